import type { Services } from '../../../functions/src/platform/services.ts';

/** Services to whose first commit somebody else comes first: they act between its reading and its writing. */
export function meanwhile(services: Services, act: () => Promise<unknown>): Services {
  let acted = false;
  const db = new Proxy(services.db, {
    get(target, member) {
      const value: unknown = Reflect.get(target, member);
      if (member !== 'batch') {
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return () => {
        const batch = target.batch();
        const commit = batch.commit.bind(batch);
        batch.commit = async () => {
          if (!acted) {
            acted = true;
            await act();
          }
          return commit();
        };
        return batch;
      };
    },
  });
  return { ...services, db };
}
