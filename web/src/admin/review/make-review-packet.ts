import { organization } from '@pa-ledger/domain/organization';
import type { BankEntry } from '@pa-ledger/domain/bank/register';
import { sumCents } from '@pa-ledger/domain/money/money';
import { treasurerLists, treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import type { LedgerEntry } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { dayEnd } from '@pa-ledger/domain/time/day-start';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { textIn } from '@pa-ledger/domain/untyped';
import { failure, type Failure } from '../../data/failure.ts';
import { fetchReceipt } from '../../firebase/fetch-receipt.ts';
import { bookReader, readByIds, readOr, type BookReader } from './packet/book-reader.ts';
import { treasurerSourceIn, type Books } from './packet/books.ts';
import { readBooks } from './packet/books-read.ts';
import { coverBlocks } from './packet/cover.ts';
import { packetAccounts } from './packet/bank-books.ts';
import { reconciliationsPart } from './packet/bank-reconciliations.ts';
import { registerPart } from './packet/bank-register.ts';
import { depositsPart } from './packet/deposits-part.ts';
import { officersPart } from './packet/officers-part.ts';
import type { Fact } from './packet/packet.ts';
import type { PaymentNotes } from './packet/paid-books.ts';
import { paymentParts } from './packet/payment-parts.ts';
import { readMoneyBooks, type MoneyBooks } from './packet/read-payments.ts';
import { requestsPart } from './packet/requests-part.ts';
import { packetOf, reportParts, type GivenParts } from './packet/report-parts.ts';
import { SignedOutError } from './paper/fetch-file.ts';
import type { MadePacket, PacketProgress } from './paper/make-packet.ts';
import { openPacketStore } from './paper/packet-store.ts';
import { reviewMessages } from './review-messages.ts';
import { marksOf } from './review-store.ts';

const { packet: messages } = reviewMessages;

/** A packet's files, and what the review notes of them. */
export interface MadeFiles extends MadePacket {
  readonly parts: number;
}

export type { PacketProgress } from './paper/make-packet.ts';

interface MakeReviewPacket {
  readonly days: Days;
  /** Only administrators read them; the cover says that they're in it. */
  readonly withAddresses: boolean;
  /** Who makes it. */
  readonly by: { readonly uid: string; readonly name: string };
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PacketProgress) => void;
}

/**
 * Reads the books of some days and makes their packet; going on after a stop reads the books again, but no file that's drawn.
 * @throws the signal's reason once it's aborted, or Error if the disk is full.
 */
export async function makeReviewPacket(options: MakeReviewPacket): Promise<MadeFiles | Failure> {
  const { days, withAddresses, by, signal, onProgress } = options;
  const read = await readOr(() => readAll(bookReader(signal), days, withAddresses));
  if ('why' in read) return read;
  const { books, money } = read;
  if (!isSame(books, money)) return failure('failed', messages.changed);
  if (!isCounted(books)) return failure('failed', messages.unequal);
  const packet = packetOf(days, { ...reportParts(books), ...givenParts(read) });
  // How much the first part says that a reviewer must ask.
  const points = packet.parts.slice(0, 1).map(({ title, note = '' }): Fact => [title, note]);
  // It brings what writes PDFs, which only those who make one need.
  const { makePacket } = await import('./paper/make-packet.ts');
  try {
    const made = await makePacket({
      packet,
      cover: {
        facts: [
          [messages.preparedBy, messages.madeBy(by.name, now())],
          ...earlyFacts(days),
          ...points,
        ],
        blocks: coverBlocks(books),
        withAddresses,
      },
      fetchFile: fetchReceipt,
      store: await openPacketStore(by.uid),
      signal,
      onProgress,
    });
    return { ...made, parts: packet.parts.length };
  } catch (error) {
    if (error instanceof SignedOutError) return failure('refused', messages.signedOut);
    throw error;
  }
}

function givenParts({ money: { bank, paid, requests }, notes, officers }: ReadAll): GivenParts {
  return {
    officers: [officersPart(officers, bank)],
    bank: packetAccounts(bank).flatMap((numbered) => [
      registerPart(numbered, bank),
      reconciliationsPart(numbered, bank),
    ]),
    deposits: [depositsPart(bank)],
    payments: paymentParts(bank, paid, notes),
    requests: [requestsPart(bank, requests)],
  };
}

interface ReadAll {
  readonly books: Books;
  readonly money: MoneyBooks;
  readonly notes: PaymentNotes;
  readonly officers: ReviewMarks['officers'];
}

/** @throws what the reader throws. */
async function readAll(reader: BookReader, days: Days, withAddresses: boolean): Promise<ReadAll> {
  const books = await readBooks(reader, days);
  const money = await readMoneyBooks(reader, days);
  const marked = await reader.known(() => marksOf(days));
  const addresses = withAddresses && (await readAddresses(reader, [...money.paid.expenses.keys()]));
  const wordsOf = (why: ReviewMarks['marks'][number]['why']) =>
    why.map((reason) => reviewMessages.sample.marks[reason]);
  return {
    books,
    money,
    officers: marked.officers,
    notes: {
      marks: new Map([
        ...marked.marks.map(({ expense, why }) => [expense, wordsOf(why)] as const),
        ...marked.entries.map(({ entry, why }) => [entry, wordsOf(why)] as const),
      ]),
      findings: books.findings,
      enteredBy: books.enteredBy,
      ...(addresses !== false && { addresses }),
    },
  };
}

async function readAddresses(
  reader: BookReader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readByIds(reader, 'contacts', ids);
  return new Map(rows.map(({ id, fields }) => [id, textIn(fields, 'mailingAddress')]));
}

/** Whether both readings found the same entries: someone may have changed one in between. */
function isSame({ entries }: Books, { bank }: MoneyBooks): boolean {
  const known = new Set(entries.map(versionOf));
  const moved = bank.entries.filter(({ collection }) => collection !== 'deposits');
  return moved.length === known.size && moved.every((entry) => known.has(versionOf(entry)));
}

function versionOf({ collection, id, fields }: LedgerEntry | BankEntry): string {
  return `${collection}~${id}~${String(fields['version'])}`;
}

/**
 * Whether the totals know all entries of the days: they follow the entries by some seconds, and every figure of the packet is to
 * agree with every other.
 */
function isCounted(books: Books): boolean {
  const source = treasurerSourceIn(books, books.days);
  const { total } = treasurerReport(source, books.days).funds;
  const { receipts, disbursements } = treasurerLists(source, books.entries, books.days);
  return (
    sumCents(receipts.map((group) => group.total)) === total.receipts &&
    sumCents(disbursements.map(({ amount }) => amount)) === total.disbursements
  );
}

/** Whether more may still happen on the last of the days. */
function earlyFacts({ last }: Days): readonly Fact[] {
  const isOver = Date.now() >= dayEnd(last, organization.timeZone);
  return isOver ? [] : [[messages.early, messages.notOver(formatDate(last))]];
}

function now(): string {
  return formatInstant(Date.now(), organization.timeZone);
}
