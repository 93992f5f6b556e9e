import { useLookup } from '../../shared/lookup.ts';
import { SelectField } from '../../shared/fields.tsx';
import { manageExpense } from '../expense-calls.ts';
import { ActionDialog, Words, type ActionProps } from './ActionDialog.tsx';

/** Which fund pays the expense; the reports count it there. */
export function FundDialog(props: ActionProps) {
  const { expense } = props;
  const lookup = useLookup();
  return (
    <ActionDialog
      {...props}
      title="Set fund"
      label="Set fund"
      initial={{ fundId: expense.fundId ?? '' }}
      send={({ fundId }) =>
        manageExpense(expense.id, { act: 'setFund', fundId: fundId === '' ? null : fundId })
      }
      done={({ fundId }) =>
        fundId === '' ? 'No fund is set now.' : `The fund is ${lookup.fundName(fundId)} now.`
      }
    >
      {(form) => (
        <>
          <Words>The reports count this expense with its fund.</Words>
          <SelectField
            {...form.field('fundId')}
            label="Fund"
            unmarked
            autoFocus
            prompt="No fund"
            options={lookup.fundOptions}
            hint={lookup.fundOptions.length === 0 ? 'Add one in Fund Management first.' : undefined}
          />
        </>
      )}
    </ActionDialog>
  );
}
