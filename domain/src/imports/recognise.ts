/** Tells whether something is there already. Each of what is there stands for one row of the sheet. */
export interface Recogniser {
  /** Returns whether there is one of this key left, and takes it. */
  readonly take: (key: string) => boolean;
}

/** @param keys those of what is there, each as often as it is there. */
export function recogniser(keys: Iterable<string>): Recogniser {
  const left = new Map<string, number>();
  for (const key of keys) left.set(key, (left.get(key) ?? 0) + 1);
  return {
    take(key) {
      const count = left.get(key) ?? 0;
      if (count > 0) left.set(key, count - 1);
      return count > 0;
    },
  };
}
