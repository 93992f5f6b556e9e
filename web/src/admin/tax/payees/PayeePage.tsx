import Button from '@mui/material/Button';
import { formFromRecord } from '@pa-ledger/domain/ledger/record-form';
import { cents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { useRecordTitle } from '../../usePageTitle.ts';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { useRecordDialogs } from '../../shared/forms/useRecordDialogs.tsx';
import { EditButton } from '../../shared/frame/RecordPage.tsx';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { recordFacts } from '../../shared/lists/record-facts.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { NamePage } from '../NamePage.tsx';
import { taxYear, type TaxPayee, type TaxYear } from '../tax-year.ts';
import { PaidEntries } from './PaidEntries.tsx';
import { PAYEE_WRITES } from './payee-writes.ts';
import { payeesMessages as messages } from './payees-messages.ts';

/** A payee's page: what we know of them, and all that they were paid, by calendar year. @param id from `nameIdOf`. */
export function PayeePage({ id }: { readonly id: string }) {
  return (
    <NamePage list="/admin/tax/payees" messages={messages} storeOf={taxYear}>
      {(found, year) => {
        const payee = found.payees.find((one) => one.id === id);
        return payee && <PayeeSheet payee={payee} taxYear={found} year={year} />;
      }}
    </NamePage>
  );
}

interface PayeeSheetProps {
  readonly payee: TaxPayee;
  readonly taxYear: TaxYear;
  readonly year: string;
}

function PayeeSheet({ payee, taxYear: found, year }: PayeeSheetProps) {
  const { id, key, name, record } = payee;
  useRecordTitle(name);
  const { nameOf } = useLookup();
  const { onAdd, onEdit, onDelete, dialog } = useRecordDialogs<'payees'>({
    collection: 'payees',
    writes: PAYEE_WRITES,
    messages,
    idOfNew: id,
    newValues: { ...formFromRecord('payees'), name },
    saved: () => sharedMessages.saved(name),
    layout: () => ({
      // The id follows from it.
      name: { hidden: true },
      kind: { prompt: messages.notSaid },
      paidFor: { prompt: messages.notSaid },
      taxFormSeenOn: { half: true, hint: messages.noTaxId },
      taxFormSeenBy: { half: true },
    }),
    remove: (row, question) => (
      <DeleteDialog {...question} name={row.name} details={messages.deleteDetail} />
    ),
  });
  const deletion = record && { label: messages.deleteDetails, onClick: () => onDelete(record) };
  const facts = recordFacts('payees', record ?? {}, nameOf).slice(1);
  return (
    <>
      <TabHeading
        heading={name}
        hint={messages.noTaxId}
        main={
          record === null ? (
            <Button variant="contained" onClick={onAdd}>
              {messages.add}
            </Button>
          ) : (
            <EditButton onClick={() => onEdit(record)} />
          )
        }
        more={[deletion]}
      />
      {facts.length > 0 && <Facts rows={facts} />}
      <TabSection heading={messages.paidIn(year)} hint={messages.paidHint} sx={SECTION}>
        <PaidEntries payee={payee} taxYear={found} year={year} />
      </TabSection>
      <YearSums key={year} payeeKey={key} from={year} />
      {record !== null && (
        <div style={{ marginTop: '2rem' }}>
          <RecordHistory collection="payees" document={id} />
        </div>
      )}
      {dialog}
    </>
  );
}

const SECTION = { marginTop: '1.5rem' };

interface YearSumsProps {
  readonly payeeKey: string;
  /** The latest year. */
  readonly from: string;
}

/** What a payee was paid by calendar year. Earlier years load on request: each reads all that was paid in it. */
function YearSums({ payeeKey, from }: YearSumsProps) {
  const [count, setCount] = useState(1);
  const years = Array.from({ length: count }, (_, at) => String(Number(from) - at));
  return (
    <TabSection heading={messages.byYear} sx={SECTION}>
      <dl>
        {years.map((year) => (
          <YearSum key={year} year={year} payeeKey={payeeKey} />
        ))}
      </dl>
      <Button variant="outlined" sx={{ marginTop: '0.75rem' }} onClick={() => setCount(count + 1)}>
        {messages.showYear(String(Number(from) - count))}
      </Button>
    </TabSection>
  );
}

function YearSum({ year, payeeKey }: { readonly year: string; readonly payeeKey: string }) {
  const state = useStore(taxYear(year));
  const payee =
    state.status === 'ready' ? state.value.payees.find(({ key }) => key === payeeKey) : undefined;
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <dt>{year}</dt>
      <dd style={{ margin: 0 }}>
        {state.status === 'loading' && sharedMessages.loading}
        {state.status === 'error' && state.failure.message}
        {state.status === 'ready' && <Money amount={payee?.total ?? cents(0)} />}
      </dd>
    </div>
  );
}
