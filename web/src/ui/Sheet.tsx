import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** The white sheet of a page's content. */
export const Sheet = styled(Paper)(({ theme }) => ({
  borderRadius: 14,
  padding: 'clamp(1.125rem, 3.5vw, 2.25rem)',
  boxShadow: '0 1px 2px rgb(6 30 26 / 0.12), 0 12px 32px -12px rgb(6 30 26 / 0.22)',
  border: `1px solid ${theme.vars.palette.divider}`,
}));
