import { doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_AMOUNTS, VALID_AMOUNTS } from '../fixtures/amounts.ts';
import { PLAINLY_BLANK_TEXTS } from '../fixtures/blank-texts.ts';
import {
  BOOK_COLLECTIONS,
  BOOKS,
  FIELD_KINDS,
  MAX_BOOK_DOLLARS,
  OPTIONAL_FIELDS,
  SERVER_TIME,
  type BookCollection,
  type Document,
} from '../fixtures/books.ts';
import { CALENDAR_DAYS, NOT_CALENDAR_DAYS } from '../fixtures/calendar-dates.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf } from './outcome.ts';

/** Documents that only an admin may write, written by an admin: what is denied here is denied for its shape. */
let rules: RulesEnvironment;

beforeAll(async () => {
  rules = await openRulesEnvironment();
});

afterAll(() => rules.close());

function write(name: BookCollection, document: Document, id = 'main') {
  const fields = Object.entries(document).map(([field, value]) => [
    field,
    value === SERVER_TIME ? serverTimestamp() : value,
  ]);
  return outcomeOf(() => setDoc(doc(rules.as('A4'), name, id), Object.fromEntries(fields)));
}

function writeWith(name: BookCollection, change: Document) {
  return write(name, { ...BOOKS[name], ...change });
}

function without(name: BookCollection, field: string): Document {
  return Object.fromEntries(Object.entries(BOOKS[name]).filter(([key]) => key !== field));
}

describe.each(BOOK_COLLECTIONS)('%s', (name) => {
  const fields = Object.keys(BOOKS[name]);

  it('is written when it is in order', async () => {
    expect(await write(name, BOOKS[name])).toBe('allowed');
  });

  it.each(fields)('#31 has %s, unless it is optional', async (field) => {
    const expected = OPTIONAL_FIELDS[name].includes(field) ? 'allowed' : 'denied';
    expect(await write(name, without(name, field))).toBe(expected);
  });

  it.each(fields)('#31 has %s of the right type', async (field) => {
    for (const value of [null, {}, [], Timestamp.fromMillis(0), 1])
      expect(await writeWith(name, { [field]: value })).toBe(
        // 1 is an amount.
        value === 1 && field === 'amount' ? 'allowed' : 'denied',
      );
  });

  it.each(['status', 'createdAt', 'version', 'id', 'constructor', 'a.b', 'a/b'])(
    '#30 #34 has no field called %s',
    async (field) => {
      expect(await writeWith(name, { [field]: 'x' })).toBe('denied');
    },
  );

  it.each(['a b', 'a.b', 'ä', 'a'.repeat(65)])('#45 is not written under the id %s', async (id) => {
    expect(await write(name, BOOKS[name], id)).toBe('denied');
  });
});

describe.each([...FIELD_KINDS.line, ...FIELD_KINDS.filled])('%s.%s', (name, field, longest) => {
  it.each(PLAINLY_BLANK_TEXTS)('#31 is not blank: %s', async (_name, text) => {
    expect(await writeWith(name, { [field]: text })).toBe('denied');
  });

  it('#33 is at most as long as its limit', async () => {
    expect(await writeWith(name, { [field]: 'a'.repeat(longest) })).toBe('allowed');
    expect(await writeWith(name, { [field]: 'a'.repeat(longest + 1) })).toBe('denied');
  });
});

describe.each(FIELD_KINDS.line)('%s.%s', (name, field) => {
  it.each(['Łódź 漢 🎃', "O'Brien & Co.", 'constructor', 'a.b', 'a/b', '`', '<b>'])(
    '#34 #41 may be %s',
    async (text) => {
      expect(await writeWith(name, { [field]: text })).toBe('allowed');
    },
  );

  it.each(['a\nb', 'a\r\nBcc: c@d.co', 'a\u0000', 'a\u2028b'])('#40 is not %j', async (text) => {
    expect(await writeWith(name, { [field]: text })).toBe('denied');
  });
});

it.each(['__proto__', '__x__'])(
  '#34 a category called %s, which Firestore takes as no key, is denied',
  async (name) => {
    expect(await writeWith('categories', { name })).toBe('denied');
  },
);

