import { createHash } from 'node:crypto';
import type { MigrationStep } from '../migration.ts';

/**
 * Until version 2 the check 1042-A was another than 1042A. Each number moves to where it lies without its hyphens. Where
 * two payments have one number now, the first keeps it: the second stays where it is, is still known as a payment by
 * check, and is named by `npm run check:data` until one of the two is voided.
 */
export const CHECK_NUMBERS: MigrationStep = {
  name: 'Hyphens make no difference in check numbers',
  async run({ db, note }) {
    const numbers = db.collection('checkNumbers');
    const { docs } = await numbers.get();
    const taken = new Set(docs.map(({ id }) => id));
    const byAge = docs.toSorted(
      (one, other) => one.createTime.toMillis() - other.createTime.toMillis(),
    );
    for (const use of byAge) {
      const checkNumber = use.get('checkNumber') as string;
      const id = idOf(checkNumber);
      if (id === use.id) continue;
      if (taken.has(id)) {
        note(`Check ${checkNumber} has paid two expenses: npm run check:data names them.`);
        continue;
      }
      const batch = db.batch();
      batch.create(numbers.doc(id), use.data());
      batch.delete(use.ref, { lastUpdateTime: use.updateTime });
      await batch.commit();
      taken.add(id);
    }
  },
};

/** As version 2 names the document of a number; later versions may do otherwise. */
function idOf(checkNumber: string): string {
  const bare = checkNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256')
    .update(bare.replace(/^0+(?=.)/, ''))
    .digest('hex');
}
