import { mailMessages } from './mail-messages.ts';
import type { MailButton, MailContent } from './layout.ts';
import { linesOf, markedLines } from './typed-text.ts';

/** The mail as plain text: our link first, what the submitter wrote last. */
export function textOf(content: MailContent): string {
  const button = ({ label, href }: MailButton) => `${label}:\n${href}`;
  const { quote, facts = [], buttons = [], items = [], typed = [] } = content;
  return [
    content.heading,
    ...content.paragraphs,
    ...(quote === undefined
      ? []
      : [
          linesOf(quote)
            .map((line) => `> ${line}`)
            .join('\n'),
        ]),
    ...buttons.map(button),
    ...items.map((item) => [item.title, ...(item.buttons ?? []).map(button)].join('\n')),
    ...(facts.length === 0 ? [] : [facts.map((fact) => fact.join(': ')).join('\n')]),
    ...(typed.length === 0
      ? []
      : [
          mailMessages.typed.textHint,
          typed.flatMap(([label, text]) => markedLines(label, text)).join('\n'),
        ]),
    `-- \n${content.footer}`,
  ].join('\n\n');
}
