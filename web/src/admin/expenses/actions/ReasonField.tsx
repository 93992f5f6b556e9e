import { errorMessages } from '@pa-ledger/domain/error-messages';
import { MAX_REASON_LENGTH } from '@pa-ledger/domain/limits';
import { reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { TextAreaField } from '../../shared/fields.tsx';
import type { Form } from '../../shared/useForm.ts';
import { actionMessages } from './action-messages.ts';

/** The values of a dialog that asks for a reason. */
export interface TypedReason {
  readonly reason: string;
}

export const NO_REASON: TypedReason = { reason: '' };

interface ReasonFieldProps {
  readonly form: Form<TypedReason>;
  readonly hint?: string | undefined;
}

/** The reason of an action, required. */
export function ReasonField({ form, hint }: ReasonFieldProps) {
  return (
    <TextAreaField
      {...form.field('reason')}
      label={actionMessages.reason}
      required
      autoFocus
      maxLength={MAX_REASON_LENGTH}
      hint={hint}
    />
  );
}

/** Returns why a reason cannot be sent. */
export function reasonErrors({ reason }: TypedReason) {
  return { reason: reasonMessage(reason, errorMessages.voidReasonRequired) };
}
