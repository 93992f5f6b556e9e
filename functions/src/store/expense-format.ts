import type { Expense, Step } from '@pa-ledger/domain/expense';
import { referenceOf } from '@pa-ledger/domain/reference';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';

/*
 * How an expense lies in Firestore: the domain's fields, instants as Timestamps, and the reference for those who
 * search for it. Functions alone write it, so what is read back has this form.
 */

/** The document of an expense. */
export function expenseDocument(expense: Expense): DocumentData {
  const { id, submittedAt, ...rest } = expense;
  return {
    ...rest,
    reference: referenceOf(id),
    submittedAt: timestamp(submittedAt),
    ...chainFields(expense),
  };
}

/** The fields of the document that a decision or a reassignment changes. */
export function chainFields({ status, steps }: Pick<Expense, 'status' | 'steps'>): DocumentData {
  return { status, steps: steps.map(stepDocument) };
}

/** The expense of a document that `expenseDocument` made. */
export function expenseFrom(id: string, data: DocumentData): Expense {
  // Written by expenseDocument alone.
  const fields = data as Omit<Expense, 'submittedAt' | 'steps'> & { steps: DocumentData[] };
  return {
    id,
    submission: fields.submission,
    categoryId: fields.categoryId,
    category: fields.category,
    fundId: fields.fundId,
    status: fields.status,
    steps: fields.steps.map(stepFrom),
    submittedAt: instant(data['submittedAt']),
  };
}

/** Milliseconds as the Timestamp that documents hold. */
export function timestamp(at: number): Timestamp {
  return Timestamp.fromMillis(at);
}

function stepDocument(step: Step): DocumentData {
  return {
    ...step,
    openedAt: step.openedAt === null ? null : timestamp(step.openedAt),
    decision: step.decision && { ...step.decision, at: timestamp(step.decision.at) },
  };
}

function stepFrom(data: DocumentData): Step {
  const decision = data['decision'] as DocumentData | null;
  const openedAt: unknown = data['openedAt'];
  return {
    // Written by stepDocument alone.
    ...(data as Step),
    openedAt: openedAt === null ? null : instant(openedAt),
    decision: decision && ({ ...decision, at: instant(decision['at']) } as Step['decision']),
  };
}

function instant(value: unknown): number {
  if (!(value instanceof Timestamp))
    throw new TypeError('An instant of an expense is not a Timestamp.');
  return value.toMillis();
}
