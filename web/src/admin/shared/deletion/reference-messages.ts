import type { ReferenceCounts } from './count-references.ts';

const NOUNS: readonly (readonly [kind: keyof ReferenceCounts, one: string, many: string])[] = [
  ['budgetItems', 'budget item', 'budget items'],
  ['revenueItems', 'revenue item', 'revenue items'],
  ['manualExpenses', 'manual expense', 'manual expenses'],
  ['transfers', 'transfer', 'transfers'],
  ['openExpenses', 'expense that waits for approval', 'expenses that wait for approval'],
  ['decidedExpenses', 'decided expense', 'decided expenses'],
];

const list = new Intl.ListFormat('en-US');

/** The words about what refers to a category or a fund. Another language is another object of this type. */
export const referenceMessages = {
  counting: 'Looking up what refers to it…',
  failed: 'What refers to it could not be looked up.',

  /**
   * `2 budget items and 1 revenue item refer to it. They stay, and show it as Unknown.`
   * @param prevented whether it cannot be deleted because of them.
   */
  referring(counted: ReferenceCounts, prevented: boolean): string {
    const parts = NOUNS.flatMap(([kind, one, many]) => {
      const count = counted[kind];
      return count === 0 ? [] : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
    });
    if (parts.length === 0) return 'Nothing refers to it.';
    const total = NOUNS.reduce((sum, [kind]) => sum + counted[kind], 0);
    const what = `${list.format(parts)} ${total === 1 ? 'refers' : 'refer'} to it.`;
    if (prevented) return `${what} It cannot be deleted while expenses wait for approval.`;
    return `${what} ${total === 1 ? 'It stays, and shows' : 'They stay, and show'} it as Unknown.`;
  },
};
