import { fundIdsOf } from '@pa-ledger/domain/expenses/expense-lines';
import { offered, useLookup } from '../../shared/records/lookup.ts';
import { SelectInput } from '../../shared/forms/inputs.tsx';
import { Controller } from 'react-hook-form';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps, manageExpense } from './ActionDialog.tsx';

/** Sets the fund that pays the expense; the reports count it there. */
export function FundDialog(props: ActionProps) {
  const { expense } = props;
  const lookup = useLookup();
  const [fundId = null] = fundIdsOf(expense);
  const choices = offered(lookup.fundOptions, fundId ?? '');
  return (
    <ActionDialog
      {...props}
      title={actionMessages.setFund}
      label={actionMessages.setFund}
      initial={{ fundId: fundId ?? '' }}
      send={({ fundId: chosen }) =>
        manageExpense(expense.id, { act: 'setFund', fundId: chosen === '' ? null : chosen })
      }
      done={({ fundId: chosen }) =>
        chosen === '' ? actionMessages.fundRemoved : actionMessages.fundSet(lookup.fundName(chosen))
      }
    >
      {() => (
        <>
          <p>{actionMessages.fundHint}</p>
          <Controller
            name="fundId"
            render={({ field: { name, value, onChange } }) => (
              <SelectInput
                name={name}
                value={String(value)}
                onChange={onChange}
                label={actionMessages.fund}
                autoFocus
                prompt={actionMessages.noFund}
                options={choices}
                hint={choices.length === 0 ? actionMessages.noFunds : undefined}
              />
            )}
          />
        </>
      )}
    </ActionDialog>
  );
}
