import fc from 'fast-check';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { NOT_AMOUNTS } from '../fixtures/amounts.ts';
import { BLANK_TEXTS } from '../fixtures/blank-texts.ts';
import { codeOf, CONTROL_CHARACTERS, TURNING_CHARACTERS } from '../fixtures/characters.ts';
import { NOT_CALENDAR_DAYS } from '../fixtures/calendar-dates.ts';
import { NOT_TYPED_ADDRESSES } from '../fixtures/emails.ts';
import { NOT_EXPENSE_IDS } from '../fixtures/expense-ids.ts';
import { EXTRA_FIELDS, ODD_KEYS, WRONG_SUBMISSIONS } from '../fixtures/submission.ts';
import { call, post, type ApiAnswer } from './support/api.ts';
import { EVENT, foundAssociation } from './support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { filledForm } from './support/expenses.ts';
import { figure } from '../support/figure.ts';
import { db } from './support/suite.ts';

/** A form that would be taken, but for what each test changes. */
let form: Awaited<ReturnType<typeof filledForm>>;

beforeAll(async () => {
  await foundAssociation();
  form = await filledForm({ category: EVENT.name });
});

/** Sends the form with other values; an undefined one is left out, as JSON does. */
function submitWith(own: Readonly<Record<string, unknown>>): Promise<ApiAnswer> {
  return post('/api/submit-expense', { ...form, ...own });
}

function expectRefusal({ status, body }: ApiAnswer, expected = 400): void {
  expect({ status, success: body.success }).toEqual({ status: expected, success: false });
  expect(body.error).toMatch(/^[A-Z][^<>{}]+\.$/);
  if (expected === 400)
    expect(['invalidForm', 'unknownCategory', 'badRequest']).toContain(body['code']);
}

/** Sends a JSON text that JSON.stringify would not write. */
function submitText(text: string): Promise<ApiAnswer> {
  const headers = { 'Content-Type': 'application/json' };
  return call('/api/submit-expense', { method: 'POST', headers, body: text });
}

function textWith(key: string, json: string): string {
  return `${JSON.stringify(form).slice(0, -1)},${JSON.stringify(key)}:${json}}`;
}

