import LinearProgress from '@mui/material/LinearProgress';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import { amountOf } from '@pa-ledger/domain/money/money';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useEffect, useRef, useState } from 'react';
import { storedAs } from '../../data/documents.ts';
import type { Failure } from '../../data/failure.ts';
import { SecondaryText } from '../../ui/text.ts';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { ActionLink } from '../shared/frame/ActionLink.tsx';
import { LoadFailure } from '../shared/frame/LoadState.tsx';
import { notify } from '../shared/frame/notices.ts';
import { Money } from '../shared/lists/Money.tsx';
import { useLookup } from '../shared/records/lookup.ts';
import { labelOf } from '../shared/years/useShownYear.ts';
import { yearSearch } from '../shared/years/year-address.ts';
import { PlainTable } from './plain-table.ts';
import { manageYear } from './year-calls.ts';
import { yearsMessages as words } from './years-messages.ts';

/** A line of the year before, as the new budget can begin with it; in dollars. */
interface PlannedLine {
  readonly collection: BudgetCollection;
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly budget: number;
  readonly actual: number;
  readonly isThere: boolean;
}

type Plan =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly lines: readonly PlannedLine[] }
  | { readonly status: 'failed'; readonly failure: Failure };

interface StartYearDialogProps {
  readonly year: FiscalYear;
  readonly onClose: () => void;
}

/** Begins a year's budget with the lines of the year before. Pressed twice, it adds nothing more. */
export function StartYearDialog({ year, onClose }: StartYearDialogProps) {
  const label = labelOf(year);
  const plan = usePlan(year);
  const added = useRef(0);
  return (
    <FormDialog
      title={words.start(label)}
      saveLabel={words.start(label)}
      initial={{ values: { budget: 'final' }, version: null }}
      save={async ({ budget }) => {
        const result = await manageYear({ act: 'start', year, budget });
        if (!result.ok) return result;
        added.current = Number(result.answer['added'] ?? 0);
        return { ok: true };
      }}
      onSaved={() => {
        onClose();
        notify(words.started(added.current));
      }}
      canSave={plan.status === 'ready' && plan.lines.some(({ isThere }) => !isThere)}
      onClose={onClose}
    >
      {() => <PlanOf plan={plan} year={year} onOpen={onClose} />}
    </FormDialog>
  );
}

const FIELDS = {
  budget: { label: words.choice, kind: 'choice', required: true, options: words.choices },
} as const;

function usePlan(year: FiscalYear): Plan {
  const [plan, setPlan] = useState<Plan>({ status: 'loading' });
  useEffect(() => {
    let isThere = true;
    void manageYear({ act: 'plan', year }).then((result) => {
      if (!isThere) return;
      setPlan(
        result.ok
          ? { status: 'ready', lines: storedAs<{ lines: PlannedLine[] }>(result.answer).lines }
          : { status: 'failed', failure: result },
      );
    });
    return () => {
      isThere = false;
    };
  }, [year]);
  return plan;
}

interface PlanOfProps {
  readonly plan: Plan;
  readonly year: FiscalYear;
  /** Called when the budget is opened. */
  readonly onOpen: () => void;
}

/** The choice, and what the year before budgeted and spent, line by line; or why there's nothing to copy. */
function PlanOf({ plan, year, onOpen }: PlanOfProps) {
  const label = labelOf(year);
  if (plan.status === 'loading') return <LinearProgress aria-label={words.linesBefore} />;
  if (plan.status === 'failed') return <LoadFailure failure={plan.failure} onRetry={undefined} />;
  if (plan.lines.every(({ isThere }) => isThere))
    return (
      <>
        <p>{plan.lines.length === 0 ? words.noLines : words.allThere(label)}</p>
        <p>
          <ActionLink to={`/admin/budget${yearSearch(year)}`} onClick={onOpen}>
            {words.openBudget(label)}
          </ActionLink>
        </p>
      </>
    );
  const linesOf = (side: BudgetCollection) =>
    plan.lines.filter(({ collection }) => collection === side);
  return (
    <>
      <p>{words.startHint(label)}</p>
      <FieldInputs fields={FIELDS} />
      <LinesBefore caption={words.linesBefore} lines={linesOf('budgetItems')} />
      <LinesBefore caption={words.incomeBefore} lines={linesOf('incomeItems')} />
    </>
  );
}

interface LinesBeforeProps {
  readonly caption: string;
  readonly lines: readonly PlannedLine[];
}

/** The lines of one side of the budget; nothing if it has none. */
function LinesBefore({ caption, lines }: LinesBeforeProps) {
  const { categoryName, fundName } = useLookup();
  if (lines.length === 0) return null;
  return (
    <PlainTable>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.category}</th>
          <th scope="col">{words.lastBudget}</th>
          <th scope="col">{words.lastActual}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, categoryId, fundId, budget, actual, isThere }) => (
          <tr key={id}>
            <th scope="row">
              {categoryName(categoryId)}
              <SecondaryText as="span" sx={{ display: 'block' }}>
                {fundName(fundId)}
                {isThere && ` · ${words.alreadyThere}`}
              </SecondaryText>
            </th>
            <td>
              <Money amount={amountOf(budget)} />
            </td>
            <td>
              <Money amount={amountOf(actual)} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
