import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { useLookup } from '../records/lookup.ts';
import { journalMessages } from './journal-messages.ts';
import type { NameOf } from './subjects.ts';

/** Returns the names of categories and funds by their ids; of one that is deleted, the id. */
export function useNames(): NameOf {
  const { nameOf } = useLookup();
  return (collection, id) => {
    const name = nameOf(collection, id);
    return name === UNKNOWN ? journalMessages.deletedName(id) : name;
  };
}
