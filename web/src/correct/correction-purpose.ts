import { EXPENSE_RULES } from '@pa-ledger/domain/expenses/expense-fields';
import { valuesOfTyped } from '@pa-ledger/domain/fields/form';
import type { CorrectionForm } from '@pa-ledger/domain/expenses/versions/correction-form';
import { isBlank } from '@pa-ledger/domain/text/text';
import { linkRequest, type SubmitterLink } from '../app/submitter-link.ts';
import type { FilledForm, FormPurpose } from '../form/form-purpose.ts';
import type { FormOptionsState } from '../form/form-options.ts';
import { sendForm, type SendWords } from '../form/send-form.ts';
import type { Messages } from '../ui/messages.ts';

const MASKED = { required: false, whenEmpty: 'stored' } as const;

/**
 * The fields of a correction. Those that a misdirected email must not reveal are empty, and keep their value unless someone
 * types.
 */
const RULES = {
  ...EXPENSE_RULES,
  phone: { ...EXPENSE_RULES.phone, ...MASKED },
  mailingAddress: { ...EXPENSE_RULES.mailingAddress, ...MASKED },
};

/** Returns the request that sends a correction. @param version the version that it corrects. */
export function correctionBody({ id, values, receipts, kept }: FilledForm, version: number) {
  // The form has checked them, and the server checks them again.
  const { phone, mailingAddress, ...fields } = valuesOfTyped(RULES, values);
  return {
    ...fields,
    phone: isBlank(String(phone)) ? null : phone,
    mailingAddress: isBlank(String(mailingAddress)) ? null : mailingAddress,
    receipts,
    version,
    kept,
    uploadId: receipts.length === 0 ? null : id,
  };
}

/** The form of a correction. */
export function correctionPurpose(
  { token }: SubmitterLink,
  { version, fields }: Pick<CorrectionForm, 'version' | 'fields'>,
  messages: Messages['correct'],
  sendWords: SendWords,
): FormPurpose {
  const { submit, failed, startOver, masked: hint } = messages;
  const own = sendWords.fields.fields;
  return {
    fields: {
      ...own,
      email: { ...own.email, hint: messages.email },
      phone: { ...own.phone, ...MASKED, hint },
      mailingAddress: { ...own.mailingAddress, ...MASKED, hint },
      payHandle: {
        ...own.payHandle,
        ...(fields.payBy === 'app' ? { hint } : { required: true }),
      },
    },
    words: { submit, failed, startOver },
    ofNew: null,
    addressOnFileFor: fields.payTo ?? '',
    send: (form) =>
      sendForm(
        '/api/correct-expense',
        linkRequest(token, correctionBody(form, version)),
        sendWords,
      ),
  };
}

/** Returns the categories to choose from: a correction may keep those that the form doesn't offer. */
export function withOwnCategories<Options extends FormOptionsState>(
  options: Options,
  { ownCategories }: Pick<CorrectionForm, 'ownCategories'>,
): Options {
  if (options.status !== 'ready') return options;
  return { ...options, categories: [...options.categories, ...ownCategories] };
}
