/** What a budget line says of where its category is paid from. */
export interface BudgetPlace {
  readonly categoryId: string;
  readonly fundId: string;
}

/**
 * Returns the fund that pays a category because all its budget lines name the same one, and it exists; null when none
 * follows, and a person must choose.
 * @param lines of any category.
 */
export function followingFundOf(
  categoryId: string,
  lines: readonly BudgetPlace[],
  funds: readonly { readonly id: string }[],
): string | null {
  const own = lines.filter((line) => line.categoryId === categoryId);
  const [first, ...others] = new Set(own.map(({ fundId }) => fundId));
  if (first === undefined || others.length > 0) return null;
  return funds.some(({ id }) => id === first) ? first : null;
}
