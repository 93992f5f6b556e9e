import Button from '@mui/material/Button';
import { mainAccount } from '@pa-ledger/domain/accounts/fitting-account';
import {
  amountsOf,
  isTrade,
  netOf,
  SERVICE_SETUP_FORM,
} from '@pa-ledger/domain/bank/services/service-row';
import { isInUse } from '@pa-ledger/domain/fields/archived';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { HStack, VStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { lastAccount, rememberAccount } from '../../shared/forms/last-used.ts';
import { SaveBar, SaveForm } from '../../shared/forms/SaveForm.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { useUnsaved } from '../../shared/saving/leave-guard.ts';
import { NotSaved } from '../../shared/saving/SaveFailure.tsx';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import { SaveQuestionDialog } from '../../shared/saving/SaveQuestionDialog.tsx';
import { useSaving } from '../../shared/saving/useSaving.ts';
import { FilePart } from './FilePart.tsx';
import { Outcome } from './Outcome.tsx';
import { joined, NO_OUTCOME, sendSales, type SalesOutcome } from './sales-calls.ts';
import { SALES_SCHEMA } from './sales-schema.ts';
import { setupOf, type RowValues, type SalesValues } from './sales-values.ts';
import { servicesMessages as messages } from './services-messages.ts';
import { SetupFields } from './SetupFields.tsx';
import { SalesRows } from './SalesRows.tsx';
import { useRowProblems } from './useRowProblems.ts';
import { useSalesQuestions } from './useSalesQuestions.ts';

interface SalesFormProps {
  readonly rows: readonly RecordRow<'accounts'>[];
}

/** The accounts, categories, and funds of a service's rows, and the rows; saved slice by slice, each row once. */
export function SalesForm({ rows: accounts }: SalesFormProps) {
  const [first] = useState(() => firstValues(accounts));
  const [outcome, setOutcome] = useState<SalesOutcome | null>(null);
  const questionsOf = useSalesQuestions();
  const saving = useSaving<SalesValues>({
    initial: { values: first, version: null },
    schema: SALES_SCHEMA,
    questionsOf: (values) => questionsOf(values, savable(values)),
    save: (values) => send(values, savable(values), false),
  });
  const { form, element, busy, failed, asked, save } = saving;
  const values = form.watch();
  const setup = setupOf(values);
  const problemOf = useRowProblems(values);
  useUnsaved(values.rows.length > 0 || busy);

  /** The rows that fit the books; the others stay, with their reason. */
  const savable = ({ rows }: SalesValues): readonly RowValues[] =>
    rows.filter((row) => problemOf(row) === null);

  const send = async (now: SalesValues, rows: readonly RowValues[], again: boolean) => {
    setOutcome(null);
    rememberAccount('services', now.accountId);
    let sum = NO_OUTCOME;
    const result = await sendSales({ setup: setupOf(now), rows, again }, (slice, own) => {
      sum = joined(sum, own);
      setOutcome(sum);
      const refused = own.named.filter(({ why }) => why === 'refused').map(({ row }) => row.key);
      const gone = new Set(slice.map(({ key }) => key).filter((key) => !refused.includes(key)));
      form.setValue(
        'rows',
        form.getValues('rows').filter(({ key }) => !gone.has(key)),
      );
    });
    return result.ok ? ({ ok: true } as const) : result;
  };
  const addAgain = async (rows: readonly RowValues[]): Promise<void> => {
    const result = await send(values, rows, true);
    if (result.ok) return;
    setOutcome(outcome);
    notify(result.message);
  };
  const count = savable(values).length;
  return (
    <FormProvider {...form}>
      <SaveForm
        ref={element}
        busy={busy}
        onSave={() => count > 0 && save(() => form.reset(form.getValues()))}
      >
        <TabHeading heading={messages.heading} hint={messages.hint} />
        <NotSaved failed={failed} conflict={null} sx={{ marginBottom: '1rem' }} />
        {outcome !== null && (
          <Outcome
            outcome={outcome}
            accountId={setup.accountId}
            disabled={busy}
            onAgain={(rows) => void addAgain(rows)}
          />
        )}
        <fieldset disabled={busy}>
          <VStack sx={{ gap: '1.5rem', marginBottom: '1rem' }}>
            <SetupFields accounts={accounts} values={values} />
            <TabSection heading={messages.list} hint={messages.listHint}>
              <VStack>
                <FilePart
                  listed={() => form.getValues('rows')}
                  onRows={(rows) => form.setValue('rows', [...rows], { shouldDirty: true })}
                />
                <SalesRows setup={setup} rows={values.rows} problemOf={problemOf} />
              </VStack>
            </TabSection>
          </VStack>
        </fieldset>
        {values.rows.length > 0 && (
          <SaveBar>
            <SalesSum rows={values.rows} />
            <HStack sx={{ gap: '0.25rem' }}>
              <Button disabled={busy} onClick={() => form.setValue('rows', [])}>
                {messages.clear}
              </Button>
              <Button type="submit" variant="contained" disabled={busy || count === 0}>
                {busy ? dialogMessages.saving : messages.save(count)}
              </Button>
            </HStack>
          </SaveBar>
        )}
      </SaveForm>
      <SaveQuestionDialog asked={asked} />
    </FormProvider>
  );
}

/** The service used last or the only one, and the main account. */
function firstValues(accounts: readonly RecordRow<'accounts'>[]): SalesValues {
  const inUse = accounts.filter(isInUse);
  const services = inUse.filter(({ kind }) => kind === 'paymentService');
  const last = services.find(({ id }) => id === lastAccount('services'));
  const only = services.length === 1 ? services[0] : undefined;
  const bank = mainAccount(inUse.filter(({ kind }) => kind !== 'paymentService'));
  return {
    ...typedOfValues(SERVICE_SETUP_FORM, {
      accountId: (last ?? only)?.id ?? '',
      bankAccountId: bank?.id ?? '',
    }),
    rows: [],
  };
}

/** What the rows add up to. */
function SalesSum({ rows }: { readonly rows: readonly RowValues[] }) {
  const sales = rows.filter(isTrade).map((row) => {
    const { gross } = amountsOf(row);
    return cents(row.kind === 'refund' ? 0 - gross : gross);
  });
  const fees = rows.map((row) => amountsOf(row).fee);
  const payouts = rows.filter(({ kind }) => kind === 'payout').map((row) => amountsOf(row).gross);
  const [sold, taken, paid, net] = [sales, fees, payouts, rows.map(netOf)].map((amounts) =>
    formatCents(sumCents(amounts)),
  ) as [string, string, string, string];
  return (
    <div role="status">
      <b>{messages.sum(rows.length, net)}</b>
      <SecondaryText>{messages.parts(sold, taken, paid)}</SecondaryText>
    </div>
  );
}
