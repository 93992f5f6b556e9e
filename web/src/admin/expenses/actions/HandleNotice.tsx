import Button from '@mui/material/Button';
import type { Contact } from '@pa-ledger/domain/expenses/expense';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { handleFlagOf, knownPhonesOf } from '@pa-ledger/domain/expenses/actions/pay-handle';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { isOwnPayment } from '@pa-ledger/domain/payments/payment';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { listenAll } from '../../../data/listen.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { LoadFailure } from '../../shared/frame/LoadState.tsx';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { readContact } from '../contact.ts';
import { readExpense, type ExpenseRow, type OpenedExpense } from '../expense-row.ts';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, manageExpense, type ActionProps } from './ActionDialog.tsx';

interface HandleNoticeProps {
  /** An approved one that an app is to pay. */
  readonly expense: OpenedExpense;
  /** The email address of the person who's signed in. */
  readonly person: string;
}

/** Says that someone must call before an app pays the submitter there, and records that they did. */
export function HandleNotice({ expense, person }: HandleNoticeProps) {
  const store = ofSubmitter(expense.submitterId ?? '');
  const state = useStore(store);
  const [isOpen, setOpen] = useState(false);
  if (state.status === 'error')
    return (
      <LoadFailure
        title={actionMessages.handleUnknown}
        failure={state.failure}
        onRetry={store.retry}
      />
    );
  if (state.status === 'loading') return null;
  const flag = handleFlagOf(expense, state.value);
  const isOwn = isOwnPayment(expense.contact, person);
  return (
    <>
      {flag !== null && (
        <Notice
          tone="warning"
          title={actionMessages.handle[flag](expense.contact.payHandle ?? '')}
          sx={{ marginTop: '1.25rem' }}
          action={
            !isOwn && (
              <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
                {actionMessages.confirmHandle}
              </Button>
            )
          }
        >
          {isOwn ? actionMessages.ownHandle : actionMessages.handleHint}
        </Notice>
      )}
      {isOpen && (
        <ConfirmDialog
          expense={expense}
          possible={flag !== null}
          phones={knownPhonesOf(expense, state.value)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ConfirmDialogProps extends ActionProps {
  /** The numbers we know from paid expenses. */
  readonly phones: readonly string[];
}

/** Asks which number was called; the server takes only one that we already knew. */
function ConfirmDialog({ phones, ...props }: ConfirmDialogProps) {
  const { expense } = props;
  const [fields] = useState(() => fieldsFor(phones));
  return (
    <ActionDialog
      {...props}
      title={actionMessages.confirmHandle}
      label={actionMessages.confirmHandle}
      initial={{ phone: phones.length === 1 ? (phones[0] ?? '') : '' }}
      schema={formSchema(fields)}
      send={({ phone }) => manageExpense(expense.id, { act: 'confirmHandle', phone })}
      done={() => actionMessages.handleConfirmed}
    >
      {() => (
        <>
          <p>{actionMessages.askForHandle(expense.contact.payHandle ?? '')}</p>
          <FieldInputs fields={fields} layout={LAYOUT} />
        </>
      )}
    </ActionDialog>
  );
}

const LAYOUT = { phone: { prompt: actionMessages.selectPhone } };

function fieldsFor(phones: readonly string[]) {
  const label = actionMessages.calledPhone;
  const options = Object.fromEntries(phones.map((phone) => [phone, phone]));
  return {
    phone:
      phones.length === 0
        ? { ...EXPENSE_FIELDS.phone, label, hint: actionMessages.phoneHint }
        : ({ label, kind: 'choice', required: true, options } as const),
  };
}

/** The expenses of a submitter with their contacts, live: whom we paid before, and where. */
const ofSubmitter = keyedStores((submitterId: string) => {
  const filters = [{ field: 'submitterId', op: '==', value: submitterId }] as const;
  const expenses = liveStore<readonly ExpenseRow[]>((onChange) =>
    listenAll('expenses', readExpense, onChange, filters),
  );
  const contacts = liveStore<readonly (readonly [id: string, Contact])[]>((onChange) =>
    listenAll('contacts', (id, fields) => [id, readContact(fields)] as const, onChange, filters),
  );
  return combineStores([expenses, contacts], ([rows, found]) => {
    const contactOf = new Map(found);
    return rows.map((row) => ({ ...row, contact: contactOf.get(row.id) ?? readContact({}) }));
  });
});
