/**
 * Returns a function that makes its value on the first call and keeps it. If that throws, the next call tries again.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Returns a function that makes and keeps a value for each key. Use it for few keys only. */
export function lazyBy<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, { readonly value: T }>();
  return (key) => {
    const kept = made.get(key) ?? { value: make(key) };
    made.set(key, kept);
    return kept.value;
  };
}
