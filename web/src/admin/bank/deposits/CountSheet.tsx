import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { COUNT_FORM, countedSoFar, type CountTexts } from '@pa-ledger/domain/bank/count-sheet';
import { cashIn } from '@pa-ledger/domain/bank/deposit-lines';
import { mapFields } from '@pa-ledger/domain/fields/field';
import { formatCents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { SecondaryText } from '../../../ui/text.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import type { LineValues } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';
import { SidePart } from './form-layout.ts';

interface CountSheetProps {
  readonly cash: CountTexts;
  readonly lines: readonly LineValues[];
}

/** The cash by bill and coin: there as soon as a line is cash, and offered for revenue that was entered before. */
export function CountSheet({ cash, lines }: CountSheetProps) {
  const hasCash = lines.some(({ kind }) => kind === 'cash');
  const counted = countedSoFar(cash);
  const [isOpen, setOpen] = useState(counted > 0);
  const heading = (
    <>
      <b>{messages.countSheet}</b>
      <SecondaryText>{messages.countHint}</SecondaryText>
    </>
  );
  if (!hasCash && !isOpen) {
    return (
      <SidePart>
        {heading}
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {messages.countCash}
        </Button>
      </SidePart>
    );
  }
  return (
    <SidePart as="section" aria-label={messages.countSheet}>
      {heading}
      <Counts>
        <FieldInputs fields={COUNT_FORM} at="cash" layout={LAYOUT} focusesFirst={false} />
      </Counts>
      <p role="status">
        <b>
          {hasCash
            ? messages.countedOf(formatCents(counted), formatCents(cashIn(lines)))
            : messages.counted(formatCents(counted))}
        </b>
      </p>
    </SidePart>
  );
}

const LAYOUT = mapFields(COUNT_FORM, () => ({ half: true }));

const Counts = styled('div')({
  display: 'grid',
  gap: '1rem 0.75rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  marginBlock: '1rem 0.75rem',
  // A sentence needs more room than a number.
  '& > :has([aria-invalid="true"])': { gridColumn: '1 / -1' },
});
