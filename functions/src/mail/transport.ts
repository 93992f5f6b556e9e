import { createTransport } from 'nodemailer';
import type { ComposedMail } from './messages/compose.ts';

/** A mail with its envelope. */
export interface Envelope extends ComposedMail {
  /** One address. */
  readonly to: string;
  /** Where replies go; undefined or empty: to the sender. */
  readonly replyTo?: string | undefined;
  /** The same at every try of the same mail, so that a repeat can be recognized. */
  readonly messageId: string;
}

/** Gives a mail to the SMTP server. It rejects if the server does not accept the mail. */
export type SendMail = (envelope: Envelope) => Promise<void>;

/** In milliseconds. Together they are shorter than the outbox's lease, so that two processes do not try one mail. */
export interface SmtpTimeouts {
  readonly connect: number;
  /** The longest silence of a server that has greeted. */
  readonly silence: number;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, silence: 30_000 };

/**
 * Sends through an SMTP server.
 * @param uri e.g. `smtps://user:password@mail.example.com:465`, a secret.
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

/** The message as nodemailer takes it. */
export function messageOf({ to, replyTo, messageId, subject, text, html }: Envelope, from: string) {
  return {
    from,
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    // `address` is taken as one address and never parsed as a list.
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Text and HTML are ours; nothing is fetched from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The Message-ID of an outbox mail. */
export function messageIdOf(mailId: string, appUrl: string): string {
  return `<${mailId}@${new URL(appUrl).hostname}>`;
}

/** Whether the server rejects this recipient for good, so that another try changes nothing. */
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
