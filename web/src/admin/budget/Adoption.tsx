import Button from '@mui/material/Button';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useState } from 'react';
import { useStore } from '../../app/store.ts';
import { HStack } from '../../ui/layout.ts';
import { HistoryLink } from '../shared/frame/HistoryLink.tsx';
import { budgetOf } from '../shared/records/budgets.ts';
import { labelOf } from '../shared/years/useShownYear.ts';
import { AdoptionDialog } from './AdoptionDialog.tsx';
import { budgetMessages } from './budget-messages.ts';
import { IfMay } from '../shared/rights/IfMay.tsx';

interface AdoptionProps {
  readonly year: FiscalYear;
  readonly isClosed: boolean;
}

/** Says whether the budget of a year was adopted, and on which day; records it in a year that is open. */
export function Adoption({ year, isClosed }: AdoptionProps) {
  const [isOpen, setOpen] = useState(false);
  const state = useStore(budgetOf(year));
  const budget = state.status === 'ready' ? state.value : null;
  const { adopted, notAdopted, record, change, name } = budgetMessages.adoption;
  const day = budget?.adoptedOn;
  return (
    <HStack sx={LINE}>
      <span>{day === undefined ? notAdopted : adopted(formatDate(day))}</span>
      {!isClosed && (
        <IfMay>
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            {day === undefined ? record : change}
          </Button>
        </IfMay>
      )}
      {budget !== null && (
        <HistoryLink of={{ collection: 'budgets', id: year }} name={name(labelOf(year))} />
      )}
      {isOpen && <AdoptionDialog year={year} budget={budget} onClose={() => setOpen(false)} />}
    </HStack>
  );
}

const LINE = { marginBlock: '0.75rem', minHeight: '2.75rem' };
