import type { DocumentData } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { historyProblems } from './replay-history.ts';

const line = (what: string, own: DocumentData = {}): DocumentData => ({
  what,
  by: 'a@b.co',
  step: null,
  old: null,
  new: null,
  ...own,
});
const step = (status: string, by: string | null = null, approvers: string[] = []) => ({
  status,
  approvers,
  decision: by === null ? null : { by },
});

const CASH = { method: 'cash', checkNumber: null, date: '2026-11-02' };
const CHECK = { method: 'check', checkNumber: '1042', date: '2026-11-20' };
const PAYMENT = { ...CHECK, by: 't@b.co' };
const LINE = { categoryId: 'fair', category: 'Gala', fundId: 'main', amount: 60 };
const PAID: DocumentData = {
  submission: { category: 'Fair', amount: 60 },
  status: 'paid',
  lines: [LINE],
  payments: 2,
  payment: PAYMENT,
  submissionVersion: 1,
  handleConfirmed: { version: 1 },
  notDoubleOf: ['z', 'a'],
  steps: [step('approved', 'p@b.co'), step('approved', 't@b.co')],
};
const HISTORY: readonly DocumentData[] = [
  line('submitted', { new: 'pending' }),
  line('reassigned', { step: 0, old: ['x@b.co'], new: ['p@b.co'] }),
  line('renamed', { old: 'Fair', new: 'Gala' }),
  line('approved', { step: 0, by: 'p@b.co', new: 'pending' }),
  line('linkResent', { step: 1, old: ['t@b.co'], new: ['t@b.co'] }),
  line('approved', { step: 1, by: 't@b.co', new: 'approved' }),
  line('fundSet', { old: null, new: 'main' }),
  line('handleConfirmed', { old: 'new', new: '42' }),
  line('paid', { old: 'approved', new: CASH }),
  line('paymentVoided', { old: CASH, new: 'Wrong' }),
  line('paid', { by: 't@b.co', old: 'approved', new: CHECK }),
  line('duplicateSettled', { by: 't@b.co', old: 'z', new: 'Two buses' }),
  line('duplicateSettled', { by: 't@b.co', old: 'a', new: 'Another day' }),
];

function problems(own: DocumentData, history: readonly DocumentData[] = HISTORY): string[] {
  return historyProblems({ ...PAID, ...own } as ListedExpense, history as readonly HistoryEntry[], [
    'fair',
  ]);
}

const SENT = { how: 'mailed', on: '2026-11-21' };

