import type { ReactNode } from 'react';
import { Entries } from './columns.ts';
import { Multiline, NO_VALUE } from './text.ts';

/** A label and its value. */
export type FactRow = readonly [label: string, value: ReactNode];

interface FactsProps {
  readonly rows: readonly FactRow[];
}

/** A list of labels and values; an empty value shows as a dash. */
export function Facts({ rows }: FactsProps) {
  return (
    <Entries as="dl" sx={FACTS}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <Multiline as="dd">{value === '' || value === undefined ? NO_VALUE : value}</Multiline>
        </div>
      ))}
    </Entries>
  );
}

const FACTS = {
  '& > div': { display: 'grid', gap: '0 1rem', gridTemplateColumns: { sm: '10rem 1fr' } },
};
