import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useStore } from '../../app/store.ts';
import { Facts, type FactRow } from '../../ui/Facts.tsx';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { LoadFailure } from '../shared/frame/LoadState.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { useLookup, type Lookup } from '../shared/records/lookup.ts';
import { recordAddress } from '../shared/records/record-address.ts';
import { tiesOf, type EntryCollection, type EntryTies as Ties } from './entry-ties.ts';
import { tiesMessages as messages } from './ties-messages.ts';

interface EntryTiesProps {
  readonly collection: EntryCollection;
  readonly id: string;
}

/** What an entry is tied to, each with a link: its deposit, the statements that cleared it, the meeting that ratified it, and returns. */
export function EntryTies({ collection, id }: EntryTiesProps) {
  const store = tiesOf[collection](id);
  const state = useStore(store);
  const { accountName } = useLookup();
  if (state.status === 'error')
    return <LoadFailure failure={state.failure} onRetry={store.retry} />;
  const rows = state.status === 'ready' ? rowsOf(collection, state.value, accountName) : [];
  return (
    rows.length > 0 && (
      <TabSection heading={messages.heading}>
        <Facts rows={rows} />
      </TabSection>
    )
  );
}

function rowsOf(
  collection: EntryCollection,
  { held, meeting, returns, returned }: Ties,
  accountName: Lookup['accountName'],
): readonly FactRow[] {
  const deposits = held.flatMap(({ deposit }) => deposit ?? []);
  const statements = held.flatMap(({ statementId }) => statementId ?? []);
  const links: readonly (readonly [string, readonly Link[]])[] = [
    [
      messages.deposit,
      deposits.map(({ id, date, slip }) => [
        messages.ofDay(formatDate(date), slip),
        recordAddress('deposits', id),
      ]),
    ],
    [
      messages.statement,
      statements.map((id) => [statementName(id, accountName), recordAddress('statements', id)]),
    ],
    [
      messages.meeting,
      meeting === null
        ? []
        : [
            [
              messages.meetingOf(formatDate(meeting.ratifiedOn)),
              recordAddress('ratifications', meeting.ratification),
            ],
          ],
    ],
    [messages.returns, returns === null ? [] : [[returns.name, returns.address]]],
    [
      messages.returned,
      returned.map(({ id, date, amount }) => [
        messages.returnOf(formatCents(amount), formatDate(date)),
        // Only entries with amounts of their own kind give something back.
        recordAddress(collection, id),
      ]),
    ],
  ];
  return links
    .filter(([, found]) => found.length > 0)
    .map(([label, found]) => [
      label,
      found.map(([name, address]) => (
        <div key={address}>
          <PanelLink to={address}>{name}</PanelLink>
        </div>
      )),
    ]);
}

type Link = readonly [name: string, address: string];

/** Its id is the account's and its day. */
function statementName(id: string, accountName: Lookup['accountName']): string {
  const [account = '', day] = id.split('~');
  return isCalendarDate(day) ? messages.statementOf(accountName(account), formatDate(day)) : id;
}
