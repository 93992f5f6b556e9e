import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import type { RecordName } from '@pa-ledger/domain/ledger/record-fields';
import {
  formFromRecord,
  recordFromForm,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import type { Fields } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { create, remove, update } from '../../../data/writes.ts';
import type { RecordRow } from '../records/ledger-records.ts';
import { saveResultOf, type Loaded, type SaveResult } from './save-result.ts';

type Result = { readonly ok: true } | Failure;

/** What deletes something, and what undoes that. */
export interface Deletion {
  readonly remove: () => Promise<Result>;
  /** Restores it with the same id. */
  readonly restore: () => Promise<Result>;
}

/** Returns what takes a row out of the choices. */
export function archiving<Name extends 'accounts' | 'categories' | 'funds'>(
  name: Name,
  writes: Pick<RecordWrites<Name>, 'save'>,
  row: RecordRow<Name>,
): () => Promise<Result> {
  return () => writes.save(row.id, row.version, { ...formFromRecord(name, row), archived: true });
}

/** What saves and deletes the records of a tab. */
export interface RecordWrites<Name extends RecordName> {
  /**
   * Saves what a form holds.
   * @param id of a new one too: it is made when the form opens, so that a second try creates no second one.
   * @param version the one to save over; null creates.
   * @param loaded what the form began with.
   */
  readonly save: (
    id: string,
    version: number | null,
    typed: FormValues<Name>,
    loaded?: Loaded<FormValues<Name>>,
  ) => Promise<SaveResult<FormValues<Name>>>;
  /** What deletes a row, refused with 'changed' when somebody has changed it since it was loaded. */
  readonly deletionOf: (row: RecordRow<Name>) => Deletion;
}

/**
 * Writes of the page itself; not for categories and accounts, which the API saves.
 * @param kept what is stored beside the fields of the form.
 * @param amendmentIn returns the amendment that was typed with a record of an adopted budget.
 */
export function recordWrites<
  Name extends Exclude<RecordName, 'accounts' | 'categories' | 'fundBalances'>,
>(
  name: Name,
  kept: Fields = {},
  amendmentIn: (typed: object) => Amendment | undefined = () => undefined,
): RecordWrites<Name> {
  return {
    async save(id, version, typed) {
      const document: object = recordFromForm(name, typed);
      const fields: Fields = { ...document, ...kept };
      const amendment = amendmentIn(typed);
      const result =
        version === null
          ? await create(name, id, fields, amendment)
          : await update(name, id, version, fields, amendment);
      return saveResultOf(result, (now) => formFromRecord(name, now));
    },
    deletionOf({ id, version, ...fields }) {
      return {
        remove: () => remove(name, id, version),
        restore: () => create(name, id, fields),
      };
    },
  };
}
