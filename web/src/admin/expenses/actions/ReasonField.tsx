import { errorMessages } from '@pa-ledger/domain/error-messages';
import { REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import type { Form } from '../../shared/saving/useForm.ts';

const FIELDS = { reason: REASON };

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
  return <FieldInputs fields={FIELDS} form={form} layout={{ reason: { hint } }} />;
}

/** Returns why a reason cannot be sent. */
export function reasonErrors({ reason }: TypedReason) {
  return { reason: reasonMessage(reason, errorMessages.voidReasonRequired) };
}
