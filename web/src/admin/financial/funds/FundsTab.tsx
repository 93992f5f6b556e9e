import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { useStore } from '../../../app/store.ts';
import { CardGrid } from '../../../ui/layout.ts';
import { Multiline, SecondaryText } from '../../../ui/text.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { ArchivedMark } from '../../shared/lists/ArchivedMark.tsx';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { RecordCard } from '../../shared/lists/RecordCard.tsx';
import { recordLine, type ListLine } from '../../shared/lists/record-line.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { funds, type RecordRow } from '../../shared/records/ledger-records.ts';
import { useImport } from '../../shared/frame/useImport.tsx';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { archiving, recordWrites, type RecordWrites } from '../../shared/saving/record-writes.ts';
import { ReferredDelete } from '../../shared/deletion/ReferredDelete.tsx';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { financialMessages } from '../financial-messages.ts';
import { fundErrors } from './fund-form.ts';

type FundRow = RecordRow<'funds'>;

const messages = financialMessages.funds;

const { save, deletionOf } = recordWrites('funds');

/** A function deletes a fund, which a rule cannot: it looks for what refers to it. */
const WRITES: RecordWrites<'funds'> = {
  save,
  deletionOf: (row) => ({
    ...deletionOf(row),
    remove: () => callAdminApi('/api/admin/delete-fund', { id: row.id, version: row.version }),
  }),
};

const { heldForOthers: HELD_FOR_OTHERS, taxJurisdiction: TAX_JURISDICTION } = recordForm('funds');

const LAYOUT = {
  code: { half: true, placeholder: messages.codeExample },
  name: { half: true, placeholder: messages.nameExample },
  heldForOthers: { hint: messages.heldHint },
  taxJurisdiction: { hint: messages.jurisdictionHint },
};

/** The sub-tab Fund Management. */
export function FundsTab() {
  const state = useStore(funds);
  const importing = useImport({ kind: 'funds' });
  const csv = useCsv('funds.csv', linesIn(state));
  return (
    <RecordTab
      collection="funds"
      writes={WRITES}
      messages={messages}
      ready={state.status === 'ready'}
      more={[csv, importing]}
      errorsOf={(typed, id) => fundErrors(typed, id, state.status === 'ready' ? state.value : [])}
      saved={({ name }) => sharedMessages.saved(name.trim())}
      layout={(_typed, _id, row) => ({ ...LAYOUT, archived: { hidden: row === null } })}
      remove={(row, question) => (
        <ReferredDelete
          {...question}
          field="fundId"
          row={row}
          archive={archiving('funds', WRITES, row)}
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
                {rows.toSorted(IN_ORDER).map((row) => (
                  <RecordCard
                    key={row.id}
                    name={row.name}
                    level="h3"
                    of={{ collection: 'funds', id: row.id }}
                    onEdit={() => onEdit(row)}
                    onDelete={() => onDelete(row)}
                  >
                    <SecondaryText>{messages.code(row.code)}</SecondaryText>
                    {!isInUse(row) && <ArchivedMark />}
                    {row.heldForOthers === true && (
                      <SecondaryText>{HELD_FOR_OTHERS.label}</SecondaryText>
                    )}
                    {row.taxJurisdiction !== undefined && (
                      <SecondaryText>{`${TAX_JURISDICTION.label} ${row.taxJurisdiction}`}</SecondaryText>
                    )}
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

const IN_ORDER = inUseFirst(inOrder);

function inOrder(one: FundRow, other: FundRow): number {
  return compareNames(one.code, other.code) || compareNames(one.name, other.name);
}

/** Returns the lines of the file, in the order of the cards. */
function linesIn(state: AsyncState<readonly FundRow[]>): readonly ListLine[] {
  if (state.status !== 'ready') return [];
  return state.value.toSorted(IN_ORDER).map((row) => recordLine('funds', row, String));
}
