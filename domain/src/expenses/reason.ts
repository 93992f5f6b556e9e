import { publicMessages } from '../page-messages.ts';
import type { TextField } from '../fields/field.ts';
import type { Decision } from './expense.ts';
import { isBlank, tidyText } from '../text/text.ts';

/** Why a step is rejected, a payment is voided, or two expenses are not the same one. */
export const REASON = {
  label: 'Reason',
  kind: 'text',
  lines: 'many',
  required: true,
  maxLength: 2_000,
} as const satisfies TextField;

/** What an approver may write for those after them. */
export const NOTE = { ...REASON, label: 'Note', required: false } as const satisfies TextField;

/** Returns why a note cannot be stored, as a sentence to the person; null when it can. */
export function noteMessage(typed: string): string | null {
  const error = reasonError(tidyText(typed));
  return error === null ? null : publicMessages[error].replace('reason', 'note');
}

/** Returns why a tidied reason cannot be stored. The caller decides about a blank one. */
export function reasonError(reason: string): 'reasonTooLong' | null {
  return reason.length > REASON.maxLength ? 'reasonTooLong' : null;
}

/**
 * Returns why a required reason cannot be stored, as a sentence to the person.
 * @param whenBlank the sentence for a missing reason.
 * @returns null when the reason can be stored.
 */
export function reasonMessage(typed: string, whenBlank: string): string | null {
  const reason = tidyText(typed);
  if (isBlank(reason)) return whenBlank;
  const error = reasonError(reason);
  return error === null ? null : publicMessages[error];
}

/** What is sent as the reason of an approval without a note: by a link (docs/behaviour.md, 'API'), and in the panel. */
export const WITHOUT_NOTE = {
  link: 'Approved via link',
  panel: 'Approved in the admin panel',
} as const;

const SENTENCES: readonly string[] = ['', ...Object.values(WITHOUT_NOTE)];

/** Returns what whoever approved a step wrote for those who decide or read after them; null if they wrote nothing. */
export function noteOf(decision: Pick<Decision, 'action' | 'reason'> | null): string | null {
  if (decision?.action !== 'approve') return null;
  return SENTENCES.includes(decision.reason) ? null : decision.reason;
}
