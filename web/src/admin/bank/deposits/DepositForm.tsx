import { isOpenOn } from '@pa-ledger/domain/accounts/account';
import { fittingAccount } from '@pa-ledger/domain/accounts/fitting-account';
import { COUNT_FORM } from '@pa-ledger/domain/bank/count-sheet';
import { DEPOSIT_FORM, depositTotal } from '@pa-ledger/domain/bank/deposit';
import { sumOfLines } from '@pa-ledger/domain/bank/deposit-lines';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { formatDate, isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { newId } from '../../../data/new-id.ts';
import { FormGrid } from '../../../ui/layout.ts';
import { NO_VALUE, SecondaryText } from '../../../ui/text.ts';
import { useRecordTitle } from '../../usePageTitle.ts';
import { EditForm } from '../../shared/forms/EditForm.tsx';
import { FieldInputs, type InputLayouts } from '../../shared/forms/FieldInputs.tsx';
import { lastAccount, rememberAccount } from '../../shared/forms/last-used.ts';
import { useReconciledQuestions } from '../../shared/forms/reconciled-questions.ts';
import { withoutHistory } from '../../shared/frame/history-address.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { ChosenPapers } from '../../shared/papers/ChosenPapers.tsx';
import { uploadsOf } from '../../shared/papers/paper-uploads.ts';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { readyStore } from '../../shared/records/live-store.ts';
import { useLookup, type Option } from '../../shared/records/lookup.ts';
import { listAddress, recordAddress } from '../../shared/records/record-address.ts';
import { forgetUnsaved, useUnsaved } from '../../shared/saving/leave-guard.ts';
import { SaveFailure } from '../../shared/saving/SaveFailure.tsx';
import { useSaving } from '../../shared/saving/useSaving.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useToday } from '../../shared/years/useShownYear.ts';
import { WithAccounts } from '../WithAccounts.tsx';
import { Candidates } from './Candidates.tsx';
import { CountSheet } from './CountSheet.tsx';
import { DEPOSIT_SCHEMA } from './deposit-schema.ts';
import { candidatesFor, depositById, type DepositRow } from './deposit-store.ts';
import { FORM_FIELDS, idsIn, saveDeposit, valuesOf, type DepositValues } from './deposit-writes.ts';
import { depositsMessages as messages } from './deposits-messages.ts';
import { MainPart, Parts, SidePart, SidePlace } from './form-layout.ts';
import { TypedLines } from './TypedLines.tsx';

const LAYOUT: InputLayouts<typeof FORM_FIELDS> = {
  accountId: { half: true },
  date: { half: true },
  slip: { hint: messages.slipHint },
  firstCounter: { half: true },
  secondCounter: { half: true, hint: messages.secondHint },
  items: { hidden: true },
};

const NONE = readyStore(null);
const NOTHING = readyStore([]);

/** The page of a new deposit, or of a change of one. @param id null for a new one. */
export function DepositForm({ id }: { readonly id: string | null }) {
  const deposit = id === null ? NONE : depositById(id);
  const [accountState, depositState] = [useStore(accounts), useStore(deposit)];
  /** As it was at first: what is typed stays, whatever happens to what is stored. */
  const [first, setFirst] = useState<FieldsProps | null>(null);
  if (
    first === null &&
    accountState.status === 'ready' &&
    accountState.value.length > 0 &&
    depositState.status === 'ready' &&
    (id === null || depositState.value !== null)
  )
    setFirst({ rows: accountState.value, row: depositState.value });
  if (first !== null) return <Fields {...first} />;
  return (
    <LoadState store={accounts}>
      {(rows) => (
        <WithAccounts rows={rows}>
          {() => (
            <LoadState store={deposit}>
              {() => <EmptyState>{messages.missing}</EmptyState>}
            </LoadState>
          )}
        </WithAccounts>
      )}
    </LoadState>
  );
}

interface FieldsProps {
  readonly rows: readonly RecordRow<'accounts'>[];
  /** Null makes a new one. */
  readonly row: DepositRow | null;
}

/** A deposit: its account, day and slip, the two who counted, what is in it, its count sheet, and its photos. */
function Fields({ rows, row }: FieldsProps) {
  // Made when the page opens, so that a second press makes no second deposit.
  const [id] = useState(() => row?.id ?? newId());
  const [files, setFiles] = useState<readonly File[]>([]);
  const title = row === null ? messages.add : messages.edit;
  useRecordTitle(title);
  const lookup = useLookup();
  const today = useToday();
  const reconciledQuestions = useReconciledQuestions(DEPOSIT_FORM);
  const saving = useSaving<DepositValues>({
    initial: {
      values: row === null ? newValues(rows, today) : valuesOf(row),
      version: row?.version ?? null,
    },
    schema: DEPOSIT_SCHEMA,
    questionsOf: (values) => reconciledQuestions(values, row),
    save: (values, version) => saveDeposit(id, version, values),
  });
  const { form, busy, save } = saving;
  const { isDirty, errors } = form.formState;
  useUnsaved(isDirty || busy);
  const { goBack, goToPage } = useWays(id, row === null);
  const onSaved = (values: DepositValues): void => {
    rememberAccount('deposits', values.accountId);
    notify(savedMessage(values));
    forgetUnsaved();
    // A new one is printed next, as its slip. Its page says too what becomes of the files.
    if (row === null || files.length > 0) goToPage();
    else goBack();
    void uploadsOf(paperOwner({ collection: 'deposits', id })).add(files);
  };
  const values = form.watch();
  const { accountId, date } = values;
  return (
    <FormProvider {...form}>
      <EditForm
        heading={title}
        hint={messages.hint}
        saveLabel={messages.save}
        saving={saving}
        first="slip"
        summary={<Sum values={values} own={row} />}
        notice={
          <SaveFailure
            saving={saving}
            factsOf={factsOf}
            onOverwrite={(version) => save(onSaved, version)}
            onClose={() => {
              forgetUnsaved();
              goBack();
            }}
            sx={{ marginBottom: '1.5rem' }}
          />
        }
        onSave={() => save(onSaved)}
        onCancel={goBack}
      >
        {isCalendarDate(date) && <ClosedNotice day={date} />}
        <Parts>
          <MainPart>
            <FormGrid>
              <FieldInputs
                fields={FORM_FIELDS}
                lookup={{ ...lookup, accountOptions: accountOptions(rows, accountId, date) }}
                layout={LAYOUT}
              />
            </FormGrid>
            <TypedLines lines={values.lines} />
          </MainPart>
          <SidePlace>
            <CountSheet cash={values.cash} lines={values.lines} />
            <SidePart as="section" aria-label={messages.photos}>
              <b>{messages.photos}</b>
              <ChosenPapers
                files={files}
                label={messages.addPhotos}
                hint={messages.photosHint}
                onChange={setFiles}
              />
            </SidePart>
          </SidePlace>
          <Candidates
            accountId={accountId}
            date={date}
            own={row}
            chosen={idsIn(values)}
            error={errors.items?.message ?? null}
            onChange={(ids) => form.setValue('items', ids.join(' '), { shouldDirty: true })}
          />
        </Parts>
      </EditForm>
    </FormProvider>
  );
}

/** Returns the ways on from the form: back to where one came from, or on to the deposit's page in its place. */
function useWays(id: string, isNew: boolean) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const go = (address: string): void =>
    void navigate(`${address}${withoutHistory(search)}`, { replace: true });
  const goToPage = (): void => go(recordAddress('deposits', id));
  // The router's name for the page that was opened first: nothing of the panel is behind it.
  const isFirst = key === 'default';
  return {
    goToPage,
    goBack: (): void => {
      if (!isFirst) void navigate(-1);
      else if (isNew) go(listAddress('deposits'));
      else goToPage();
    },
  };
}

