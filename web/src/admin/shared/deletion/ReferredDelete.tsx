import { isInUse } from '@pa-ledger/domain/fields/archived';
import { useEffect, useState, type ComponentProps } from 'react';
import { useBooks } from '../years/books.ts';
import {
  countReferences,
  isNamedInClosedYear,
  type ReferenceCounts,
  type Referrer,
} from './count-references.ts';
import { DeleteDialog, type Instead } from './DeleteDialog.tsx';
import { referenceMessages, type Preventing } from './reference-messages.ts';

interface ReferredDeleteProps extends Omit<
  ComponentProps<typeof DeleteDialog>,
  'name' | 'details' | 'prevented' | 'instead'
> {
  /** The field of other records that refers to it. */
  readonly field: Referrer['field'];
  readonly row: { readonly id: string; readonly name: string; readonly archived?: boolean };
  /** Takes it out of the choices. */
  readonly archive: Instead['run'];
  /** Whether it stays as long as open expenses refer to it. */
  readonly neededByOpen?: boolean;
}

/** Says what refers to a category or a fund, then asks. */
export function ReferredDelete(props: ReferredDeleteProps) {
  const { field, row, archive, neededByOpen = false, ...dialog } = props;
  const { id, name } = row;
  const { closedYear, closedThrough } = useBooks();
  const [{ counted, isClosed }, setFound] = useState<Found>({
    counted: 'counting',
    isClosed: false,
  });
  useEffect(() => {
    let current = true;
    const referrer = { field, id };
    void Promise.all([
      countReferences(referrer),
      isNamedInClosedYear(referrer, { closedYear, closedThrough }),
    ]).then(([counts, isNamed]) => {
      if (current) setFound({ counted: counts, isClosed: isNamed });
    });
    return () => {
      current = false;
    };
  }, [field, id, closedYear, closedThrough]);
  const isKnown = typeof counted === 'object';
  const prevents = isKnown ? preventing(counted, neededByOpen, isClosed) : null;
  const words = isKnown
    ? referenceMessages.referring(counted, prevents)
    : referenceMessages[counted];
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      details={<p role="status">{words}</p>}
      prevented={prevents !== null}
      instead={
        isInUse(row)
          ? {
              label: referenceMessages.archive,
              run: archive,
              done: referenceMessages.archived(name),
            }
          : null
      }
    />
  );
}

/** What was found that refers to it. */
interface Found {
  readonly counted: ReferenceCounts | 'failed' | 'counting';
  /** Whether a closed year does. */
  readonly isClosed: boolean;
}

/** Returns what keeps it from being deleted; null where nothing does. */
function preventing(
  counted: ReferenceCounts,
  neededByOpen: boolean,
  isClosed: boolean,
): Preventing | null {
  if (counted.paidExpenses > 0) return 'paidExpenses';
  if (isClosed) return 'closedYear';
  return neededByOpen && counted.openExpenses > 0 ? 'openExpenses' : null;
}
