import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { recordAddress, type PagedCollection } from '../records/record-address.ts';
import { PanelLink } from './ActionLink.tsx';
import { withoutHistory } from './history-address.ts';

interface RecordLinkProps {
  readonly collection: PagedCollection;
  readonly id: string;
  readonly children: ReactNode;
}

/** In a list: leads from a record's name to its page, which keeps the list's query for the way back. */
export function RecordLink({ collection, id, children }: RecordLinkProps) {
  const { search } = useLocation();
  return (
    <NameLink to={`${recordAddress(collection, id)}${withoutHistory(search)}`}>{children}</NameLink>
  );
}

/** A name that leads to what it names: above the area that opens a card. */
export const NameLink = styled(PanelLink)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  color: 'inherit',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '0.2em',
  '@media print': { textDecoration: 'none' },
  '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}));
