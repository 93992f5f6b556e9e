import { SPOILED_FIELDS, type TypedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useAccountFields } from '../../shared/forms/account-fields.ts';
import { notify } from '../../shared/frame/notices.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { managePayment } from '../actions/ActionDialog.tsx';
import { checksMessages as messages } from './checks-messages.ts';

interface SpoilDialogProps {
  readonly accountId: string;
  readonly number: string;
  readonly onClose: () => void;
}

/** Records a check that paid nothing. */
export function SpoilDialog({ accountId, number, onClose }: SpoilDialogProps) {
  const [today] = useState(() => dateAt(Date.now(), organization.timeZone));
  const lookup = useLookup();
  const accounts = useAccountFields(null, 'payments');
  /** Of accounts, only those with checks can have one. */
  const asCheck = (typed: TypedSpoiled) => ({ ...typed, method: 'check' });
  const settled = (typed: TypedSpoiled): TypedSpoiled => {
    const { method: _method, ...texts } = accounts.settled(SPOILED_FIELDS, asCheck(typed));
    return texts;
  };
  return (
    <FormDialog<TypedSpoiled>
      title={messages.spoilTitle}
      saveLabel={messages.spoilSave}
      initial={{
        values: { accountId, checkNumber: number, date: today, reason: '' },
        version: null,
      }}
      schema={formSchema(SPOILED_FIELDS, (typed) => ({
        ...accounts.errorsOf(SPOILED_FIELDS, asCheck(typed)),
        ...formErrors(SPOILED_FIELDS, settled(typed), { latest: today }),
      }))}
      save={async (typed) => {
        const { accountId: account, ...texts } = settled(typed);
        const sent = account === '' ? texts : { ...texts, accountId: account };
        const result = await managePayment({ act: 'spoil', ...sent });
        return result.ok ? { ok: true } : result;
      }}
      onSaved={({ checkNumber }) => {
        onClose();
        notify(messages.wasSpoiled(checkNumber.trim()));
      }}
      onClose={onClose}
    >
      {(typed) => (
        <>
          <p>{messages.spoilHint}</p>
          <FieldInputs
            fields={SPOILED_FIELDS}
            lookup={{ ...lookup, accountOptions: accounts.optionsFor(asCheck(typed)) }}
            whenEmpty={{ accountId: accounts.fitting(asCheck(typed)) }}
            layout={{
              checkNumber: { half: true, autoFocus: number === '' },
              date: { half: true },
              reason: { placeholder: messages.reasonExample, autoFocus: number !== '' },
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
