import { inUseFirst, isInUse } from '@pa-ledger/domain/fields/archived';
import { formFromRecord, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { useId, useState } from 'react';
import { CardGrid, FieldGrid, Well } from '../../../ui/layout.ts';
import { Facts, type FactRow } from '../../../ui/Facts.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { CardTitle } from '../../../ui/text.ts';
import { CheckInput } from '../../shared/forms/CheckInput.tsx';
import { SelectInput } from '../../shared/forms/inputs.tsx';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { OffPaper } from '../../shared/frame/PrintPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { categories, type RecordRow } from '../../shared/records/ledger-records.ts';
import { combineStores } from '../../shared/records/live-store.ts';
import { recordWrites } from '../../shared/saving/record-writes.ts';
import { smallReturnMessages } from './small-return-messages.ts';
import { returnLines, type ReturnLineRow } from './small-return-store.ts';
import { useMay } from '../../shared/rights/own-person.ts';

const messages = smallReturnMessages.mapping;
const { save } = recordWrites('returnLines');
const FORM = recordForm('returnLines');
const INCOME = optionsOf(FORM.incomeLine.options);
const EXPENSES = optionsOf(FORM.expenseLine.options);

/** A category, and what someone chose for it; null while no one has. */
interface Mapped {
  readonly category: RecordRow<'categories'>;
  readonly chosen: ReturnLineRow | null;
}

const mapped = combineStores([categories, returnLines], ([all, lines]): readonly Mapped[] => {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return all
    .toSorted(inUseFirst((one, other) => compareNames(one.name, other.name)))
    .map((category) => ({ category, chosen: byId.get(category.id) ?? null }))
    .filter(({ category, chosen }) => isInUse(category) || chosen !== null);
});

/** Where each category goes on the return. Each choice is saved at once. */
export function CategoryLines({ unmapped }: { readonly unmapped: readonly string[] }) {
  return (
    <OffPaper style={{ marginTop: '2rem' }}>
      <TabSection heading={messages.heading} hint={messages.hint}>
        {unmapped.length > 0 && <Notice tone="info">{messages.missing(unmapped.length)}</Notice>}
        <LoadState store={mapped}>
          {(rows) => (
            <CardGrid sx={{ '--card-width': '22rem', marginTop: '0.75rem' }}>
              {rows.map((row) => (
                <CategoryCard key={row.category.id} {...row} />
              ))}
            </CardGrid>
          )}
        </LoadState>
      </TabSection>
    </OffPaper>
  );
}

function CategoryCard({ category, chosen }: Mapped) {
  const [busy, setBusy] = useState(false);
  const id = useId();
  const may = useMay();
  const typed = formFromRecord('returnLines', chosen);
  const choose = async (change: Partial<FormValues<'returnLines'>>): Promise<void> => {
    // The next choice is of what this one saved.
    if (busy) return;
    setBusy(true);
    const result = await save(category.id, chosen?.version ?? null, { ...typed, ...change });
    setBusy(false);
    if (!result.ok) notify(messages.notSaved(category.name, result.message));
  };
  return (
    <li>
      <Well role="group" aria-labelledby={id} aria-busy={busy}>
        <CardTitle as="h4" id={id}>
          {category.name}
        </CardTitle>
        {may('keepBooks') ? (
          <>
            <FieldGrid sx={{ marginTop: '0.75rem' }}>
              <SelectInput
                label={FORM.incomeLine.label}
                value={typed.incomeLine}
                prompt={messages.choose}
                options={INCOME}
                onChange={(incomeLine) => void choose({ incomeLine })}
              />
              <SelectInput
                label={FORM.expenseLine.label}
                value={typed.expenseLine}
                prompt={messages.choose}
                options={EXPENSES}
                onChange={(expenseLine) => void choose({ expenseLine })}
              />
            </FieldGrid>
            <CheckInput
              name={`program-${category.id}`}
              label={FORM.program.label}
              checked={typed.program}
              onChange={(program) => void choose({ program })}
            />
          </>
        ) : (
          <Facts rows={chosenFacts(typed)} />
        )}
      </Well>
    </li>
  );
}

/** What was chosen, for those who may not change it. */
function chosenFacts(typed: FormValues<'returnLines'>): readonly FactRow[] {
  const textOf = (options: Readonly<Record<string, string>>, value: string) =>
    options[value] ?? messages.choose;
  return [
    [FORM.incomeLine.label, textOf(FORM.incomeLine.options, typed.incomeLine)],
    [FORM.expenseLine.label, textOf(FORM.expenseLine.options, typed.expenseLine)],
    ...(typed.program ? [[FORM.program.label, messages.isProgram] as const] : []),
  ];
}

function optionsOf(options: Readonly<Record<string, string>>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