interface SumProps {
  readonly values: DepositValues;
  /** The deposit, where it is stored already. */
  readonly own: DepositRow | null;
}

/** What the deposit adds up to while it's typed. */
function Sum({ values, own }: SumProps) {
  const { accountId, date, lines } = values;
  const isKnown = accountId !== '' && isCalendarDate(date);
  const state = useStore(isKnown ? candidatesFor(accountId, date, own) : NOTHING);
  const chosen = new Set(idsIn(values));
  const items = state.status === 'ready' ? state.value.filter((row) => chosen.has(row.id)) : [];
  const amount = formatCents(sumCents([sumOfLines(lines), depositTotal(items)]));
  return (
    <div role="status">
      <b>{messages.inAll(state.status === 'ready' ? amount : NO_VALUE)}</b>
      <SecondaryText>{messages.count(items.length + lines.length)}</SecondaryText>
    </div>
  );
}

function newValues(rows: FieldsProps['rows'], today: CalendarDate): DepositValues {
  const open = rows.filter((one) => isInUse(one) && isOpenOn(one, today));
  return {
    accountId: fittingAccount(open, '', lastAccount('deposits'))?.id ?? '',
    date: today,
    slip: '',
    firstCounter: '',
    secondCounter: '',
    items: '',
    lines: [],
    cash: typedOfValues(COUNT_FORM, {}),
  };
}

/** Returns the accounts that can have a deposit on a day, and the chosen one. */
function accountOptions(rows: FieldsProps['rows'], chosen: string, day: string): readonly Option[] {
  return rows
    .filter((row) => row.id === chosen || (isInUse(row) && (day === '' || isOpenOn(row, day))))
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ id, name }) => ({ value: id, label: name }));
}

function factsOf(values: DepositValues) {
  return [
    { label: messages.date, text: values.date },
    { label: messages.slip, text: values.slip },
    { label: messages.items, text: String(idsIn(values).length + values.lines.length) },
  ];
}

function savedMessage(values: DepositValues): string {
  const { date } = values;
  const count = idsIn(values).length + values.lines.length;
  return isCalendarDate(date) ? messages.saved(count, formatDate(date)) : '';
}
