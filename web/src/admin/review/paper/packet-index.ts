import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { escapeMarkup, onOneLine } from '@pa-ledger/domain/text/text';
import type { Fact } from '../packet/packet.ts';
import { attachedText, type AttachedFiles, type FailedFile } from './attached-files.ts';
import { COVER, FILES, groupParts, SUMS } from './packet-files.ts';
import { paperMessages } from './paper-messages.ts';

/** What the index says of a part. */
export interface IndexedPart {
  readonly path: string;
  readonly title: string;
  readonly note?: string;
  readonly pages: number;
  readonly sheets: readonly {
    readonly path: string;
    readonly title: string;
    /** Without rows there's no file. */
    readonly isEmpty: boolean;
  }[];
}

interface IndexContents {
  readonly association: string;
  readonly days: Days;
  readonly withAddresses: boolean;
  readonly parts: readonly IndexedPart[];
  readonly attached: AttachedFiles;
  readonly hash: string;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; color: #16231f; background: #fff; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: .5rem 0; border-bottom: 1px solid #d5dbd8; overflow-wrap: anywhere; }
a { color: #0b4f8a; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
small { display: block; color: #4a5652; }
code { overflow-wrap: anywhere; }
.warning { border: 2px solid #16231f; padding: .75rem 1rem; }
`;

/**
 * Returns the page that links a packet's files, for a folder on anyone's disk: without scripts, and whatever someone typed is only
 * text in it.
 */
export function indexPage(contents: IndexContents): string {
  const { association, days, withAddresses, parts, attached, hash } = contents;
  const title = `${association}: ${paperMessages.packetOf(days)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${text(association)}</h1>
<p>${text(paperMessages.packetOf(days))}</p>
${withAddresses ? `<p class="warning">${text(paperMessages.withAddresses)}</p>\n` : ''}<p><a href="${COVER}">${text(paperMessages.coverLink)}</a></p>
<h2>${text(paperMessages.attached)}</h2>
<p>${text(attachedText(attached))}</p>${failedList(attached.failed)}${filesLink(attached.count)}
${groupParts(parts)
  .map((group, at) => groupSection(group, at === 0))
  .join('\n')}
<h2>${text(paperMessages.hash)}</h2>
<p><code>${text(hash)}</code></p>
<p><a href="${SUMS}">${SUMS}</a></p>
<dl>
${paperMessages.sealFacts.map(sealFact).join('\n')}
</dl>
</body>
</html>
`;
}

function failedList(failed: readonly FailedFile[]): string {
  if (failed.length === 0) return '';
  const items = failed.map(
    ({ part, name, why }) => `<li>${typed(name)}<small>${typed(part)}: ${text(why)}</small></li>`,
  );
  return `\n<ul class="warning">\n${items.join('\n')}\n</ul>`;
}

function filesLink(count: number): string {
  if (count === 0) return '';
  return `\n<p><a href="${FILES}.csv">${text(paperMessages.filesList)} (CSV)</a></p>`;
}

/** Parts in no folder need no heading between those in one. */
function groupSection(
  { folder, parts }: ReturnType<typeof groupParts<IndexedPart>>[number],
  isFirst: boolean,
): string {
  const name = folder === null ? paperMessages.parts : paperMessages.group(folder);
  const heading = folder === null && !isFirst ? '' : `<h2>${text(name)}</h2>\n`;
  return `${heading}<ul>\n${parts.map(partItem).join('\n')}\n</ul>`;
}

function partItem({ path, title, note, pages, sheets }: IndexedPart): string {
  const lines = [
    ...(note === undefined ? [] : [typed(note)]),
    text(paperMessages.pages(pages)),
    ...sheets.map((sheet) =>
      sheet.isEmpty
        ? `${typed(sheet.title)}: ${text(paperMessages.noRows)}`
        : `<a href="${text(sheet.path)}.csv">${typed(sheet.title)} (CSV)</a>`,
    ),
  ];
  return `<li><a href="${text(path)}.pdf">${typed(title)}</a>${lines.map((line) => `<small>${line}</small>`).join('')}</li>`;
}

function sealFact([label, value]: Fact): string {
  return `<dt>${text(label)}</dt><dd>${value.split('\n').map(text).join('<br>')}</dd>`;
}

function text(value: string): string {
  return escapeMarkup(onOneLine(value, ' '));
}

/** What someone typed, whose direction changes nothing around it. */
function typed(value: string): string {
  return `<bdi>${text(value)}</bdi>`;
}
