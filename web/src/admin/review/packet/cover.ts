import { organization } from '@pa-ledger/domain/organization';
import { treasurerReport } from '@pa-ledger/domain/reports/treasurer/treasurer';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
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
        [messages.times, messages.zone(zoneName(days.last), organization.timeZone)],
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
    ...sectionOf(messages.signatures, {
      kind: 'signatures',
      statement: messages.statement,
      choices: messages.choices,
      roles: messages.roles,
    }),
  ];
}

/** Returns the school's time zone in words, such as 'Eastern Time'. @param day when it has this name. */
function zoneName(day: CalendarDate): string {
  const { timeZone } = organization;
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .flatMap(({ type, value }) => (type === 'timeZoneName' ? [value] : []))
    .join('');
}
