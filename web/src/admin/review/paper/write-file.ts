import type { PacketFile } from '../packet/packet.ts';
import { fileKey, pictureName, type FileResult } from './draw-files.ts';
import type { DrawnFile, DrawnPicture } from './draw-file.ts';
import type { Paper } from './paper.ts';
import { paperMessages } from './paper-messages.ts';
import type { PacketStore } from './packet-store.ts';
import { MOST_PAGES, shownSize } from './picture-plan.ts';
import { lineHeight, QUIET, type TextStyle } from './text-style.ts';
import { writeWarning, type WriteFile } from './write-blocks.ts';

const CAPTION: TextStyle = { size: 8.6, bold: true };
const NAME: TextStyle = { size: 8, color: QUIET };
const GAP = 12;
/** A picture is shrunk into the rest of a page down to this part of its size; below that, it gets a page of its own. */
const LEAST_SHRUNK = 0.8;

/** Returns what writes the files of a packet, from the pictures in the store. */
export function filesWriter(
  results: ReadonlyMap<string, FileResult>,
  store: PacketStore,
): WriteFile {
  return async (paper, file, caption) => {
    const result = results.get(fileKey(file));
    const faults = faultsOf(result);
    if (faults.length > 0) {
      const title =
        result?.ok === true
          ? paperMessages.partlyDrawn(caption, file.name)
          : paperMessages.notDrawn(caption, file.name);
      writeWarning(paper, [title, ...faults, paperMessages.inLedger].join('\n'));
    }
    if (result?.ok !== true) return;
    for (const picture of result.drawn.pictures) {
      await writePicture(paper, file, caption, result.drawn, picture, store);
      await paper.flush();
      await paper.breathe();
    }
  };
}

/** Says why a file isn't there, or what of it isn't; empty if all of it is. */
export function faultsOf(result: FileResult | undefined): readonly string[] {
  if (result === undefined) return [paperMessages.faults.network];
  if (!result.ok) return [paperMessages.faults[result.fault]];
  const { pages, missing, isPartial, omits, isSmall } = result.drawn;
  return [
    ...(missing.length > 0 ? [paperMessages.missingPages(missing)] : []),
    ...(pages > MOST_PAGES ? [paperMessages.furtherPages(MOST_PAGES + 1, pages)] : []),
    ...(isPartial ? [paperMessages.lost] : []),
    ...(omits ? [paperMessages.omitted] : []),
    ...(isSmall ? [paperMessages.small] : []),
  ];
}

async function writePicture(
  paper: Paper,
  file: PacketFile,
  caption: string,
  { pages }: DrawnFile,
  picture: DrawnPicture,
  store: PacketStore,
): Promise<void> {
  const jpeg = await store.read(pictureName(file, picture));
  if (jpeg === null) throw new Error('A picture of the packet has gone from this browser.');
  const words = captionOf(caption, pages, picture);
  const captions = paper.linesOf(words, paper.width, CAPTION);
  const names = paper.linesOf(file.name, paper.width, NAME);
  const head = captions.length * lineHeight(CAPTION) + names.length * lineHeight(NAME) + 4;
  const whole = shownSize(picture, {
    width: paper.width,
    height: paper.bottom - paper.top - head,
  });
  const here = shownSize(picture, {
    width: paper.width,
    height: Math.max(1, paper.bottom - paper.y - head),
  });
  const size = here.height >= whole.height * LEAST_SHRUNK ? here : whole;
  paper.ensure(head + size.height);
  for (const [lines, style] of [
    [captions, CAPTION],
    [names, NAME],
  ] as const) {
    const { y, left } = paper;
    paper.tag('Caption', () =>
      lines.forEach((line, at) => paper.drawLine(line, left, y + at * lineHeight(style), style)),
    );
    paper.y += lines.length * lineHeight(style);
  }
  paper.y += 4;
  const opened = paper.openPicture(new Uint8Array(await jpeg.arrayBuffer()));
  paper.drawPicture(opened, paper.left, size.width, size.height, `${words}: ${file.name}`);
  paper.y += size.height + GAP;
}

/** Such as 'Receipt 2 of 3, page 1 of 4'. */
function captionOf(caption: string, pages: number, { page, piece, pieces }: DrawnPicture): string {
  return [
    caption,
    ...(pages > 1 ? [paperMessages.pageOfFile(page, pages)] : []),
    ...(pieces > 1 ? [paperMessages.sliceOfPage(piece, pieces)] : []),
  ].join(', ');
}
