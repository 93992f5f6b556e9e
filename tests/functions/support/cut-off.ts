import type { Firestore } from 'firebase-admin/firestore';

type Request = (method: string, ...rest: unknown[]) => Promise<unknown>;

/**
 * Ends what a Firestore client can do at one of its next commits, as a kill of the process would: that commit is not
 * sent, nor is any after it.
 * @param commit 1 for the very next one; none is counted while it is 0.
 * @returns how many commits were asked for by now.
 */
export function cutOffAt(db: Firestore, commit: number): () => number {
  // The SDK's own funnel of all requests; it has no public place for such a thing.
  const request = (Reflect.get(db, 'request') as Request).bind(db);
  let asked = 0;
  const cut: Request = (method, ...rest) => {
    if (method === 'commit') asked++;
    const isCut = commit > 0 && asked >= commit;
    return isCut ? Promise.reject(new Error('Killed.')) : request(method, ...rest);
  };
  Reflect.set(db, 'request', cut);
  return () => asked;
}
