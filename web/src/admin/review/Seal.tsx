import { styled } from '@mui/material/styles';

/** A packet's hash, which breaks anywhere and can be selected with one click. */
export function Seal({ hash }: { readonly hash: string }) {
  return <Code>{hash}</Code>;
}

const Code = styled('code')({ overflowWrap: 'anywhere', userSelect: 'all', fontSize: '0.875rem' });
