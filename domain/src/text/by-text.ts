/**
 * Returns what sorts things by a text as it is written, code unit by code unit: days, ids and keys. Names that people read sort
 * by `compareNames`.
 */
export function byText<T>(textOf: (one: T) => string): (one: T, other: T) => number {
  return (one, other) => {
    const [text, otherText] = [textOf(one), textOf(other)];
    if (text === otherText) return 0;
    return text < otherText ? -1 : 1;
  };
}
