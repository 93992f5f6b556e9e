/** What a column needs, in points at 10 points of letters, without the room around its texts. */
export interface ColumnNeed {
  /** Amounts never break. */
  readonly numeric: boolean;
  /** How much of the room that's left it gets. */
  readonly share: number;
  /** The longest word, at most `WORD_MOST`: longer words break. Of amounts, the longest. */
  readonly least: number;
  /** The longest line. */
  readonly ideal: number;
}

export interface TableLayout {
  /** The letters' size in points. */
  readonly size: number;
  /** Whether the page lies on its side. */
  readonly isWide: boolean;
  /** The columns' widths in points, with the room around their texts. */
  readonly widths: readonly number[];
}

/** The width of both kinds of pages between their margins, in points. */
export interface PageWidths {
  readonly upright: number;
  readonly wide: number;
}

export const MEASURED_AT = 10;
/** The room at the left and the right of a text, in points. */
export const CELL_ROOM = 4;
/** A text that just fits must not break for a rounded width. */
const ROUNDING = 0.2;
/** A longer word may break. */
const WORD_MOST = 110;
/** A column with sentences isn't narrower than this, however short its words are. */
const SENTENCE_LEAST = 72;

/** How much of what's left a column of amounts gets, where one of texts gets 1. */
const NUMERIC_SHARE = 0.3;

const UPRIGHT_SIZES = [8.8, 8.2, 7.6] as const;
const WIDE_SIZES = [8.4, 7.6, 6.8, 6] as const;

/**
 * Returns what a column needs.
 * @param words the longest word of its texts and its name. @param lines the longest line of its texts. @param label its name's line.
 */
export function columnNeed(
  { numeric = false, share = 1 }: { readonly numeric?: boolean; readonly share?: number },
  {
    words,
    lines,
    label,
  }: { readonly words: number; readonly lines: number; readonly label: number },
): ColumnNeed {
  const ideal = Math.max(lines, label);
  const least = Math.max(Math.min(words, WORD_MOST), Math.min(ideal, SENTENCE_LEAST));
  // The name of a column of amounts may break, and they may not.
  return { numeric, share, least: numeric ? Math.max(lines, words) : least, ideal };
}

/**
 * Returns how a table is laid out: upright in the largest letters that fit, else on a page on its side. A table that fits nowhere
 * gets the smallest, and its amounts break.
 */
export function tableLayout(needs: readonly ColumnNeed[], pages: PageWidths): TableLayout {
  for (const [sizes, width, isWide] of [
    [UPRIGHT_SIZES, pages.upright, false],
    [WIDE_SIZES, pages.wide, true],
  ] as const) {
    for (const size of sizes) {
      const widths = columnWidths(needs, size, width);
      if (widths !== null) return { size, isWide, widths };
    }
  }
  const all = needs.reduce((sum, { least }) => sum + least, 0);
  return {
    size: WIDE_SIZES[WIDE_SIZES.length - 1] ?? MEASURED_AT,
    isWide: true,
    widths: needs.map(({ least }) => (least / all) * pages.wide),
  };
}

/** Returns the columns' widths; null if the table isn't as narrow as that. */
function columnWidths(
  needs: readonly ColumnNeed[],
  size: number,
  width: number,
): readonly number[] | null {
  const scale = size / MEASURED_AT;
  const around = 2 * CELL_ROOM + ROUNDING;
  const least = needs.map((need) => need.least * scale + around);
  const ideal = needs.map((need) => need.ideal * scale + around);
  if (sumOf(least) > width) return null;
  const room = width - sumOf(ideal);
  if (room >= 0) {
    // Amounts stay beside their words: most of what's left goes to the texts.
    const shares = needs.map(({ numeric, share }) => (numeric ? NUMERIC_SHARE : share));
    return ideal.map((own, index) => own + (room * (shares[index] ?? 0)) / sumOf(shares));
  }
  return shared(needs, least, ideal, width);
}

/** Shares a width between columns, none of which gets less than its least or more than its ideal. */
function shared(
  needs: readonly ColumnNeed[],
  least: readonly number[],
  ideal: readonly number[],
  width: number,
): readonly number[] {
  const widths: (number | null)[] = needs.map(({ numeric }, index) =>
    numeric ? (least[index] ?? 0) : null,
  );
  for (;;) {
    const open = needs.flatMap((need, index) => (widths[index] === null ? [{ need, index }] : []));
    const room = width - sumOf(widths.map((value) => value ?? 0));
    const shares = sumOf(open.map(({ need }) => need.share));
    const given = open.map(({ need, index }) => ({
      index,
      value: (room * need.share) / shares,
      least: least[index] ?? 0,
      ideal: ideal[index] ?? 0,
    }));
    const short = given.filter(({ value, least: low }) => value < low);
    const long = given.filter(({ value, ideal: high }) => value > high);
    // Those that lack most are settled first: the others share what then is left.
    const lacks = sumOf(short.map(({ value, least: low }) => low - value));
    const spares = sumOf(long.map(({ value, ideal: high }) => value - high));
    if (short.length > 0 && lacks >= spares) {
      for (const { index, least: low } of short) widths[index] = low;
    } else if (long.length > 0) {
      for (const { index, ideal: high } of long) widths[index] = high;
    } else {
      for (const { index, value } of given) widths[index] = value;
      return widths.map((value) => value ?? 0);
    }
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** How many lines of a row go on this page: all, some of a row that's longer than a page, or none. */
export function linesHere(
  lines: number,
  line: number,
  room: { readonly here: number; readonly onNext: number },
): number {
  const height = lines * line;
  if (height <= room.here) return lines;
  if (height <= room.onNext) return 0;
  return Math.max(0, Math.floor(room.here / line));
}

/** A table that isn't higher, in points, isn't split between two pages. */
export const SMALL_HEIGHT = 260;
/** How many rows are on a table's last page at least, above its total. */
export const LAST_ROWS = 3;

/**
 * Returns how much must fit below each of a table's last rows, so that they stay on one page. Rows that are high together aren't held.
 * @param heights of the last rows. @param below how much goes on the last one's page in any case. All in points.
 */
export function roomBelow(heights: readonly number[], below: number): readonly number[] {
  let rest = below;
  return heights
    .toReversed()
    .map((height, fromEnd) => {
      const own = rest;
      rest += height;
      return fromEnd === 0 || rest <= SMALL_HEIGHT ? own : 0;
    })
    .toReversed();
}
