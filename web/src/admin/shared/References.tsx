import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { countReferences, type ReferenceCounts, type Referrer } from './count-references.ts';
import { referenceMessages } from './reference-messages.ts';

/** What refers to something; undefined while the server counts. */
type Counting = ReferenceCounts | 'failed' | undefined;

/** Returns what refers to something that is about to be deleted, counted by the server. */
export function useReferences({ field, id }: Referrer): Counting {
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

interface ReferencesProps {
  readonly field: Referrer['field'];
  readonly counted: Counting;
}

/** Shows what refers to something, in words. */
export function References({ field, counted }: ReferencesProps) {
  return (
    <ReferenceText role="status">
      {counted === undefined
        ? referenceMessages.counting
        : counted === 'failed'
          ? referenceMessages.failed
          : referenceMessages.referring(counted, field)}
    </ReferenceText>
  );
}

const ReferenceText = styled('p')({ margin: '0 0 0.75rem' });
