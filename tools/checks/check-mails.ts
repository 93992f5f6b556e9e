import type { Found, ProjectData } from './project-data.ts';

const KINDS: readonly unknown[] = ['expense', 'journal', 'person', 'digest'];

/** No mail was given up, and each says what it is about. The checks of the expenses look for those never made. */
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

/** The subject is of a kind that there is, begins the mail's id, and is the expense that the mail is found by. */
function saysItsSubject({ id, data }: Found): boolean {
  const subject = data['subject'] as { kind?: unknown; id?: unknown } | undefined;
  const expense = subject?.kind === 'expense' ? subject.id : null;
  return (
    KINDS.includes(subject?.kind) &&
    id.startsWith(`${String(subject?.id)}_`) &&
    data['expenseId'] === expense
  );
}
