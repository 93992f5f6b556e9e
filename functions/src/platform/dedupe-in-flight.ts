/** Shares one call among callers that ask for the same key at the same time. A later caller asks again. */
export function dedupeInFlight<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const answer = ask(key).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
