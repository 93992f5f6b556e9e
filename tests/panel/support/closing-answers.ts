import type { MemoryBooks } from './memory-books.ts';

/** The server's answers about years are set. */
export const API = '/api/admin/manage-year';
export const LAST = { year: '2025', first: '2025-07-01', last: '2026-06-30', from: '2026-07-02' };
export const PAGE = {
  next: null,
  checked: 1234,
  differed: [],
  more: 0,
  findings: [],
  seen: 'a'.repeat(64),
};
export const LINE = {
  collection: 'budgetItems',
  id: '2026-a',
  isThere: false,
  categoryId: 'none',
  fundId: 'main',
};
export const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
export const CLOSED = { ...OPEN, closedThrough: '2026-06-30', closedYear: '2025' };

/** One answer that serves every act. */
export const answerAll = (books: MemoryBooks, own: object = {}) =>
  books.answer(API, {
    ok: true,
    answer: {
      success: true,
      closable: LAST,
      ...PAGE,
      endings: [
        {
          fundId: 'main',
          amount: 1160.05,
        },
      ],
      typed: [],
      lines: [
        {
          ...LINE,
          budget: 79.5,
          actual: 12.34,
        },
      ],
      added: 1,
      ...own,
    },
  });
