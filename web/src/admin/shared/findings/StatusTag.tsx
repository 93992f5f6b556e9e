import { FINDING_STATUS_NAMES, type Finding } from '@pa-ledger/domain/findings/finding';
import { Tag } from '../../../ui/Tag.tsx';

/** Whether a finding is open. */
export function StatusTag({ status }: Pick<Finding, 'status'>) {
  const tone = status === 'open' ? 'warning' : 'success';
  return <Tag tone={tone}>{FINDING_STATUS_NAMES[status]}</Tag>;
}
