/** Returns the members of what JSON or a browser gave, each still unknown; none of what is not an object. */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  // Every object can be read by names.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Returns what was stored or sent, if it is a text, and '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the text of that name among members; '' where there is none. */
export function textIn(members: Readonly<Record<string, unknown>>, name: string): string {
  return textOf(members[name]);
}
