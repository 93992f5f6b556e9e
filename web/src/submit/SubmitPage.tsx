import { organization } from '@pa-ledger/domain/organization';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** The public form (spec.md section 2). */
export function SubmitPage() {
  return (
    <PageFrame heading={organization.schoolName} subtitle="Parent Association Expense Submission">
      <Sheet>
        <h2>Contact Information</h2>
      </Sheet>
    </PageFrame>
  );
}
