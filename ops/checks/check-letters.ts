import { letterNumber, serialOf, type Letter } from '@pa-ledger/domain/tax/letter';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/** Checks that a year's letters are numbered from 1 on, each number once, and that each one's amount is the sum of its gifts. */
export function checkLetters({ letters }: Pick<ProjectData, 'letters'>): string[] {
  // Only functions write letters.
  const stored = letters.map(({ id, data }) => ({ id, letter: data as Letter<unknown> }));
  const byYear = Map.groupBy(stored, ({ letter }) => letter.year);
  return [
    ...[...byYear].flatMap(([year, ofYear]) => {
      const serials = new Set(ofYear.map(({ id }) => serialOf(id)));
      const gaps = ofYear.map((_, index) => index + 1).filter((serial) => !serials.has(serial));
      return gaps.map((serial) => `letters/${letterNumber(year, serial)} isn't there.`);
    }),
    ...stored.flatMap(({ id, letter: { number, year, amount, gifts, goods } }) => {
      const cents = gifts.reduce((sum, gift) => sum + partOf(gift), 0);
      return problemsIn([
        [
          number !== id || !id.startsWith(`${year}-`) || serialOf(id) === 0,
          `letters/${id} has another number or year.`,
        ],
        [gifts.length + goods.length === 0, `letters/${id} acknowledges nothing.`],
        [Math.round(amount * 100) !== cents, `letters/${id} has another amount than its gifts.`],
        [
          gifts.some((gift) => partOf(gift) <= 0),
          `letters/${id} names a payment of which nothing is a gift.`,
        ],
      ]);
    }),
  ];
}

/** The part of a payment that's a gift, in cents. */
function partOf({ amount, inReturn }: Letter['gifts'][number]): number {
  return Math.round(amount * 100) - Math.round((inReturn?.value ?? 0) * 100);
}
