import { invalidFields } from '../fields/document.ts';
import { RECORDS, type RecordName } from './record-fields.ts';

/**
 * Returns the names of the fields that are invalid, missing or too many in a stored record: it has exactly what the
 * database's rules let an administrator write.
 */
export function invalidRecordFields(name: RecordName, document: object): string[] {
  return invalidFields({ ...RECORDS[name].form, ...RECORDS[name].kept }, document);
}
