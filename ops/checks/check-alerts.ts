import type { DocumentData } from 'firebase-admin/firestore';
import { momentOf, type Found, type ProjectData } from './project-data.ts';

/**
 * Checks that each approver who was not reached, each step without an approver and each approved expense without a fund
 * has an alert, and that no other has one.
 */
export function checkAlerts({ expenses, mails, alerts }: ProjectData): string[] {
  const alertsOf = (kind: string): DocumentData[] =>
    alerts.map(({ data }) => data).filter((data) => data['kind'] === kind);
  const told = new Set(alertsOf('noApprover').map((alert) => String(alert['expenseId'])));
  const asked = new Map(expenses.map((expense) => [expense.id, askedOf(expense)]));
  const blocked = [...asked].filter(([, one]) => one?.people.length === 0).map(([id]) => id);
  const unfunded = expenses.filter(needsFund).map(({ id }) => id);
  const toldUnfunded = new Set(alertsOf('fundMissing').map((alert) => String(alert['expenseId'])));
  const missed = new Set(alertsOf('mailDead').map(occasionOf));
  const dead = mails
    .map(({ data }) => data)
    .filter((mail) => isAsked(mail, asked.get(String(mail['expenseId']))))
    .filter((mail, _index, all) => mail['state'] === 'DEAD' && !isMadeUpFor(mail, all));
  return [
    ...blocked
      .filter((id) => !told.has(id))
      .map((id) => `Expense ${id} has nobody to ask, and no alert says so.`),
    ...[...told]
      .filter((id) => !blocked.includes(id))
      .map((id) => `An alert says of expense ${id} that it has nobody to ask.`),
    ...unfunded
      .filter((id) => !toldUnfunded.has(id))
      .map((id) => `Expense ${id} has no fund, and no alert says so.`),
    ...[...toldUnfunded]
      .filter((id) => !unfunded.includes(id))
      .map((id) => `An alert says of expense ${id} that it has no fund.`),
    ...dead
      .filter((mail) => !missed.has(occasionOf(mail)))
      .map(
        ({ expenseId }) => `A mail about ${String(expenseId)} was given up, and no alert says so.`,
      ),
  ];
}

function needsFund({ data }: Found): boolean {
  const status = String(data['status']);
  return ['approved', 'paid'].includes(status) && (data['fundId'] ?? null) === null;
}

/** Who is asked to decide an expense now. */
interface Asked {
  readonly step: number;
  readonly people: readonly string[];
}

function askedOf({ data }: Found): Asked | null {
  const steps = (data['steps'] ?? []) as DocumentData[];
  const step =
    data['status'] === 'pending' ? steps.findIndex((one) => one['status'] === 'open') : -1;
  const open = steps[step];
  return open === undefined ? null : { step, people: (open['approvers'] ?? []) as string[] };
}

function isAsked(mail: DocumentData, asked: Asked | null | undefined): boolean {
  const { purpose, step, to } = mail;
  return (
    purpose === 'review' && asked?.step === step && asked?.people.includes(String(to)) === true
  );
}

/** Returns whether another mail on the same occasion was sent or is waiting. */
function isMadeUpFor(dead: DocumentData, all: readonly DocumentData[]): boolean {
  return all.some(
    (other) =>
      occasionOf(other) === occasionOf(dead) &&
      other['state'] !== 'DEAD' &&
      momentOf(other['createdAt']) >= momentOf(dead['createdAt']),
  );
}

function occasionOf({ expenseId, step, to }: DocumentData): string {
  return [expenseId, step, to].map(String).join(' ');
}
