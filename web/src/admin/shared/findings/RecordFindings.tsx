import Button from '@mui/material/Button';
import type { FindingPlace } from '@pa-ledger/domain/findings/finding';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Entries } from '../../../ui/columns.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { LoadState } from '../frame/LoadState.tsx';
import { useMay } from '../rights/own-person.ts';
import { FindingEntry } from './FindingEntry.tsx';
import { findingsOn, type FindingRow } from './finding-store.ts';
import { showsFindings } from './finding-words.ts';
import { findingsMessages as messages } from './findings-messages.ts';
import { AnswerDialog, ResolveDialog } from './RemarkDialogs.tsx';
import { WriteDialog } from './WriteDialog.tsx';

export interface RecordFindingsProps {
  readonly on: FindingPlace;
  /** Of a request: the ids of its payments, whose findings are shown too. */
  readonly payments?: readonly string[];
  /** The payment that a new finding can be about instead; null or absent without one. */
  readonly payment?: string | null;
}

/** Which form is open: for a new finding, or for the one with an id. */
type Opened =
  | { readonly form: 'write' }
  | { readonly form: 'answer' | 'resolve'; readonly id: string };

/** The findings on a record, each with its answers and buttons, and the button that writes one. */
export function RecordFindings({ on, payments = [], payment = null }: RecordFindingsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const may = useMay();
  const places = [on, ...payments.map((id) => ({ collection: 'payments', id }) as const)];
  const close = () => setOpened(null);
  return (
    <>
      <LoadState store={findingsOn(places)}>
        {(rows) => (
          <>
            {rows.length === 0 && <SecondaryText>{messages.none}</SecondaryText>}
            {rows.length > 0 && (
              <FoundList>
                {rows.map((row) => (
                  <FindingEntry
                    key={row.id}
                    finding={row}
                    onAnswer={() => setOpened({ form: 'answer', id: row.id })}
                    onResolve={() => setOpened({ form: 'resolve', id: row.id })}
                  />
                ))}
              </FoundList>
            )}
            <OpenedRemark opened={opened} rows={rows} onClose={close} />
          </>
        )}
      </LoadState>
      {may('writeFindings') && (
        <Button
          variant="outlined"
          sx={{ marginTop: '0.75rem' }}
          onClick={() => setOpened({ form: 'write' })}
        >
          {messages.write}
        </Button>
      )}
      {opened?.form === 'write' && <WriteDialog on={on} payment={payment} onClose={close} />}
    </>
  );
}

/** The entries; in sight and with the focus where the list of all findings led here. */
function FoundList({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null);
  const location = useLocation();
  const { key } = location;
  const isSought = showsFindings(location.state);
  useEffect(() => {
    if (!isSought) return undefined;
    // After the record's page, which begins at its top.
    const frame = requestAnimationFrame(() => {
      list.current?.scrollIntoView({ block: 'center' });
      list.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isSought, key]);
  return (
    <Entries ref={list} tabIndex={-1} aria-label={messages.list} sx={{ maxWidth: '46rem' }}>
      {children}
    </Entries>
  );
}

interface OpenedRemarkProps {
  readonly opened: Opened | null;
  readonly rows: readonly FindingRow[];
  readonly onClose: () => void;
}

/** The form that answers or resolves a finding. It shows what others add while it’s open. */
function OpenedRemark({ opened, rows, onClose }: OpenedRemarkProps) {
  if (opened === null || opened.form === 'write') return null;
  const finding = rows.find(({ id }) => id === opened.id);
  if (finding === undefined) return null;
  const Dialog = opened.form === 'answer' ? AnswerDialog : ResolveDialog;
  return <Dialog finding={finding} onClose={onClose} />;
}
