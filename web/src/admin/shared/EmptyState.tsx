import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Says that a list has no rows, and where to start. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <DashedBox>{children}</DashedBox>;
}

const DashedBox = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '2.25rem 1.25rem',
  textAlign: 'center',
  textWrap: 'balance',
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  color: theme.vars.palette.text.secondary,
}));
