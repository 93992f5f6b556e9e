import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { countReferences, type Counted, type Referrer } from './count-references.ts';
import { referenceWords } from './reference-messages.ts';

/** What refers to something: undefined while the server counts. */
type Counting = Counted | 'failed' | undefined;

/** What refers to something that is about to be deleted, counted by the server. */
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

/** The same in words. */
export function References({ field, counted }: ReferencesProps) {
  return (
    <Words role="status">
      {counted === undefined
        ? 'Looking up what refers to it…'
        : counted === 'failed'
          ? 'What refers to it could not be looked up.'
          : referenceWords(counted, field)}
    </Words>
  );
}

const Words = styled('p')({ margin: '0 0 0.75rem' });
