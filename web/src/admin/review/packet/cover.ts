import { organization } from '@pa-ledger/domain/organization';
import { treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { inOrder, treasurerSourceIn, yearLabel, type Books } from './books.ts';
import { accountTable, fundTable, matchBlocks } from './cash-tables.ts';
import type { Block } from './packet.ts';
import { facts, quiet, sectionOf } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.cover;

/**
 * Returns what the cover says of the books: whose they are, the days, what each account and fund had, and who signs. Making
 * the packet adds when and by whom it was made, its hash, and what failed.
 */
export function coverBlocks(unordered: Books): readonly Block[] {
  const books = inOrder(unordered);
  const { days } = books;
  const { funds, accounts } = treasurerReport(treasurerSourceIn(books, days), days);
  return [
    {
      kind: 'facts',
      facts: [
        [messages.association, `${organization.associationName}, ${organization.schoolName}`],
        [messages.days, reportPartMessages.days(formatDate(days.first), formatDate(days.last))],
        [messages.years, books.years.map(({ year }) => yearLabel(books, year)).join(', ')],
      ],
    },
    ...sectionOf(messages.accounts, accountTable(accounts), ...matchBlocks(funds, accounts)),
    ...sectionOf(
      messages.funds,
      fundTable(funds),
      ...(funds.parts === null ? [quiet(messages.noneHeld)] : []),
      quiet(messages.basis),
    ),
    ...sectionOf(messages.words, facts(messages.glossary(organization.policies.checkSignatures))),
    ...sectionOf(messages.signatures, { kind: 'signatures', roles: messages.roles }),
  ];
}
