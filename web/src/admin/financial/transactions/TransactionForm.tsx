import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { formFromRecord, reasonsForZero, recordErrors } from '@pa-ledger/domain/ledger/record-form';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { fieldFacts } from '../../shared/field-facts.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { useLookup } from '../../shared/lookup.ts';
import { notify } from '../../shared/notices.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { saveRecord } from '../../shared/record-writes.ts';
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
      initial={{ values: formFromRecord(collection, row), version: row?.version ?? null }}
      errorsOf={(typed) => recordErrors(collection, typed)}
      zerosOf={(typed) => reasonsForZero(collection, typed)}
      save={(typed, version) => saveRecord(collection, id, version, typed)}
      onSaved={(typed) => {
        onClose();
        notify(financialMessages.saved(titleOf(typed)));
      }}
      onClose={onClose}
      factsOf={(typed) => fieldFacts(recordForm(collection), typed, lookup.nameOf)}
    >
      {(form) => <TransactionInputs collection={collection} form={form} lookup={lookup} />}
    </FormDialog>
  );
}
