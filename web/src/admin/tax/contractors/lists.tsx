import Button from '@mui/material/Button';
import { PAYEE_KINDS, PURPOSES } from '@pa-ledger/domain/ledger/tax-choices';
import { BOXES, type Contractors, type Part } from '@pa-ledger/domain/tax/contractors';
import { useState, type ReactNode } from 'react';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { kindText, purposeText, taxFormText } from '../payees/payee-texts.ts';
import { payeesMessages } from '../payees/payees-messages.ts';
import { savePayee } from '../payees/payee-writes.ts';
import { SavedSelect } from '../payees/SavedSelect.tsx';
import type { TaxPayee } from '../tax-year.ts';
import { contractorsMessages as messages } from './contractors-messages.ts';

/** A part of what a payee was paid, with the payee and the address of their page. */
export type PartRow<P extends Part> = P & { readonly payee: TaxPayee; readonly to: string };

type Row<List extends keyof Omit<Contractors, 'threshold'>> = PartRow<Contractors[List][number]>;

const { columns: labels } = messages;

function nameColumn<P extends Part>(): Column<PartRow<P>> {
  return {
    ...textColumn<PartRow<P>>('payee', labels.payee, ({ name }) => name, { onCard: 'title' }),
    cell: ({ name, to }) => <NameLink to={to}>{name}</NameLink>,
    sortable: false,
  };
}

function paidColumns<P extends Part>(): readonly Column<PartRow<P>>[] {
  return [
    {
      id: 'payments',
      label: labels.payments,
      cell: ({ entries }) => entries.length,
      numeric: true,
    },
    amountColumn<PartRow<P>>('amount', labels.amount, ({ amount }) => amount, undefined, 'figure'),
  ];
}

/** The texts that a part may have about itself. */
function wordsColumn<P extends Part>(
  id: string,
  label: string,
  textIn: (row: PartRow<P>) => string,
): Column<PartRow<P>> {
  return { id, label, cell: textIn, onCard: 'note' };
}

const CANDIDATE_COLUMNS: readonly Column<Row<'candidates'>>[] = [
  nameColumn(),
  wordsColumn('box', labels.box, ({ box }) => messages.box(BOXES[box].box, BOXES[box].about)),
  { id: 'kind', label: labels.kind, cell: ({ kind }) => kindText(kind) },
  wordsColumn('taxForm', labels.taxForm, ({ payee }) => taxFormText(payee.record)),
  ...paidColumns<Contractors['candidates'][number]>(),
];

interface CandidateListProps {
  readonly form: '1099-NEC' | '1099-MISC';
  readonly rows: readonly Row<'candidates'>[];
}

/** The candidates of a form. */
export function CandidateList({ form, rows }: CandidateListProps) {
  return (
    <TabSection heading={messages.forms[form]} hint={messages.formHints[form]}>
      <PartTable name={messages.forms[form]} columns={CANDIDATE_COLUMNS} rows={rows} />
    </TabSection>
  );
}

const OPEN_COLUMNS: readonly Column<Row<'open'>>[] = [
  nameColumn(),
  wordsColumn('missing', labels.missing, ({ missing }) => messages.missing(missing)),
  {
    id: 'kind',
    label: labels.kind,
    cell: ({ payee }) => (
      <SavedSelect
        label={payeesMessages.saidOf(labels.kind, payee.name)}
        value={payee.record?.kind ?? ''}
        prompt={payeesMessages.notSaid}
        options={PAYEE_KINDS}
        save={(kind) => savePayee(payee, { kind })}
      />
    ),
  },
  {
    id: 'paidFor',
    label: labels.paidFor,
    cell: ({ payee }) => (
      <SavedSelect
        label={payeesMessages.saidOf(labels.paidFor, payee.name)}
        value={payee.record?.paidFor ?? ''}
        prompt={payeesMessages.notSaid}
        options={PURPOSES}
        save={(paidFor) => savePayee(payee, { paidFor })}
      />
    ),
  },
  ...paidColumns<Contractors['open'][number]>(),
];

/** What isn't decided, with the choices that decide it. */
export function OpenList({ rows }: { readonly rows: readonly Row<'open'>[] }) {
  return (
    <TabSection heading={messages.open} hint={messages.openHint}>
      <PartTable name={messages.open} columns={OPEN_COLUMNS} rows={rows} empty={messages.noOpen} />
    </TabSection>
  );
}

const QUESTION_COLUMNS: readonly Column<Row<'questions'>>[] = [
  nameColumn(),
  wordsColumn('question', labels.question, ({ about }) => messages.question[about]),
  ...paidColumns<Contractors['questions'][number]>(),
];

const BELOW_COLUMNS: readonly Column<Row<'below'>>[] = [
  nameColumn(),
  wordsColumn('box', labels.box, ({ box, about }) => {
    if (about !== null) return messages.belowQuestion[about];
    if (box === null) return messages.belowUnknown;
    const of = BOXES[box];
    return `${of.form}, ${messages.box(of.box, of.about)}`;
  }),
  ...paidColumns<Contractors['below'][number]>(),
];

const UNCOUNTED_COLUMNS: readonly Column<Row<'uncounted'>>[] = [
  nameColumn(),
  wordsColumn('why', labels.why, ({ why }) => messages.why[why]),
  { id: 'kind', label: labels.kind, cell: ({ kind }) => kindText(kind) },
  {
    id: 'paidFor',
    label: labels.paidFor,
    cell: ({ payee }) => purposeText(payee.record?.paidFor),
  },
  ...paidColumns<Contractors['uncounted'][number]>(),
];

interface OthersListProps {
  readonly questions: readonly Row<'questions'>[];
  readonly below: readonly Row<'below'>[];
  readonly uncounted: readonly Row<'uncounted'>[];
}

/** What the forms leave to an accountant, and what isn't on them. */
export function OthersList({ questions, below, uncounted }: OthersListProps) {
  return (
    <>
      <TabSection heading={messages.questions} hint={messages.questionsHint}>
        <PartTable
          name={messages.questions}
          columns={QUESTION_COLUMNS}
          rows={questions}
          empty={messages.noQuestions}
        />
      </TabSection>
      <FoldedSection heading={messages.below(below.length)}>
        <PartTable name={messages.below(below.length)} columns={BELOW_COLUMNS} rows={below} />
      </FoldedSection>
      <FoldedSection heading={messages.uncounted(uncounted.length)} hint={messages.uncountedHint}>
        <PartTable
          name={messages.uncounted(uncounted.length)}
          columns={UNCOUNTED_COLUMNS}
          rows={uncounted}
        />
      </FoldedSection>
    </>
  );
}

interface FoldedSectionProps {
  readonly heading: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A section that's shown on request. */
function FoldedSection({ heading, hint, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TabSection
      heading={heading}
      hint={hint}
      mainRight="readBooks"
      main={
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? messages.hide : messages.show}: ${heading}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? messages.hide : messages.show}
        </Button>
      }
    >
      {isOpen && children}
    </TabSection>
  );
}

interface PartTableProps<P extends Part> {
  readonly name: string;
  readonly columns: readonly Column<PartRow<P>>[];
  readonly rows: readonly PartRow<P>[];
  readonly empty?: string;
}

function PartTable<P extends Part>({ name, columns, rows, empty }: PartTableProps<P>) {
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={{ status: 'ready', value: rows }}
      keyOf={({ key, entries }) => `${key} ${entries[0]?.id ?? ''}`}
      empty={<EmptyState>{empty ?? messages.none}</EmptyState>}
    />
  );
}
