import { ref, uploadBytes, type FirebaseStorage } from 'firebase/storage';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personEntry } from '../fixtures/people.ts';
import { openRulesBucket, PDF, someExpenseId, uploadRaw, type RulesBucket } from './bucket.ts';
import type { Actor } from './actors.ts';
import { outcomeOf } from './outcome.ts';

/*
 * The emulator reports what it evaluates of firestore.rules, but not of storage.rules. So each of their conditions is
 * here with a request that fails it: the request is denied with the condition, and allowed with `true` in its place. So
 * nothing else denies it, and the condition was seen true and false.
 */
const RULES = readFileSync(new URL('../../storage.rules', import.meta.url), 'utf8');

let bucket: RulesBucket;
let id: string;

/** Returns whether a request was allowed. */
type Attempt = () => Promise<boolean>;

const uploads = async (...attempt: Parameters<RulesBucket['upload']>): Promise<boolean> =>
  (await bucket.upload(...attempt)) === 'allowed';

const uploadsPaperFrom = async (storage: FirebaseStorage): Promise<boolean> => {
  const place = ref(storage, `papers/deposits~${id}/0`);
  const metadata = { contentType: PDF.type };
  return (await outcomeOf(() => uploadBytes(place, PDF.bytes, metadata))) === 'allowed';
};

/** A paper of a deposit: only those who keep the books upload it (#130). */
const uploadsPaper = (actor: Actor): Promise<boolean> => uploadsPaperFrom(bucket.as(actor));

interface Case {
  readonly condition: string;
  /** Prepares the test: a stored receipt, a submitted expense. */
  readonly given?: () => Promise<unknown>;
  /** Fails only this condition. */
  readonly attempt: Attempt;
  /** Why the request is also denied without the condition. */
  readonly alsoDenied?: string;
}

const receiptThere = (): Promise<unknown> => bucket.upload(`receipts/${id}/0`);
const submitted = (): Promise<unknown> =>
  bucket.db.doc(`expenses/${id}`).set({ status: 'pending' });

const MAY_KEEP_BOOKS: readonly Case[] = [
  {
    condition: 'request.auth != null',
    attempt: () => uploadsPaper('A1'),
    alsoDenied:
      'who is not signed in has no token, and to ask for its claims is an error, which denies',
  },
  {
    condition: "request.auth.token.get('admin', false) == true",
    // Listed by mistake: the entry is not enough.
    given: () => bucket.db.doc('people/a3').set(personEntry('a3@example.com')),
    attempt: () => uploadsPaper('A3'),
  },
  {
    condition:
      'counts(firestore.get(/databases/(default)/documents/people/$(request.auth.uid)).data)',
    attempt: () => uploadsPaper('A5'),
  },
];

/** An entry, and an upload with its address. */
const withEntry = (condition: string, change: object, email = 'a3@example.com'): Case => ({
  condition,
  given: () => bucket.db.doc('people/a3').set({ ...personEntry('a3@example.com'), ...change }),
  attempt: () => uploadsPaperFrom(bucket.asHolderOf('a3', { admin: true, email })),
});

const COUNTS: readonly Case[] = [
  withEntry("entry.role in ['admin', 'bookkeeper']", { role: 'reviewer' }),
  withEntry("entry.email != ''", { email: '' }, ''),
  {
    condition: 'request.auth.token.email.lower() == entry.email',
    attempt: () => uploadsPaper('A7'),
  },
  withEntry("entry.get('joinedAt', null) is timestamp", { joinedAt: null }),
  withEntry("(!('endsAt' in entry) || request.time < entry.endsAt)", { endsAt: new Date() }),
  withEntry('request.auth.token.auth_time * 1000 >= entry.validAfter.toMillis()', {
    validAfter: new Date('2099-01-01'),
  }),
];

const IS_EXPENSE_ID: readonly Case[] = [
  { condition: "id.matches('[A-Za-z0-9]{20}')", attempt: () => uploads(`receipts/${id}1/0`) },
];

/** A paper of what has none. */
const uploadsForNone = (): Promise<boolean> =>
  uploads(`papers/funds~${id}/0`, PDF.bytes, { contentType: PDF.type }, 'A4');

const IS_PAPER_OWNER: readonly Case[] = [
  {
    condition:
      "owner.matches('(revenueItems|manualExpenses|transfers|deposits|expenses)~[A-Za-z0-9_-]{1,64}|statements~[A-Za-z0-9_-]{1,64}~[0-9-]{10}')",
    attempt: uploadsForNone,
  },
];

