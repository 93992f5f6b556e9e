import { styled } from '@mui/material/styles';

/** The first line of a card: its name, and at the right its actions. */
export const CardTitleRow = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
});
