import type { Language } from '@pa-ledger/domain/language';
import { lightAccent } from '@pa-ledger/domain/school-color';
import { escapeMarkup, initialsOf } from '@pa-ledger/domain/text/text';
import { excerptOf, linesOf, markedLines, markedText, typedText } from './typed-text.ts';

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
  /** Who asked for what, as the submitter typed it. */
  readonly lead?: string;
  readonly buttons?: readonly MailButton[];
}

/** What people typed, below a heading and a hint; plain text has a hint of its own. */
export interface TypedPart {
  readonly heading: string;
  readonly hint: string;
  readonly textHint: string;
  readonly facts: readonly TypedFact[];
}

/** A field's label and what was typed into it. An address, which the form checked, can be copied. */
export type TypedFact = readonly [label: string, text: string, kind?: 'address'];

/** Who writes. */
export interface MailSender {
  readonly associationName: string;
  /** The school's color, `#rrggbb`. */
  readonly color: string;
  /** Whether the site has a logo that email programs can show. */
  readonly hasLogo: boolean;
  /** Below the content: who writes, how to reach them, and why to this address. */
  readonly footer: string;
}

/** An email's content, which becomes both its forms. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** What a person typed and must read first: a sentence, and lines below it. It's marked as theirs. */
  readonly lead?: { readonly sentence: string; readonly lines: readonly string[] };
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

/** For the programs that keep styles: others show the light colors, or turn them dark themselves. */
const DARK = `<style>@media (prefers-color-scheme:dark){.page{background:#12161b!important}.card{background:#1c2229!important}.ink{color:#e8ecf0!important}.soft{color:#a9b4c0!important}.line{border-color:#38414b!important}.box{background:#12161b!important}.link{color:#8fc7ff!important}}</style>`;

/**
 * The email as HTML: tables and inline styles, as mail programs want them. It escapes everything that people typed.
 * @param appUrl the app's address, without a slash at its end.
 * @param language of our own words in it.
 */
