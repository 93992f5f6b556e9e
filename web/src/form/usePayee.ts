import { paysVendor } from '@pa-ledger/domain/expenses/payee';
import { isBlank } from '@pa-ledger/domain/text/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { fieldOf, inputOf, readFormValues, typeText } from './form-dom.ts';
import type { FormPurpose } from './form-purpose.ts';
import type { FormSession } from './form-session.ts';
import { payeeIn, type PayeeTexts } from './form-values.ts';
import { useMessages } from '../ui/messages.ts';

export interface Payee {
  /** The fields, as the choice presents them. */
  readonly fields: FormPurpose['fields'];
  /** What the last choice changed; null if nothing, or once someone types. */
  readonly changed: { readonly sentence: string; readonly canUndo: boolean } | null;
  /** Changes payee and address to the choice's own. */
  readonly onChoice: () => void;
  /** Puts back what was there, and keeps the choice. */
  readonly undo: () => void;
  /** Forgets the submitter's own payee and address. */
  readonly forget: () => void;
  /** Ends the offer to undo. */
  readonly onInput: (event: SyntheticEvent) => void;
}

interface Change {
  readonly sentence: string;
  readonly before: PayeeTexts;
  readonly canUndo: boolean;
}

/**
 * Keeps payee and address apart for both choices of `payTo`: a vendor isn't paid at the submitter's address. Each choice gets
 * back the texts that it had.
 */
export function usePayee(
  form: RefObject<HTMLFormElement | null>,
  session: FormSession | null,
  { fields, addressOnFileFor }: Pick<FormPurpose, 'fields' | 'addressOnFileFor'>,
): Payee {
  const messages = useMessages('form');
  const { mailingAddress: asked } = useMessages('fields').fields;
  const [change, setChange] = useState<Change | null>(null);
  // Null until someone chooses: then it's as the session begins.
  const [isOnFile, setIsOnFile] = useState<boolean | null>(null);
  const begins = session === null || session.values.payTo === addressOnFileFor;
  const needsAddress = addressOnFileFor !== null && !(isOnFile ?? begins);

  const fill = ({ paidTo, mailingAddress }: PayeeTexts) => {
    if (form.current === null) return;
    typeText(inputOf(form.current, 'paidTo'), paidTo);
    typeText(inputOf(form.current, 'mailingAddress'), mailingAddress);
  };

  return {
    fields: needsAddress ? { ...fields, mailingAddress: asked } : fields,
    changed: change,
    onChoice: () => {
      if (form.current === null || session === null) return;
      const { otherPayee } = session;
      const values = readFormValues(form.current);
      const toVendor = paysVendor(values);
      const before = payeeIn(values);
      const texts = otherPayee.get();
      const after = {
        mailingAddress: texts?.mailingAddress ?? '',
        // Usually the submitter.
        paidTo:
          isBlank(texts?.paidTo ?? '') && !toVendor ? values.name.trim() : (texts?.paidTo ?? ''),
      };
      otherPayee.set(before);
      fill(after);
      setIsOnFile(values.payTo === addressOnFileFor);
      const { cleared, vendorAgain, yoursAgain } = messages.payee;
      const vendorWords = isNothing(after) ? cleared : vendorAgain;
      setChange(
        isNothing(before) && isNothing(after)
          ? null
          : {
              sentence: toVendor ? vendorWords : yoursAgain,
              before,
              // Later, choosing again brings both back.
              canUndo: texts === null && !isNothing(before),
            },
      );
    },
    undo: () => {
      if (change === null) return;
      fill(change.before);
      setIsOnFile(true);
      setChange(null);
      if (form.current !== null) inputOf(form.current, 'paidTo')?.focus();
    },
    forget: () => {
      setChange(null);
      if (form.current === null || session === null) return;
      if (paysVendor(readFormValues(form.current))) session.otherPayee.set(null);
    },
    onInput: ({ target }) => {
      const { field } = fieldOf(target) ?? {};
      if (field === 'paidTo' || field === 'mailingAddress') setChange(null);
    },
  };
}

function isNothing({ paidTo, mailingAddress }: PayeeTexts): boolean {
  return isBlank(paidTo) && isBlank(mailingAddress);
}
