import { expect, it } from 'vitest';
import * as z from 'zod';
import { documentCases } from '../../../tests/fixtures/document-cases.ts';
import { APPROVERS, LEDGER_RECORDS } from '../../../tests/fixtures/ledger-records.ts';
import { APPROVER_FIELDS } from '../approvers/approver-fields.ts';
import { VERSIONED } from '../ledger/field-parts.ts';
import { RECORDS } from '../ledger/record-fields.ts';
import { invalidFields } from './document.ts';
import { typedOfValues, valuesOfTyped } from './form.ts';
import { formErrors } from './form-errors.ts';
import { fieldSchemas, typedSchemas } from './schema.ts';

const MILEAGE = { label: 'Mileage', kind: 'count', required: false, min: 0, max: 9_999 } as const;
const FORM = { ...RECORDS.funds.form, mileage: MILEAGE };
const FUND = { ...LEDGER_RECORDS.funds, mileage: 12 };
const TOO_FAR = 'Mileage must be a whole number from 0 to 9,999.';

it('a field that is added only to a model is in the form, the bodies and the document', () => {
  const typed = typedOfValues(FORM, FUND);
  expect(typed.mileage).toBe('12');
  expect(valuesOfTyped(FORM, typed)).toMatchObject({ mileage: 12 });
  expect(formErrors(FORM, { ...typed, mileage: '10000' })).toEqual({ mileage: TOO_FAR });

  const { version, ...body } = FUND;
  expect(z.strictObject(typedSchemas(FORM)).parse(body)).toEqual(typed);
  const schema = z.strictObject(fieldSchemas(FORM, {}));
  expect(schema.parse(body)).toEqual(body);
  const { error } = schema.safeParse({ ...body, mileage: 10_000 });
  expect(error?.issues).toMatchObject([{ path: ['mileage'], message: TOO_FAR }]);

  const stored = { ...FORM, ...RECORDS.funds.kept };
  expect(invalidFields(stored, { ...body, version })).toEqual([]);
  expect(invalidFields(stored, { ...body, version, mileage: 10_000 })).toEqual(['mileage']);
});

/** Without what has models of its own. */
const { standIns: _, absences: __, ...APPROVERS_ALONE } = APPROVERS;

it.each([
  ['a record', { form: FORM, kept: RECORDS.funds.kept }, FUND],
  [
    'the approvers',
    { form: { ...APPROVER_FIELDS, mileage: MILEAGE }, kept: VERSIONED },
    { ...APPROVERS_ALONE, mileage: 12 },
  ],
])('a field that is added only to the model of %s has cases, as the check has them', (...tried) => {
  const [, model, order] = tried;
  const cases = documentCases(model, order).filter(({ title }) => title.startsWith('mileage'));
  expect(new Set(cases.map(({ right }) => right))).toEqual(new Set([true, false]));
  for (const { title, document, right } of cases) {
    const wrong = invalidFields({ ...model.form, ...model.kept }, document);
    expect([title, wrong]).toEqual([title, right ? [] : ['mileage']]);
  }
});
