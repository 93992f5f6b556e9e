import type { BankLine, BankStatement, RefusedRow } from '@pa-ledger/domain/bank/bank-line';
import {
  amountOfOfx,
  dayOfOfx,
  lineFromOfx,
  signedLines,
  type TypedLine,
} from '@pa-ledger/domain/bank/ofx-line';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { MOST_ROWS } from './limits.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';
import { tagsIn } from './tags.ts';

/*
 * OFX 1.x is SGML, where a value needs no end tag, and 2.x is XML; banks mix both and get either wrong. So a file is read as
 * what it is in all of them: tags, of which a few open the parts that matter here, and values behind the others. An end tag
 * that closes nothing is ignored, and a part that begins again ends the one before.
 */

/** The parts that matter, and those whose values must not be taken for theirs. */
const PARTS: ReadonlySet<string> = new Set([
  'SONRS',
  'STATUS',
  'STMTRS',
  'INVSTMTRS',
  'BANKTRANLIST',
  'STMTTRN',
  'STMTTRNP',
  'ACCTFROM',
  'BANKACCTTO',
  'CCACCTTO',
  'PAYEE',
  'CURRENCY',
  'ORIGCURRENCY',
  'LEDGERBAL',
  'AVAILBAL',
  'BAL',
]);
/** A credit card's statement is a statement (OFX 2.2, 11.4.3.2). */
const SAME: Readonly<Record<string, string>> = {
  CCSTMTRS: 'STMTRS',
  BANKACCTFROM: 'ACCTFROM',
  CCACCTFROM: 'ACCTFROM',
};
/** What ends such a part that has no end tag when it begins: a transaction another one, a statement whatever is open. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  STMTTRN: ['STMTTRN', 'STMTTRNP'],
  STMTTRNP: ['STMTTRN', 'STMTTRNP'],
  STMTRS: [...PARTS],
  INVSTMTRS: [...PARTS],
};

/** Values by the part that they're in and their own name, such as `LEDGERBAL.BALAMT`; of several the first. */
type Values = Map<string, string>;

/** What's in a statement so far. */
interface Found {
  readonly head: Values;
  readonly rows: Values[];
  readonly isCard: boolean;
  /** Transactions that the bank hasn't posted yet (OFX 2.2, 11.4.2.4). */
  pending: number;
}

/** Returns whether a text is an OFX, QFX or QBO file, whole or cut off. */
export function isOfx(text: string): boolean {
  return /OFXHEADER\s*[:=]|<(?:\w+:)?OFX[\s>]/i.test(text.slice(0, 4_000));
}

/** Reads the statements of an OFX file, a transaction a step; a sentence says why it has none. */
export function* ofxStatements(text: string): Generator<number, readonly BankStatement[] | string> {
  if (!/<\/(?:\w+:)?OFX\s*>/i.test(text)) return messages.cutOff;
  const file: Values = new Map();
  const statuses: Values[] = [];
  const found: Found[] = [];
  let open: string[] = [];
  let row: Values | null = null;
  let count = 0;
  for (const { name: written, isEnd, value } of tagsIn(text)) {
    const name = SAME[written] ?? written;
    if (!PARTS.has(name)) {
      const part = open.at(-1) ?? '';
      const status = part === 'STATUS' ? statuses.at(-1) : undefined;
      const values = status ?? row ?? found.at(-1)?.head ?? file;
      const place = `${part}.${name}`;
      if (!isEnd && value !== '' && !values.has(place)) values.set(place, value);
      continue;
    }
    const ended = isEnd ? [name] : (ENDS[name] ?? []);
    const at = isEnd ? open.lastIndexOf(name) : open.findIndex((one) => ended.includes(one));
    if (at !== -1) open = open.slice(0, at);
    if (!open.includes('STMTTRN')) row = null;
    if (isEnd) continue;
    open.push(name);
    if (name === 'STATUS') statuses.push(new Map());
    if (name === 'STMTRS') {
      found.push({ head: new Map(), rows: [], isCard: written === 'CCSTMTRS', pending: 0 });
    }
    const statement = open.includes('INVSTMTRS') ? undefined : found.at(-1);
    if (statement === undefined) continue;
    if (name === 'STMTTRNP') statement.pending++;
    if (name === 'LEDGERBAL') row = null;
    if (name !== 'STMTTRN') continue;
    row = new Map();
    statement.rows.push(row);
    if (++count > MOST_ROWS) return messages.tooMany(MOST_ROWS);
    yield count;
  }
  const [error] = statuses.flatMap(errorIn);
  if (found.length === 0)
    return error === undefined ? messages.noAccount : messages.onlyError(error);
  const read: Read[] = [];
  for (const one of found) read.push(yield* statementOf(one, file, count));
  const statements = byAccount(read);
  if (error === undefined) return statements;
  return statements.map((one) => ({
    ...one,
    doubts: [...(one.doubts ?? []), messages.alsoError(error)],
  }));
}