describe('a history that is replayed', () => {
  it('says how a check went to its payee', () => {
    const sent = { payment: { ...PAYMENT, sent: SENT } };
    const mailed = line('checkSent', { old: CHECK, new: SENT });
    expect(problems(sent, [...HISTORY, mailed])).toEqual([]);
    expect(problems(sent)).toEqual([
      'says the check Mailed on Nov 21, 2026, but its history says not sent',
    ]);
    expect(problems(sent, [...HISTORY, mailed, mailed])).toContainEqual(
      expect.stringContaining('says status paid, but its history says odd'),
    );
    const other = line('checkSent', { old: CASH, new: SENT });
    expect(problems({}, [...HISTORY, other])).toContainEqual(
      expect.stringContaining('its history says odd'),
    );
  });

  it('gives the state of the expense', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[what: string, own: DocumentData]>([
    ['status', { status: 'approved' }],
    ['fund', { lines: [{ ...LINE, fundId: null }] }],
    ['lines', { lines: [{ ...LINE, amount: 50 }] }],
    ['payments', { payments: 1 }],
    ['payment', { payment: { ...PAYMENT, date: '2026-11-21' } }],
    ['payment', { payment: { ...PAYMENT, by: 'p@b.co' } }],
    ['payment', { payment: null }],
    ['duplicates', { notDoubleOf: ['z'] }],
    ['duplicates', { notDoubleOf: ['z', 'b'] }],
    ['version with a confirmed handle', { handleConfirmed: { version: 2 } }],
  ])('notices another %s', (what, own) => {
    expect(problems(own).join()).toMatch(new RegExp(`^says ${what} `));
  });

  it('notices another person who is asked', () => {
    const open = {
      ...PAID,
      status: 'pending',
      lines: [{ ...LINE, fundId: null }],
      payments: 0,
      payment: null,
      handleConfirmed: undefined,
      notDoubleOf: [],
    };
    const history = [
      line('submitted', { new: 'pending' }),
      line('reassigned', { step: 0, new: ['p@b.co'] }),
    ];
    const asking = (...approvers: string[]) => ({
      ...open,
      steps: [step('open', null, approvers), step('waiting')],
    });
    expect(problems(asking('p@b.co'), history)).toEqual([]);
    expect(problems(asking('x@b.co'), history)).toEqual([
      'says who is asked x@b.co, but its history says p@b.co',
    ]);
  });

  it.each(HISTORY.map((_, index) => index))('notices that entry %i is missing', (index) => {
    const rest = HISTORY.filter((_, at) => at !== index);
    // Nothing else says who was reviewing a step decided now, and the decisions say who approved before the last one.
    const silent = ['reassigned', 'renamed', 'linkResent'];
    const entry = HISTORY[index] ?? {};
    const isSilent = silent.includes(String(entry['what'])) || entry['step'] === 0;
    expect(problems({}, rest).length > 0).toBe(!isSilent);
  });

  describe('with other lines', () => {
    const GARDEN = { ...LINE, categoryId: 'garden', category: 'Garden', amount: 20 };
    const BOTH = [{ ...LINE, amount: 40 }, GARDEN];
    const PENDING = {
      ...PAID,
      status: 'pending',
      payments: 0,
      payment: null,
      notDoubleOf: [],
      handleConfirmed: undefined,
    };
    const sent = [{ ...LINE, fundId: null }];
    const approved = (own: DocumentData) => line('approved', { step: 0, new: 'pending', ...own });
    const set = (own: DocumentData) =>
      line('linesSet', { old: sent, reason: 'Two events', ...own });
    const of = (lines: readonly object[], ...history: readonly DocumentData[]) =>
      problems({ ...PENDING, lines }, [line('submitted', { new: 'pending' }), ...history]);

    it('follows a smaller amount, a split, and a rejected line', () => {
      const less = [{ ...LINE, fundId: null, amount: 50 }];
      expect(of(less, approved({ lines: less }))).toEqual([]);
      expect(of(BOTH, set({ new: BOTH }))).toEqual([]);
      const refused = [BOTH[0] ?? {}, { ...GARDEN, refused: true }];
      const rejected = line('rejected', { step: 0, new: 'pending', lines: refused });
      expect(of(refused, set({ new: BOTH }), rejected)).toEqual([]);
      const funds = line('fundSet', { old: 'main', new: 'grants' });
      const moved = [
        { ...LINE, fundId: 'grants', amount: 40 },
        { ...GARDEN, refused: true },
      ];
      expect(of(moved, set({ new: BOTH }), rejected, funds)).toEqual([]);
    });

    it('follows an approved one that needs an approval again, and what counts later', () => {
      const end = approved({ new: 'approved', lines: BOTH });
      expect(of(BOTH, end, set({ old: BOTH, new: BOTH, reopened: true }))).toEqual([]);
      const confirmed = line('linesConfirmed', { new: '2026-11-20' });
      const last = set({ old: BOTH, new: [GARDEN, ...BOTH.slice(0, 1)], date: '2026-11-20' });
      const history = [line('submitted', { new: 'pending' }), end, last, confirmed];
      expect(problems({ ...PENDING, status: 'approved', lines: BOTH }, history)).toEqual([]);
    });

    it('notices more than before, and lines from nowhere', () => {
      const more = [{ ...LINE, amount: 61 }];
      expect(of(more, set({ new: more })).join()).toContain('odd');
      expect(of(more, set({ new: BOTH }), approved({ lines: more })).join()).toContain('odd');
      expect(of(BOTH, set({ new: sent }), set({ old: [GARDEN], new: BOTH })).join()).toContain(
        'odd',
      );
      const early = approved({ lines: [LINE] });
      expect(of([LINE], early).join()).toContain('odd');
    });
  });

  it('notices two entries in the wrong order, and one that comes twice', () => {
    const submitted = line('submitted', { new: 'pending' });
    expect(problems({}, [...HISTORY.slice(1), submitted]).join()).toContain('odd');
    const again = line('duplicateSettled', { old: 'z', new: 'Two buses' });
    expect(problems({}, [...HISTORY, again]).join()).toContain('duplicates a, z, but');
    expect(problems({}, [...HISTORY, line('paid', { new: CASH })]).join()).toContain('odd');
  });
});
