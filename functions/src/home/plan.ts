import {
  isPlanned,
  PLAN_COLLECTIONS,
  planPart,
  type PlanCollection,
  type PlanRecord,
} from '@pa-ledger/domain/home/plan';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { HOME } from '../firestore/paths.ts';
import { jitter, requireNextRound } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';

/** How far two clocks may differ plus how long a commit may take, in milliseconds. */
const SKEW_MS = 5 * 60 * 1000;

/** The fields that a part is made of. */
const FIELDS: Readonly<Record<PlanCollection, readonly string[]>> = {
  accounts: ['name', 'openingBalance', 'openingDate', 'archived', 'outstanding'],
  funds: ['name', 'heldForOthers', 'archived'],
  categories: ['name'],
  budgetItems: ['fiscalYear', 'categoryId', 'originalBudget', 'changes'],
  budgets: ['adoptedOn'],
  fundBalances: ['fundId', 'fiscalYear', 'amount'],
  statements: ['accountId', 'day', 'reopened', 'reviewed'],
  closings: ['first', 'last', 'reopenReason'],
  treasurerReports: ['givenOn', 'last'],
};

/** Returns the work of counting the plan's part of a collection, as `countOnce` takes it; null if it has none. */
export function planKeyOf(collection: string): string | null {
  return isPlanned(collection) ? `${HOME}~${collection}` : null;
}

/** Returns the collection of a key that `planKeyOf` made; null for another text. */
export function planCollectionOf(key: string): PlanCollection | null {
  const [name, collection = ''] = key.split('~');
  return name === HOME && isPlanned(collection) ? collection : null;
}

/**
 * Makes the plan's part of a collection as it is now. The guard is the version of the plan, read before the collection, so
 * of two who read different states the later one wins; `revision` makes every commit change it.
 * @param seenAt when the change was made; if the part was read long after it, there's nothing to do.
 * @returns whether what was there was wrong; false also if nothing was there.
 */
export async function planAgain(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  collection: PlanCollection,
  seenAt: Instant = Infinity,
): Promise<boolean> {
  const ref = db.collection(HOME).doc('plan');
  for (let round = 1; ; round++) {
    const plan = await ref.get();
    const readAt: unknown = plan.get(`readAt.${collection}`);
    if (typeof readAt === 'number' && seenAt < readAt - SKEW_MS) return false;
    const now = clock();
    const part = await readPart(db, collection);
    const before: unknown = plan.get(collection);
    if (isDeepStrictEqual(before ?? {}, part)) return false;
    const revision = Number(plan.get('revision') ?? 0) + 1;
    try {
      if (plan.updateTime === undefined)
        await ref.create({ [collection]: part, readAt: { [collection]: now }, revision });
      else
        await ref.update(
          { [collection]: part, [`readAt.${collection}`]: now, revision },
          { lastUpdateTime: plan.updateTime },
        );
      return before !== undefined;
    } catch (error) {
      requireNextRound(error, round);
      await jitter(round);
    }
  }
}

/** Makes all parts. @returns those that were wrong. */
export async function wholePlanAgain(
  services: Pick<Services, 'db' | 'clock'>,
): Promise<PlanCollection[]> {
  const { db } = services;
  const plan = await db.collection(HOME).doc('plan').get();
  const parts = await Promise.all(PLAN_COLLECTIONS.map((collection) => readPart(db, collection)));
  // As a rule none differs. One that does is read again under the plan's guard.
  const differing = PLAN_COLLECTIONS.filter(
    (collection, index) => !isDeepStrictEqual(plan.get(collection) ?? {}, parts[index]),
  );
  const wrong: PlanCollection[] = [];
  for (const collection of differing)
    if (await planAgain(services, collection)) wrong.push(collection);
  return wrong;
}

async function readPart(db: Firestore, collection: PlanCollection) {
  const { docs } = await db
    .collection(collection)
    .select(...FIELDS[collection])
    .get();
  return planPart(
    collection,
    docs.map((document): PlanRecord => ({ id: document.id, fields: document.data() })),
  );
}
