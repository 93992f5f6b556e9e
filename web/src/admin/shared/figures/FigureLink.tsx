import ButtonBase from '@mui/material/ButtonBase';
import type { Cents } from '@pa-ledger/domain/money/money';
import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { PanelLink } from '../frame/ActionLink.tsx';
import { Money, type MoneyTone } from '../lists/Money.tsx';
import type { FigureEntries } from './Entries.tsx';
import { figureMessages } from './figure-messages.ts';

const EntriesDialog = lazy(async () => ({
  default: (await import('./EntriesDialog.tsx')).EntriesDialog,
}));

/** What a figure opens. */
export interface Opening {
  /** What the amount is, such as `spent`, and of what, such as a category: for screen readers. */
  readonly name: readonly [what: string, of: string];
  /** The address of the list that has what it counts, or the entries of several lists. */
  readonly opens: string | FigureEntries;
}

interface FigureLinkProps extends Opening {
  readonly amount: Cents;
  readonly tone?: MoneyTone;
}

/** A figure that opens exactly what it counts; $0.00 opens nothing. */
export function FigureLink({ amount, tone, name: [what, of], opens }: FigureLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const money = <Money amount={amount} tone={tone} />;
  if (amount === 0) return money;
  const label = figureMessages.open(amount, what, of);
  if (typeof opens === 'string')
    return (
      <ButtonBase component={PanelLink} to={opens} aria-label={label} sx={LINK}>
        {money}
      </ButtonBase>
    );
  return (
    <>
      <ButtonBase aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)} sx={LINK}>
        {money}
      </ButtonBase>
      <Suspense>
        {isOpen && <EntriesDialog entries={opens} amount={amount} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** Underlined so that it shows without a pointer; above the area that opens a card. */
const LINK = {
  position: 'relative',
  zIndex: 1,
  minHeight: 24,
  font: 'inherit',
  verticalAlign: 'baseline',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  textUnderlineOffset: '0.2em',
  borderRadius: '3px',
  '@media print': { display: 'inline', minHeight: 0, textDecoration: 'none' },
  '&:hover': { color: 'primary.main', textDecorationColor: 'currentColor' },
};
