import { reasonsForZero } from '@pa-ledger/domain/ledger/record-form';
import { useState } from 'react';
import { newId } from '../../../firebase/new-id.ts';
import { recordFacts } from '../../shared/record-inputs.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useLookup } from '../../shared/lookup.ts';
import { notify } from '../../shared/notices.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { formOfTransaction, saveTransaction, transactionErrors } from './transaction-form.ts';
import { TransactionInputs } from './TransactionInputs.tsx';
import { titleOf, type TransactionRow } from './transaction-row.ts';

interface TransactionFormProps {
  readonly kind: TransactionKind;
  /** Null adds one. */
  readonly row: TransactionRow | null;
  readonly onClose: () => void;
}

/** Adds or edits a revenue item or a manual expense. */
export function TransactionForm({ kind, row, onClose }: TransactionFormProps) {
  const [id] = useState(() => row?.id ?? newId());
  const lookup = useLookup();
  const { collection, messages } = kind;
  return (
    <FormDialog
      title={row === null ? messages.addTitle : messages.editTitle}
      saveLabel={row === null ? messages.add : messages.update}
      initial={{ values: formOfTransaction(row), version: row?.version ?? null }}
      errorsOf={(typed) => transactionErrors(collection, typed)}
      zerosOf={(typed) => reasonsForZero(collection, typed)}
      save={(typed, version) => saveTransaction(collection, id, version, typed)}
      onSaved={(typed) => {
        onClose();
        notify(financialMessages.saved(titleOf(typed)));
      }}
      onClose={onClose}
      factsOf={(typed) => recordFacts(collection, typed, lookup.nameOf)}
    >
      {(form) => <TransactionInputs kind={kind} form={form} lookup={lookup} />}
    </FormDialog>
  );
}
