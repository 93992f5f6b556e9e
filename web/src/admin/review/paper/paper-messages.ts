import { formatDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Fact } from '../packet/packet.ts';

/** Why a file of a packet isn't drawn, or not all of it. */
export type FileFault =
  | 'network'
  | 'gone'
  | 'otherBytes'
  | 'type'
  | 'damaged'
  | 'password'
  | 'noPages'
  | 'waiting'
  | 'notStarted'
  | 'tooMuch'
  | 'pixels';

/** The words on the paper of a review packet, and in its index. */
export const paperMessages = {
  packet: 'Review packet',
  packetOf: ({ first, last }: Days): string =>
    `Review packet, ${formatDate(first)} to ${formatDate(last)}`,
  days: ({ first, last }: Days): string => `${formatDate(first)} to ${formatDate(last)}`,
  page: (page: number, count: number): string => `Page ${page} of ${count}`,
  onPages: (first: number, last: number): string =>
    first === last ? `page ${first}` : `pages ${first}–${last}`,
  cover: 'Cover',
  contents: 'Contents',
  signature: (role: string): string => `${role}, signature`,
  dateSigned: 'Date',
  remarks: 'Remarks',

  /** Behind a file's caption. */
  pageOfFile: (page: number, count: number): string => `page ${page} of ${count}`,
  sliceOfPage: (slice: number, count: number): string => `piece ${slice} of ${count}`,

  faults: {
    network: 'It couldn’t be downloaded.',
    gone: 'It’s no longer stored. Old receipts are removed after some years.',
    otherBytes: 'It isn’t the file that was recorded: its SHA-256 is different.',
    type: 'It isn’t a PDF, JPEG, or PNG file.',
    damaged: 'It’s damaged and can’t be drawn.',
    password: 'It’s locked with a password.',
    noPages: 'It’s a PDF without pages.',
    waiting: 'It’s a form that only Adobe Acrobat can show.',
    notStarted: 'This browser couldn’t start drawing PDFs.',
    tooMuch: 'Drawing it takes too much time or memory.',
    pixels: 'It has over 100 million pixels.',
  } satisfies Record<FileFault, string>,
  notDrawn: (caption: string, name: string): string => `${caption} isn’t here: ${name}`,
  partlyDrawn: (caption: string, name: string): string => `${caption} isn’t all here: ${name}`,
  lost: 'Its end is missing.',
  omitted: 'Some of it couldn’t be drawn, such as a damaged picture on a page.',
  small: 'A page is so long that it’s drawn smaller than it reads well.',
  missingPages: (pages: readonly number[]): string =>
    pages.length === 1
      ? `Page ${pages.join('')} couldn’t be drawn.`
      : `Pages ${pages.join(', ')} couldn’t be drawn.`,
  furtherPages: (first: number, last: number): string =>
    first === last
      ? `Page ${first} isn’t drawn: only the first ${first - 1} pages of a file are.`
      : `Pages ${first} to ${last} aren’t drawn: only the first ${first - 1} pages of a file are.`,
  inLedger: 'Open the record in PA Ledger to see the file itself.',

  withAddresses:
    'This version has payees’ addresses. Give it only to people who need them, and keep it as you keep checks.',
  hash: 'SHA-256 of sha256sums.txt',
  sealFacts: [
    [
      'What it covers',
      'sha256sums.txt has the SHA-256 of every other file of the ZIP but two: the cover and index.html show the hash above, so they can’t be in it. The PDF to print isn’t in it either. It has the same parts.',
    ],
    [
      'Compare it',
      'Everyone who can sign in to PA Ledger finds the hash there, in Activity and with the review; this packet’s own Activity can’t have it. If theirs is this one and the files pass the check below, no figure, receipt, or approval in them was changed since the packet was made.',
    ],
    [
      'Check the files',
      [
        'In the unzipped folder, one of these shows the hash of sha256sums.txt:',
        'Windows: certutil -hashfile sha256sums.txt SHA256',
        'Mac: shasum -a 256 sha256sums.txt',
        'Linux: sha256sum sha256sums.txt',
        'With -c before its name, the last two check every file that it lists. certutil shows the hash of one file at a time.',
      ].join('\n'),
    ],
  ] satisfies readonly Fact[],
  attached: 'Attached Files',
  /** @param count of all files. @param failed how many of them aren't in the packet, or not all of each. */
  attachedCount: (count: number, failed: number): string => {
    if (count === 0) return 'No file is attached to these payments, deposits, and statements.';
    if (failed > 0)
      return `Of ${count.toLocaleString('en-US')} files of these payments, deposits, and statements, ${failed.toLocaleString('en-US')} ${failed === 1 ? 'is' : 'are'} missing or incomplete in this packet.`;
    return count === 1
      ? 'The only file of these payments, deposits, and statements is in this packet.'
      : `All ${count.toLocaleString('en-US')} files of these payments, deposits, and statements are in this packet.`;
  },
  withoutFile:
    'Those that have none are in “What Needs Attention.” Requests without a payment are listed without their receipts.',
  filesList: 'All attached files, with the SHA-256 of each original',
  inPacket: { all: 'yes', some: 'partly', none: 'no' },
  failedPart: 'Part',
  failedName: 'File',
  failedWhy: 'Why',

  /** In the index. */
  coverLink: 'Cover, with balances and signatures',
  parts: 'Parts',
  noRows: 'no entries',
  pages: (count: number): string => (count === 1 ? '1 page' : `${count} pages`),
  /** The heading of parts in one folder, such as 'Bank' for `bank/1-register`. */
  group: (folder: string): string =>
    folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' '),
};
