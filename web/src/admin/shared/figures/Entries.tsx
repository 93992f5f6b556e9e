import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import {
  countedGroups,
  type CountedEntry,
  type CountedFigure,
  type CountedGroup,
  type CountedKind,
  type CountedLine,
} from '@pa-ledger/domain/reports/treasurer/counted';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useId, useState } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { ActionLink, PanelLink } from '../frame/ActionLink.tsx';
import { OffPaper } from '../frame/PrintPage.tsx';
import { LoadState } from '../frame/LoadState.tsx';
import { entriesOnce, entryPage, type EntryPage } from '../lists/entry-pages.ts';
import { Money } from '../lists/Money.tsx';
import { MoreEntries } from '../lists/MoreEntries.tsx';
import { useEntryPages } from '../lists/useEntryPages.ts';
import { keyedStores, type LiveStore } from '../records/live-store.ts';
import { useLookup } from '../records/lookup.ts';
import { recordAddress, type PagedCollection } from '../records/record-address.ts';
import { figureMessages as messages } from './figure-messages.ts';
import { listOf } from './figure-lists.ts';
import { figureQueries } from './figure-queries.ts';

/** The entries that a figure counts, of a fiscal year or of all (null). */
export interface FigureEntries extends CountedFigure {
  readonly title: string;
  readonly year: FiscalYear | null;
  /** What a fund or an account began with. */
  readonly beginning?: Cents;
}

interface EntriesProps {
  readonly entries: FigureEntries;
  /** The figure itself. */
  readonly amount: Cents;
}

/** The newest entries that a figure counts, by kind with its sum, each with its receipts' requests; more on request. */
export function Entries({ entries, amount }: EntriesProps) {
  const [pageOf] = useState(() => pagesOf(entries));
  const { state, store, isReading, onMore } = useEntryPages(entries.title, pageOf);
  if (state.status !== 'ready') return <LoadState store={store}>{() => null}</LoadState>;
  const { through } = state.value;
  return (
    <>
      <Groups entries={entries} amount={amount} page={state.value} />
      {through !== null && (
        <MoreEntries isReading={isReading} onMore={onMore}>
          {messages.backTo(formatDate(dayOf(through)))}
        </MoreEntries>
      )}
    </>
  );
}

/** Returns the newest entries of which a figure counts some, live: a page of the dialog is two of a list. */
function pagesOf(counted: CountedFigure): (size: number | null) => LiveStore<EntryPage> {
  const queries = figureQueries(counted);
  const made = keyedStores((size: string) =>
    entryPage(queries, size === '' ? null : 2 * Number(size)),
  );
  return (size) => made(String(size ?? ''));
}

/** Returns the day of a place (`entryPlace`). */
function dayOf(place: string): CalendarDate {
  // It begins with its day.
  return place.slice(0, 10) as CalendarDate;
}

interface GroupsProps extends EntriesProps {
  readonly page: EntryPage;
}

/** By kind; while earlier entries are missing, only the figure itself is a sum. */
function Groups({ entries, amount, page }: GroupsProps) {
  const { categoryName, fundName } = useLookup();
  const names = {
    category: (id: string | null) => ({ id: id ?? '', name: categoryName(id ?? '') }),
    fund: (id: string | null) => ({ id: id ?? '', name: fundName(id ?? ''), code: '' }),
  };
  const isCut = page.through !== null;
  // The queries are those of the ledger.
  const found = entriesOnce(page) as readonly CountedEntry[];
  const groups = countedGroups(found, entries, names, page.through);
  const { beginning } = entries;
  const total = sumCents([beginning ?? cents(0), ...groups.map((group) => group.total)]);
  return (
    <>
      {beginning !== undefined && <Sum label={messages.beginning} amount={beginning} />}
      {groups.map((group) => (
        <Group key={group.kind} group={group} isCut={isCut} list={listOf(group.kind, entries)} />
      ))}
      {groups.length === 0 && !isCut && <p>{messages.nothing}</p>}
      <Sum label={messages.total} amount={isCut ? amount : total} />
    </>
  );
}

function Sum({ label, amount }: { readonly label: string; readonly amount: Cents }) {
  return (
    <HStack as="p" sx={{ ...LINE, fontWeight: 650 }}>
      <span>{label}</span>
      <Money amount={amount} />
    </HStack>
  );
}

interface GroupProps {
  readonly group: CountedGroup;
  /** Whether more of it may follow. */
  readonly isCut: boolean;
  /** The address of the list that has them. */
  readonly list: string;
}

function Group({ group: { kind, lines, total }, isCut, list }: GroupProps) {
  const id = useId();
  const name = messages.kinds[kind];
  return (
    <section aria-labelledby={id}>
      <HStack as="h3" id={id} sx={{ ...LINE, fontSize: '1rem', marginTop: '0.75rem' }}>
        <span>{isCut ? name : messages.counted(name, lines.length)}</span>
        {!isCut && <Money amount={total} />}
      </HStack>
      <ul>
        {lines.map((line) => (
          <HStack as="li" key={line.id} sx={LINE}>
            <Words line={line} address={addressOf(kind, line)} />
            <Money amount={line.amount} tone="quiet" />
          </HStack>
        ))}
      </ul>
      <OffPaper>
        <ActionLink to={list}>{messages.openList(name)}</ActionLink>
      </OffPaper>
    </section>
  );
}

/** The collections whose entries have pages of their own; what's paid or approved leads to its requests. */
const COLLECTIONS: Readonly<Partial<Record<CountedKind, PagedCollection>>> = {
  revenue: 'revenueItems',
  manual: 'manualExpenses',
  advanced: 'manualExpenses',
  transferIn: 'transfers',
  transferOut: 'transfers',
};

function addressOf(kind: CountedKind, { id }: CountedLine): string | null {
  const { [kind]: collection } = COLLECTIONS;
  return collection === undefined ? null : recordAddress(collection, id);
}

interface WordsProps {
  readonly line: CountedLine;
  /** Of its page; null where it has none of its own. */
  readonly address: string | null;
}

function Words({ line: { day, payee, description, expenseIds }, address }: WordsProps) {
  const name = [payee, description].filter(Boolean).join(': ');
  return (
    <div>
      {address === null ? <span>{name}</span> : <PanelLink to={address}>{name}</PanelLink>}
      <SecondaryText as="span">
        {formatDate(day)}
        {expenseIds.map((expense) => (
          <ActionLink
            key={expense}
            to={`/admin/expenses/${referenceOf(expense)}`}
            sx={{ marginInlineStart: '0.75rem' }}
          >
            {referenceOf(expense)}
          </ActionLink>
        ))}
      </SecondaryText>
    </div>
  );
}

const LINE = {
  flexWrap: 'nowrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.25rem',
  overflowWrap: 'anywhere',
};
