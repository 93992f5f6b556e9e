import { styled } from '@mui/material/styles';
import { Well } from '../../../ui/layout.ts';

/** Says that a list has no rows, and where to start. */
export const EmptyState = styled(Well)(({ theme }) => ({
  padding: '2.25rem 1.25rem',
  textAlign: 'center',
  textWrap: 'balance',
  borderStyle: 'dashed',
  borderColor: theme.vars.palette.brand.inputLine,
  color: theme.vars.palette.text.secondary,
}));
