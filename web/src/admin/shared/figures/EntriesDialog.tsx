import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Cents } from '@pa-ledger/domain/money/money';
import { ModalDialog } from '../frame/ModalDialog.tsx';
import { Entries, type FigureEntries } from './Entries.tsx';
import { figureMessages as messages } from './figure-messages.ts';

interface EntriesDialogProps {
  readonly entries: FigureEntries;
  /** The figure itself. */
  readonly amount: Cents;
  readonly onClose: () => void;
}

/** Lists what a figure counts, and leads to each entry and to the lists that have them. */
export function EntriesDialog({ entries, amount, onClose }: EntriesDialogProps) {
  return (
    <ModalDialog title={entries.title} onClose={onClose} maxWidth="sm">
      <DialogContent>
        <Entries entries={entries} amount={amount} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {messages.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}
