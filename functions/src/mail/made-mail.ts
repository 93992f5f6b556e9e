import type { MailCoverage } from '../outbox/finish.ts';
import type { Services } from '../platform/services.ts';
import type { ComposedMail, Composer } from './messages/compose.ts';

/** What making an email needs, whatever its language. */
export interface MailMeans extends Omit<Composer, 'words'> {
  readonly services: Pick<Services, 'db' | 'clock' | 'nonce'>;
}

/** An email, and which emails' news it carries. */
export interface MadeMail extends MailCoverage {
  /** Null if there's nothing to send. */
  readonly composed: ComposedMail | null;
}
