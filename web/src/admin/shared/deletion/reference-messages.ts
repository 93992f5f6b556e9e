import type { ReferenceCounts } from './count-references.ts';

const NOUNS: readonly (readonly [kind: keyof ReferenceCounts, one: string, many: string])[] = [
  ['budgetItems', 'budget item', 'budget items'],
  ['incomeItems', 'expected income item', 'expected income items'],
  ['revenueItems', 'revenue item', 'revenue items'],
  ['manualExpenses', 'manual expense', 'manual expenses'],
  ['transfers', 'transfer', 'transfers'],
  ['openExpenses', 'expense that waits for approval', 'expenses that wait for approval'],
  ['decidedExpenses', 'decided expense', 'decided expenses'],
  ['paidExpenses', 'paid expense', 'paid expenses'],
];

/** What can keep something from being deleted. */
export type Preventing = 'openExpenses' | 'paidExpenses' | 'closedYear';

const PREVENTED: Readonly<Record<Preventing, string>> = {
  openExpenses: 'You can’t delete this while expenses are waiting for approval.',
  paidExpenses:
    'You can’t delete this because payments use it. Archive it instead: old records keep it, and new ones won’t offer it.',
  closedYear:
    'You can’t delete this because a closed year uses it. Archive it instead: old records keep it, and new ones won’t offer it.',
};

const list = new Intl.ListFormat('en-US');

/** The words about what refers to a category or a fund. Another language is another object of this type. */
export const referenceMessages = {
  archive: 'Archive',
  archived: (name: string): string => `${name} was archived.`,
  counting: 'Checking what uses it…',
  failed: 'We couldn’t check what uses it.',

  /**
   * `2 budget items and 1 revenue item refer to it. They stay, and show it as Unknown.`
   * @param prevents which of them keep it from being deleted; null where none does.
   */
  referring(counted: ReferenceCounts, prevents: Preventing | null): string {
    const parts = NOUNS.flatMap(([kind, one, many]) => {
      const count = counted[kind];
      return count === 0 ? [] : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
    });
    if (parts.length === 0)
      return prevents === null ? 'Nothing refers to it.' : PREVENTED[prevents];
    const total = NOUNS.reduce((sum, [kind]) => sum + counted[kind], 0);
    const what = `${list.format(parts)} ${total === 1 ? 'refers' : 'refer'} to it.`;
    if (prevents !== null) return `${what} ${PREVENTED[prevents]}`;
    return `${what} ${total === 1 ? 'It stays, and shows' : 'They stay, and show'} it as Unknown.`;
  },
};
