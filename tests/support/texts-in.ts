/** Returns the texts of a messages object by their path, without those that a function makes. */
export function textsIn(
  messages: unknown,
  path = '',
): readonly (readonly [path: string, text: string])[] {
  if (typeof messages === 'string') return [[path, messages]];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.entries(messages).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));
}
