import { styled } from '@mui/material/styles';
import { NOTE, noteMessage } from '@pa-ledger/domain/expenses/reason';
import { TextArea } from '../../ui/inputs.tsx';
import { approveMessages } from '../approve-messages.ts';
import type { KeptText } from '../useKeptText.ts';

interface NoteFieldProps {
  readonly note: KeptText;
  readonly disabled: boolean;
}

/** What an approver may write for those after them; nobody has to. */
export function NoteField({ note, disabled }: NoteFieldProps) {
  return (
    <Place>
      <TextArea
        label={NOTE.label}
        hint={approveMessages.noteHint}
        rows={2}
        value={note.text}
        onChange={(event) => note.setText(event.target.value)}
        readOnly={disabled}
        error={noteMessage(note.text)}
      />
    </Place>
  );
}

const Place = styled('div')(({ theme }) => ({
  marginTop: '1.5rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
