import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { countedId } from '../../functions/src/totals/counted-lines.ts';
import { recountAll } from '../../functions/src/totals/recount.ts';
import type { MigrationContext } from './migration.ts';
import { pagesOf } from './pages.ts';

/** Documents that are counted in one commit, each with some lines and cells. */
const AT_ONCE = 100;

/** Counts all documents of a collection of the ledger as they are now; what is counted so already stays. */
export async function countAgain(
  collection: LedgerCollection,
  { db, progress }: Pick<MigrationContext, 'db' | 'progress'>,
): Promise<void> {
  const services = { db, checkpoint: () => undefined };
  let done = 0;
  for await (const page of pagesOf(db.collection(collection))) {
    const ids = page.map(({ id }) => countedId({ collection, id }));
    for (let start = 0; start < ids.length; start += AT_ONCE)
      await recountAll(services, ids.slice(start, start + AT_ONCE));
    done += page.length;
    progress(`${done} documents of ${collection} are counted`);
  }
}
