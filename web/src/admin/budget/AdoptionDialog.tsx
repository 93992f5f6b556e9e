import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { formFromRecord, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../shared/forms/FormDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import type { StoredBudget } from '../shared/records/budgets.ts';
import { labelOf, useNamedSave, useShownYear } from '../shared/years/useShownYear.ts';
import { budgetMessages } from './budget-messages.ts';
import { saveBudget } from './budget-writes.ts';

interface AdoptionDialogProps {
  readonly year: FiscalYear;
  /** As it is now; null while there is none. */
  readonly budget: StoredBudget | null;
  readonly onClose: () => void;
}

/** Sets, changes or clears the day on which the budget of a year was adopted; its order stays as it is. */
export function AdoptionDialog({ year, budget, onClose }: AdoptionDialogProps) {
  const { today } = useShownYear();
  const namedSave = useNamedSave();
  const words = budgetMessages.adoption;
  const { adoptedOn: day } = recordForm('budgets');
  // There is nothing to clear before it is set.
  const fields = { adoptedOn: { ...day, required: budget?.adoptedOn === undefined } };
  return (
    <FormDialog
      title={words.title(labelOf(year))}
      saveLabel={namedSave(words.save, year)}
      initial={{ values: formFromRecord('budgets', budget), version: budget?.version ?? null }}
      schema={formSchema(fields, (typed) => formErrors(fields, typed, { latest: today }))}
      questionsOf={({ adoptedOn }) =>
        adoptedOn === '' && budget?.adoptedOn !== undefined ? [words.clearQuestion] : []
      }
      save={(typed, version) =>
        saveBudget(
          { year, budget },
          ({ spending, income }) => ({ ...recordFromForm('budgets', typed), spending, income }),
          version,
          (now) => formFromRecord('budgets', now),
        )
      }
      onSaved={({ adoptedOn }) => {
        onClose();
        const label = labelOf(year);
        notify(
          isCalendarDate(adoptedOn)
            ? words.saved(label, formatDate(adoptedOn))
            : words.cleared(label),
        );
      }}
      onClose={onClose}
      factsOf={({ adoptedOn }) => [
        {
          label: day.label,
          text: isCalendarDate(adoptedOn) ? formatDate(adoptedOn) : '',
        },
      ]}
    >
      {() => (
        <>
          <p>{words.hint}</p>
          <FieldInputs fields={fields} />
        </>
      )}
    </FormDialog>
  );
}
