import { isUnconfirmed, needsSecondLook } from '@pa-ledger/domain/ledger/confirmation';
import { cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import type {
  AdvanceLine,
  DisbursementLine,
  ReceiptLine,
  TransferLine,
} from '@pa-ledger/domain/reports/treasurer/entry-lines';
import { treasurerLists } from '@pa-ledger/domain/reports/treasurer/treasurer';
import type {
  CashCollection,
  LedgerEntry,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import { byText, UNKNOWN } from '@pa-ledger/domain/text/sort';
import { dateAt, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { reportMessages } from '../../reports/reports-messages.ts';
import type { Books } from './books.ts';
import type { PacketPart } from './packet.ts';
import {
  amountColumn,
  quiet,
  sectionOf,
  sheetsOf,
  tableOf,
  warning,
  type PartColumn,
} from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';
import { unconfirmedText } from './treasurer-parts.ts';

const messages = reportPartMessages.ledger;

type Kind = keyof typeof messages.kinds;

/** A line of the ledger. */
export interface LedgerLine {
  /** Orders the lines of a day; it's nowhere in the packet, since an expense's id may be in it. */
  readonly id: string;
  readonly day: CalendarDate;
  readonly kind: Kind;
  readonly payee: string;
  readonly description: string;
  readonly categoryName: string;
  readonly fundName: string;
  readonly accountName: string;
  readonly checkNumber: string;
  readonly method: string;
  /** As in the treasurer's report: a disbursement is above 0, its void below. */
  readonly amount: Cents;
  readonly enteredBy: string;
  readonly confirmation: 'confirmed' | 'not confirmed' | 'not needed';
  readonly confirmedBy: string;
  readonly confirmedOn: CalendarDate | '';
  /** How many people signed the check that paid it; null for anything else. */
  readonly signatures: number | null;
}

/** How many people sign a check. */
const SIGNATURES = organization.policies.checkSignatures;

/** Which kinds make up each sum of the treasurer's report. */
const SUMS = {
  receipts: ['receipt'],
  disbursements: ['disbursement', 'void'],
  advances: ['given', 'returned', 'settled'],
  transfers: ['transfer'],
} as const satisfies Readonly<Record<keyof typeof messages.sums, readonly Kind[]>>;

const ROWS: readonly (keyof typeof SUMS)[] = ['receipts', 'disbursements', 'advances', 'transfers'];

/** Returns every entry of the days, a line for each category and fund, by day. */
export function ledgerPart(books: Books): PacketPart {
  const lines = ledgerLines(books);
  const unconfirmed = unconfirmedText(books, books.days, reportMessages.unconfirmed);
  const open = lines.filter(({ confirmation }) => confirmation === 'not confirmed');
  return {
    path: 'ledger',
    title: messages.title,
    blocks: [
      quiet(messages.hint(SIGNATURES)),
      ...sectionOf(messages.totals, quiet(messages.totalsHint), totalsTable(lines)),
      ...(unconfirmed === null
        ? []
        : sectionOf(
            messages.unconfirmed,
            warning(unconfirmed),
            tableOf({ columns: COLUMNS.slice(0, -1), rows: open, empty: '' }),
          )),
      ...sectionOf(
        messages.entries,
        tableOf({ columns: COLUMNS, rows: lines, empty: messages.empty }),
      ),
    ],
    sheets: sheetsOf('ledger', messages.title, lines.map(sheetRow), ['amount']),
  };
}

/** Returns the sums of a ledger, as the treasurer's report of its days has them. */
export function ledgerSums(lines: readonly LedgerLine[]) {
  return ROWS.map((name) => {
    const kinds: readonly Kind[] = SUMS[name];
    const own = lines.filter(({ kind }) => kinds.includes(kind));
    return { name, count: own.length, amount: sumCents(own.map(({ amount }) => amount)) };
  });
}

function totalsTable(lines: readonly LedgerLine[]) {
  type Sum = ReturnType<typeof ledgerSums>[number];
  return tableOf({
    columns: [
      { label: messages.kind, share: 3, text: ({ name }: Sum) => messages.sums[name] },
      { label: messages.count, numeric: true, text: ({ count }: Sum) => String(count) },
      amountColumn(messages.amount, ({ amount }: Sum) => amount),
    ],
    rows: ledgerSums(lines),
    empty: '',
  });
}

/** Returns the lines of a ledger, by day and id. */
export function ledgerLines(books: Books): readonly LedgerLine[] {
  const { receipts, disbursements, advances, transfers } = treasurerLists(
    books,
    books.entries,
    books.days,
  );
  const about = aboutIn(books);
  return [
    ...receipts.flatMap(({ lines }) => lines.map((line) => receiptOf(line, about))),
    ...disbursements.map((line) => disbursementOf(line, about)),
    ...advances.map((line) => advanceOf(line, about)),
    ...transfers.map((line) => transferOf(line, about)),
  ].toSorted(byText(({ day, id, kind }) => `${day} ${id} ${kind}`));
}

/** Who else looked at an entry. */
type Looked = Pick<LedgerLine, 'confirmation' | 'confirmedBy' | 'confirmedOn' | 'signatures'>;

/** What only the entry itself says. */
type About = Looked & Pick<LedgerLine, 'accountName' | 'enteredBy'>;

type AboutOf = (collection: CashCollection, id: string, isVoid?: boolean) => About;

const NO_ONE = { confirmedBy: '', confirmedOn: '', signatures: null } as const;
const NOT_NEEDED: Looked = { ...NO_ONE, confirmation: 'not needed' };

function aboutIn({ entries, accounts, enteredBy }: Books): AboutOf {
  const found = new Map(entries.map((entry) => [`${entry.collection}~${entry.id}`, entry]));
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  return (collection, id, isVoid = false) => {
    const fields: LedgerEntry['fields'] = found.get(`${collection}~${id}`)?.fields ?? {};
    const accountId = textIn(fields, 'accountId');
    const voidedBy = textIn(membersOf(fields['voided']), 'by');
    const paidBy = collection === 'payments' ? textIn(fields, 'by') : '';
    return {
      accountName: accountId === '' ? '' : (names.get(accountId) ?? UNKNOWN),
      enteredBy: isVoid ? voidedBy : paidBy || (enteredBy.get(`${collection}~${id}`) ?? ''),
      ...(isVoid ? NOT_NEEDED : confirmationOf(collection, fields)),
    };
  };
}

function confirmationOf(collection: CashCollection, fields: LedgerEntry['fields']): Looked {
  if (collection === 'transfers') return NOT_NEEDED;
  if (isUnconfirmed(collection, fields)) return { ...NO_ONE, confirmation: 'not confirmed' };
  const look = membersOf(fields['confirmed']);
  const at = look['at'];
  if (typeof at === 'number' || needsSecondLook(collection, fields))
    return {
      ...NO_ONE,
      confirmation: 'confirmed',
      confirmedBy: textIn(look, 'by'),
      confirmedOn: typeof at === 'number' ? dateAt(at, organization.timeZone) : '',
    };
  const isCheck = collection === 'payments' && fields['method'] === 'check';
  return isCheck ? { ...NOT_NEEDED, signatures: signaturesOf(fields) } : NOT_NEEDED;
}

function signaturesOf({ check }: LedgerEntry['fields']): number {
  const { signatures } = membersOf(check);
  return Array.isArray(signatures) ? signatures.length : 0;
}

const NO_CHECK = { checkNumber: '', method: '' };

function receiptOf(line: ReceiptLine, aboutOf: AboutOf): LedgerLine {
  const { id, day, categoryName, fundName, description, amount } = line;
  const named = { id, day, categoryName, fundName, description, amount, payee: '', ...NO_CHECK };
  return { kind: 'receipt', ...named, ...aboutOf('revenueItems', id) };
}

function disbursementOf(line: DisbursementLine, aboutOf: AboutOf): LedgerLine {
  const { id, day, categoryName, fundName, description, amount } = line;
  const { payee, checkNumber, method, isVoid, document } = line;
  return {
    id,
    day,
    categoryName,
    fundName,
    description,
    amount,
    payee,
    checkNumber,
    method,
    kind: isVoid ? 'void' : 'disbursement',
    ...aboutOf(document.collection, document.id, isVoid),
  };
}

function advanceOf(line: AdvanceLine, aboutOf: AboutOf): LedgerLine {
  const { id, day, categoryName, fundName, description, amount, payee, kind } = line;
  const named = { id, day, categoryName, fundName, description, amount, payee, ...NO_CHECK };
  return { kind, ...named, ...aboutOf('manualExpenses', id) };
}

function transferOf(line: TransferLine, aboutOf: AboutOf): LedgerLine {
  const { id, day, description, amount } = line;
  return {
    id,
    day,
    description,
    amount,
    kind: 'transfer',
    payee: '',
    categoryName: '',
    ...NO_CHECK,
    ...aboutOf('transfers', id),
    fundName: messages.fromTo(line.fromName, line.toName),
    accountName: messages.fromTo(line.fromAccountName, line.toAccountName),
  };
}

const COLUMNS: readonly PartColumn<LedgerLine>[] = [
  { label: messages.date, text: ({ day }) => formatDate(day) },
  {
    label: messages.kind,
    text: ({ kind, checkNumber, method }) =>
      reportPartMessages.joined([
        messages.kinds[kind],
        checkNumber === '' ? method : messages.check(checkNumber),
      ]),
  },
  {
    label: messages.what,
    share: 3,
    text: ({ payee, description }) => [payee, description].filter(Boolean).join('\n'),
  },
  {
    label: messages.place,
    share: 2,
    text: ({ categoryName, fundName }) => reportPartMessages.joined([categoryName, fundName]),
  },
  { label: messages.account, text: ({ accountName }) => accountName || reportPartMessages.none },
  amountColumn(messages.amount, ({ amount }) => amount),
  { label: messages.enteredBy, share: 2, text: ({ enteredBy }) => enteredBy || messages.unknown },
  { label: messages.confirmed, share: 2, text: confirmationText },
];

function confirmationText({ confirmedBy, confirmedOn, ...line }: LedgerLine): string {
  const { confirmation, signatures } = line;
  if (signatures !== null) return messages.signed(signatures, SIGNATURES);
  if (confirmation === 'not needed') return messages.notNeeded;
  if (confirmation === 'not confirmed') return messages.notConfirmed;
  return confirmedOn === ''
    ? confirmedBy
    : reportPartMessages.onDay(confirmedBy, formatDate(confirmedOn));
}

function sheetRow(line: LedgerLine) {
  const { day, kind, payee, description, categoryName, fundName, accountName } = line;
  const { checkNumber, method, amount, enteredBy, confirmedBy, confirmedOn, signatures } = line;
  return {
    date: day,
    kind: messages.kinds[kind],
    checkNumber,
    method,
    payee,
    description,
    categoryName,
    fundName,
    accountName,
    amount: cents(amount),
    enteredBy,
    confirmation: signatures === null ? line.confirmation : messages.signed(signatures, SIGNATURES),
    confirmedBy,
    confirmedOn,
  };
}
