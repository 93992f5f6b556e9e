import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import { notify } from '../../shared/frame/notices.ts';
import { QuestionDialog } from '../../shared/frame/QuestionDialog.tsx';
import type { AdvancePart, AdvanceRow } from './advance-store.ts';
import { deleteAdvance, undoPart } from './advance-writes.ts';
import { advancesMessages as messages } from './advances-messages.ts';

/** What was entered by mistake: an advance, or what settled part of one. */
export type Undoing =
  | { readonly kind: 'mistake'; readonly advance: AdvanceRow }
  | { readonly kind: 'part'; readonly part: AdvancePart };

interface UndoDialogProps {
  readonly undoing: Undoing;
  readonly onClose: () => void;
}

/** Asks before something of an advance is deleted, and says why it can't be. */
export function UndoDialog({ undoing, onClose }: UndoDialogProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isMistake = undoing.kind === 'mistake';
  const run = async () => {
    setBusy(true);
    const result = await (isMistake ? deleteAdvance(undoing.advance) : undoPart(undoing.part));
    setBusy(false);
    if (!result.ok) {
      setFailure(result.message);
      return;
    }
    onClose();
    notify(isMistake ? messages.deleted : messages.undone);
  };
  const { amount, date, description } = isMistake ? undoing.advance : undoing.part;
  return (
    <QuestionDialog
      title={isMistake ? messages.mistakeQuestion : messages.undoQuestion}
      stay={dialogMessages.cancel}
      answer={{ label: isMistake ? messages.delete : messages.undo, run: () => void run() }}
      color="error"
      busy={isBusy}
      notice={failure !== null && <Notice tone="error">{failure}</Notice>}
      onClose={onClose}
    >
      <p>{`${description}, ${formatCents(amount)}, ${formatDate(date)}`}</p>
      <p>{isMistake ? messages.mistakeHint : messages.undoHint}</p>
    </QuestionDialog>
  );
}
