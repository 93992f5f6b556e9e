import type { Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../../functions/src/platform/services.ts';

/** Where a process may stop, or something else may come first: around each commit that writes. */
export type CommitPoint = 'before commit' | 'after commit';

export const COMMIT_POINTS: readonly CommitPoint[] = ['before commit', 'after commit'];

/** What happens at each point; the commit waits for it, and fails with what it throws. */
export type CommitHook = (point: CommitPoint) => unknown;

const WRITES = ['create', 'set', 'update', 'delete'];

/**
 * Returns the database with a hook around each commit of a batch or a transaction that writes. A transaction's 'before commit'
 * comes after its reads, and again with each of its tries.
 */
export function withCommitHook(db: Firestore, hook: CommitHook): Firestore {
  const runTransaction = async (...[once, options]: Parameters<Firestore['runTransaction']>) => {
    let writes = (): boolean => false;
    const result = await db.runTransaction(async (transaction) => {
      writes = noteWrites(transaction);
      const own = await once(transaction);
      if (writes()) await hook('before commit');
      return own;
    }, options);
    if (writes()) await hook('after commit');
    return result;
  };
  return replacing(withBatchHook(db, hook), { runTransaction });
}

function withBatchHook(db: Firestore, hook: CommitHook): Firestore {
  const makeBatch = () => {
    const batch = db.batch();
    const writes = noteWrites(batch);
    const commit = batch.commit.bind(batch);
    batch.commit = async () => {
      if (writes()) await hook('before commit');
      const results = await commit();
      if (writes()) await hook('after commit');
      return results;
    };
    return batch;
  };
  return replacing(db, { batch: makeBatch });
}

/** Returns whether something was written through a batch or a transaction. */
function noteWrites(writer: object): () => boolean {
  let wrote = false;
  for (const name of WRITES) {
    const own = Reflect.get(writer, name) as (...sent: readonly unknown[]) => unknown;
    Reflect.set(writer, name, (...sent: readonly unknown[]) => {
      wrote = true;
      return Reflect.apply(own, writer, sent);
    });
  }
  return () => wrote;
}

/** Returns the database with some methods replaced; all others need the client itself. */
export function replacing(db: Firestore, methods: Readonly<Record<string, unknown>>): Firestore {
  return new Proxy(db, {
    get(target, name) {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Returns services whose commits call the hook. */
export function hooked(services: Services, hook: CommitHook): Services {
  return { ...services, db: withCommitHook(services.db, hook) };
}

/** Returns services whose commits fail at a point. */
export function stoppingAt(services: Services, point: CommitPoint): Services {
  return hooked(services, (reached) => {
    if (reached === point) throw new Error('It stops here.');
  });
}

/** Returns services whose first commit succeeds while its answer is lost, and how many answers were. */
export function losingAnAnswer(services: Services): { services: Services; lost: () => number } {
  let lost = 0;
  const unlucky = hooked(services, (point) => {
    if (point !== 'after commit' || lost > 0) return;
    lost++;
    throw Object.assign(new Error('The connection broke.'), { code: 14 });
  });
  return { services: unlucky, lost: () => lost };
}

/** Returns a database whose batches wait for something. In a transaction, it would wait for the locks of its reads. */
export function beforeEachBatch(db: Firestore, wait: () => Promise<unknown>): Firestore {
  return withBatchHook(db, (point) => (point === 'before commit' ? wait() : undefined));
}

/** Returns services to whose first batch somebody else comes first: they act between its reading and its writing. */
export function meanwhile(services: Services, act: () => Promise<unknown>): Services {
  return { ...services, db: beforeEachBatch(services.db, onceOnly(act)) };
}

/** Returns services to whose first transaction somebody else comes first: within it, its reads would lock what they act on. */
export function beforeTransaction(services: Services, act: () => Promise<unknown>): Services {
  const { db } = services;
  const first = onceOnly(act);
  const runTransaction = async (...sent: Parameters<Firestore['runTransaction']>) => {
    await first();
    return db.runTransaction(...sent);
  };
  return { ...services, db: replacing(db, { runTransaction }) };
}

/** Returns services to whose first commit, by a batch or in a transaction, somebody else comes first. */
export function interrupted(services: Services, act: () => Promise<unknown>): Services {
  const first = onceOnly(act);
  return meanwhile(beforeTransaction(services, first), first);
}

function onceOnly(act: () => Promise<unknown>): () => Promise<unknown> {
  let acted: Promise<unknown> | null = null;
  return () => (acted ??= act());
}
