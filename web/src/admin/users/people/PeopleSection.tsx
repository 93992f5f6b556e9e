import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { lazy } from '../../lazy.ts';
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

const InviteDialog = lazy(async () => ({
  default: (await import('./InviteDialog.tsx')).InviteDialog,
}));
const ChangeDialog = lazy(async () => ({
  default: (await import('./ChangeDialog.tsx')).ChangeDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('./RemoveDialog.tsx')).RemoveDialog,
}));

export const HAND_OVER = '/admin/users/hand-over';

type Open =
  | { readonly is: 'invite' }
  | { readonly is: 'change' | 'remove'; readonly row: PersonRow };

/** Who can sign in to the panel, as what, and until when. Only administrators see it. */
export function PeopleSection() {
  const state = useStore(people);
  const session = useStore(sessionStore);
  const own = session.status === 'signedIn' ? session.admin.uid : null;
  const { facts, failed, retry } = usePeopleFacts(state.status === 'ready' ? state.value : null);
  const names = new Map(
    state.status === 'ready' ? state.value.map(({ uid, name }) => [uid, name]) : [],
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [resending, setResending] = useState<string | null>(null);
  const today = useToday();
  const navigate = useNavigate();
  const close = (): void => setOpen(null);

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
      sx={{ marginTop: '2.5rem' }}
      main={
        <Button variant="outlined" onClick={() => setOpen({ is: 'invite' })}>
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
            onChange={() => setOpen({ is: 'change', row })}
            onRemove={() => setOpen({ is: 'remove', row })}
          />
        )}
      />
      <Suspense>
        {open?.is === 'invite' && <InviteDialog onClose={close} />}
        {open?.is === 'change' && <ChangeDialog row={open.row} onClose={close} />}
        {open?.is === 'remove' && (
          <RemoveDialog row={open.row} isSelf={open.row.uid === own} onClose={close} />
        )}
      </Suspense>
    </TabSection>
  );
}
