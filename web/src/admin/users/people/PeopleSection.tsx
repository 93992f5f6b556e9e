import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { sessionStore } from '../../session.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { useToday } from '../../shared/years/useShownYear.ts';
import { managePeople } from './people-calls.ts';
import { peopleColumns } from './people-columns.tsx';
import { peopleMessages as words } from './people-messages.ts';
import { people, usePeopleFacts, type PersonRow } from './people-store.ts';
import { PersonActions } from './PersonActions.tsx';
import { usePersonDialog } from './usePersonDialog.tsx';

export const HAND_OVER = '/admin/users/hand-over';

/** Who can sign in to the panel, as what, and until when. Only administrators see it. */
export function PeopleSection() {
  const state = useStore(people);
  const session = useStore(sessionStore);
  const own = session.status === 'signedIn' ? session.admin.uid : null;
  const { facts, failed, retry } = usePeopleFacts(state.status === 'ready' ? state.value : null);
  const names = new Map(
    state.status === 'ready' ? state.value.map(({ uid, name }) => [uid, name]) : [],
  );
  const { open, dialog } = usePersonDialog();
  const [resending, setResending] = useState<string | null>(null);
  const today = useToday();
  const navigate = useNavigate();

  const resend = async ({ uid, name, version }: PersonRow): Promise<void> => {
    setResending(uid);
    const result = await managePeople({ action: 'resend', uid, version });
    setResending(null);
    notify(result.ok ? words.resent(name) : result.message);
  };

  return (
    <TabSection
      heading={words.heading}
      hint={words.hint}
      // An email stays in one piece.
      sx={{ marginTop: '2.5rem', '& tr > :nth-child(2)': { '--longest': '18rem' } }}
      main={
        <Button variant="outlined" onClick={() => open({ is: 'invite' })}>
          {words.invite}
        </Button>
      }
      more={[{ label: words.handOver, isButton: true, onClick: () => void navigate(HAND_OVER) }]}
    >
      {failed !== null && (
        <Notice
          tone="warning"
          title={words.factsFailed}
          sx={{ marginBottom: '1rem' }}
          action={
            <Button variant="outlined" color="inherit" onClick={retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {failed.message}
        </Notice>
      )}
      <DataTable
        name={words.heading}
        columns={peopleColumns({
          facts,
          names,
          own,
          today,
          resending,
          onResend: (row) => void resend(row),
        })}
        rows={state}
        keyOf={({ uid }) => uid}
        onRetry={people.retry}
        empty={<EmptyState>{words.empty}</EmptyState>}
        actions={(row) => (
          <PersonActions
            name={row.name}
            onChange={() => open({ is: 'change', row })}
            onRemove={() => open({ is: 'remove', row })}
          />
        )}
      />
      {dialog}
    </TabSection>
  );
}
