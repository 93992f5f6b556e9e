import { createHash } from 'node:crypto';
import type { MigrationStep } from '../migration.ts';

/**
 * Before version 2 the checks 1042-A and 1042A were different. Each number moves to its document without hyphens. If
 * two payments now have one number, the first keeps it. The second stays where it is, still counts as a payment by
 * check, and `npm run check:data` names it until one of the two is voided.
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

/** Returns the id of a number's document in version 2; later versions may use another one. */
function idOf(checkNumber: string): string {
  const bare = checkNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return createHash('sha256')
    .update(bare.replace(/^0+(?=.)/, ''))
    .digest('hex');
}