it.each(['true', 1, 0, 'yes'])('a category needs a boolean, not %j', async (value) => {
  expect(await writeWith('categories', { requiresEventApprover: value })).toBe('denied');
});

describe.each(FIELD_KINDS.text)('%s.%s', (name, field, longest) => {
  it('#33 may be empty, and is at most as long as its limit', async () => {
    expect(await writeWith(name, { [field]: '' })).toBe('allowed');
    expect(await writeWith(name, { [field]: 'two\nlines' })).toBe('allowed');
    expect(await writeWith(name, { [field]: 'a'.repeat(longest) })).toBe('allowed');
    expect(await writeWith(name, { [field]: 'a'.repeat(longest + 1) })).toBe('denied');
    expect(await writeWith(name, { [field]: 'a'.repeat(900_000) })).toBe('denied');
  });
});

describe.each(FIELD_KINDS.id)('%s.%s', (name, field, longest) => {
  it('#45 is an id', async () => {
    for (const id of ['a', 'aB3dE5fG7hJ9kL1mN2pQ', 'book-fair_2', 'a'.repeat(longest)])
      expect(await writeWith(name, { [field]: id })).toBe('allowed');
    for (const id of ['', ' ', '../x', 'a/b', 'a b', 'ä', 'a\n', 'a'.repeat(longest + 1)])
      expect(await writeWith(name, { [field]: id })).toBe('denied');
  });
});

describe.each(['revenueItems', 'manualExpenses', 'fundBalances'] as const)('%s.amount', (name) => {
  it.each(VALID_AMOUNTS)('#32 may be %d dollars, either way', async (amount) => {
    expect(await writeWith(name, { amount })).toBe('allowed');
    expect(await writeWith(name, { amount: -amount })).toBe('allowed');
  });

  it.each(NOT_AMOUNTS)('#32 is not %s', async (_name, amount) => {
    expect(await writeWith(name, { amount })).toBe('denied');
  });

  it('#32 ends at its limit, either way', async () => {
    for (const sign of [1, -1]) {
      expect(await writeWith(name, { amount: sign * MAX_BOOK_DOLLARS })).toBe('allowed');
      expect(await writeWith(name, { amount: sign * (MAX_BOOK_DOLLARS + 0.01) })).toBe('denied');
    }
  });
});

describe.each(['revenueItems', 'manualExpenses'] as const)('%s.date', (name) => {
  it.each(CALENDAR_DAYS)('#43 may be %s', async (date) => {
    expect(await writeWith(name, { date })).toBe('allowed');
  });

  it.each(NOT_CALENDAR_DAYS)('#43 is not %s', async (_name, date) => {
    expect(await writeWith(name, { date })).toBe('denied');
  });
});

describe('budgetItems', () => {
  const sums = [
    [0.1, 0.2, 0.3],
    [100, -250.5, -150.5],
    [0, 0, 0],
    [99_999_999.98, 0.01, 99_999_999.99],
  ] as const;

  it.each(sums)('#67 %d with changes of %d makes %d and nothing else', async (...amounts) => {
    const [originalBudget, changes, finalBudget] = amounts;
    const budget = { originalBudget, changes, finalBudget };
    expect(await writeWith('budgetItems', budget)).toBe('allowed');
    for (const wrong of [finalBudget + 1, finalBudget - 0.01, 999])
      expect(await writeWith('budgetItems', { ...budget, finalBudget: wrong })).toBe('denied');
  });

  it('#32 holds no amount beyond the limit', async () => {
    const beyond = { originalBudget: MAX_BOOK_DOLLARS, changes: 1, finalBudget: 100_000_000.99 };
    expect(await writeWith('budgetItems', beyond)).toBe('denied');
  });

  it.each(NOT_AMOUNTS)('#32 holds no %s', async (_name, value) => {
    for (const field of ['originalBudget', 'changes', 'finalBudget'])
      expect(await writeWith('budgetItems', { [field]: value })).toBe('denied');
  });
});

it('fundBalances.lastUpdated is the time of the server', async () => {
  for (const lastUpdated of [Timestamp.now(), Timestamp.fromMillis(0), '2026-10-17', 0])
    expect(await writeWith('fundBalances', { lastUpdated })).toBe('denied');
});
