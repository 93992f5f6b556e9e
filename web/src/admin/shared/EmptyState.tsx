import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A list without rows says so, and where to begin. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <Box>{children}</Box>;
}

const Box = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '2.25rem 1.25rem',
  textAlign: 'center',
  textWrap: 'balance',
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.brand.inputLine}`,
  backgroundColor: theme.vars.palette.brand.well,
  color: theme.vars.palette.text.secondary,
}));
