import type { Firestore } from 'firebase-admin/firestore';
import type { Checkpoint, Services } from '../../../functions/src/platform/services.ts';

/** Services to whose first commit somebody else comes first: they act between its reading and its writing. */
export function meanwhile(services: Services, act: () => Promise<unknown>): Services {
  let acted = false;
  const db = beforeEachCommit(services.db, async () => {
    if (acted) return;
    acted = true;
    await act();
  });
  return { ...services, db };
}

/** A database whose commits wait for something. */
export function beforeEachCommit(db: Firestore, wait: () => Promise<void>): Firestore {
  return new Proxy(db, {
    get(target, member) {
      if (member === 'batch') {
        return () => {
          const batch = target.batch();
          const commit = batch.commit.bind(batch);
          batch.commit = async () => {
            await wait();
            return commit();
          };
          return batch;
        };
      }
      const value: unknown = Reflect.get(target, member);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Services to whose first transaction somebody else comes first. */
export function beforeTransaction(services: Services, act: () => Promise<unknown>): Services {
  let acted = false;
  const db = new Proxy(services.db, {
    get(target, member) {
      const value: unknown = Reflect.get(target, member);
      if (member !== 'runTransaction')
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      return async (...args: Parameters<Firestore['runTransaction']>) => {
        if (!acted) {
          acted = true;
          await act();
        }
        return target.runTransaction(...args);
      };
    },
  });
  return { ...services, db };
}

/** Services to whose first commit, by a batch or in a transaction, somebody else comes first. */
export function interrupted(services: Services, act: () => Promise<unknown>): Services {
  let acted = false;
  const once = async () => {
    if (acted) return;
    acted = true;
    await act();
  };
  return meanwhile(beforeTransaction(services, once), once);
}

/** Services that stop at a point. */
export function stoppingAt(services: Services, point: Checkpoint): Services {
  const checkpoint = (reached: Checkpoint): void => {
    if (reached === point) throw new Error('It stops here.');
  };
  return { ...services, checkpoint };
}
