import { useState } from 'react';
import { rolesIn } from '@pa-ledger/domain/approvers/approver-settings';
import { isSameMailbox } from '@pa-ledger/domain/people/same-person';
import { useStore } from '../../../app/store.ts';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { sessionStore } from '../../session.ts';
import { useFocusOnFailure } from '../../shared/frame/field-focus.ts';
import { notify } from '../../shared/frame/notices.ts';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import { approvers } from '../../shared/records/approvers.ts';
import { managePeople } from './people-calls.ts';
import { peopleMessages as words } from './people-messages.ts';
import type { PersonRow } from './people-store.ts';

interface RemoveDialogProps {
  readonly row: PersonRow;
  readonly onClose: () => void;
}

/** Asks before someone is removed, and says what that means. */
export function RemoveDialog({ row, onClose }: RemoveDialogProps) {
  const { uid, name, email, version } = row;
  const session = useStore(sessionStore);
  const isSelf = session.status === 'signedIn' && session.admin.uid === uid;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const notice = useFocusOnFailure(failed);
  const settings = useStore(approvers);
  const approves =
    settings.status === 'ready' &&
    rolesIn(settings.value).some(([address]) => isSameMailbox(address, email));
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const result = await managePeople({ action: 'remove', uid, version });
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return;
    }
    onClose();
    notify(words.removed(name));
  };
  return (
    <QuestionDialog
      title={words.removeTitle(name)}
      stay={words.keep}
      answer={{ label: words.removeNow, run: () => void remove() }}
      color="error"
      busy={busy}
      notice={
        failed && (
          <Notice ref={notice} tone="error" title={words.failed}>
            {failed.message}
          </Notice>
        )
      }
      onClose={onClose}
    >
      <p>{words.removeHint}</p>
      {approves && <p>{words.removeApprover}</p>}
      {isSelf && <p>{words.removeSelf}</p>}
    </QuestionDialog>
  );
}
