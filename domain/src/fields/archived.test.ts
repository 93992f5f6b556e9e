import { expect, it } from 'vitest';
import { compareNames } from '../text/sort.ts';
import { ARCHIVED, inUseFirst, isInUse } from './archived.ts';
import { invalidFields } from './document.ts';
import { typedOfValues, valuesOfTyped } from './form.ts';

const FORM = { archived: ARCHIVED };

it('is stored only while it is ticked', () => {
  expect(valuesOfTyped(FORM, { archived: true })).toEqual({ archived: true });
  expect(valuesOfTyped(FORM, { archived: false })).toEqual({});
  expect(typedOfValues(FORM, { archived: true })).toEqual({ archived: true });
  expect(typedOfValues(FORM, {})).toEqual({ archived: false });
  expect(invalidFields(FORM, {})).toEqual([]);
  expect(invalidFields(FORM, { archived: false })).toEqual(['archived']);
});

it('puts what is archived last', () => {
  const rows = [
    { name: 'Arts', archived: true },
    { name: 'Music' },
    { name: 'Dance', archived: true },
    { name: 'Chess', archived: false },
  ];
  const sorted = rows.toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)));
  expect(sorted.map(({ name }) => name)).toEqual(['Chess', 'Music', 'Arts', 'Dance']);
  expect(sorted.map(isInUse)).toEqual([true, true, false, false]);
});
