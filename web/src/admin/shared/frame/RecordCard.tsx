import type { ReactNode } from 'react';
import { HStack, Well } from '../../../ui/layout.ts';
import { CardTitle } from '../../../ui/text.ts';
import { RowActions } from './RowActions.tsx';

interface RecordCardProps {
  readonly name: string;
  /** The level of its heading, below that of its list. */
  readonly level: 'h3' | 'h4';
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** A record as a card: its name, beside it Edit and Delete, and below it what there is to know. */
export function RecordCard({ name, level, onEdit, onDelete, children }: RecordCardProps) {
  return (
    <Well as="li" sx={{ padding: '0.5rem 0.5rem 1rem 1rem' }}>
      <HStack sx={{ flexWrap: 'nowrap', justifyContent: 'space-between', marginBottom: '0.5rem' }}>
        <CardTitle as={level}>{name}</CardTitle>
        <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
      </HStack>
      {children}
    </Well>
  );
}
