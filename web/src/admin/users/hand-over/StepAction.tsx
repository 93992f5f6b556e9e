import Button from '@mui/material/Button';
import { settingsDocument } from '@pa-ledger/domain/approvers/approver-settings';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { HStack } from '../../../ui/layout.ts';
import { listAddress } from '../../expenses/addresses.ts';
import { sessionStore } from '../../session.ts';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { setsApprover } from '../../shared/frame/opens-new.ts';
import { managePeople } from '../people/people-calls.ts';
import { peopleMessages } from '../people/people-messages.ts';
import { usePersonDialog } from '../people/usePersonDialog.tsx';
import { saveApprovers } from '../save-approvers.ts';
import type { Office } from './offices.ts';
import { handOverMessages as words } from './hand-over-messages.ts';
import { nameAt, personAt, roleFor, withSuccessor, type Step } from './hand-over-steps.ts';
import type { HandOverData } from './hand-over-store.ts';

/** Where the findings are listed. */
const FINDINGS = '/admin/journal/findings';

export interface StepContext {
  readonly office: Office;
  /** Normalized addresses; '' while there's none. */
  readonly from: string;
  readonly to: string;
  readonly data: HandOverData;
}

interface StepActionProps extends StepContext {
  readonly step: Step;
}

/** The button that does a step, or leads to where it's done. */
export function StepAction(props: StepActionProps) {
  const { step } = props;
  if (step.id === 'end') return <EndAction {...props} />;
  if (step.state === 'done') return null;
  switch (step.id) {
    case 'access':
      return <AccessAction {...props} />;
    case 'approver':
      return <ApproverAction {...props} />;
    case 'released':
      return <Go to={setsApprover('')}>{words.editApprovers}</Go>;
    case 'waiting':
      return <Requests {...props} />;
    case 'reconciled':
      return <Go to="/admin/bank/reconcile">{words.reconcile}</Go>;
    case 'year':
      return <Go to="/admin/balances">{words.closeYear}</Go>;
    case 'findings':
      return <Go to={FINDINGS}>{words.showFindings}</Go>;
    case 'outside':
      return null;
  }
}

/** Leads to the requests that wait for the predecessor; the list has no such view of someone else's. */
function Requests({ from }: StepContext) {
  const session = useStore(sessionStore);
  const isSelf = session.status === 'signedIn' && session.admin.email === from;
  return <Go to={listAddress(`?view=${isSelf ? 'mine' : 'progress'}`)}>{words.showRequests}</Go>;
}

function Go({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Button variant="outlined" component={PanelLink} to={to}>
      {children}
    </Button>
  );
}

/** Invites the successor, sends the link again, or changes their role. */
function AccessAction({ office, to, data: { people } }: StepContext) {
  const { open, dialog } = usePersonDialog();
  const [busy, setBusy] = useState(false);
  if (to === '') return null;
  const row = personAt(people, to);
  const resend = async (uid: string, version: number): Promise<void> => {
    setBusy(true);
    const result = await managePeople({ action: 'resend', uid, version });
    setBusy(false);
    notify(result.ok ? peopleMessages.resent(nameAt(people, to)) : result.message);
  };
  if (row !== undefined && row.joinedAt === undefined) {
    return (
      <Button variant="outlined" disabled={busy} onClick={() => void resend(row.uid, row.version)}>
        {words.resend}
      </Button>
    );
  }
  const begin = { email: to, role: roleFor(office) };
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => open(row === undefined ? { is: 'invite', begin } : { is: 'change', row })}
      >
        {row === undefined ? words.invite : words.changeRole}
      </Button>
      {dialog}
    </>
  );
}

/** Sets the successor in the approver settings, in the predecessor's place. */
function ApproverAction({ office, from, to, data: { people, settings } }: StepContext) {
  const [busy, setBusy] = useState(false);
  if (to === '') return null;
  const next = withSuccessor(settings, { office, from, to });
  if (next === null) return <Go to={setsApprover('')}>{words.editApprovers}</Go>;
  const set = async (): Promise<void> => {
    setBusy(true);
    const result = await saveApprovers(settings.version, { ...settingsDocument(next) });
    setBusy(false);
    notify(result.ok ? words.wasSet(nameAt(people, to), office) : result.message);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={() => void set()}>
      {words.setAs(office)}
    </Button>
  );
}

/** Sets the predecessor's last day, or removes them. */
function EndAction({ step, from, data: { people } }: StepActionProps) {
  const { open, dialog } = usePersonDialog();
  const row = personAt(people, from);
  if (row === undefined) return null;
  return (
    <HStack sx={{ gap: '0.5rem' }}>
      {step.state !== 'done' && (
        <Button variant="outlined" onClick={() => open({ is: 'change', row })}>
          {words.setEnd}
        </Button>
      )}
      <Button color="error" onClick={() => open({ is: 'remove', row })}>
        {words.remove}
      </Button>
      {dialog}
    </HStack>
  );
}
