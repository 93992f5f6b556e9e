import {
  contributionOf,
  sameContribution,
  type LedgerCollection,
} from '@pa-ledger/domain/ledger/ledger';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { contributionFrom, countedId } from '../contributions.ts';
import { COUNTED } from '../../firestore/paths.ts';
import { readAll, readPage, recountPage } from './pages.ts';
import type { Difference, PageReport, PageStart, Recalculator } from './pages.ts';
import { readNames, recountSentence } from './difference-messages.ts';

/** The fields that `contributionOf` reads, in any collection. */
const FIELDS = ['categoryId', 'fundId', 'amount', 'status', 'submission.amount'];

/** The event of a more recent write, in milliseconds, may still be under way, so its missing contribution is not reported. */
const ON_ITS_WAY_MS = 30_000;

/** Checks that each document of a page contributes what it should. */
export async function checkLedger(
  services: Recalculator,
  collection: LedgerCollection,
  start: PageStart,
): Promise<PageReport> {
  const { db } = services;
  const { found, last } = await readPage(db, collection, start, FIELDS);
  const idOf = ({ id }: DocumentSnapshot) => countedId({ collection, id });
  const appliedContributions = await readAll(
    db,
    found.map((document) => `${COUNTED}/${idOf(document)}`),
  );
  const wrong = found.filter((document, index) => {
    const before = appliedContributions[index];
    const after = contributionOf(collection, document.data());
    const settled = before?.exists === (after !== null);
    return !settled || !sameContribution(contributionFrom(before.data()), after);
  });
  const names = await readNames(db, wrong.length > 0);
  const changes = await recountPage(services, wrong.map(idOf));
  const differed = wrong.flatMap((document): Difference[] => {
    const change = changes.get(idOf(document));
    const age = services.clock() - (document.updateTime?.toMillis() ?? 0);
    if (change === undefined || age < ON_ITS_WAY_MS) return [];
    const sentence = recountSentence(collection, change, names);
    return [{ what: 'transaction', path: document.ref.path, sentence }];
  });
  return { checked: found.length, differed, last };
}