/** A bank answers with an error of its own when a sign-in or the download of an account failed (OFX 2.2, 3.1.5). */
function errorIn(status: Values): readonly string[] {
  const code = status.get('STATUS.CODE') ?? '0';
  const severity =
    status.get('STATUS.SEVERITY')?.toUpperCase() ?? (code === '0' ? 'INFO' : 'ERROR');
  if (severity !== 'ERROR') return [];
  const message = status.get('STATUS.MESSAGE');
  return [message === undefined ? `code ${code}` : `${message} (${code})`];
}

/** A statement, with the whole number of its account. */
interface Read {
  readonly account: string;
  readonly statement: BankStatement;
}

/** @param count what is yielded after each transaction. */
function* statementOf(
  { head, rows, isCard, pending }: Found,
  file: Values,
  count: number,
): Generator<number, Read> {
  const of = (place: string): string => head.get(place) ?? '';
  const read: TypedLine[] = [];
  const refused: RefusedRow[] = [];
  const currency = of('STMTRS.CURDEF').slice(0, 3).toUpperCase();
  for (const [index, row] of rows.entries()) {
    const one = readTransaction(row, currency);
    if ('line' in one) read.push(one);
    else refused.push({ row: index + 1, reason: one.reason });
    yield count;
  }
  const { lines, signs, turned, odd } = signedLines(read, isCard);
  const amount = amountOfOfx(of('LEDGERBAL.BALAMT'));
  const day = dayOfOfx(of('LEDGERBAL.DTASOF'));
  const accountType = isCard ? 'CREDITCARD' : of('ACCTFROM.ACCTTYPE').toUpperCase();
  const account = of('ACCTFROM.ACCTID');
  return {
    account: account === '' ? '' : `${account} ${isCard}`,
    statement: {
      accountEnd: account.slice(-4),
      ...(accountType === '' ? {} : { accountType }),
      currency,
      balance: amount === null || day === null ? null : { amount, day },
      through: lastDayOf(head, file, lines) ?? undefined,
      lines,
      refused,
      notes: [
        ...(pending === 0 ? [] : [messages.pending(pending)]),
        ...(odd === 0 ? [] : [messages.oddSigns(odd)]),
      ],
      doubts: signs === 'asWritten' ? [] : [messages[signs](turned)],
    },
  };
}

function readTransaction(row: Values, currency: string): TypedLine | { readonly reason: string } {
  const own = (name: string): string => row.get(`STMTTRN.${name}`) ?? '';
  const other = row.get('CURRENCY.CURSYM')?.toUpperCase() ?? currency;
  if (currency !== '' && other !== currency) return { reason: messages.otherCurrency(other) };
  const read = lineFromOfx({
    TRNTYPE: own('TRNTYPE'),
    DTPOSTED: own('DTPOSTED'),
    TRNAMT: own('TRNAMT'),
    FITID: own('FITID'),
    CHECKNUM: own('CHECKNUM'),
    NAME: own('NAME') || (row.get('PAYEE.NAME') ?? ''),
    MEMO: own('MEMO'),
  });
  return 'line' in read ? { line: read.line, type: own('TRNTYPE').toUpperCase() } : read;
}

/**
 * The last day that was asked for, but not one after the file was made; banks also write the first moment of the next day, so
 * it's never taken for a reason to leave a line out.
 */
function lastDayOf(head: Values, file: Values, lines: readonly BankLine[]): CalendarDate | null {
  const end = dayOfOfx(head.get('BANKTRANLIST.DTEND') ?? head.get('STMTRS.DTEND') ?? '');
  if (end === null) return null;
  const made = dayOfOfx(file.get('SONRS.DTSERVER') ?? '');
  const asked = made !== null && made < end ? made : end;
  return lines.reduce((latest, { day }) => (day > latest ? day : latest), asked);
}

/** A bank may give an account in several statements, such as one a month. */
function byAccount(read: readonly Read[]): readonly BankStatement[] {
  const joined = new Map<unknown, BankStatement>();
  for (const { account, statement } of read) {
    const key = account === '' ? statement : account;
    const before = joined.get(key);
    joined.set(key, before === undefined ? statement : join(before, statement));
  }
  return [...joined.values()];
}

function join(one: BankStatement, other: BankStatement): BankStatement {
  const later = (other.balance?.day ?? '') > (one.balance?.day ?? '') ? other : one;
  const days = [one.through, other.through].filter((day) => day !== undefined).toSorted();
  const rows = one.lines.length + one.refused.length;
  return {
    ...later,
    through: days.at(-1),
    lines: [...one.lines, ...missingIn(one.lines, other.lines)],
    refused: [...one.refused, ...other.refused.map((bad) => ({ ...bad, row: bad.row + rows }))],
    notes: [...(one.notes ?? []), ...(other.notes ?? [])],
    doubts: [...(one.doubts ?? []), ...(other.doubts ?? [])],
  };
}

/** Of lines that are equal, those that a statement has once more than the one before: their days may overlap. */
function missingIn(before: readonly BankLine[], lines: readonly BankLine[]): readonly BankLine[] {
  const left = new Map<string, number>();
  for (const line of before) {
    const key = JSON.stringify(line);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return lines.filter((line) => {
    const key = JSON.stringify(line);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
