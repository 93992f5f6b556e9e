import { styled } from '@mui/material/styles';
import type { Tone } from './Notice.tsx';

/** A word in a small colored frame. The color only repeats the word's meaning. */
export const Tag = styled('span')<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'inline-block',
  padding: '0.0625rem 0.5rem',
  borderRadius: 6,
  border: '1px solid',
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.vars.palette[tone].main,
  background: theme.vars.palette.brand[`${tone}Ground`],
}));
