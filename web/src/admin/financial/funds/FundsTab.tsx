import { compareNames } from '@pa-ledger/domain/text/names';
import { useStore } from '../../../app/store.ts';
import { CardGrid } from '../../../ui/layout.ts';
import { Multiline, SecondaryText } from '../../../ui/text.ts';
import { RecordCard } from '../../shared/frame/RecordCard.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { funds, type RecordRow } from '../../shared/records/ledger-records.ts';
import { RecordForm } from '../../shared/forms/RecordForm.tsx';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { deletionOf, saveRecord } from '../../shared/saving/record-writes.ts';
import { ReferredDelete } from '../../shared/deletion/ReferredDelete.tsx';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import { fundErrors } from './fund-form.ts';

type FundRow = RecordRow<'funds'>;

const messages = financialMessages.funds;

const LAYOUT = {
  code: { half: true, placeholder: messages.codeExample },
  name: { half: true, placeholder: messages.nameExample },
};

/** The sub-tab Fund Management. */
export function FundsTab() {
  const state = useStore(funds);
  return (
    <RecordTab<FundRow>
      messages={messages}
      ready={state.status === 'ready'}
      form={(row, onClose) => (
        <RecordForm
          collection="funds"
          row={row}
          messages={messages}
          errorsOf={(typed, id) =>
            fundErrors(typed, id, state.status === 'ready' ? state.value : [])
          }
          save={(...typed) => saveRecord('funds', ...typed)}
          saved={({ name }) => sharedMessages.saved(name.trim())}
          layout={() => LAYOUT}
          onClose={onClose}
        />
      )}
      remove={(row, onClose) => (
        <ReferredDelete
          field="fundId"
          row={row}
          question={messages.deleteQuestion}
          {...deletionOf('funds', row)}
          onClose={onClose}
        />
      )}
    >
      {({ onEdit, onDelete }) => (
        <LoadState store={funds}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState>{messages.empty}</EmptyState>
            ) : (
              <CardGrid sx={{ '--card-width': '20rem' }}>
                {rows.toSorted(inOrder).map((row) => (
                  <RecordCard
                    key={row.id}
                    name={row.name}
                    level="h3"
                    onEdit={() => onEdit(row)}
                    onDelete={() => onDelete(row)}
                  >
                    <SecondaryText>{messages.code(row.code)}</SecondaryText>
                    <Multiline as="p" sx={{ '&:not(:empty)': { margin: '0.5rem 0.5rem 0 0' } }}>
                      {row.description}
                    </Multiline>
                  </RecordCard>
                ))}
              </CardGrid>
            )
          }
        </LoadState>
      )}
    </RecordTab>
  );
}

function inOrder(one: FundRow, other: FundRow): number {
  return compareNames(one.code, other.code) || compareNames(one.name, other.name);
}
