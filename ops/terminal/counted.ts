/** Returns a number of things in words: `1 problem`, `2 problems`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
