import { mailMessages } from './mail-messages.ts';
import type { MailButton, MailContent } from './layout.ts';
import { linesOf, markedLines } from './typed-text.ts';

/** The mail as plain text: our link first, what the submitter wrote last. */
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
    `-- \n${content.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
