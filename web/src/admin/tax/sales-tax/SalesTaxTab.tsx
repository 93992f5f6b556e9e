import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { usePeriod } from '../../reports/treasurer/period-choice.ts';
import { PeriodPicker } from '../../reports/treasurer/PeriodPicker.tsx';
import { treasurerSourceOf } from '../../reports/treasurer/treasurer-store.ts';
import { TaxCollected } from './TaxCollected.tsx';
import { TaxPaidList } from './TaxPaidList.tsx';
import { salesTaxMessages as messages } from './sales-tax-messages.ts';
import { taxPaidOn } from './sales-tax-store.ts';

/** The sub-tab Sales Tax, for any days: what was collected and passed on, and the tax in what was bought. */
export function SalesTaxTab() {
  const { today } = useShownYear();
  const { typed, days, onChange } = usePeriod('/admin/tax/sales-tax', today);
  return (
    <>
      <PrintPage />
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        more={[usePrint(days === null)]}
      />
      <PeriodPicker today={today} period={typed} onChange={onChange} />
      {days === null ? (
        <EmptyState>{messages.chooseDays}</EmptyState>
      ) : (
        <>
          <LoadState store={treasurerSourceOf(days)}>
            {(source) => <TaxCollected source={source} days={days} />}
          </LoadState>
          <LoadState store={taxPaidOn(days)}>
            {(found) => <TaxPaidList found={found} days={days} />}
          </LoadState>
        </>
      )}
    </>
  );
}
