import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { SecondaryText } from '../../ui/text.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { useMay } from '../shared/rights/own-person.ts';
import { frameMessages } from './frame-messages.ts';

const { keys } = frameMessages;

/** The keys that a reviewer has no use for. */
const CHANGING: readonly (string | undefined)[] = ['n', 'Ctrl Enter'];

/** Shows what each key does. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const mayChange = useMay()('keepBooks');
  return (
    <ModalDialog title={keys.heading} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Keys>
          {keys.all
            .filter(([key]) => mayChange || !CHANGING.includes(key))
            .map(([key, what]) => (
              <Fragment key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </Fragment>
            ))}
        </Keys>
        <SecondaryText sx={{ marginTop: '1rem' }}>{keys.off}</SecondaryText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {frameMessages.close}
        </Button>
      </DialogActions>
    </ModalDialog>
  );
}

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0.5rem 1rem',
  alignItems: 'baseline',
  '& kbd': {
    display: 'inline-block',
    minWidth: '1.75rem',
    padding: '0.125rem 0.375rem',
    textAlign: 'center',
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    borderRadius: 6,
    border: `1px solid ${theme.vars.palette.brand.inputLine}`,
    backgroundColor: theme.vars.palette.brand.well,
  },
}));
