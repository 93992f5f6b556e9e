import type { BankLine } from '@pa-ledger/domain/bank/bank-line';
import { formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { fileMessages as messages } from './file-messages.ts';

/** Returns what a line of the bank is about. */
export function aboutLine({ checkNumber, text }: BankLine): string {
  return [checkNumber, text].filter(Boolean).join(' · ') || messages.noText;
}

/** Returns a line of the bank in words. */
export function lineText(line: BankLine): string {
  return [aboutLine(line), formatDate(line.day), formatCents(line.amount)].join(', ');
}
