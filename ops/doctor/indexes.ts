import { readIndexes, readOverrides, type IndexField } from '../base/index-file.ts';
import {
  databaseOf,
  note,
  orRight,
  wrong,
  type Check,
  type Finding,
  type Target,
} from './check.ts';

/** An index of the project, in the form of the reference of indexes.list. */
interface BuiltIndex {
  /** `…/collectionGroups/COLLECTION/indexes/ID` */
  readonly name: string;
  readonly queryScope?: string;
  readonly fields?: readonly IndexField[];
  readonly state?: string;
}

const nameOf = (collection: string, scope: string, fields: readonly IndexField[]): string =>
  [
    scope === 'COLLECTION' ? collection : `${collection} (${scope})`,
    ...fields
      // Google adds the document's id at the end.
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
  ].join(', ');

export const indexes: Check = {
  id: 'indexes',
  name: 'the indexes of firestore.indexes.json are built',
  why: 'Firestore refuses a query that no index serves. They build for minutes after a deploy, and until then the lists that need them cannot be loaded.',
  isBefore: false,
  async run(target) {
    const wanted = readIndexes(target.root);
    const list = `/v1/${databaseOf(target)}/collectionGroups/-/indexes`;
    const found = await target.google.list('firestoreAdmin', list, 'indexes');
    const states = new Map(
      (found as readonly BuiltIndex[]).map(({ name, queryScope = '', fields = [], state = '' }) => {
        const collection = /collectionGroups\/([^/]+)/.exec(name)?.[1] ?? '';
        return [nameOf(collection, queryScope, fields), state] as const;
      }),
    );
    const deploy = `npx firebase deploy --only firestore:indexes --project ${target.project}`;
    const problems = wanted.flatMap(({ collectionGroup, queryScope, fields }) => {
      const name = nameOf(collectionGroup, queryScope, fields);
      const state = states.get(name);
      if (state === 'READY') return [];
      if (state === 'CREATING') return [note(`Still building: ${name}.`)];
      if (state === undefined) return [wrong(`Not deployed: ${name}.`, deploy)];
      return [
        wrong(
          `Of no use, its state is ${state}: ${name}.`,
          `Delete it in the Firebase console (Firestore, Indexes), then: ${deploy}`,
        ),
      ];
    });
    const overrides = await overrideProblems(target);
    return orRight([...problems, ...overrides], `All ${wanted.length} are built.`);
  },
};

/** What the list of fields says about each, in the form of the reference of fields.list. */
interface ListedField {
  /** `…/collectionGroups/COLLECTION/fields/FIELD` */
  readonly name: string;
}

/** Fields with their own indexes, such as those of a whole group of collections. */
async function overrideProblems(target: Target): Promise<readonly Finding[]> {
  const path = `/v1/${databaseOf(target)}/collectionGroups/-/fields?filter=indexConfig.usesAncestorConfig:false`;
  const found = (await target.google.list(
    'firestoreAdmin',
    path,
    'fields',
  )) as readonly ListedField[];
  return readOverrides(target.root)
    .filter(({ collectionGroup, fieldPath }) => {
      const end = `/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
      return !found.some(({ name }) => name.endsWith(end));
    })
    .map(({ collectionGroup, fieldPath }) =>
      wrong(
        `Not deployed: the indexes of ${collectionGroup}.${fieldPath}.`,
        `npx firebase deploy --only firestore:indexes --project ${target.project}`,
      ),
    );
}
