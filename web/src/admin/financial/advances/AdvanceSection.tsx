import Button from '@mui/material/Button';
import { advanceDue } from '@pa-ledger/domain/ledger/advance-settling';
import { advanceKindOf, settledBy } from '@pa-ledger/domain/ledger/advance';
import { bookRules } from '@pa-ledger/domain/book-rules';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import type { Fields } from '../../../data/documents.ts';
import type { FactRow } from '../../../ui/Facts.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { HStack } from '../../../ui/layout.ts';
import { NoWrap, SecondaryText } from '../../../ui/text.ts';
import { ActionLink, PanelLink } from '../../shared/frame/ActionLink.tsx';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { useLookup, type Lookup } from '../../shared/records/lookup.ts';
import { ADVANCES_LIST, recordAddress } from '../../shared/records/record-address.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { ENTRIES_BY_ID } from '../entry-ties.ts';
import {
  holderOf,
  partsOf,
  readAdvance,
  type AdvancePart,
  type AdvanceRow,
} from './advance-store.ts';
import { AdvanceState } from './AdvanceState.tsx';
import { advancesMessages as messages } from './advances-messages.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { ReceiptsDialog } from './ReceiptsDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { UndoDialog, type Undoing } from './UndoDialog.tsx';
import { IfMay } from '../../shared/rights/IfMay.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

interface AdvanceSectionProps {
  readonly id: string;
  /** The entry as it's stored. */
  readonly fields: Fields;
}

/** On the page of an entry that's an advance or settles one: what's left of it, when it's due, and what can be done. */
export function AdvanceSection({ id, fields }: AdvanceSectionProps) {
  const parent = settledBy(id);
  return advanceKindOf(fields) === 'given' || parent === null ? (
    <Given advance={readAdvance(id, fields)} />
  ) : (
    <Part id={id} parent={parent} fields={fields} />
  );
}

function Given({ advance }: { readonly advance: AdvanceRow }) {
  const { id, eventOn, open, amount } = advance;
  const { today } = useShownYear();
  const holder = useStore(holderOf(id));
  const may = useMay();
  const [dialog, setDialog] = useState<'receipts' | 'return' | 'email' | Undoing | null>(null);
  const email = holder.status === 'ready' ? holder.value : '';
  const close = () => setDialog(null);
  const { receiptsBy, returnBy } = advanceDue(eventOn, bookRules.advances);
  const { facts } = messages;
  const rows: readonly FactRow[] = [
    [facts.state, <AdvanceState key="state" advance={advance} today={today} />],
    [facts.left, <Money key="left" amount={open} />],
    [facts.eventOn, formatDate(eventOn)],
    [facts.receiptsBy, formatDate(receiptsBy)],
    [facts.returnBy, formatDate(returnBy)],
    ...(may('readContacts') ? [[facts.email, email ?? messages.removed] as const] : []),
  ];
  return (
    <>
      <TabSection
        heading={messages.heading}
        more={[
          open > 0 ? { label: messages.changeEmail, onClick: () => setDialog('email') } : null,
          open === amount
            ? { label: messages.mistake, onClick: () => setDialog({ kind: 'mistake', advance }) }
            : null,
        ]}
      >
        <Facts rows={rows} />
        {open > 0 && (
          <IfMay>
            <OffPaper>
              <HStack sx={{ marginTop: '1rem' }}>
                <Button variant="contained" onClick={() => setDialog('receipts')}>
                  {messages.addReceipts}
                </Button>
                <Button variant="outlined" onClick={() => setDialog('return')}>
                  {messages.recordReturn}
                </Button>
              </HStack>
            </OffPaper>
          </IfMay>
        )}
        <OffPaper sx={{ marginTop: '0.75rem' }}>
          <ActionLink to={ADVANCES_LIST}>{messages.all}</ActionLink>
        </OffPaper>
      </TabSection>
      <Parts id={id} onUndo={(part) => setDialog({ kind: 'part', part })} />
      {dialog === 'receipts' && <ReceiptsDialog advance={advance} onClose={close} />}
      {dialog === 'return' && <ReturnDialog advance={advance} onClose={close} />}
      {dialog === 'email' && <EmailDialog id={id} email={email ?? ''} onClose={close} />}
      {typeof dialog === 'object' && dialog !== null && (
        <UndoDialog undoing={dialog} onClose={close} />
      )}
    </>
  );
}

interface PartsProps {
  readonly id: string;
  readonly onUndo: (part: AdvancePart) => void;
}

/** What settled an advance, the oldest first. */
function Parts({ id, onUndo }: PartsProps) {
  const store = partsOf(id);
  const state = useStore(store);
  const lookup = useLookup();
  const may = useMay();
  const undo = (part: AdvancePart) => (
    <Button
      size="small"
      aria-label={messages.undoName(kindOf(part), formatCents(part.amount), formatDate(part.date))}
      onClick={() => onUndo(part)}
    >
      {messages.undo}
    </Button>
  );
  const rows =
    state.status === 'ready'
      ? {
          ...state,
          value: state.value
            .filter(({ kind }) => kind !== null)
            .toSorted(byText((part) => `${part.date} ${part.id}`)),
        }
      : state;
  return (
    <TabSection heading={messages.parts} hint={messages.paperHint}>
      <DataTable
        name={messages.parts}
        columns={partColumns(lookup)}
        rows={rows}
        keyOf={(part) => part.id}
        onRetry={store.retry}
        empty={<p>{messages.partsNone}</p>}
        {...(may('keepBooks') && { actions: undo })}
      />
    </TabSection>
  );
}

function kindOf({ kind }: AdvancePart): string {
  return messages.kinds[kind ?? 'settled'];
}

function partColumns({
  categoryName,
  fundName,
}: Pick<Lookup, 'categoryName' | 'fundName'>): readonly Column<AdvancePart>[] {
  const { part: labels } = messages;
  return [
    {
      id: 'date',
      label: labels.date,
      cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
      onCard: 'note',
    },
    {
      id: 'kind',
      label: labels.kind,
      cell: (row) => (
        <>
          <RecordLink collection="manualExpenses" id={row.id}>
            {row.description || kindOf(row)}
          </RecordLink>
          <SecondaryText as="span" sx={{ display: 'block' }}>
            {kindOf(row)}
          </SecondaryText>
        </>
      ),
      onCard: 'title',
    },
    {
      id: 'what',
      label: labels.what,
      cell: ({ categoryId, fundId }) => `${categoryName(categoryId)} · ${fundName(fundId)}`,
    },
    {
      id: 'amount',
      label: labels.amount,
      cell: ({ amount }) => <Money amount={amount} />,
      numeric: true,
      onCard: 'figure',
    },
  ];
}

interface PartProps extends AdvanceSectionProps {
  readonly parent: string;
}

/** Which advance an entry settles. */
function Part({ parent, fields }: PartProps) {
  const state = useStore(ENTRIES_BY_ID.manualExpenses(parent));
  const row = state.status === 'ready' ? state.value : null;
  const kind = advanceKindOf(fields) ?? 'settled';
  if (row === null) return null;
  const name = messages.advanceOf(row.paidTo, formatDate(row.date));
  const link = (
    <PanelLink key="link" to={recordAddress('manualExpenses', parent)}>
      {name}
    </PanelLink>
  );
  return (
    <TabSection heading={messages.kinds[kind]}>
      <Facts rows={[[messages.facts.of, link]]} />
    </TabSection>
  );
}
