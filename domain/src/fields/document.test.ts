import { expect, it } from 'vitest';
import { invalidFields } from './document.ts';
import type { Field, KeptField } from './field.ts';

const FIELDS: Readonly<Record<string, Field | KeptField>> = {
  miles: { label: 'Miles', kind: 'count', required: false, min: 0, max: 999 },
  method: {
    label: 'Method',
    kind: 'choice',
    required: true,
    options: { cash: 'Cash', card: 'Card' },
  },
  card: {
    label: 'Card',
    kind: 'text',
    lines: 'one',
    required: true,
    maxLength: 9,
    onlyWhen: { field: 'method', is: 'card', otherwise: 'onlyForChecks' },
  },
  fee: {
    label: 'Fee',
    kind: 'money',
    required: true,
    max: 500,
    negative: false,
    whenUnreadable: 'refused',
  },
  notes: {
    label: 'Notes',
    kind: 'text',
    required: false,
    lines: 'many',
    maxLength: 9,
    whenEmpty: 'stored',
  },
};
const DOCUMENT = { miles: 12, method: 'cash', card: null, fee: 5, notes: '' };

it.each<[Readonly<Record<string, unknown>>, readonly string[]]>([
  [{}, []],
  [{ miles: undefined }, []],
  [{ miles: 1000 }, ['miles']],
  [{ miles: -1 }, ['miles']],
  [{ miles: 1.5 }, ['miles']],
  [{ miles: '12' }, ['miles']],
  [{ method: 'check' }, ['method']],
  [{ method: 'constructor' }, ['method']],
  [{ method: 1 }, ['method']],
  [{ card: 'Visa' }, ['card']],
  [{ card: undefined }, ['card']],
  [{ method: 'card', card: 'Visa' }, []],
  [{ method: 'card' }, ['card']],
  [{ fee: 0 }, []],
  [{ fee: -0.01 }, ['fee']],
  [{ fee: 5.01 }, ['fee']],
  [{ notes: undefined }, ['notes']],
  [{ notes: 'a\nb' }, []],
  [{ other: 1, fee: null }, ['fee', 'other']],
])('of a document with %j, the invalid fields are %j', (own, expected) => {
  expect(invalidFields(FIELDS, { ...DOCUMENT, ...own })).toEqual(expected);
});
