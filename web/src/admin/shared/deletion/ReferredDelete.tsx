import { useEffect, useState, type ComponentProps } from 'react';
import { countReferences, type ReferenceCounts, type Referrer } from './count-references.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { referenceMessages } from './reference-messages.ts';

interface ReferredDeleteProps extends Omit<
  ComponentProps<typeof DeleteDialog>,
  'name' | 'details' | 'prevented'
> {
  /** The field of other records that refers to it. */
  readonly field: Referrer['field'];
  readonly row: { readonly id: string; readonly name: string };
}

/** Says what refers to a category or a fund, then asks. A category that an open expense needs stays. */
export function ReferredDelete({ field, row: { id, name }, ...dialog }: ReferredDeleteProps) {
  const counted = useReferences(field, id);
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      details={<p role="status">{messageOf(counted, field)}</p>}
      prevented={field === 'categoryId' && typeof counted === 'object' && counted.openExpenses > 0}
    />
  );
}

/** What refers to something; undefined while the server counts. */
type Counting = ReferenceCounts | 'failed' | undefined;

function useReferences(field: Referrer['field'], id: string): Counting {
  const [counted, setCounted] = useState<Counting>();
  useEffect(() => {
    let current = true;
    void countReferences({ field, id }).then((counts) => {
      if (current) setCounted(counts);
    });
    return () => {
      current = false;
    };
  }, [field, id]);
  return counted;
}

function messageOf(counted: Counting, field: Referrer['field']): string {
  if (counted === undefined) return referenceMessages.counting;
  return counted === 'failed'
    ? referenceMessages.failed
    : referenceMessages.referring(counted, field);
}
