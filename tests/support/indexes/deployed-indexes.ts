import { readFileSync } from 'node:fs';
import type { Index, IndexField } from './plan-query.ts';

const FILE = new URL('../../../firestore.indexes.json', import.meta.url);

interface DeployedField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

/** The indexes that a deploy makes. @throws Error when a field loses its own indexes, which no query reckons with. */
export function deployedIndexes(): Index[] {
  // Our own file, checked in; a wrong shape fails the test that reads it.
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as {
    readonly indexes: readonly {
      readonly collectionGroup: string;
      readonly fields: readonly DeployedField[];
    }[];
    readonly fieldOverrides: readonly unknown[];
  };
  if (file.fieldOverrides.length > 0) throw new Error('An index of a single field is exempted.');
  return file.indexes.map(({ collectionGroup, fields }) => ({
    collection: collectionGroup,
    fields: fields.map(({ fieldPath, order, arrayConfig }): IndexField => {
      const kind = order ?? arrayConfig;
      if (kind === undefined) throw new Error(`The index of ${fieldPath} has no kind.`);
      return { field: fieldPath, kind };
    }),
  }));
}
