import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { APPROVERS, type Document } from '../fixtures/books.ts';
import { EMAIL_ADDRESSES, NOT_EMAIL_ADDRESSES } from '../fixtures/emails.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

/** `settings/approvers`, written by an admin: what is denied here is denied for its shape. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

beforeEach(() => rules.server.doc('settings/approvers').set(APPROVERS));

afterAll(() => rules.close());

/** The next version, whatever was written before. */
async function write(change: Document) {
  const there = doc(rules.as('A4'), 'settings/approvers');
  const version = Number((await rules.server.doc('settings/approvers').get()).get('version')) + 1;
  return outcomeOf(() => setDoc(there, { ...APPROVERS, version, ...change }));
}

it.each(EMAIL_ADDRESSES)('#74 every place may hold %s', async (address) => {
  expect(await write({ treasurer: address })).toBe('allowed');
  expect(await write({ presidents: [address] })).toBe('allowed');
  expect(await write({ presidents: ['one@example.com', address] })).toBe('allowed');
  expect(await write({ eventApprovers: { Books: address, Fair: '' } })).toBe('allowed');
});

it.each(NOT_EMAIL_ADDRESSES)(
  '#40 #74 no place holds an address that is %s',
  async (_name, text) => {
    expect(await write({ treasurer: text })).toBe('denied');
    expect(await write({ presidents: [text] })).toBe('denied');
    expect(await write({ presidents: ['one@example.com', text] })).toBe('denied');
    expect(await write({ eventApprovers: { Books: text } })).toBe('denied');
    expect(await write({ eventApprovers: { Art: 'a@b.co', Books: text, Fair: '' } })).toBe(
      'denied',
    );
  },
);

describe('presidents', () => {
  it.each([[[]], [['']], [['', '']], [['', 'b@c.co']], [['a@b.co', '']], [['a@b.co', 'b@c.co']]])(
    '#74 may be %j',
    async (presidents) => {
      expect(await write({ presidents })).toBe('allowed');
    },
  );

  it.each([
    [['a@b.co', 'b@c.co', 'c@d.co']],
    [['', '', '']],
    [['a@b.co', 'a@b.co']],
    [['a@b.co', 'A@B.co']],
    [[5]],
    [[null]],
    [[{ 0: 'a@b.co' }]],
    [{ 0: 'a@b.co' }],
    ['a@b.co'],
    [null],
  ])('#74 is not %j', async (presidents) => {
    expect(await write({ presidents })).toBe('denied');
  });
});

describe('eventApprovers', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`Event ${index}`, 'a@b.co']));

  it.each(['constructor', 'toString', 'a.b', 'a/b', '`', 'Łódź 漢 🎃', 'a'.repeat(100)])(
    '#34 knows a category called %s',
    async (name) => {
      expect(await write({ eventApprovers: { [name]: 'a@b.co' } })).toBe('allowed');
      const stored = await rules.server.doc('settings/approvers').get();
      expect(stored.get('eventApprovers')).toEqual({ [name]: 'a@b.co' });
    },
  );

  it.each([
    ['a line break in a name', { 'a\nb': 'a@b.co' }, 'denied'],
    ['a long name', { ['a'.repeat(101)]: 'a@b.co' }, 'denied'],
    ['a reserved name', { __x__: 'a@b.co' }, 'invalid'],
    ['an empty name', { '': 'a@b.co' }, 'invalid'],
    ['a number', { a: 5 }, 'denied'],
    ['null', { a: null }, 'denied'],
    ['a boolean', { a: true }, 'denied'],
    ['a list', { a: ['a@b.co'] }, 'denied'],
    ['a map', { a: {} }, 'denied'],
    ['two addresses on two lines', { a: 'a@b.co\nb@c.co', b: '' }, 'denied'],
  ])('#34 #74 holds no %s', async (_name, eventApprovers, expected) => {
    expect(await write({ eventApprovers })).toBe(expected);
  });

  it('#33 holds up to 100 categories, set or not', async () => {
    expect(await write({ eventApprovers: {} })).toBe('allowed');
    expect(await write({ eventApprovers: { a: '' } })).toBe('allowed');
    expect(await write({ eventApprovers: { a: '', b: '', c: '' } })).toBe('allowed');
    expect(await write({ eventApprovers: many(100) })).toBe('allowed');
    expect(await write({ eventApprovers: many(101) })).toBe('denied');
  });

  it.each([[[]], ['a@b.co'], [5], [null]])('#74 is a map, not %j', async (eventApprovers) => {
    expect(await write({ eventApprovers })).toBe('denied');
  });

  it('is changed one category at a time as well', async () => {
    const there = doc(rules.as('A4'), 'settings/approvers');
    const change = (value: unknown) =>
      outcomeOf(() => updateDoc(there, { 'eventApprovers.Book Fair': value, version: 2 }));
    expect(await change('fair@example.com')).toBe('allowed');
    expect(await change('nobody')).toBe('denied');
  });
});

it.each(['presidents', 'treasurer', 'eventApprovers', 'version'])('#31 has %s', async (field) => {
  const next = { ...APPROVERS, version: 2 };
  const rest = Object.fromEntries(Object.entries(next).filter(([key]) => key !== field));
  const there = doc(rules.as('A4'), 'settings/approvers');
  expect(await outcomeOf(() => setDoc(there, rest))).toBe('denied');
  expect(await outcomeOf(() => setDoc(there, next))).toBe('allowed');
});

it.each(['admins', 'status', 'vicePresident'])('#30 has no field called %s', async (field) => {
  expect(await write({ [field]: 'a@b.co' })).toBe('denied');
});
