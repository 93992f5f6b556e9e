/** The height of a chart with this many groups, in CSS pixels: two bars each, wide enough for a line of text. */
export function chartHeight(groups: number): number {
  return groups * 48 + 8;
}
