/** How many names a refusal lists. */
const NAMED = 5;

/** Returns names for a sentence: the first few, and how many more there are. */
export function fewNames(names: readonly string[]): string {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  return `${names.slice(0, NAMED).join('; ')}${more}`;
}
