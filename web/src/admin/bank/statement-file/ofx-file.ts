import {
  dayOfOfx,
  amountOfOfx,
  lineFromOfx,
  type OfxFields,
} from '@pa-ledger/domain/bank/ofx-line';
import type {
  BankLine,
  BankStatement,
  ReadRow,
  RefusedRow,
} from '@pa-ledger/domain/bank/bank-line';
import { parseSync } from 'ofx-js';
import { MOST_ROWS } from './limits.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';

/*
 * OFX 1.x is SGML, whose elements need no end, and 2.x is XML. `ofx-js` reads both; it is given one transaction at a time, so
 * that a row that cannot be read is named and the others are kept, and so that a long file is read in slices.
 */

/** A statement of a bank account or of a credit card (OFX 2.2, 11.4.2.2 and 11.4.3.2), without its end tag. */
const STATEMENT = /<(?:CC)?STMTRS>/i;
const STATEMENT_END = /<\/(?:CC)?STMTRS>/i;
const TRANSACTION = /<STMTTRN>/i;
const TRANSACTION_END = /<\/STMTTRN>/i;

/** Leaves that banks leave empty; without an end tag the parser would take what follows for what is in them. */
const EMPTY_LEAF =
  /<(DTPOSTED|DTUSER|DTAVAIL|TRNTYPE|TRNAMT|FITID|CHECKNUM|REFNUM|SIC|NAME|MEMO)>\s*(?=<(?!\/\1>))/g;

/** The parser takes time that doubles with each letter of a tag; a transaction's longest has 13. */
const LONG_TAG = /<[^<>\s]{15}/;
/** A transaction's texts have at most 255 characters each. */
const LONGEST_TRANSACTION = 5_000;

/** Returns whether a text is an OFX or QFX file, whole or cut off. */
export function isOfx(text: string): boolean {
  return /^\s*OFXHEADER\s*:|<OFX>/i.test(text.slice(0, 4_000));
}

/** Reads the statements of an OFX file, a transaction a step; a sentence says why it has none. */
export function* ofxStatements(text: string): Generator<number, readonly BankStatement[] | string> {
  if (!/<\/OFX>\s*$/i.test(text)) return messages.cutOff;
  const [, ...parts] = text.split(STATEMENT);
  if (parts.length === 0) return messages.noAccount;
  const statements: BankStatement[] = [];
  let count = 0;
  for (const part of parts) {
    const [head = '', ...transactions] = (part.split(STATEMENT_END)[0] ?? '').split(TRANSACTION);
    count += transactions.length;
    if (count > MOST_ROWS) return messages.tooMany(MOST_ROWS);
    const lines: BankLine[] = [];
    const refused: RefusedRow[] = [];
    const tail = transactions.at(-1)?.split(TRANSACTION_END)[1] ?? '';
    for (const [index, transaction] of transactions.entries()) {
      const row = readTransaction(transaction);
      if ('line' in row) lines.push(row.line);
      else refused.push({ row: index + 1, reason: row.reason });
      yield count - transactions.length + index + 1;
    }
    statements.push({ ...readHead(`${head}${tail}`), lines, refused });
  }
  return statements;
}

/** Reads what is between the tags of a transaction, and what follows it. */
function readTransaction(text: string): ReadRow {
  const [body, rest] = text.split(TRANSACTION_END);
  if (body === undefined || rest === undefined || body.length > LONGEST_TRANSACTION) {
    return { reason: messages.unreadable };
  }
  const fields = elementsOf('STMTTRN', body);
  if (fields === null) return { reason: messages.unreadable };
  const own = (name: keyof OfxFields): string => textIn(fields[name]);
  const payee = fields['PAYEE'];
  return lineFromOfx({
    ...{ DTPOSTED: own('DTPOSTED'), TRNAMT: own('TRNAMT'), FITID: own('FITID') },
    ...{ CHECKNUM: own('CHECKNUM'), MEMO: own('MEMO') },
    NAME: own('NAME') || textIn(isMap(payee) ? payee['NAME'] : ''),
  });
}

/** Reads which account it is, and its balance. */
function readHead(text: string): Pick<BankStatement, 'accountEnd' | 'currency' | 'balance'> {
  const account = elementsOf(
    'X',
    sectionOf(text, /<(?:CC|BANK)ACCTFROM>/i, /<\/(?:CC|BANK)ACCTFROM>/i),
  );
  const ledger = elementsOf('X', sectionOf(text, /<LEDGERBAL>/i, /<\/LEDGERBAL>/i));
  const amount = amountOfOfx(textIn(ledger?.['BALAMT']));
  const day = dayOfOfx(textIn(ledger?.['DTASOF']));
  return {
    accountEnd: textIn(account?.['ACCTID']).slice(-4),
    currency: /<CURDEF>\s*([A-Z]{3})/i.exec(text)?.[1]?.toUpperCase() ?? '',
    balance: amount === null || day === null ? null : { amount, day },
  };
}

function sectionOf(text: string, begin: RegExp, end: RegExp): string {
  return text.split(begin)[1]?.split(end)[0] ?? '';
}

/** Returns the elements of an aggregate by their names; null when it cannot be read. */
function elementsOf(name: string, body: string): Readonly<Record<string, unknown>> | null {
  const upper = body.replace(/<(\/?[a-z][\w.]*)>/gi, (_, tag: string) => `<${tag.toUpperCase()}>`);
  if (LONG_TAG.test(upper)) return null;
  try {
    const { OFX } = parseSync(`<OFX><${name}>${upper.replace(EMPTY_LEAF, '')}</${name}></OFX>`);
    const elements: unknown = OFX[name];
    return isMap(elements) ? elements : null;
  } catch {
    return null;
  }
}

/** Of an element that comes several times, the first. */
function textIn(element: unknown): string {
  const first: unknown = Array.isArray(element) ? element[0] : element;
  return typeof first === 'string' ? first : '';
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
