import { createTransport } from 'nodemailer';
import type { ComposedMail } from './messages/compose.ts';

/** An email with its envelope. */
export interface Envelope extends ComposedMail {
  /** One address. */
  readonly to: string;
  /** Where replies go; to the sender if undefined or empty. */
  readonly replyTo?: string | undefined;
  /** The same at every try of the same email, so that mail programs recognize a repeat. */
  readonly messageId: string;
}

/** Hands an email to the SMTP server. Rejects if the server doesn't accept it. */
export type SendMail = (envelope: Envelope) => Promise<void>;

/** In milliseconds. They add up to less than the outbox's lease, so that two processes don't try one email. */
export interface SmtpTimeouts {
  readonly connect: number;
  /** The longest silence after the server's greeting. */
  readonly silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, silence: 30_000 };

/**
 * Sends through an SMTP server.
 * @param uri such as `smtps://user:password@mail.example.com:465`, a secret.
 * @param from the sender's address, with or without a display name.
 */
export function createSmtpSender(
  uri: string,
  from: string,
  timeouts: SmtpTimeouts = TIMEOUTS,
): SendMail {
  const transport = createTransport({
    url: uri,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
  });
  return async (envelope) => {
    await transport.sendMail(messageOf(envelope, from));
  };
}

/** The message for nodemailer. */
export function messageOf({ to, replyTo, messageId, subject, text, html }: Envelope, from: string) {
  return {
    from,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    // nodemailer takes `address` as one address and never parses it as a list.
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    // The second is what Exchange and Outlook know: an absent approver's answer would go to the association.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    // Text and HTML are ours; nodemailer must not fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The Message-ID of an outbox email. */
export function messageIdOf(mailId: string, appUrl: string): string {
  return `<${mailId}@${new URL(appUrl).hostname}>`;
}

/** Whether the server rejects this recipient for good, so that another try won't help. */
export function isPermanentRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'responseCode');
  return (
    Reflect.get(error, 'command') === 'RCPT TO' &&
    typeof code === 'number' &&
    code >= 550 &&
    code < 560
  );
}
