import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import { valueOfTyped } from '../fields/form.ts';
import { fieldError } from '../fields/form-errors.ts';
import { formatText } from '../fields/text-formats.ts';
import { CATEGORY_NAME, nameOnForm, normalizeCategoryName } from './category.ts';

describe('normalizeCategoryName', () => {
  it.each([
    ['Fall Festival', 'fall festival'],
    ['Fall Festival', '  FALL   festival '],
    ['Fall Festival', 'Fall\u00a0Festival'],
    ['Fall Festival', 'Fall\u3000Festival'],
    ['Fall Festival', 'Fa\u00adll Festi\u200bval'],
    ['Fall Festival', 'Ｆａｌｌ Ｆｅｓｔｉｖａｌ'],
    ['office', 'oﬃce'],
    ['Café', 'Cafe\u0301'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
  ])('treats %j and %j as the same (#70)', (one, other) => {
    expect(normalizeCategoryName(one)).toBe(normalizeCategoryName(other));
  });

  it.each([
    ['Fall Festival', 'FallFestival'],
    ['Fall Festival', 'Fall Festival 2'],
    ['Café', 'Cafe'],
    ['Art & Music', 'Art and Music'],
  ])('treats %j and %j as different (#70)', (one, other) => {
    expect(normalizeCategoryName(one)).not.toBe(normalizeCategoryName(other));
  });

  it('gives the same for every spelling, and when it is repeated (#70)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const once = normalizeCategoryName(name);
        expect(normalizeCategoryName(once)).toBe(once);
        expect(normalizeCategoryName(` ${name}\t`)).toBe(once);
        expect(normalizeCategoryName(formatText('categoryName', name))).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the check of a name', () => {
  const messageOf = (name: string) => fieldError(CATEGORY_NAME, name)?.message ?? null;

  it.each(['A', 'Łódź 漢 🎃', "Teachers' Day", 'constructor', '__x', 'x__', '_x_', ' Book  Fair '])(
    'accepts %j',
    (name) => {
      expect(messageOf(name)).toBeNull();
    },
  );

  it.each(BLANK_TEXTS)('refuses a name that is %s', (_title, name) => {
    expect(messageOf(name)).toBe('Name is required.');
  });

  it.each(['a\nb', 'a \tb', 'a\u0000 b', 'a\u2028b', 'a\u202e b', 'a\u200f b\u00ad'])(
    'stores %j as "a b" (#40, #107)',
    (name) => {
      expect(messageOf(name)).toBeNull();
      expect(valueOfTyped(CATEGORY_NAME, name)).toBe('a b');
    },
  );

  it.each(['__x__', '____', '__proto__', ' __x__ '])('refuses %j (#34)', (name) => {
    expect(messageOf(name)).toBe('Name can’t begin and end with two underscores.');
  });

  it('counts the length of the name as it is stored (#33)', () => {
    const longest = 'a'.repeat(CATEGORY_NAME.maxLength);
    expect(messageOf(`  ${longest}  `)).toBeNull();
    expect(messageOf(`${longest}b`)).toBe('Name is too long: at most 100 characters.');
  });
});

it('the form in Spanish shows a category by its name in Spanish, if it has one (#46)', () => {
  const named = { name: 'Book Fair', spanishName: 'Feria del libro' };
  expect(nameOnForm(named, 'es')).toBe('Feria del libro');
  expect(nameOnForm(named, 'en')).toBe('Book Fair');
  expect(nameOnForm({ name: 'Book Fair' }, 'es')).toBe('Book Fair');
});
