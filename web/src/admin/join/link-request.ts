/** The header that carries a person's token, as it does an approver's. */
const TOKEN_HEADER = 'X-Approval-Token';

/** Returns the request with a person's link: it reads, or with a body does something. */
export function personLinkRequest(token: string, body?: object): RequestInit {
  // The link is the only credential, and a redirect must not carry it elsewhere.
  const options = { credentials: 'omit', redirect: 'error', cache: 'no-store' } as const;
  const headers = { [TOKEN_HEADER]: token };
  if (body === undefined) return { ...options, headers };
  return {
    ...options,
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}
