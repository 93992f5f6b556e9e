import { formSchema } from '@pa-ledger/domain/fields/schema';
import { settleRefusal } from '@pa-ledger/domain/ledger/advance-settling';
import {
  GIVEN_BACK_FORM,
  givenBackErrors,
  type GivenBackTexts,
} from '@pa-ledger/domain/ledger/advance-form';
import { cents, formatCents, inputText, parseDollars } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useAccountFields } from '../../shared/forms/account-fields.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { notify } from '../../shared/frame/notices.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { dateQuestions } from '../date-questions.ts';
import type { AdvanceRow } from './advance-store.ts';
import { newReturnId, recordReturn } from './advance-writes.ts';
import { advancesMessages as messages } from './advances-messages.ts';

interface ReturnDialogProps {
  readonly advance: AdvanceRow;
  readonly onClose: () => void;
}

/** The form of money that comes back of an advance. */
export function ReturnDialog({ advance: present, onClose }: ReturnDialogProps) {
  // As it was when the form opened: what the form saves settles it too.
  const [advance] = useState(present);
  const { date, open } = advance;
  const [id] = useState(() => newReturnId(advance.id));
  const shown = useShownYear();
  const lookup = useLookup();
  const accounts = useAccountFields(null, 'manualExpenses');
  const reconciledQuestions = useReconciledQuestions(GIVEN_BACK_FORM);
  const settled = (typed: GivenBackTexts) => accounts.settled(GIVEN_BACK_FORM, typed);
  const amountIn = (typed: GivenBackTexts) => parseDollars(typed.amount) ?? cents(0);
  const values = { date: shown.today, amount: inputText(open), accountId: '', description: '' };
  return (
    <FormDialog<GivenBackTexts>
      title={messages.recordReturn}
      saveLabel={messages.saveReturn}
      initial={{ values, version: advance.version }}
      schema={formSchema(GIVEN_BACK_FORM, (typed) => {
        const amount = settleRefusal(open, amountIn(typed));
        return {
          ...(amount === null ? {} : { amount }),
          ...accounts.errorsOf(GIVEN_BACK_FORM, typed),
          ...givenBackErrors(settled(typed), date),
        };
      })}
      questionsOf={(typed) => [
        ...dateQuestions(typed.date, undefined, shown),
        ...reconciledQuestions(settled(typed), null),
      ]}
      save={(typed) => recordReturn(advance, id, settled(typed))}
      onSaved={(typed) => {
        onClose();
        notify(messages.returned(formatCents(amountIn(typed))));
      }}
      onClose={onClose}
    >
      {(typed) => (
        <>
          <p>{messages.returnHint(formatCents(open))}</p>
          <FieldInputs
            fields={GIVEN_BACK_FORM}
            lookup={{ ...lookup, accountOptions: accounts.optionsFor(typed) }}
            whenEmpty={{ accountId: accounts.fitting(typed) }}
            layout={{ date: { half: true }, amount: { half: true } }}
          />
        </>
      )}
    </FormDialog>
  );
}
