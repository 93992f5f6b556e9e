import { Multiline, SecondaryText } from '../../../ui/text.ts';
import { RecordCard } from '../../shared/frame/RecordCard.tsx';
import type { RecordRow } from '../../shared/records/ledger-records.ts';
import { financialMessages } from '../financial-messages.ts';

interface FundCardProps {
  readonly row: RecordRow<'funds'>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A fund with its name, its code and its description. */
export function FundCard({ row, ...actions }: FundCardProps) {
  return (
    <RecordCard name={row.name} level="h3" {...actions}>
      <SecondaryText>{financialMessages.funds.code(row.code)}</SecondaryText>
      {row.description !== undefined && (
        <Multiline as="p" sx={{ margin: '0.5rem 0.5rem 0 0' }}>
          {row.description}
        </Multiline>
      )}
    </RecordCard>
  );
}
