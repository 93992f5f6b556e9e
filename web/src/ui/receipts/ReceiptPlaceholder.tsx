import { styled } from '@mui/material/styles';

/** In the place of a receipt that is not shown: text and buttons. */
export const ReceiptPlaceholder = styled('div')({
  flex: 1,
  display: 'grid',
  gap: '0.75rem',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '9rem',
  padding: '1rem',
  textAlign: 'center',
  '& p': { margin: 0 },
});
