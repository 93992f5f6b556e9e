/** Returns the members of what JSON or a browser gave, each still unknown; none of what is not an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  // Every object can be read by names.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns a text of what was stored or sent; '' where it has none of that name, or something else. */
export function textIn(members: Readonly<Record<string, unknown>>, name: string): string {
  const value = members[name];
  return typeof value === 'string' ? value : '';
}