export function htmlOf(content: MailContent, appUrl: string, language: Language): string {
  const { ink, soft, line, page } = COLORS;
  const { lead, typed = [], sender } = content;
  const { accent, onAccent } = lightAccent(sender.color, page);
  const paragraph = (html: string, color: 'ink' | 'soft' = 'ink') =>
    `<p class="${color}" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:${COLORS[color]}">${html}</p>`;
  const quote = (html: string) =>
    `<blockquote class="ink" style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${accent};font-size:16px;line-height:1.5;color:${ink};word-break:break-word">${html}</blockquote>`;
  const fact = ([label, value]: readonly [string, string]) =>
    `<tr><th class="soft line" align="left" valign="top" width="120" style="padding:8px 16px 8px 0;border-top:1px solid ${line};font-size:14px;font-weight:normal;color:${soft}">${escapeMarkup(label)}</th><td class="ink line" valign="top" style="padding:8px 0;border-top:1px solid ${line};font-size:15px;line-height:1.4;color:${ink};word-break:break-word">${lines(value)}</td></tr>`;
  const item = ({ heading, title, lead: typedLead, buttons = [] }: MailItem) =>
    `<tr><td class="ink line" style="padding:12px 0;border-top:1px solid ${line};font-size:16px;line-height:1.5;color:${ink};word-break:break-word">${heading === undefined ? '' : `<strong>${lines(heading)}</strong><br>`}${lines(title)}${typedLead === undefined ? '' : `<br><span class="soft" style="color:${soft}">${lines(typedText(typedLead))}</span>`}${buttons.map((one) => `<br><a class="link" href="${escapeMarkup(one.href)}" style="display:inline-block;padding:6px 24px 6px 0;color:${accent};font-weight:bold">${escapeMarkup(one.label)}</a>`).join('')}</td></tr>`;
  // Outlook for Windows knows no padding of links: the cell around it has the color and the size.
  const button = ({ label, href }: MailButton) =>
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td align="center" height="48" bgcolor="${accent}" style="padding:0 28px;border-radius:8px;background:${accent}"><a href="${escapeMarkup(href)}" style="display:inline-block;line-height:48px;color:${onAccent};font-size:16px;font-weight:bold;text-decoration:none">${escapeMarkup(label)}</a></td></tr></table>`;
  const table = (rows: readonly string[]) =>
    rows.length === 0
      ? ''
      : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin-top:8px">${rows.join('')}</table>`;
  const body = [
    letterhead(sender, appUrl, accent, onAccent),
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${ink}">${escapeMarkup(content.heading)}</h1>`,
    ...(lead === undefined
      ? []
      : [quote([lead.sentence, ...lead.lines].map(typedHtml).join('<br>'))]),
    ...content.paragraphs.map((text) => paragraph(lines(text))),
    content.quote === undefined ? '' : quote(lines(content.quote)),
    ...(content.buttons ?? []).map(button),
    table((content.items ?? []).map(item)),
    table((content.facts ?? []).map(fact)),
    ...typed.map(
      ({ heading, hint, facts }) =>
        `<div class="box line" style="margin-top:28px;padding:12px 16px;border-left:4px solid ${line};background:${page}"><h2 class="ink" style="margin:0;font-size:16px;line-height:1.4;color:${ink}">${heading}</h2><p class="soft" style="margin:4px 0 0;font-size:14px;line-height:1.4;color:${soft}">${hint}</p>${table(facts.map(([label, text, kind]) => fact([label, kind === 'address' ? text : typedText(text)])))}</div>`,
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeMarkup(content.subject)}</title>${DARK}</head>
<body class="page" style="margin:0;padding:0;background:${page};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${typedHtml(previewOf(content))}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${page}"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-top:4px solid ${sender.color};border-radius:12px"><tr><td align="left" style="padding:32px 28px">
${body}
</td></tr></table>
<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:${soft}">${lines(sender.footer)}</p>
</td></tr></table></body></html>
`;
}

/**
 * The association's name beside its logo. Until a person lets their program load it, its tile shows the initials, as it does
 * where there's no logo. The address is the same in every email, so it tells no one who read which.
 */
function letterhead(
  { associationName, hasLogo }: MailSender,
  appUrl: string,
  accent: string,
  onAccent: string,
): string {
  const initials = escapeMarkup(initialsOf(associationName));
  // A logo is drawn for white paper.
  const [ground, ink] = hasLogo ? ['#ffffff', accent] : [accent, onAccent];
  const tile = hasLogo
    ? `<img src="${escapeMarkup(appUrl)}/logo.png" alt="${initials}" width="40" height="40" style="display:block;width:40px;height:40px;border:0;border-radius:9px;line-height:40px;text-align:center;font-size:14px;font-weight:bold;color:${ink}">`
    : initials;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td aria-hidden="true" align="center" width="40" height="40" bgcolor="${ground}" style="border-radius:9px;background:${ground};color:${ink};font-size:14px;font-weight:bold">${tile}</td><td class="ink" style="padding-left:12px;font-size:15px;font-weight:bold;color:${COLORS.ink}">${escapeMarkup(associationName)}</td></tr></table>`;
}

/** What a list of emails shows after the subject. */
function previewOf({ lead, paragraphs, heading }: MailContent): string {
  return excerptOf(lead?.sentence ?? paragraphs[0] ?? heading, 140);
}

function typedHtml(text: string): string {
  return lines(typedText(text));
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll('\n', '<br>');
}

/** The email as plain text. What people typed is behind a mark. */
export function textOf(content: MailContent): string {
  const button = ({ label, href }: MailButton) => `${label}:\n${href}`;
  const { lead, quote, facts = [], buttons = [], items = [], typed = [] } = content;
  const quoted = linesOf(quote ?? '').map((line) => `> ${line}`);
  return [
    content.heading,
    lead === undefined ? '' : [lead.sentence, ...lead.lines].flatMap(markedText).join('\n'),
    ...content.paragraphs,
    quote === undefined ? '' : quoted.join('\n'),
    ...buttons.map(button),
    ...items.map(({ heading, title, lead: typedLead, buttons: own = [] }) =>
      [
        ...(heading === undefined ? [] : [heading]),
        title,
        ...(typedLead === undefined ? [] : markedText(typedLead)),
        ...own.map(button),
      ].join('\n'),
    ),
    facts.map((fact) => fact.join(': ')).join('\n'),
    ...typed.flatMap(({ textHint, facts: written }) => [
      textHint,
      written.flatMap((typedFact) => markedLines(...typedFact)).join('\n'),
    ]),
    `-- \n${content.sender.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
