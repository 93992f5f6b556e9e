import { journalWords } from '@pa-ledger/domain/ledger/journal';
import { serverTimestamp, writeBatch, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARMLESS_CHARACTERS, LINE_CHARACTERS } from '../fixtures/characters.ts';
import {
  fieldsAt,
  LEDGER_RECORDS,
  recordId,
  DELETABLE_RECORDS,
  WRITABLE_RECORDS,
} from '../fixtures/ledger-records.ts';
import { oneOf } from '../support/random.ts';
import { openRulesEnvironment, type RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addRecorded, removeByServer, saveRecorded, storedAt } from './recorded.ts';

/** What the panel writes with a journal: slices of five documents, and texts of every script. */
let rules: RulesEnvironment;
let db: Firestore;

beforeAll(async () => {
  rules = await openRulesEnvironment();
  db = rules.as('A4');
});

afterAll(() => rules.close());

/** As long as the books take them, and as many words as fit. */
const LONGEST: Readonly<Record<(typeof WRITABLE_RECORDS)[number], object>> = {
  funds: { name: texts(100), description: texts(500) },
  budgetItems: { description: texts(500) },
  fundBalances: { adjustmentReason: texts(500) },
  revenueItems: { description: texts(2_000), reference: texts(200) },
  manualExpenses: { description: texts(2_000), reference: texts(200), paidTo: texts(200) },
  transfers: { description: texts(2_000) },
  incomeItems: { description: texts(500) },
  budgets: {
    spending: Array.from({ length: 300 }, (_, at) => `# ${String(at).padEnd(100, 'É')}`),
  },
  treasurerReports: {},
  payees: { notes: texts(500) },
  purposes: {},
  returnLines: {},
  donors: { address: texts(500), notes: texts(500) },
  inKindGifts: { description: texts(2_000), donor: texts(200) },
};

function texts(length: number): string {
  const words = Array.from({ length }, (_, index) => `${index.toString(36)}É`);
  return words.join(' ').slice(0, length).trimEnd();
}

describe('one commit (#92)', () => {
  it.each(WRITABLE_RECORDS)(
    'creates, changes and deletes five documents of %s, and creates four again',
    async (name) => {
      const places = [1, 2, 3, 4, 5].map((at) => ({
        collection: name,
        document: recordId(name, `five-${at}`),
      }));
      const commit = async (version: number | null, count = 5): Promise<Outcome> => {
        const batch = writeBatch(db);
        for (const place of places.slice(0, count)) {
          const path = `${name}/${place.document}`;
          const before = await storedAt(rules, path);
          const fields = { ...LEDGER_RECORDS[name], ...LONGEST[name], version };
          const after = fieldsAt(path, fields, serverTimestamp());
          const change =
            version === null ? { before: before ?? {}, after: null } : { before, after };
          addRecorded(batch, db, place, change);
        }
        return outcomeOf(() => batch.commit());
      };
      for (const version of [1, 2]) expect(await commit(version)).toBe('allowed');
      if (DELETABLE_RECORDS.some((own) => own === name)) expect(await commit(null)).toBe('allowed');
      else for (const { document } of places) await removeByServer(rules, `${name}/${document}`);
      // Production would refuse five: tests/support/rules-coverage/look-ups.test.ts counts why.
      expect(await commit(4, 4)).toBe('allowed');
    },
  );
});

describe('the words of an entry (#92)', () => {
  let made = 0;
  const place = () => ({ collection: 'manualExpenses', document: `words-${++made}` });
  const tryText = (description: string, own: object = {}) => {
    const after = { ...LEDGER_RECORDS.manualExpenses, description };
    return outcomeOf(() => saveRecorded(db, place(), { before: null, after }, own));
  };

  /** What separates words, what does not, and both sides of the border of each range. */
  const ODD = [
    ...HARMLESS_CHARACTERS,
    ...LINE_CHARACTERS,

    '/',
    '0',
    '9',
    ':',
    '@',
    'A',
    'Z',
    '[',
    '`',
    'a',
    'z',
    '{',
    '~',
    '\u00a0',
    '\u00bf',
    '\u00c0',
    '\u1fff',
    '\u2000',
    '\u206f',
    '\u2070',
    '\u2fff',
    '\u3000',
    '\u303f',
    '\u3040',

    'É',
    'é',
    'ß',
    'İ',
    'ı',
    'Ł',
    'Σ',
    'ς',
    'ǅ',
    '\u212a',
    '漢',
    '字',
    'ｆ',
    '、',
    '「',
    '」',
    '。',
    '“',
    '”',
    '‘',
    '’',
    '—',
    '…',
    '🎃',
    '👩\u200d👧',
    'e\u0301',
    '\ufb03',
  ];

  it('of any text are taken as the domain makes them', async () => {
    const mixed = Array.from({ length: 60 }, () =>
      Array.from({ length: 20 }, () => oneOf([...ODD, 'Ab', 'c', ' '])).join(''),
    );
    const odd = ODD.flatMap((character, at) => [
      `x${character}Y`,
      `${character}a${at} B${at}${character}`,
    ]);
    const texts = [
      'Año nuevo: “Fiesta” — 30 % de rebajas, ¿no?',
      'Straße, ŁÓDŹ, İSTANBUL, ΟΔΟΣ, O’Brien & Co.',
      '春节（晚会）、学校。「红包」',
      'Bounce\u00a0house 🎃🎃 paid-by_check\n\tTwice twice TWICE',
      odd.join(' '),
      ...mixed.map((text) => `a${text}`),
    ];
    const outcomes = await Promise.all(texts.map((text) => tryText(text)));
    expect(texts.filter((_, index) => outcomes[index] !== 'allowed')).toEqual([]);
  });

  it('are refused where they are cut otherwise than the domain cuts them', async () => {
    const separators = [
      ' ',
      '-',
      '/',
      ':',
      '@',
      '[',
      '`',
      '{',
      '~',
      '\u00a0',
      '¿',
      '\u2013',
      '“',
      '、',
      '\n',
    ];
    const after = (description: string) => ({ ...LEDGER_RECORDS.manualExpenses, description });
    const uncut = separators.map((separator) => {
      const description = `left${separator}right`;
      const words = journalWords(null, after(description));
      const [left, right] = ['left', 'right'];
      expect(words).toEqual(expect.arrayContaining([left, right]));
      const others = words.filter((word) => word !== left && word !== right);
      return tryText(description, { words: [...others, description] });
    });
    const cut = ['É', '漢', '🎃', '\u2070', '\u3040', 'À'].map((letter) => {
      const description = `left${letter}right`;
      const words = journalWords(null, after(description));
      const others = words.filter((word) => word !== description);
      expect(others.length).toBe(words.length - 1);
      return tryText(description, { words: [...others, 'left', 'right'] });
    });
    expect(new Set(await Promise.all([...uncut, ...cut]))).toEqual(new Set(['denied']));
  });
});
