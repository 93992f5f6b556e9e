import { headingKey } from '../sheets/headings.ts';

/** Which way money went, from a column such as `Debit/Credit` or `Type`. */
export type Side = 'out' | 'in';

const PLAIN_OUT = new Set(['debit', 'debits', 'dr', 'db', 'd', 'dbit', 'withdrawal', 'out']);
const PLAIN_IN = new Set(['credit', 'credits', 'cr', 'c', 'k', 'crdt', 'deposit', 'in']);
/** These count only if a text has none of the words above. */
const LIKELY_OUT = new Set([
  'withdraw',
  'withdrawals',
  'wd',
  'check',
  'checks',
  'chk',
  'draft',
  'pos',
  'purchase',
  'fee',
  'fees',
  'charge',
  'charges',
  'bill',
  'billpay',
  'sent',
  'paid',
]);
const LIKELY_IN = new Set([
  'deposits',
  'dep',
  'dslip',
  'interest',
  'refund',
  'received',
  'dividend',
]);
/** A reversal may go either way; the word alone doesn't tell. */
const UNDONE = /revers|return|correct|adjust|void/i;

/** Returns whether a text is just one word or sign for a side. */
export function isPlainSide(text: string): boolean {
  const word = headingKey(text);
  return /^[-+\u2212]$/.test(text.trim()) || PLAIN_OUT.has(word) || PLAIN_IN.has(word);
}

/** Returns the side that a cell names: `Debit`, `DR`, `ACH Credit`, `Check`, `POS`, `-`; null if it names none or both. */
export function sideIn(text: string): Side | null {
  if (/^[-\u2212]$/.test(text.trim())) return 'out';
  if (text.trim() === '+') return 'in';
  if (UNDONE.test(text)) return null;
  const words = headingKey(text)
    .replace(/\bcredit (?:card|union)\b/g, '')
    .split(' ');
  return sideOf(words, PLAIN_OUT, PLAIN_IN) ?? sideOf(words, LIKELY_OUT, LIKELY_IN);
}

function sideOf(
  words: readonly string[],
  out: ReadonlySet<string>,
  into: ReadonlySet<string>,
): Side | null {
  const isOut = words.some((word) => out.has(word));
  const isIn = words.some((word) => into.has(word));
  if (isOut === isIn) return null;
  return isOut ? 'out' : 'in';
}

const NOT_POSTED =
  /\b(?:pending|processing|in process|authori[sz]ed|authori[sz]ation|on hold|hold|scheduled|declined|failed|canceled|cancelled|rejected|not posted|unposted|uncleared)\b/i;
const YES = /^(?:y|yes|true|x|1|✓|✔)$/i;

/** Returns whether a cell says its row isn't on the statement yet (`Pending`) or never will be (`Declined`). */
export function isNotPosted(text: string, heading = ''): boolean {
  return NOT_POSTED.test(text) || (headingKey(heading) === 'pending' && YES.test(text));
}

/** Few texts have one of these words, so most cells need only this check. */
const SUMMARY = /balance|total|turnover/i;
const BALANCE =
  /^(?:(?:opening|beginning|starting|start|closing|ending|end|previous|prior|final)(?: \w+)? )?balance(?: (?:brought |carried )?forward)?(?: (?:as of|as at|on|at|for|of)\b.*|[ :(-]*\d.*|:)?$/i;
const TOTALS =
  /^(?:grand |sub ?)?(?:totals?|turnover)(?:[ :/&]+(?:of|and|other|all|debits?|credits?|deposits?|withdrawals?|additions|subtractions|turnover|fees|charges|checks|paid|in|out|amount|transactions))*:?$/i;

/** Returns whether a text marks a row as a balance on its day or a total; null for any other text. */
export function summaryIn(text: string): 'balance' | 'total' | null {
  if (!SUMMARY.test(text)) return null;
  if (BALANCE.test(text)) return 'balance';
  return TOTALS.test(text) ? 'total' : null;
}

const ACCOUNT =
  /^(?:account|acct)\b(?!.*\b(?:name|balance|total|activity|type|date)\b)[^\d*:#]*(?:number|num|no\b|ending|[:#])[^\d*]*([\w*.-]*\d{3,})$/i;

/** Returns the account that a row above or between the lines names, such as `Account Number : 900100`; null if none. */
export function accountIn(cells: readonly string[]): string | null {
  const text = cells.join(' ').replace(/\s+/g, ' ').trim();
  return ACCOUNT.exec(text)?.[1] ?? null;
}
