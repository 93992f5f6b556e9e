import { STATEMENT_RULES, type Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import { fieldEntries, mapFields } from '@pa-ledger/domain/fields/field';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { EXPENSE_RULES } from '@pa-ledger/domain/expenses/expense-fields';
import {
  isReceiptType,
  MAX_RECEIPT_BYTES,
  MAX_RECEIPTS,
  ORPHAN_RECEIPT_AGE_MS,
} from '@pa-ledger/domain/limits';
import { membersOf } from '@pa-ledger/domain/untyped';
import { isReceiptName } from '@pa-ledger/domain/expenses/receipt-name';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { isEmpty, payeeIn, type FormValues, type PayeeTexts } from './form-values.ts';
import type { LostReceipt, StoredReceipt } from './receipt-items.ts';

/** A half-filled form as the browser saves it: the values and the receipts, but never their content. */
export interface Draft {
  readonly id: string;
  readonly texts: FormValues;
  readonly receipts: readonly StoredReceipt[];
  /** The names of files that aren't uploaded and must be chosen again. On reading, includes those that the server removed. */
  readonly lost: readonly LostReceipt[];
  /** In a correction: the slots of the receipts that stay. */
  readonly kept?: readonly number[];
  /** Who's paid by the choice that isn't chosen now, if someone has chosen both. */
  readonly otherPayee?: PayeeTexts | null;
}

/** A draft read back from storage. */
export interface OpenedDraft extends Draft {
  /** When it was last saved. */
  readonly savedAt: Instant;
}

const VERSION = 1;

/** Returns the draft as JSON, or null if the form is empty. */
export function writeDraft(draft: Draft, savedAt: Instant): string | null {
  const { id, texts, receipts, lost, kept, otherPayee } = draft;
  if (isEmpty(texts) && receipts.length + lost.length === 0) return null;
  const written = { version: VERSION, id, texts, receipts, lost, kept, otherPayee, savedAt };
  return JSON.stringify(written);
}

/**
 * Reads a draft and checks all of it: another version of the page, or another program, may have written it.
 * @returns null if it isn't a draft; invalid values and receipts are left out.
 */
export function readDraft(written: string, now: Instant): OpenedDraft | null {
  const { version, id, texts, kept, otherPayee, savedAt, ...listed } = membersOf(jsonOf(written));
  if (version !== VERSION || !isExpenseId(id) || !isWholeUpTo(savedAt, Number.MAX_SAFE_INTEGER))
    return null;
  const stored = listOf(listed['receipts']).filter(isStoredReceipt).filter(isFirstOfItsSlot);
  const isKept = ({ uploadedAt }: StoredReceipt) => isFresh(uploadedAt, now);
  const receipts = stored.filter(isKept);
  const removed = stored.filter((receipt) => !isKept(receipt));
  const lost = [...removed, ...listOf(listed['lost']).filter(isLostReceipt)];
  return {
    id,
    texts: textsIn(texts),
    receipts,
    lost: lost.slice(0, MAX_RECEIPTS - receipts.length).map(({ name, size, statement }) => ({
      name,
      size,
      ...(statement === undefined ? {} : { statement: true }),
    })),
    ...(Array.isArray(kept) ? { kept: kept.filter(isSlot) } : {}),
    ...(typeof otherPayee === 'object' && otherPayee !== null
      ? { otherPayee: payeeIn(textsIn(otherPayee)) }
      : {}),
    savedAt,
  };
}

/** Returns the texts of the form's fields that a stored value has. */
export function textsIn(stored: unknown): FormValues {
  const typed = membersOf(stored);
  return mapFields(EXPENSE_RULES, (field) => {
    const text = typed[field];
    return typeof text === 'string' ? text.slice(0, EXPENSE_RULES[field].maxLength) : '';
  });
}

function isFresh(uploadedAt: Instant, now: Instant): boolean {
  return uploadedAt <= now && now - uploadedAt < ORPHAN_RECEIPT_AGE_MS;
}

function isFirstOfItsSlot(
  receipt: StoredReceipt,
  index: number,
  all: readonly StoredReceipt[],
): boolean {
  return all.findIndex(({ slot }) => slot === receipt.slot) === index;
}

function isStoredReceipt(value: unknown): value is StoredReceipt {
  const { slot, name, type, size, sha256, uploadedAt, statement } = membersOf(value);
  return (
    isSlot(slot) &&
    typeof name === 'string' &&
    isReceiptName(name) &&
    isReceiptType(type) &&
    isWholeUpTo(size, MAX_RECEIPT_BYTES) &&
    size > 0 &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    isWholeUpTo(uploadedAt, Number.MAX_SAFE_INTEGER) &&
    (statement === undefined || isStatement(statement))
  );
}

/** Its texts and its price; the server checks them. */
function isStatement(value: unknown): value is Statement {
  const facts = membersOf(value);
  return fieldEntries(STATEMENT_RULES).every(
    ([name, { kind }]) => typeof facts[name] === (kind === 'money' ? 'number' : 'string'),
  );
}

/** A file may have any name, and before we check it, any size. */
function isLostReceipt(value: unknown): value is LostReceipt {
  const { name, size, statement } = membersOf(value);
  return (
    typeof name === 'string' &&
    isWholeUpTo(size, Number.MAX_SAFE_INTEGER) &&
    (statement === undefined || statement === true)
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isSlot(value: unknown): value is number {
  return isWholeUpTo(value, MAX_RECEIPTS - 1);
}

function isWholeUpTo(value: unknown, most: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** Returns what a JSON text says; null if it isn't one. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
