import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { slicesOf } from '@pa-ledger/domain/imports/import-plan';
import { useState } from 'react';
import { VStack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LoadFailure, SlowNote } from '../shared/frame/LoadState.tsx';
import { useNamedSave, useShownYear } from '../shared/years/useShownYear.ts';
import { Creations } from './Creations.tsx';
import type { ImportPress } from './import-calls.ts';
import { importsMessages as words } from './imports-messages.ts';
import { PreviewTable } from './PreviewTable.tsx';
import { SheetColumns } from './SheetColumns.tsx';
import { SheetQuestions } from './SheetQuestions.tsx';
import { firstChoice, missingColumns, type ImportPlace, type Table } from './sheet-choice.ts';
import { Summary } from './Summary.tsx';
import { useSheetPlan } from './useSheetPlan.ts';

interface PreviewProps {
  readonly id: string;
  readonly table: Table;
  readonly place: ImportPlace;
  readonly onAgain: () => void;
  readonly onSave: (press: ImportPress) => void;
  readonly onClose: () => void;
}

/** What would become of a sheet: its rows with their trouble, and what is added at the press. */
export function Preview({ id, table, place, onAgain, onSave, onClose }: PreviewProps) {
  const { year, label, days, today } = useShownYear();
  const namedSave = useNamedSave();
  const [choice, setChoice] = useState(() => firstChoice(table, { ...place, days }));
  const found = useSheetPlan({ id, table, place, choice, year });
  const missing = missingColumns(choice, place);
  const plan = found.status === 'ready' ? found.value.plan : null;
  const isAdopted = place.kind === 'budget' && found.status === 'ready' && found.value.isAdopted;
  const slices = plan === null ? [] : slicesOf(plan);
  const count = plan === null ? 0 : plan.records.length + plan.approvers.length;
  const isWrong = plan?.creations.some(
    ({ isWanted, uses, problem }) => isWanted && uses > 0 && problem !== undefined,
  );
  return (
    <>
      <DialogContent dividers>
        <VStack>
          {missing.length > 0 && <Notice tone="warning">{words.missing(missing)}</Notice>}
          {isAdopted && <Notice tone="warning">{words.adopted}</Notice>}
          <SheetQuestions
            table={table}
            place={place}
            choice={choice}
            days={days}
            year={label}
            inBrackets={plan?.inBrackets === true}
            onChoice={setChoice}
          />
          <SheetColumns
            table={table}
            place={place}
            choice={choice}
            around={found.status === 'ready' ? found.value.around : null}
            onChoice={setChoice}
          />
          {found.status === 'loading' && <LinearProgress aria-label={words.loading} />}
          {found.status === 'loading' && <SlowNote soFar={found.soFar} />}
          {found.status === 'error' && (
            <LoadFailure title={words.notLoaded} failure={found.failure} onRetry={found.retry} />
          )}
          {plan !== null && (
            <>
              <Creations creations={plan.creations} choice={choice} onChoice={setChoice} />
              <PreviewTable plan={plan} place={place} choice={choice} />
              <Summary plan={plan} days={days} today={today} year={label} />
            </>
          )}
        </VStack>
      </DialogContent>
      <DialogActions sx={{ padding: '0.875rem 1.5rem' }}>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button onClick={onAgain}>{words.another}</Button>
        <Button
          variant="contained"
          disabled={count === 0 || isAdopted || isWrong === true}
          onClick={() =>
            onSave({
              id,
              kind: place.kind,
              slices,
              ...(plan?.order === undefined ? {} : { order: plan.order }),
              fiscalYear: place.kind === 'budget' ? year : null,
            })
          }
        >
          {place.kind === 'budget' ? namedSave(words.save(count), year) : words.save(count)}
        </Button>
      </DialogActions>
    </>
  );
}
