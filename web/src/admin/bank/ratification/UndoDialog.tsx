import { formatDate } from '@pa-ledger/domain/time/dates';
import { ReasonForm } from '../../shared/forms/ReasonForm.tsx';
import { ratificationMessages as messages } from './ratification-messages.ts';
import type { RatificationRow } from './ratification-store.ts';
import { takeBackAll } from './ratify.ts';

interface UndoDialogProps {
  readonly row: RatificationRow;
  readonly onClose: () => void;
}

/** Undoes what a meeting ratified, with a reason. */
export function UndoDialog({ row: { id, ratifiedOn }, onClose }: UndoDialogProps) {
  const day = formatDate(ratifiedOn);
  return (
    <ReasonForm
      title={messages.takeBackOf(day)}
      saveLabel={messages.takeBack}
      hint={messages.takeBackHint}
      whenBlank={messages.reasonRequired}
      send={(reason) => takeBackAll(id, reason)}
      done={messages.takenBack(day)}
      onClose={onClose}
    />
  );
}
