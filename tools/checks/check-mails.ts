import type { ProjectData } from './project-data.ts';

/** No mail was given up. The checks of the expenses look for those that were never made. */
export function checkMails({ mails }: ProjectData): string[] {
  return mails
    .filter(({ data }) => data['state'] === 'DEAD')
    .map(({ id, data }) => `Mail ${id} could not be delivered: ${data['failure']}.`);
}
