import type { SxProps, Theme } from '@mui/material/styles';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { VStack } from '../../ui/layout.ts';
import { CARDS_BELOW } from '../shared/lists/table-styles.ts';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { Person } from '../shared/frame/Person.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { Paging } from '../shared/lists/Paging.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { useServerPages } from '../shared/lists/useServerPages.ts';
import { authorOf, changeMessages } from '../shared/journal/change-messages.ts';
import { CHANGES_QUERY, readChange, type ChangeRow } from '../shared/journal/journal-rows.ts';
import { userMessages } from './users-messages.ts';

const COLUMNS: readonly Column<ChangeRow>[] = [
  {
    id: 'at',
    label: userMessages.when,
    cell: ({ at }) => (
      <time dateTime={new Date(at).toISOString()}>{formatInstant(at, organization.timeZone)}</time>
    ),
    onCard: 'note',
    width: '14rem',
  },
  {
    id: 'by',
    label: userMessages.who,
    cell: (row) => <Person address={authorOf(row)} />,
    width: '16rem',
  },
  {
    id: 'change',
    label: userMessages.change,
    cell: (row) => (
      <VStack as="span" sx={{ gap: '0.25rem' }}>
        {changeMessages(row).map((message) => (
          // On a closed card they are one line.
          <span key={message}>{message} </span>
        ))}
      </VStack>
    ),
    onCard: 'title',
  },
];

/** In a table all cells weigh the same; on a card what was changed is the title. */
const LIST: SxProps<Theme> = {
  marginTop: '2.5rem',
  '& td': { verticalAlign: 'top' },
  [`@media (min-width: ${CARDS_BELOW}px)`]: { '& td.title .value': { fontWeight: 400 } },
};

/** The journal's entries: who changed the approvers and the categories, and what was there before. */
export function ChangeList() {
  const { rows, paging, retry } = useServerPages(CHANGES_QUERY, readChange);
  return (
    <TabSection heading={userMessages.changes} hint={userMessages.changesHint} sx={LIST}>
      <DataTable
        name={userMessages.changes}
        columns={COLUMNS}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<EmptyState>{userMessages.noChanges}</EmptyState>}
        onRetry={retry}
        footer={<Paging {...paging} />}
      />
    </TabSection>
  );
}
