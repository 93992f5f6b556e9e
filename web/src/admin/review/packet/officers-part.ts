import { signersIn, signerText, type Signer } from '@pa-ledger/domain/accounts/signers';
import type { ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { accountsInOrder, type BankBooks } from './bank-books.ts';
import type { PacketPart } from './packet.ts';
import { quiet, sectionOf, sheetsOf, tableOf, warning, type PartColumn } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.officers;

type Officer = ReviewMarks['officers'][number];

/** Returns who held an office on the days, with the addresses by which the other parts name them, and who signed checks. */
export function officersPart(
  officers: readonly Officer[],
  { accounts, days }: Pick<BankBooks, 'accounts' | 'days'>,
): PacketPart {
  const rows = officers.toSorted(byText(nameOf)).map((officer) => ({
    name: nameOf(officer),
    addresses: officer.emails.toSorted().join('\n'),
    offices: officer.held.map((held) => heldText(held, days)).join('\n'),
  }));
  const unnamed = officers.filter(({ names }) => names.length === 0).length;
  const signing = accountsInOrder(accounts).flatMap((account) =>
    signersIn(account)
      .filter((signer) => signer.from <= days.last && (signer.to ?? days.last) >= days.first)
      .map((signer) => ({ account: account.name, ...signer })),
  );
  return {
    path: 'officers',
    title: messages.title,
    blocks: [
      quiet(messages.hint),
      ...(unnamed === 0 ? [] : [warning(messages.unnamedCount(unnamed))]),
      tableOf({ columns: COLUMNS, rows, empty: messages.none }),
      ...sectionOf(
        messages.signers,
        tableOf({ columns: SIGNER_COLUMNS, rows: signing, empty: messages.noSigners }),
      ),
    ],
    sheets: [
      ...sheetsOf('officers', messages.title, rows),
      ...sheetsOf(
        'signers',
        messages.signers,
        signing.map(({ account, name, from, to = '' }) => ({ account, name, from, to })),
      ),
    ],
  };
}

/** Approvers who never signed in to the panel have no name there. */
function nameOf({ names }: Officer): string {
  return names.join(', ') || messages.unnamed;
}

/** Says from when to when where it isn't all of the days. */
function heldText({ office, first, last }: Officer['held'][number], days: Days): string {
  const [from, to] = [formatDate(first), formatDate(last)];
  if (last === days.last) return first === days.first ? office : messages.heldSince(office, from);
  return first === days.first ? messages.heldUntil(office, to) : messages.heldFor(office, from, to);
}

interface Row {
  readonly name: string;
  readonly addresses: string;
  readonly offices: string;
}

const COLUMNS: readonly PartColumn<Row>[] = [
  { label: messages.name, share: 2, text: ({ name }) => name },
  { label: messages.address, share: 3, text: ({ addresses }) => addresses },
  { label: messages.offices, share: 3, text: ({ offices }) => offices },
];

const SIGNER_COLUMNS: readonly PartColumn<Signer & { readonly account: string }>[] = [
  { label: messages.account, text: ({ account }) => account },
  { label: messages.signer, share: 3, text: signerText },
];
