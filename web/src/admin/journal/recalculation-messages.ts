const number = (count: number): string => count.toLocaleString('en-US');

/** `1 document`, `2 documents`. */
const counted = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The words of Recalculate. Another language is another object of this type. */
export const recalculationMessages = {
  heading: 'Are the figures right?',
  hint: 'Reports use running totals. Recalculate checks them against every transaction and fixes any that are off.',
  recalculate: 'Recalculate',
  recalculating: 'Recalculating…',
  name: 'Recalculating',
  checkedSoFar: (count: number): string => `${counted(count, 'document')} checked so far…`,
  failed: "We couldn't finish recalculating.",
  /** What a recalculation found. */
  found(checked: number, differences: number): string {
    const documents = `${counted(checked, 'document')} checked`;
    if (differences === 0) return `Everything was right: ${documents}, nothing differed.`;
    const were = differences === 1 ? '1 difference was' : `${number(differences)} differences were`;
    return `${were} corrected: ${documents}.`;
  },
  andOthers: (count: number): string => `And ${counted(count, 'other')}.`,
};
