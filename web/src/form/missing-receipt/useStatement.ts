import type { ErrorsOf } from '@pa-ledger/domain/fields/form';
import { expenseDays } from '@pa-ledger/domain/expenses/expense-checks';
import {
  MISSING_RECEIPT_RULES,
  missingReceiptFields,
  type Statement,
} from '@pa-ledger/domain/expenses/missing-receipt';
import { valuesOf } from '@pa-ledger/domain/fields/document';
import {
  faultSentences,
  fieldFault,
  formFaults,
  typedOfValues,
} from '@pa-ledger/domain/fields/form';
import { fieldSentence } from '@pa-ledger/domain/text/field-error';
import { organization } from '@pa-ledger/domain/organization';
import { isBlank } from '@pa-ledger/domain/text/text';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { mapFields, type Field, type TypedOf } from '@pa-ledger/domain/fields/field';
import { membersOf } from '@pa-ledger/domain/untyped';
import { readFormValues } from '../form-dom.ts';
import type { FormSession } from '../form-session.ts';
import { StatementFile } from '../receipt-items.ts';
import type { ReceiptUploads } from '../receipt-uploads.ts';
import { drawStatement, type StatementWords } from './draw-statement.ts';
import { useWords, type MissingReceiptWords } from '../../ui/messages.ts';
import { STATEMENT_DRAFT } from '../draft-store.ts';

export type MissingReceiptField = keyof typeof MISSING_RECEIPT_RULES;

interface StatementOptions {
  readonly messages: MissingReceiptWords;
  readonly session: FormSession;
  readonly form: HTMLFormElement | null;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onAdded: () => void;
}

export interface StatementForm {
  /** In the page's words. */
  readonly fields: Readonly<Record<MissingReceiptField, Field>>;
  readonly texts: MissingReceiptTexts;
  readonly errors: ErrorsOf<typeof MISSING_RECEIPT_RULES>;
  /** Why it wasn't added; null if nothing is wrong. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly type: (field: MissingReceiptField, text: string) => void;
  /** Checks a field on leaving it; an empty one is checked when adding the statement. */
  readonly leave: (field: MissingReceiptField) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Keeps what the person types in a statement, and adds the statement once, however often they click. */
export function useStatement({
  messages,
  session,
  form,
  dialog,
  onAdded,
}: StatementOptions): StatementForm {
  const { id, uploads } = session;
  const words = useWords('fields', 'fieldErrors', 'dates');
  const fields = missingReceiptFields(words.fields.statement, messages.ownName);
  const [texts, setTexts] = useState(() => keptTexts(id) ?? proposed(form));
  const [errors, setErrors] = useState<StatementForm['errors']>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isMaking = useRef(false);

  const check = (field: MissingReceiptField, text: string) => {
    const { [field]: _old, ...others } = errors;
    const code = fieldFault(fields[field], text, daysNow());
    setErrors(
      code === null
        ? others
        : { ...others, [field]: fieldSentence(words.fieldErrors, code, fields[field]) },
    );
  };

  async function add(): Promise<void> {
    try {
      const file = await statementFile(texts, { ...words, missingReceipt: messages });
      // The person closed the dialog: keep what they typed.
      if (dialog.current?.open !== true) return;
      addOnce(uploads, file);
      onAdded();
    } catch {
      setFailure(messages.failed);
    }
  }

  return {
    fields,
    texts,
    errors,
    failure,
    busy,
    type: (field, text) => {
      const typed = {
        ...texts,
        [field]: text,
      };
      setTexts(typed);
      keepTexts(id, typed);
      if (errors[field] !== undefined) check(field, text);
    },
    leave: (field) => {
      if (!isBlank(texts[field])) check(field, texts[field]);
    },
    onSubmit: (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (isMaking.current) return;
      const faults = formFaults(fields, texts, daysNow());
      const found = faultSentences(fields, faults, words.fieldErrors);
      setErrors(found);
      const [first] = Object.keys(found);
      const isFull = uploads.isFull();
      setFailure(isFull ? messages.full : null);
      if (first !== undefined) {
        dialog.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      }
      if (first !== undefined || isFull) return;
      isMaking.current = true;
      setBusy(true);
      void add().finally(() => {
        isMaking.current = false;
        setBusy(false);
      });
    },
  };
}

/** Starts with what the form already says: who submits it, the date, and the amount. */
function proposed(form: HTMLFormElement | null): MissingReceiptTexts {
  const empty = typedOfValues(MISSING_RECEIPT_RULES);
  if (form === null) return empty;
  const { name: statedBy, expenseDate: boughtOn, amount: price } = readFormValues(form);
  return { ...empty, statedBy, boughtOn, price };
}

async function statementFile(
  texts: MissingReceiptTexts,
  words: StatementWords,
): Promise<StatementFile> {
  const statedOn = dateAt(Date.now(), organization.timeZone);
  const statement: Statement = { ...valuesOf(MISSING_RECEIPT_RULES, texts), statedOn };
  return new StatementFile(
    await drawStatement(statement, words),
    words.missingReceipt.fileName(statement.what),
    statement,
  );
}

/** Adds the file. Forgets the text only after the upload, so that a reload before that loses nothing. */
function addOnce(uploads: ReceiptUploads, file: StatementFile): void {
  uploads.add([file]);
  const stop = uploads.subscribe(() => {
    const item = uploads.view().items.find((one) => one.file === file);
    if (item?.status === 'uploaded') forgetTexts();
    if (item === undefined || item.status === 'uploaded') stop();
  });
}

function daysNow() {
  return expenseDays({ now: Date.now(), timeZone: organization.timeZone });
}

/*
 * The tab keeps the dialog's text until the picture is uploaded, or the form is sent or cleared. Without storage, the dialog
 * works without it.
 */

/** The texts of the dialog's inputs, as typed. */
type MissingReceiptTexts = TypedOf<typeof MISSING_RECEIPT_RULES>;

/** Keeps the typed text for a form, by the form's id. */
function keepTexts(id: string, texts: MissingReceiptTexts): void {
  try {
    sessionStorage.setItem(STATEMENT_DRAFT, JSON.stringify({ id, texts }));
  } catch {
    // The browser denies storage, or it's full.
  }
}

/** Returns the text kept for this form; null if there is none. Another program may have written it. */
function keptTexts(formId: string): MissingReceiptTexts | null {
  try {
    const { id, texts } = membersOf(JSON.parse(sessionStorage.getItem(STATEMENT_DRAFT) ?? 'null'));
    if (id !== formId) return null;
    const typed = membersOf(texts);
    return mapFields(MISSING_RECEIPT_RULES, (name, { maxLength }) => {
      const text = typed[name];
      return typeof text === 'string' ? text.slice(0, maxLength) : '';
    });
  } catch {
    return null;
  }
}

/** Forgets it. */
function forgetTexts(): void {
  try {
    sessionStorage.removeItem(STATEMENT_DRAFT);
  } catch {
    // The browser denies storage: it kept nothing.
  }
}
