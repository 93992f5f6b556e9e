import { lazy, Suspense, useRef, useState } from 'react';
import { EMPTY_ROW, splitRows, splitText, type SplitRow } from '@pa-ledger/domain/expenses/split';
import { loadPart } from '../app/missing-code.ts';
import { VStack } from '../ui/layout.ts';
import { useMessages } from '../ui/messages.ts';
import { typeText } from './form-dom.ts';
import type { FormOptionsState } from './form-options.ts';
import type { FormSession } from './form-session.ts';
import { CheckLabel } from './PayToField.tsx';

/** Not before someone checks the box. */
const SplitParts = lazy(() => loadPart(() => import('./SplitParts.tsx')));

interface SplitFieldProps {
  readonly session: FormSession | null;
  readonly options: FormOptionsState;
  readonly error: string | undefined;
}

/** The other events that a receipt covers. A hidden input holds them as the text that the form sends. */
export function SplitField({ session, options, error }: SplitFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<readonly SplitRow[] | null>(null);
  const rows = typed ?? splitRows(session?.values.split ?? '');
  const change = (next: readonly SplitRow[]) => {
    setTyped(next);
    typeText(input.current, splitText(next));
    if (next.length === 0) box.current?.focus();
  };
  return (
    <VStack as="fieldset">
      <input ref={input} type="hidden" name="split" autoComplete="off" />
      <CheckLabel>
        <input
          ref={box}
          type="checkbox"
          checked={rows.length > 0}
          onChange={() => change(rows.length > 0 ? [] : [EMPTY_ROW])}
        />
        {useMessages('form').split.several}
      </CheckLabel>
      {rows.length > 0 && (
        <Suspense fallback={null}>
          <SplitParts
            input={input}
            rows={rows}
            isTyped={typed !== null}
            options={options}
            error={error}
            onChange={change}
          />
        </Suspense>
      )}
    </VStack>
  );
}
