/**
 * Returns a function that makes a value on the first call and returns the same one afterwards. It forgets a failed attempt,
 * so that the next call tries again.
 */
export function lazyPromise<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((cause: unknown) => {
      made = undefined;
      throw cause;
    }));
}
