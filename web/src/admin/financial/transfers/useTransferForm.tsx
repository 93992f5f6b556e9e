import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { KeptDelete } from '../../shared/deletion/KeptDelete.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import type { ShownYear } from '../../shared/years/useShownYear.ts';
import { dateQuestions, savedMessage } from '../date-questions.ts';
import { EntryFacts } from '../entry-columns.tsx';
import type { EntryForm } from '../entry-form.ts';
import { financialMessages } from '../financial-messages.ts';
import { readHolder } from '../what-keeps.ts';
import { TRANSFER_FORM } from './transfer-form.tsx';
import { useTransferEnds } from './TransferNeeds.tsx';
import { endOf } from './transfer-columns.tsx';

/** Returns the dialogs of transfers, for their list and for each one's page. @param year that of the list, or of the one transfer. */
export function useTransferForm(year: ShownYear): EntryForm<'transfers'> {
  const lookup = useLookup();
  const isClosed = useIsClosed(year.year);
  const ends = useTransferEnds();
  return {
    isClosed,
    form: {
      ...TRANSFER_FORM,
      layout: (_typed, _id, row) => {
        // With one account there's nothing to choose.
        const hidden = ends?.accounts === 1 && row?.fromAccountId === undefined;
        return { ...TRANSFER_FORM.layout(), fromAccountId: { hidden }, toAccountId: { hidden } };
      },
      saved: (typed: FormValues<'transfers'>) => savedMessage(typed, year),
      questionsOf: ({ date }, row) => dateQuestions(date, row?.date, year),
      remove: (row, question) => (
        <KeptDelete
          {...question}
          look={() => readHolder('transfers', row.id)}
          name={titleOf(row)}
          details={
            <EntryFacts
              entry={row}
              place={financialMessages.fromTo(endOf(row, 'from', lookup), endOf(row, 'to', lookup))}
            />
          }
        />
      ),
    },
  };
}
