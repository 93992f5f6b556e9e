import { readFileSync } from 'node:fs';
import type { Index, IndexField } from './plan-query.ts';

const FILE = new URL('../../../firestore.indexes.json', import.meta.url);

interface DeployedField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** The indexes that every field has by itself, which an override must repeat. */
const OWN = ['ASCENDING', 'DESCENDING', 'CONTAINS'];

/** The indexes that a deploy makes. @throws Error if a field loses its own indexes, since no query expects that. */
export function deployedIndexes(file: URL | string = FILE): Index[] {
  // Our own file, checked in. A wrong shape fails the test that reads it.
  const { indexes, fieldOverrides } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly indexes: readonly {
      readonly collectionGroup: string;
      readonly queryScope: Scope;
      readonly fields: readonly DeployedField[];
    }[];
    readonly fieldOverrides: readonly {
      readonly collectionGroup: string;
      readonly fieldPath: string;
      readonly indexes: readonly (Omit<DeployedField, 'fieldPath'> & {
        readonly queryScope: Scope;
      })[];
    }[];
  };
  const composite = indexes.map(({ collectionGroup, queryScope, fields }) => ({
    collection: placeOf(collectionGroup, queryScope),
    fields: fields.map(indexField),
  }));
  const added = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: single }) => {
    const all = single.map(({ queryScope, ...kind }) => ({
      collection: placeOf(collectionGroup, queryScope),
      fields: [indexField({ fieldPath, ...kind })],
    }));
    const own = all.filter(({ collection }) => collection === collectionGroup);
    const kinds = own.flatMap(({ fields }) => fields.map(({ kind }) => kind));
    if (!OWN.every((kind) => kinds.some((found) => found === kind))) {
      throw new Error(`${fieldPath} of ${collectionGroup} loses an index of its own.`);
    }
    return all.filter((index) => !own.includes(index));
  });
  return [...composite, ...added];
}

/** As a query names it: a group is all collections of that name. */
function placeOf(collectionGroup: string, scope: Scope): string {
  return scope === 'COLLECTION' ? collectionGroup : `*/${collectionGroup}`;
}

function indexField({ fieldPath, order, arrayConfig }: DeployedField): IndexField {
  const kind = order ?? arrayConfig;
  if (kind === undefined) throw new Error(`The index of ${fieldPath} has no kind.`);
  return { field: fieldPath, kind };
}
