import { momentOf, type ProjectData } from './project-data.ts';

const PURPOSES: readonly unknown[] = ['reminder', 'weekly'];

/** Checks that reminders and their notes name each other: what is not noted would be made once more. */
export function checkReminders({ reminders, mails }: ProjectData): string[] {
  const mailOf = new Map(mails.map(({ id, data }) => [id, data]));
  const noted = new Map(reminders.map(({ id, data }) => [id, momentOf(data['at'])]));
  const made = mails.filter(({ data }) => PURPOSES.includes(data['purpose']));
  return [
    ...reminders
      .filter(({ data }) => data['mail'] !== null && !mailOf.has(String(data['mail'])))
      .map(({ id }) => `Reminder ${id} names a mail that is not there.`),
    ...made
      .filter(({ data }) => {
        const subject = data['subject'] as { readonly id?: unknown } | undefined;
        const note = data['purpose'] === 'weekly' ? 'weekly' : String(subject?.id);
        return !((noted.get(note) ?? 0) >= momentOf(data['createdAt']));
      })
      .map(({ id }) => `Mail ${id} reminds somebody, and is not noted.`),
  ];
}