const IS_NEW_FILE: readonly Case[] = [
  {
    condition: 'resource == null',
    given: receiptThere,
    attempt: () => uploads(`receipts/${id}/0`),
  },
  {
    condition: "slot.matches('[0-9]')",
    attempt: () => uploads(`receipts/${id}/10`),
  },
  {
    condition: "request.resource.name == folder + '/' + owner + '/' + slot",
    attempt: async () => (await uploadRaw(`receipts//${id}/0`)) === 200,
  },
  {
    condition: 'request.resource.size > 0',
    attempt: () => uploads(`receipts/${id}/0`, new Uint8Array(0)),
  },
  {
    condition: 'request.resource.size <= 10 * 1024 * 1024',
    attempt: () => uploads(`receipts/${id}/0`, new Uint8Array(10 * 1024 * 1024 + 1)),
  },
  {
    condition: "request.resource.contentType in ['application/pdf', 'image/jpeg', 'image/png']",
    attempt: () => uploads(`receipts/${id}/0`, PDF.bytes, { contentType: 'text/html' }),
  },
  {
    condition: "request.resource.contentEncoding in [null, '', 'identity']",
    attempt: () =>
      uploads(`receipts/${id}/0`, PDF.bytes, { contentType: PDF.type, contentEncoding: 'gzip' }),
  },
  {
    condition: `request.resource.contentDisposition in [null, '', 'inline', "inline; filename*=utf-8''" + slot]`,
    attempt: () =>
      uploads(`receipts/${id}/0`, PDF.bytes, {
        contentType: PDF.type,
        contentDisposition: 'attachment; filename=report.html',
      }),
  },
  {
    condition: 'request.resource.metadata in [null, {}]',
    attempt: () =>
      uploads(`receipts/${id}/0`, PDF.bytes, {
        contentType: PDF.type,
        customMetadata: { awaited: '' },
      }),
  },
];

const CREATE: readonly Case[] = [
  {
    condition: "isNewFile('receipts', expenseId, slot)",
    attempt: () => uploads(`receipts/${id}/10`),
  },
  { condition: 'isExpenseId(expenseId)', attempt: () => uploads(`receipts/${id}1/0`) },
  {
    condition: '!firestore.exists(/databases/(default)/documents/expenses/$(expenseId))',
    given: submitted,
    attempt: () => uploads(`receipts/${id}/0`),
  },
];

const CREATE_PAPER: readonly Case[] = [
  { condition: 'mayKeepBooks()', attempt: () => uploadsPaper('A1') },
  {
    condition: "isNewFile('papers', owner, slot)",
    attempt: () => uploads(`papers/deposits~${id}/10`, PDF.bytes, { contentType: PDF.type }, 'A4'),
  },
  { condition: 'isPaperOwner(owner)', attempt: uploadsForNone },
];

/** All conditions, by the function or the `allow` that they are in. */
const PLACES = {
  counts: COUNTS,
  mayKeepBooks: MAY_KEEP_BOOKS,
  isExpenseId: IS_EXPENSE_ID,
  isPaperOwner: IS_PAPER_OWNER,
  isNewFile: IS_NEW_FILE,
  'receipts create': CREATE,
  'papers create': CREATE_PAPER,
};

beforeAll(async () => {
  bucket = await openRulesBucket();
});

beforeEach(() => {
  id = someExpenseId();
});

afterEach(async () => {
  await load(RULES);
  await bucket.db.doc('people/a3').delete();
  await bucket.db.doc(`expenses/${id}`).delete();
});

afterAll(async () => {
  await bucket.removeAll();
  await bucket.close();
});

async function load(rules: string): Promise<void> {
  const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? '';
  const response = await fetch(`http://${host}/internal/setRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`The rules are none: ${await response.text()}\n${rules}`);
}

/** Returns the conditions of each `allow` and of each function, as in the file. */
function conditionsOf(rules: string): Record<string, string[]> {
  const code = rules.replace(/\/\/ .*$/gm, '');
  const folders = [...code.matchAll(/match \/(\w+)\/\{\w+\}\/\{\w+\} \{([^}]*)\}/g)];
  const found: (readonly [name: string, condition: string])[] = [
    ...[...code.matchAll(/function (\w+)\([\w, ]*\) \{\s*return ((?:"[^"]*"|[^;"])+);/g)].map(
      ([, name = '', condition = '']) => [name, condition] as const,
    ),
    ...folders.flatMap(([, folder = '', body = '']) =>
      [...body.matchAll(/allow (\w+): if ([^;]+);/g)].map(
        ([, method = '', condition = '']) => [`${folder} ${method}`, condition] as const,
      ),
    ),
  ];
  return Object.fromEntries(
    found.map(([name, condition]) => [name, condition.split('&&').map((part) => part.trim())]),
  );
}

/** Returns where a function or an `allow` begins. */
function beginOf(place: string): number {
  const [folder = '', method] = place.split(' ');
  if (method === undefined) return RULES.indexOf(`function ${folder}(`);
  return RULES.indexOf(`allow ${method}:`, RULES.indexOf(`match /${folder}/`));
}

describe('storage.rules (G9)', () => {
  it('has exactly these conditions', () => {
    expect(conditionsOf(RULES)).toEqual(
      Object.fromEntries(
        Object.entries(PLACES).map(([name, cases]) => [
          name,
          cases.map(({ condition }) => condition),
        ]),
      ),
    );
  });

  it('allows what fails none of them', async () => {
    expect(await uploads(`receipts/${id}/0`)).toBe(true);
    expect(await uploadsPaper('A4')).toBe(true);
    expect(await uploadsPaper('A4')).toBe(false);
  });

  describe.each(Object.entries(PLACES))('%s', (place, cases) => {
    it.each(cases)(
      '$condition is seen true and false',
      async ({ condition, given, attempt, alsoDenied }) => {
        await given?.();
        expect(await attempt()).toBe(false);
        const at = RULES.indexOf(condition, beginOf(place));
        await load(`${RULES.slice(0, at)}true${RULES.slice(at + condition.length)}`);
        expect(await attempt()).toBe(alsoDenied === undefined);
      },
    );
  });
});
