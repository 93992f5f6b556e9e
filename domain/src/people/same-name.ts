/** Compares names without case and extra spaces; an empty name is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) =>
    name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return first !== '' && first === second;
}
