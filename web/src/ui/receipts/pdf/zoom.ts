/** 1 is the whole width of a page. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** The next larger zoom, or null at the largest. */
export function zoomedIn(zoom: number): number | null {
  return STEPS.find((step) => step > zoom) ?? null;
}

/** The next smaller zoom, or null at the smallest. */
export function zoomedOut(zoom: number): number | null {
  return STEPS.findLast((step) => step < zoom) ?? null;
}
