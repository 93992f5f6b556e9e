import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { usePeriod } from './period-choice.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { treasurerMessages as messages } from './treasurer-messages.ts';
import { TreasurerReport } from './TreasurerReport.tsx';
import { treasurerSourceOf } from './treasurer-store.ts';

/** The sub-tab with the treasurer's report. It has a period of its own, and no fiscal year. */
export function TreasurerTab({ pathname }: { readonly pathname: string }) {
  const { today } = useShownYear();
  const { typed, days, onChange } = usePeriod(pathname, today);
  return (
    <>
      <PeriodPicker today={today} period={typed} onChange={onChange} />
      {days === null ? (
        <EmptyState>{messages.chooseDays}</EmptyState>
      ) : (
        <LoadState store={treasurerSourceOf(days)}>
          {(source) => <TreasurerReport source={source} days={days} />}
        </LoadState>
      )}
    </>
  );
}
