import type { RecordRow } from '../../shared/ledger-records.ts';
import { removeRecord, restoreRecord } from '../../shared/record-writes.ts';
import { DeleteDialog } from '../../shared/DeleteDialog.tsx';
import { References, useReferences } from '../../shared/References.tsx';
import { financialMessages } from '../financial-messages.ts';

interface FundDeleteProps {
  readonly row: RecordRow<'funds'>;
  readonly onClose: () => void;
}

/** Says what refers to the fund, then asks. */
export function FundDelete({ row, onClose }: FundDeleteProps) {
  const counted = useReferences({ field: 'fundId', id: row.id });
  return (
    <DeleteDialog
      name={row.name}
      details={<References field="fundId" counted={counted} />}
      question={financialMessages.funds.deleteQuestion}
      remove={() => removeRecord('funds', row)}
      restore={() => restoreRecord('funds', row)}
      onClose={onClose}
    />
  );
}
