import Button from '@mui/material/Button';
import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { LOADING, type AsyncState } from '../../data/async-state.ts';
import { storedAs, type Fields } from '../../data/documents.ts';
import { listenPage } from '../../data/listen.ts';
import type { Page, RowQuery } from '../../data/row-query.ts';
import { HStack, VStack } from '../../ui/layout.ts';
import { SecondaryText } from '../../ui/text.ts';
import { importRight } from '../shared/rights/import-right.ts';
import { importsMessages as words } from './imports-messages.ts';
import type { UndoOf } from './UndoStep.tsx';
import { IfMay } from '../shared/rights/IfMay.tsx';

/** An import as it is stored, as far as the list shows it. */
interface StoredImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly rows: number;
  readonly stored: number;
  readonly by: { readonly email: string };
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly undone: object | null;
}

/** The last ones come first. */
export const IMPORTS_QUERY: RowQuery = {
  collection: 'imports',
  filters: [],
  orderBy: { field: 'at', direction: 'desc' },
};

const SHOWN = 5;

function readImport(id: string, fields: Fields): StoredImport {
  return storedAs<StoredImport>({ ...fields, id });
}

/** The last imports of all administrators, each with its Undo. */
export function LastImports({ onUndo }: { readonly onUndo: (of: UndoOf) => void }) {
  const [state, setState] = useState<AsyncState<Page<StoredImport>>>(LOADING);
  useEffect(
    () => listenPage({ ...IMPORTS_QUERY, size: SHOWN, after: null }, readImport, setState),
    [],
  );
  if (state.status !== 'ready' || state.value.rows.length === 0) return null;
  return (
    <section aria-labelledby="last-imports">
      <h3 id="last-imports">{words.last}</h3>
      <VStack as="ul" sx={{ padding: 0, margin: 0, listStyle: 'none' }}>
        {state.value.rows.map((one) => (
          <ImportLine key={one.id} one={one} onUndo={onUndo} />
        ))}
      </VStack>
    </section>
  );
}

interface ImportLineProps {
  readonly one: StoredImport;
  readonly onUndo: (of: UndoOf) => void;
}

function ImportLine({ one, onUndo }: ImportLineProps) {
  const name = words.lastOne(words.kinds[one.kind], one.stored, one.rows);
  const when = formatInstant(one.at, organization.timeZone);
  return (
    <HStack as="li" sx={{ justifyContent: 'space-between' }}>
      <span>
        {name}
        <SecondaryText as="span" sx={{ display: 'block' }}>
          {when} · {one.by.email}
          {one.undone !== null && ` · ${words.takenBack}`}
        </SecondaryText>
      </span>
      <IfMay right={importRight(one.kind)}>
        <Button
          aria-label={words.undoOf(`${name}, ${when}`)}
          onClick={() => onUndo({ id: one.id, name: `${name}, ${when}` })}
        >
          {words.undo}
        </Button>
      </IfMay>
    </HStack>
  );
}
