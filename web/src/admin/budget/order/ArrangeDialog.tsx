import Button from '@mui/material/Button';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { storedAs } from '../../../data/documents.ts';
import { LineIcon } from '../../../ui/icons.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import type { StoredBudget } from '../../shared/records/budgets.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { labelOf, useNamedSave } from '../../shared/years/useShownYear.ts';
import type { BudgetKind } from '../budget-kinds.ts';
import { namedItems, type BudgetRow } from '../budget-items.ts';
import { budgetMessages } from '../budget-messages.ts';
import { saveBudget } from '../budget-writes.ts';
import {
  type Arranged,
  arrangedErrors,
  arrangedFrom,
  orderOf,
  withHeading,
} from './arranged-rows.ts';
import { ArrangeList } from './ArrangeList.tsx';
import { orderMessages as messages } from './order-messages.ts';

interface ArrangeDialogProps {
  readonly kind: BudgetKind;
  readonly year: FiscalYear;
  readonly rows: readonly BudgetRow[];
  /** The year's budget as it is now; null while there is none. */
  readonly budget: StoredBudget | null;
  readonly onClose: () => void;
}

/** Puts the lines of one side of a year's budget into the board's own order, under headings. */
export function ArrangeDialog({ kind, year, rows, budget, onClose }: ArrangeDialogProps) {
  const lookup = useLookup();
  const namedSave = useNamedSave();
  const items = namedItems(rows, lookup);
  const ids = items.map(({ id }) => id);
  const lines = new Map(
    items.map((item) => [
      item.id,
      { name: budgetMessages.itemName(lookup, item), amount: item.finalBudget },
    ]),
  );
  return (
    <FormDialog
      title={messages.title[kind.side](labelOf(year))}
      saveLabel={namedSave(messages.save, year)}
      initial={{
        values: arrangedFrom(budget?.[kind.side] ?? [], ids),
        version: budget?.version ?? null,
      }}
      schema={SCHEMA}
      save={(arranged, version) =>
        saveBudget(
          { year, budget },
          (kept) => ({ ...kept, [kind.side]: orderOf(arranged) }),
          version,
          (now) => arrangedFrom(storedAs<StoredBudget>(now)[kind.side], ids),
        )
      }
      onSaved={() => {
        onClose();
        notify(messages.saved);
      }}
      onClose={onClose}
      factsOf={({ rows: arranged }) => [
        {
          label: messages.factRows,
          text: arranged.map(({ id, heading }) => heading ?? lines.get(id)?.name ?? '').join('; '),
        },
      ]}
    >
      {(arranged, { formState, setValue }) => {
        const put = ({ rows: next }: Arranged) => setValue('rows', next, { shouldDirty: true });
        return (
          <>
            <SecondaryText sx={WHOLE}>{messages.hint}</SecondaryText>
            <div style={WHOLE}>
              <Button
                variant="outlined"
                startIcon={<LineIcon name="plus" />}
                onClick={() => put(withHeading(arranged))}
              >
                {messages.addHeading}
              </Button>
            </div>
            <ArrangeList
              arranged={arranged}
              lines={lines}
              error={formState.errors.rows?.message ?? null}
              onChange={put}
            />
          </>
        );
      }}
    </FormDialog>
  );
}

const SCHEMA = checkedBy(arrangedErrors);

const WHOLE = { gridColumn: '1 / -1' } as const;
