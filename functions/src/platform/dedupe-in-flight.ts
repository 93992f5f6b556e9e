/** Shares one call among callers that ask for the same key at the same time. A later caller asks again. */
export function dedupeInFlight<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key) => {
    const answer = inFlight.get(key) ?? ask(key).finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
    return answer;
  };
}
