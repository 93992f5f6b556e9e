import { bookRules } from '@pa-ledger/domain/book-rules';
import { formatCents } from '@pa-ledger/domain/money/money';
import {
  BOXES,
  contractorsOf,
  thresholdOf,
  type Contractors,
  type Part,
} from '@pa-ledger/domain/tax/contractors';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { calendarYearSearch, useCalendarYear } from '../calendar-year.ts';
import { CalendarYearSwitch } from '../CalendarYearSwitch.tsx';
import { kindText, payeeAddress } from '../payees/payee-texts.ts';
import { taxYear, type TaxPayee, type TaxYear } from '../tax-year.ts';
import { contractorsMessages as messages } from './contractors-messages.ts';
import { CandidateList, OpenList, OthersList, type PartRow } from './lists.tsx';

const LAST_WITHOUT_LETTERS = '2025';
const { stateThreshold } = bookRules.tax;

/** The sub-tab 1099 Candidates: whom forms 1099 of a calendar year may be for (docs/taxes.md, 'Forms 1099'). */
export function ContractorsTab() {
  const shown = useCalendarYear();
  const { search } = useLocation();
  const store = taxYear(shown.year);
  const state = useStore(store);
  const found = state.status === 'ready' ? foundIn(state.value, shown.year) : null;
  const payees = new Map(
    state.status === 'ready' ? state.value.payees.map((payee) => [payee.key, payee]) : [],
  );
  const csv = useCsv(
    `1099-candidates-${shown.year}.csv`,
    found === null ? [] : linesOf(found, payees, shown.year),
    ['Amount'],
  );
  const query = calendarYearSearch(search, shown);
  /** Adds to a part what its row shows of the payee. */
  const rowsOf = <P extends Part>(parts: readonly P[]): readonly PartRow<P>[] =>
    parts.flatMap((part) => {
      const payee = payees.get(part.key);
      return payee === undefined ? [] : [{ ...part, payee, to: payeeAddress(payee.id, query) }];
    });
  return (
    <>
      <CalendarYearSwitch />
      <TabHeading heading={messages.heading} hint={messages.hint} more={[csv]} />
      <LoadState store={store}>
        {() =>
          found && (
            <>
              <ThresholdNotice threshold={found.threshold} year={shown.year} />
              {(['1099-NEC', '1099-MISC'] as const).map((form) => (
                <CandidateList
                  key={form}
                  form={form}
                  rows={rowsOf(found.candidates.filter(({ box }) => BOXES[box].form === form))}
                />
              ))}
              <OpenList rows={rowsOf(found.open)} />
              <OthersList
                questions={rowsOf(found.questions)}
                below={rowsOf(found.below)}
                uncounted={rowsOf(found.uncounted)}
              />
            </>
          )
        }
      </LoadState>
    </>
  );
}

function foundIn({ entries, said }: TaxYear, year: string): Contractors {
  return contractorsOf(entries, said, thresholdOf(Number(year), stateThreshold));
}

interface ThresholdNoticeProps {
  readonly threshold: Contractors['threshold'];
  readonly year: string;
}

function ThresholdNotice({ threshold, year }: ThresholdNoticeProps) {
  const { amount, isKnown, isStates } = threshold;
  return (
    <Notice
      tone={isKnown ? 'info' : 'warning'}
      title={messages.threshold(formatCents(amount), year)}
      isLive={false}
      sx={{ marginBottom: '1.5rem' }}
    >
      {isStates && <p>{messages.states}</p>}
      {!isKnown && <p>{messages.unknown(year)}</p>}
      {year > LAST_WITHOUT_LETTERS && <p>{messages.letters}</p>}
    </Notice>
  );
}

/** Returns the file's lines: whom forms may be for, and then the questions for an accountant. */
function linesOf(
  { candidates, questions }: Contractors,
  payees: ReadonlyMap<string, TaxPayee>,
  year: string,
) {
  const none = { form: null, box: null, about: null };
  const listed = [
    ...candidates.map((part) => ({ part, of: BOXES[part.box], question: null })),
    ...questions.map((part) => ({ part, of: none, question: messages.question[part.about] })),
  ];
  return listed.map(({ part: { key, name, kind, amount, entries }, of, question }) => {
    const record = payees.get(key)?.record;
    return {
      'Calendar year': year,
      Form: of.form,
      Box: of.box,
      'Paid for': of.about,
      Payee: name,
      'Kind of business': kindText(kind),
      Amount: amount,
      'Form W-9 seen on': record?.taxFormSeenOn ?? null,
      'Kept where': record?.taxFormKept ?? null,
      Payments: entries.length,
      'Question for your accountant': question,
    };
  });
}