describe('a submission is refused', () => {
  it('with every invalid field by its code, and the sentence of the first', async () => {
    const own = {
      name: ' ',
      email: 'x',
      expenseDate: '2098-01-01',
      amount: -1,
      receipts: [],
      x: 1,
    };
    expect(await submitWith(own)).toMatchObject({
      status: 400,
      body: {
        success: false,
        error: 'Name is required.',
        code: 'invalidForm',
        fields: [
          { field: 'name', code: 'required' },
          { field: 'email', code: 'badEmail' },
          { field: 'expenseDate', code: 'futureDate' },
          { field: 'amount', code: 'negative' },
          { field: 'receipts', code: 'noReceipt' },
        ],
      },
    });
  });

  it.each(EXTRA_FIELDS)('with a field of ours: %s (#30)', async (field, value) => {
    expectRefusal(await submitWith({ [field]: value }));
  });

  it.each(WRONG_SUBMISSIONS)('with $field $name (#31)', async ({ field, body }) => {
    // The fixture is another form: only its wrong field is taken, or left out.
    const wrong = (body as Readonly<Record<string, unknown>>)[field];
    const answer = await submitWith({ [field]: wrong });
    expectRefusal(answer);
    expect(answer.body['fields']).toEqual([{ field, code: expect.any(String) as string }]);
  });

  it.each(BLANK_TEXTS)('with a name in which nothing is seen: %s (#31)', async (_name, text) => {
    expectRefusal(await submitWith({ name: text }));
  });

  it.each(NOT_AMOUNTS)('with the amount %s (#32)', async (_name, amount) => {
    expectRefusal(await submitWith({ amount }));
  });

  it.each(['-0.01', '-1', '1e999', '-1e999', '1000000', '999999.991', '0x10', '1_000', '١٢'])(
    'with the amount written %s (#32)',
    async (amount) => {
      expectRefusal(await submitText(textWith('amount', amount)));
    },
  );

  it.each([
    ['name', 101],
    ['email', 255],
    ['phone', 41],
    ['paidTo', 201],
    ['mailingAddress', 501],
    ['description', 2_001],
    ['notes', 2_001],
    ['description', 5_001],
    ['category', 5_001],
  ])('with a %s of %i characters (#33)', async (field, length) => {
    expectRefusal(await submitWith({ [field]: 'x'.repeat(length) }));
  });

  it.each([900_000, 1_000_000, 4_000_000])('with %i characters (#33)', async (length) => {
    expectRefusal(await submitWith({ description: 'x'.repeat(length) }), 413);
  });

  it.each([0, MAX_RECEIPTS + 1, 50])('with %i receipts (#33, #50)', async (count) => {
    const [receipt] = form.receipts;
    const receipts = Array.from({ length: count }, (_, slot) => ({ ...receipt, slot }));
    expectRefusal(await submitWith({ receipts }));
  });

  it.each([
    ['two in one slot', [{}, {}]],
    ['slot 10', [{ slot: 10 }]],
    ['slot -1', [{ slot: -1 }]],
    ['slot 0.5', [{ slot: 0.5 }]],
    ["slot '0'", [{ slot: '0' }]],
    ['another type', [{ type: 'image/svg+xml' }]],
    ['0 bytes', [{ size: 0 }]],
    ['10 MB and a byte', [{ size: 10_485_761 }]],
    ['a path of its own', [{ path: 'receipts/other/0' }]],
    ['a generation of its own', [{ generation: '1' }]],
    ['a hash in capitals', [{ sha256: 'A'.repeat(64) }]],
    ['no hash', [{ sha256: '' }]],
  ])('with a receipt of %s (#50, #52)', async (_name, own) => {
    const receipts = own.map((change) => ({ ...form.receipts[0], ...change }));
    expectRefusal(await submitWith({ receipts }));
  });

  it.each(ODD_KEYS)('with a key %j (#34)', async (key) => {
    expectRefusal(await submitText(textWith(key, '"x"')));
    expectRefusal(await submitText(textWith(key, '{"status":"approved"}')));
  });

  // What is around an address is taken off before it is looked at.
  it.each(NOT_TYPED_ADDRESSES)(
    'with an e-mail address that is none: %s (#40)',
    async (_name, email) => {
      expectRefusal(await submitWith({ email }));
    },
  );

  it.each(['category', 'email'])('with a second line in %s (#40)', async (field) => {
    expectRefusal(await submitWith({ [field]: 'a@b.co\r\nBcc: c@d.co' }));
    expectRefusal(await submitWith({ [field]: 'a@b.co\u2028Bcc: c@d.co' }));
  });

  it.each([
    EVENT.name.toLowerCase(),
    EVENT.name.toUpperCase(),
    `${EVENT.name} `,
    ` ${EVENT.name}`,
    EVENT.name.replace(' ', '  '),
    EVENT.name.replace(' ', '\u00a0'),
    `${EVENT.name}\u200b`,
    EVENT.name.replace('a', 'а'), // Cyrillic
    EVENT.name.replace('i', 'í'),
    EVENT.id,
    'constructor',
    'toString',
    '__proto__',
  ])('with a category that only looks like one: %j (#42)', async (category) => {
    const answer = await submitWith({ category });
    expectRefusal(answer);
    expect(answer.body['fields']).toEqual([{ field: 'category', code: 'unknownCategory' }]);
  });

  it.each<readonly [name: string, value: unknown]>([
    // White space around a date is taken off before it is looked at.
    ...NOT_CALENDAR_DAYS.filter(([, value]) => value !== '2026-01-01\n'),
    ['a day in the future', '2098-01-01'],
  ])('with the date %s (#43)', async (_name, expenseDate) => {
    expectRefusal(await submitWith({ expenseDate }));
  });

  it.each(NOT_EXPENSE_IDS)('with an id that is %s (#45)', async (_name, id) => {
    expectRefusal(await submitWith({ id }));
  });

  it.each<readonly [name: string, value: unknown]>([
    ['of two dots', '..'],
    ['of one dot', '.'],
    ['with a slash', '../../etc/passwd'],
    ['with a backslash', '..\\..\\secret'],
    ['with a null character', 'a.pdf\u0000.exe'],
    ...[...TURNING_CHARACTERS, ...CONTROL_CHARACTERS].map(
      (character) => [`with ${codeOf(character)}`, `a${character}fdp.exe`] as const,
    ),
    ['of two lines', 'a.pdf\r\nX-Header: 1'],
    ['of 201 characters', `${'a'.repeat(197)}.pdf`],
    ['of 300 characters', 'a'.repeat(300)],
    ['that is blank', ' \u200b'],
    ['that is empty', ''],
    ['of half a character', 'a\ud800.pdf'],
    ['that is a number', 7],
  ])('with a file name %s (#55, #107)', async (_name, name) => {
    expectRefusal(await submitWith({ receipts: [{ ...form.receipts[0], name }] }));
  });
});

describe('a form in which any one field is anything else (#31, G8)', () => {
  it(
    'is refused when the field is required and of another type',
    async () => {
      const runs = times(100, 5_000);
      const wrong = fc.oneof(
        fc.constant(null),
        fc.boolean(),
        fc.array(fc.string(), { maxLength: 3 }),
        fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...Object.keys(form)), wrong, async (field, value) => {
          expectRefusal(await submitWith({ [field]: value }));
        }),
        { numRuns: runs },
      );
      figure('G8', `${runs} forms of wrong types: 0 taken, 0 of 5xx`);
    },
    TIMEOUT_MS,
  );

  it(
    'is refused with any amount that is no amount of cents',
    async () => {
      const runs = times(60, 5_000);
      const notCents = fc
        .oneof(fc.double({ noNaN: true }), fc.double({ noNaN: true, min: -10, max: 10 }))
        .filter((value) => !/^\d{1,6}(\.\d{1,2})?$/.test(String(value)));
      await fc.assert(
        fc.asyncProperty(notCents, async (amount) => {
          fc.pre(!Object.is(amount, -0));
          expectRefusal(await submitWith({ amount }));
        }),
        { numRuns: runs },
      );
      figure('G8', `${runs} forms of wrong amounts: 0 taken, 0 of 5xx`);
    },
    TIMEOUT_MS,
  );
});

describe('after all of these requests', () => {
  it('nothing is stored, and the valid form is accepted', async () => {
    const ref = db.doc(`expenses/${form.id}`);
    expect((await ref.get()).exists).toBe(false);
    expect((await submitWith({})).body).toMatchObject({ success: true });
    expect((await ref.get()).get('steps')).toHaveLength(3);
  });
});
