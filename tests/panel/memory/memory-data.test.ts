import { describeData } from '../../support/data-contract/describe-data.ts';
import type { Keeper } from '../../support/data-contract/keeper.ts';
import { MemoryData } from './memory-data.ts';
import type { StoredMap } from './memory-query.ts';

describeData('memory', () => {
  const signedIn = { uid: 'admin', email: 'treasurer@example.com' };
  let isOnline = true;
  const data = new MemoryData(
    {},
    { signedIn: () => signedIn, clock: () => Date.now(), isOnline: () => isOnline },
  );
  const connection = (online: boolean) => (): Promise<void> => {
    isOnline = online;
    data.connectionChanged();
    return Promise.resolve();
  };
  const keeper: Keeper = {
    data,
    put(path, fields) {
      // The contract's documents are made of what JSON can hold, and of moments.
      data.put(path, fields as StoredMap);
      return Promise.resolve();
    },
    delete(path) {
      data.delete(path);
      return Promise.resolve();
    },
    deny(isDenied) {
      data.deny(isDenied);
      return Promise.resolve();
    },
    become(role) {
      data.put(`people/${signedIn.uid}`, { role });
      return Promise.resolve();
    },
    disconnect: connection(false),
    connect: connection(true),
    empty() {
      const own = `people/${signedIn.uid}`;
      const entry = data.stored(own);
      data.clear();
      if (entry !== null) data.put(own, entry);
      return Promise.resolve();
    },
    signedIn,
  };
  return Promise.resolve(keeper);
});
