import type { MailCoverage } from '../outbox/finish.ts';
import type { Services } from '../platform/services.ts';
import type { ComposedMail, Composer } from './messages/compose.ts';

/** What makes a mail. */
export interface MailMaker extends Composer {
  readonly services: Pick<Services, 'db' | 'clock'>;
}

/** A mail made from what it is about. */
export interface MadeMail extends MailCoverage {
  /** Null when there is nothing to send. */
  readonly composed: ComposedMail | null;
}
