import { isOpenOn } from '@pa-ledger/domain/accounts/account';
import { fittingAccount } from '@pa-ledger/domain/accounts/fitting-account';
import { COUNT_FORM, countErrors } from '@pa-ledger/domain/bank/count-sheet';
import { cashIn, depositLineErrors } from '@pa-ledger/domain/bank/deposit-lines';
import { DEPOSIT_FORM, depositErrors, MAX_DEPOSITED } from '@pa-ledger/domain/bank/deposit';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { checkedBy } from '@pa-ledger/domain/fields/schema';
import { cents, MAX_LEDGER_CENTS } from '@pa-ledger/domain/money/money';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { formatDate, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '../../../data/new-id.ts';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { lastAccount, rememberAccount } from '../../shared/forms/last-used.ts';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { notify } from '../../shared/frame/notices.ts';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { recordAddress } from '../../shared/records/record-address.ts';
import { useLookup, type Option } from '../../shared/records/lookup.ts';
import { Candidates } from './Candidates.tsx';
import { CountSheet } from './CountSheet.tsx';
import type { DepositRow } from './deposit-store.ts';
import {
  DIALOG_FIELDS,
  idsIn,
  saveDeposit,
  valuesOf,
  type DepositValues,
  type LineValues,
} from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';
import { TypedLines } from './TypedLines.tsx';

const LAYOUT: InputLayouts<typeof DIALOG_FIELDS> = {
  date: { half: true },
  slip: { hint: messages.slipHint },
  firstCounter: { half: true },
  secondCounter: { half: true, hint: messages.secondHint },
  items: { hidden: true },
};

const SCHEMA = checkedBy<DepositValues>((values) => ({
  ...depositErrors(values),
  items: itemsError(values),
  ...lineErrors(values.lines),
  ...cashErrors(values),
}));

interface DepositDialogProps {
  readonly accounts: readonly RecordRow<'accounts'>[];
  /** Null makes a new one. */
  readonly row: DepositRow | null;
  readonly today: CalendarDate;
  readonly onClose: () => void;
}

/** A deposit: its account, day and slip, the two who counted, and the revenue items that are in it. */
export function DepositDialog({ accounts, row, today, onClose }: DepositDialogProps) {
  // Made when the dialog opens, so that a second press makes no second deposit.
  const [id] = useState(() => row?.id ?? newId());
  const navigate = useNavigate();
  const lookup = useLookup();
  const reconciledQuestions = useReconciledQuestions(DEPOSIT_FORM);
  const open = accounts.filter((one) => isInUse(one) && isOpenOn(one, today));
  const accountId = fittingAccount(open, '', lastAccount('deposits'))?.id ?? '';
  const lines: LineValues[] = [];
  const cash = typedOfValues(COUNT_FORM, {});
  const empty = { accountId, date: today, slip: '', items: '', lines, cash };
  const first = { ...empty, firstCounter: '', secondCounter: '' };
  return (
    <FormDialog<DepositValues>
      title={row === null ? messages.add : messages.edit}
      saveLabel={messages.save}
      initial={{ values: row === null ? first : valuesOf(row), version: row?.version ?? null }}
      schema={SCHEMA}
      questionsOf={(values) => reconciledQuestions(values, row)}
      save={(values, version) => saveDeposit(id, version, values)}
      onSaved={(values) => {
        onClose();
        rememberAccount('deposits', values.accountId);
        notify(savedMessage(values));
        // A new one is printed next, as its slip.
        if (row === null) void navigate(recordAddress('deposits', id));
      }}
      onClose={onClose}
      factsOf={(values) => [
        { label: messages.date, text: values.date },
        { label: messages.slip, text: values.slip },
        { label: messages.items, text: String(idsIn(values).length + values.lines.length) },
      ]}
    >
      {(values, { formState, setValue }) => (
        <>
          <FieldInputs
            fields={DIALOG_FIELDS}
            lookup={{
              ...lookup,
              accountOptions: accountOptions(accounts, values.accountId, values.date),
            }}
            layout={LAYOUT}
          />
          <TypedLines lines={values.lines} />
          <CountSheet cash={values.cash} lines={values.lines} />
          <Candidates
            accountId={values.accountId}
            date={values.date}
            own={row}
            chosen={idsIn(values)}
            error={formState.errors.items?.message ?? null}
            onChange={(ids) => setValue('items', ids.join(' '), { shouldDirty: true })}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Returns the accounts that can have a deposit on a day, and the chosen one. */
function accountOptions(
  accounts: readonly RecordRow<'accounts'>[],
  chosen: string,
  day: string,
): readonly Option[] {
  return accounts
    .filter((row) => row.id === chosen || (isInUse(row) && (day === '' || isOpenOn(row, day))))
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ id, name }) => ({ value: id, label: name }));
}

function itemsError(values: DepositValues): string | null {
  const length = idsIn(values).length + values.lines.length;
  if (length === 0) return messages.noneChosen;
  return length > MAX_DEPOSITED ? messages.tooMany : null;
}

function savedMessage(values: DepositValues): string {
  const { date } = values;
  const count = idsIn(values).length + values.lines.length;
  return isCalendarDate(date) ? messages.saved(count, formatDate(date)) : '';
}

/** Returns what's wrong with the typed lines, at each one's own field. */
function lineErrors(lines: readonly LineValues[]): Readonly<Record<`${string}.${string}`, string>> {
  return Object.fromEntries(
    lines.flatMap(({ id: _id, ...line }, at) =>
      Object.entries(depositLineErrors(line)).map(([name, message]) => [
        `lines.${at}.${name}`,
        message,
      ]),
    ),
  );
}

/** Returns what's wrong with the count sheet. What was entered before may have been cash or a check. */
function cashErrors({ cash, lines, items }: DepositValues) {
  const least = cashIn(lines);
  const most = items === '' ? least : cents(MAX_LEDGER_CENTS);
  return Object.fromEntries(
    Object.entries(countErrors(cash, { least, most })).map(([name, message]) => [
      `cash.${name}`,
      message,
    ]),
  );
}
