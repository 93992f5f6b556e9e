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
  /** Whether it stays as long as open expenses refer to it. */
  readonly neededByOpen?: boolean;
}

/** Says what refers to a category or a fund, then asks. */
export function ReferredDelete(props: ReferredDeleteProps) {
  const { field, row, neededByOpen = false, ...dialog } = props;
  const { id, name } = row;
  const [counted, setCounted] = useState<ReferenceCounts | 'failed' | 'counting'>('counting');
  useEffect(() => {
    let current = true;
    void countReferences({ field, id }).then((counts) => {
      if (current) setCounted(counts);
    });
    return () => {
      current = false;
    };
  }, [field, id]);
  const isKnown = typeof counted === 'object';
  const prevented = neededByOpen && isKnown && counted.openExpenses > 0;
  const words = isKnown
    ? referenceMessages.referring(counted, prevented)
    : referenceMessages[counted];
  return (
    <DeleteDialog
      {...dialog}
      name={name}
      details={<p role="status">{words}</p>}
      prevented={prevented}
    />
  );
}
