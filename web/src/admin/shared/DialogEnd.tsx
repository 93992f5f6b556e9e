import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';

/** The buttons of a question; one above the other where they do not fit side by side. */
export const DialogEnd = styled(DialogActions)({
  flexWrap: 'wrap',
  gap: '0.5rem',
  padding: '0.5rem 1.5rem 1.25rem',
  '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
});
