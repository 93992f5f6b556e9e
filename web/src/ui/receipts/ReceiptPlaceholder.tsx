import { styled } from '@mui/material/styles';

/** Where a receipt is not shown, yet or at all: words and buttons in its place. */
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
