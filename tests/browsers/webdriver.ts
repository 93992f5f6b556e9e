/** How long a command may take, in ms. */
const TIMEOUT_MS = 60_000;

/** Asks a driver that speaks the W3C's WebDriver. @throws Error with the driver's words when it refuses. */
export async function askDriver(method: string, url: string, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // As the protocol says.
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
