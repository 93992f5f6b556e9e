import { lightAccent } from '@pa-ledger/domain/school-color';
import { escapeMarkup } from '@pa-ledger/domain/text/text';
import { mailMessages } from './mail-messages.ts';
import { typedText, linesOf, markedLines } from './typed-text.ts';

/** A link to a page: a button in HTML, a line and an address in text. */
export interface MailButton {
  readonly label: string;
  readonly href: string;
}

/** One item of a digest. */
export interface MailItem {
  /** The heading of the list that begins with this item. */
  readonly heading?: string;
  /** One line or several. */
  readonly title: string;
  readonly buttons?: readonly MailButton[];
}

/** What people typed. */
export interface TypedPart {
  readonly by: 'approvers' | 'submitter';
  readonly facts: readonly (readonly [label: string, text: string])[];
}

/** Who writes. */
export interface MailSender {
  readonly associationName: string;
  /** The school's color, `#rrggbb`. */
  readonly color: string;
  /** Below the content: who writes, how to reach them, and why to this address. */
  readonly footer: string;
}

/** An email's content, which becomes both its forms. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A quotation, such as the reason for a rejection. */
  readonly quote?: string;
  /** Label and value, shown as a table. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly buttons?: readonly MailButton[];
  /** What people typed. It comes last, marked as theirs. */
  readonly typed?: readonly TypedPart[];
  /** The items of a digest. */
  readonly items?: readonly MailItem[];
  readonly sender: MailSender;
}

const COLORS = {
  ink: '#1f2a37',
  soft: '#5b6776',
  line: '#dfe4ea',
  page: '#f4f5f6',
};

/** The email as HTML: tables and inline styles, as mail programs want them. It escapes everything that people typed. */
export function htmlOf(content: MailContent): string {
  const { ink, soft, line, page } = COLORS;
  const { typed = [], sender } = content;
  const { accent, onAccent } = lightAccent(sender.color, page);
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${ink}">${lines(text)}</p>`;
  const quote =
    content.quote === undefined
      ? ''
      : `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${accent};font-size:16px;line-height:1.5;color:${ink}">${lines(content.quote)}</blockquote>`;
  const fact = ([label, value]: readonly [string, string]) =>
    `<tr><th align="left" valign="top" width="120" style="padding:8px 16px 8px 0;border-top:1px solid ${line};font-size:14px;font-weight:normal;color:${soft}">${escapeMarkup(label)}</th><td valign="top" style="padding:8px 0;border-top:1px solid ${line};font-size:15px;line-height:1.4;color:${ink};word-break:break-word">${lines(value)}</td></tr>`;
  const item = ({ heading, title, buttons = [] }: MailItem) =>
    `<tr><td style="padding:12px 0;border-top:1px solid ${line};font-size:16px;line-height:1.5;color:${ink}">${heading === undefined ? '' : `<strong>${lines(heading)}</strong><br>`}${lines(title)}${buttons.map((one) => `<br><a href="${escapeMarkup(one.href)}" style="display:inline-block;padding:6px 24px 6px 0;color:${accent};font-weight:bold">${escapeMarkup(one.label)}</a>`).join('')}</td></tr>`;
  const button = ({ label, href }: MailButton) =>
    `<p style="margin:24px 0"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${accent};color:${onAccent};font-size:16px;font-weight:bold;text-decoration:none">${escapeMarkup(label)}</a></p>`;
  const table = (rows: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin-top:8px">${rows.join('')}</table>`;
  const body = [
    `<p style="margin:0 0 12px;font-size:14px;line-height:1.4;font-weight:bold;color:${accent}">${escapeMarkup(sender.associationName)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink}">${escapeMarkup(content.heading)}</h1>`,
    ...content.paragraphs.map(paragraph),
    quote,
    ...(content.buttons ?? []).map(button),
    table((content.items ?? []).map(item)),
    table((content.facts ?? []).map(fact)),
    ...typed.map(
      ({ by, facts }) =>
        `<div style="margin-top:28px;padding:12px 16px;border-left:4px solid ${line};background:${page}"><h2 style="margin:0;font-size:16px;line-height:1.4;color:${ink}">${mailMessages.typed[by].heading}</h2><p style="margin:4px 0 0;font-size:14px;line-height:1.4;color:${soft}">${mailMessages.typed[by].hint}</p>${table(facts.map(([label, text]) => fact([label, typedText(text)])))}</div>`,
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeMarkup(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${page};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-top:4px solid ${sender.color};border-radius:12px"><tr><td style="padding:32px 28px">
${body}
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${soft}">${lines(sender.footer)}</p>
</td></tr></table></body></html>
`;
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

/** The email as plain text: our link first, the submitter's words last. */
export function textOf(content: MailContent): string {
  const button = ({ label, href }: MailButton) => `${label}:\n${href}`;
  const { quote, facts = [], buttons = [], items = [], typed = [] } = content;
  const quoted = linesOf(quote ?? '').map((line) => `> ${line}`);
  return [
    content.heading,
    ...content.paragraphs,
    quote === undefined ? '' : quoted.join('\n'),
    ...buttons.map(button),
    ...items.map(({ heading, title, buttons: own = [] }) =>
      [...(heading === undefined ? [] : [heading]), title, ...own.map(button)].join('\n'),
    ),
    facts.map((fact) => fact.join(': ')).join('\n'),
    ...typed.flatMap(({ by, facts: written }) => [
      mailMessages.typed[by].textHint,
      written.flatMap(([label, text]) => markedLines(label, text)).join('\n'),
    ]),
    `-- \n${content.sender.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
