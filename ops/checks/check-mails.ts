import type { Found, ProjectData } from './project-data.ts';

const KINDS: readonly unknown[] = ['expense', 'journal', 'person', 'digest'];

/**
 * Checks that no mail was given up and that each names its subject. Mails that were never made are found by the checks
 * of the expenses.
 */
export function checkMails({ mails }: ProjectData): string[] {
  return [
    ...mails
      .filter(({ data }) => data['state'] === 'DEAD')
      .map(({ id, data }) => `Mail ${id} could not be delivered: ${data['failure']}.`),
    ...mails
      .filter((mail) => !saysItsSubject(mail))
      .map(({ id }) => `Mail ${id} is about nothing.`),
  ];
}

/** Returns whether the subject has a known kind, begins the mail's id, and is the expense that the mail is found by. */
function saysItsSubject({ id, data }: Found): boolean {
  const subject = data['subject'] as { kind?: unknown; id?: unknown } | undefined;
  const expense = subject?.kind === 'expense' ? subject.id : null;
  return (
    KINDS.includes(subject?.kind) &&
    id.startsWith(`${String(subject?.id)}_`) &&
    data['expenseId'] === expense
  );
}
