import { MAX_LEDGER_CENTS } from '../money/money.ts';

/* What the fields of several records have in common. */

/** In dollars, either way; anything unreadable is asked about before it's 0. */
export const AMOUNT = {
  kind: 'money',
  required: true,
  max: MAX_LEDGER_CENTS,
  negative: true,
  whenUnreadable: 'asked',
} as const;

/** A text on one line. */
export const LINE = { kind: 'text', lines: 'one', required: true } as const;

/** A text on several lines, called a description unless it has another label. */
export const TEXT = { label: 'Description', kind: 'text', lines: 'many' } as const;

export const NOTE = { ...TEXT, required: false, maxLength: 500 } as const;

/** 1 at first, plus 1 for each change, so that we notice a save over someone else's change. */
export const VERSIONED = {
  version: {
    label: 'Version',
    kind: 'count',
    required: true,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
  },
} as const;
