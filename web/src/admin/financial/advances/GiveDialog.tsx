import { withoutUnasked } from '@pa-ledger/domain/fields/form';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import {
  ADVANCE_FORM,
  advanceErrors,
  type AdvanceTexts,
} from '@pa-ledger/domain/ledger/advance-form';
import { formatCents, parseDollars, cents } from '@pa-ledger/domain/money/money';
import { bookRules } from '@pa-ledger/domain/book-rules';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { useAccountFields } from '../../shared/forms/account-fields.ts';
import { earlierPayees } from '../../shared/forms/earlier-names.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { notify } from '../../shared/frame/notices.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { dateQuestions } from '../date-questions.ts';
import { giveAdvance } from './advance-writes.ts';
import { advancesMessages as messages } from './advances-messages.ts';

const NONE: AdvanceTexts = {
  paidTo: '',
  email: '',
  amount: '',
  date: '',
  eventOn: '',
  categoryId: '',
  fundId: '',
  accountId: '',
  method: '',
  checkNumber: '',
  description: '',
};

const { receiptsWithinDays, returnWithinDays } = bookRules.advances;

/** The form of a new advance. */
export function GiveDialog({ onClose }: { readonly onClose: () => void }) {
  // Made when the form opens, so that a second attempt to save gives no second one.
  const [id] = useState(newId);
  const shown = useShownYear();
  const lookup = useLookup();
  const accounts = useAccountFields(null, 'manualExpenses');
  const reconciledQuestions = useReconciledQuestions(ADVANCE_FORM);
  const settled = (typed: AdvanceTexts): AdvanceTexts =>
    withoutUnasked(ADVANCE_FORM, accounts.settled(ADVANCE_FORM, typed));
  return (
    <FormDialog<AdvanceTexts>
      title={messages.giveTitle}
      saveLabel={messages.give}
      initial={{ values: { ...NONE, date: shown.today }, version: null }}
      schema={formSchema(ADVANCE_FORM, (typed) => ({
        ...accounts.errorsOf(ADVANCE_FORM, typed),
        ...advanceErrors(settled(typed)),
      }))}
      questionsOf={(typed) => [
        ...dateQuestions(typed.date, undefined, shown),
        ...reconciledQuestions(settled(typed), null),
      ]}
      save={(typed) => giveAdvance(id, settled(typed))}
      onSaved={(typed) => {
        accounts.remember(settled(typed));
        onClose();
        const amount = formatCents(parseDollars(typed.amount) ?? cents(0));
        notify(messages.gave(typed.paidTo.trim(), amount));
      }}
      onClose={onClose}
    >
      {(typed) => (
        <FieldInputs
          fields={ADVANCE_FORM}
          lookup={{ ...lookup, accountOptions: accounts.optionsFor(typed) }}
          whenEmpty={{ accountId: accounts.fitting(typed) }}
          layout={{
            paidTo: { half: true, hint: messages.holderHint, suggest: earlierPayees },
            email: { half: true, hint: messages.emailHint },
            amount: { half: true },
            date: { half: true },
            eventOn: { hint: messages.eventHint(receiptsWithinDays, returnWithinDays) },
            method: { half: true, prompt: sharedMessages.notSet },
            checkNumber: { half: true, required: true },
          }}
        />
      )}
    </FormDialog>
  );
}
