import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { isPermanentRefusal, messageIdOf, messageOf, type Envelope } from './transport.ts';

const FROM = 'Parent Association <expenses@example.org>';
const ENVELOPE: Envelope = {
  to: 'chair@example.com',
  messageId: '<abc@expenses.example.org>',
  subject: 'Please review: $45.20 for Fall Festival',
  text: 'Hello',
  html: '<p>Hello</p>',
};

interface RawMail {
  readonly recipients: readonly string[];
  /** Lower-case names and unfolded values, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly raw: string;
}

/** The bytes that nodemailer would hand to the SMTP server. */
async function rawMailOf(own: Partial<Envelope>): Promise<RawMail> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(messageOf({ ...ENVELOPE, ...own }, FROM));
  if (!Buffer.isBuffer(sent.message)) throw new Error('The transport was to give a buffer.');
  const raw = sent.message.toString();
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { recipients: sent.envelope.to, headers, raw };
}

function namesOf({ headers }: RawMail): string[] {
  return headers.map(([name]) => name).sort();
}

describe('the message on the wire', () => {
  it('says who, to whom and what, in text and HTML, and that a machine sent it', async () => {
    const mail = await rawMailOf({});
    const headers = new Map(mail.headers);
    expect(mail.recipients).toEqual(['chair@example.com']);
    expect(headers.get('to')).toBe('chair@example.com');
    expect(headers.get('from')).toBe(FROM);
    expect(headers.get('subject')).toBe(ENVELOPE.subject);
    expect(headers.get('message-id')).toBe(ENVELOPE.messageId);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('x-auto-response-suppress')).toBe('All');
    expect(headers.get('content-type')).toContain('multipart/alternative');
    expect(mail.raw).toContain('text/plain');
    expect(mail.raw).toContain('text/html');
  });

  it.each([
    ['a line break', 'Fair\r\nBcc: evil@example.com'],
    ['a line feed', 'Fair\nBcc: evil@example.com'],
    ['a carriage return', 'Fair\rBcc: evil@example.com'],
    ['an empty line', 'Fair\r\n\r\n<script>alert(1)</script>'],
    ['a line separator', 'Fair\u2028Bcc: evil@example.com'],
    ['letters outside ASCII and a line break', 'Fête\r\nBcc: evil@example.com'],
    ['a very long line', `${'Fair '.repeat(400)}\r\nBcc: evil@example.com`],
    ['an encoded word', '=?utf-8?Q?Fair=0D=0ABcc:_evil@example.com?='],
  ])('gets no header from a subject with %s (#40)', async (_name, subject) => {
    const mail = await rawMailOf({ subject });
    expect(namesOf(mail)).toEqual(namesOf(await rawMailOf({})));
    expect(mail.recipients).toEqual(['chair@example.com']);
    expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im);
  });

  it.each([
    ['a header', 'chair@example.com\r\nBcc: evil@example.com'],
    ['a list', 'chair@example.com, evil@example.com'],
    ['a list with a semicolon', 'chair@example.com;evil@example.com'],
    ['a group', 'all: chair@example.com, evil@example.com;'],
    ['a display name', 'x <evil@example.com>'],
  ])('goes to one recipient at most when an address holds %s (#40)', async (_name, to) => {
    const mail = await rawMailOf({ to });
    expect(mail.recipients.length).toBeLessThanOrEqual(1);
    expect(mail.recipients).not.toContain('evil@example.com');
    expect(namesOf(mail).filter((name) => name === 'to' || name === 'bcc')).toEqual(['to']);
  });

  it('keeps the lines of the text: no program may join or break them (#98)', async () => {
    const text = ['x'.repeat(60), `https://expenses.example.org/approve/${'t'.repeat(300)}`];
    for (const lines of [text, [...text, '| 🎃 and more']]) {
      const { raw } = await rawMailOf({ text: lines.join('\n') });
      expect(raw).not.toMatch(/format=flowed/i);
      // Decoding removes its soft breaks.
      expect(raw).toMatch(/Content-Transfer-Encoding: quoted-printable/i);
      expect(raw).toMatch(/^x{60}$/m);
    }
  });

  it('says where replies go, when that is another address than the sender', async () => {
    const headers = (mail: RawMail) => new Map(mail.headers);
    expect(headers(await rawMailOf({})).has('reply-to')).toBe(false);
    expect(headers(await rawMailOf({ replyTo: '' })).has('reply-to')).toBe(false);
    const answered = await rawMailOf({ replyTo: 'treasurer@example.org' });
    expect(headers(answered).get('reply-to')).toBe('treasurer@example.org');
  });

  it('keeps a text that looks like the end of a mail inside the body (#40)', async () => {
    const mail = await rawMailOf({ text: 'one\r\n.\r\nMAIL FROM:<evil@example.com>\r\nFrom: x' });
    expect(namesOf(mail)).toEqual(namesOf(await rawMailOf({})));
  });

  it('reads no file and asks no address', async () => {
    const transport = createTransport({ streamTransport: true, buffer: true });
    const message = messageOf(ENVELOPE, FROM);
    await expect(
      transport.sendMail({ ...message, attachments: [{ path: '/etc/hostname' }] }),
    ).rejects.toThrow(/file access/i);
    await expect(
      transport.sendMail({ ...message, attachments: [{ href: 'http://127.0.0.1:9/' }] }),
    ).rejects.toThrow(/url access/i);
  });
});

describe('messageIdOf', () => {
  it('is the same for the same mail, at the host of the app', () => {
    expect(messageIdOf('id_review_0_p_opened', 'https://expenses.example.org')).toBe(
      '<id_review_0_p_opened@expenses.example.org>',
    );
  });
});

describe('isPermanentRefusal', () => {
  const failure = (command: string, responseCode: unknown) =>
    Object.assign(new Error('refused'), { code: 'EENVELOPE', command, responseCode });

  it.each([
    [true, failure('RCPT TO', 550)],
    [true, failure('RCPT TO', 553)],
    [false, failure('RCPT TO', 450)],
    [false, failure('RCPT TO', 421)],
    [false, failure('RCPT TO', '550')],
    [false, failure('MAIL FROM', 550)],
    [false, failure('AUTH PLAIN', 535)],
    [false, failure('DATA', 554)],
    [false, new Error('550')],
    [false, { command: 'RCPT TO', responseCode: 550 }],
    [false, undefined],
  ])('%s: %o', (permanent, error) => {
    expect(isPermanentRefusal(error)).toBe(permanent);
  });
});
