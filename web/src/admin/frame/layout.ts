/** From here on the tabs are at the side; below it they are at the foot, behind "More". */
export const RAIL_FROM = 1100;
export const HAS_RAIL = `(min-width: ${RAIL_FROM}px)`;

/** The heights of the bars, in CSS pixels. */
export const TOP_BAR = { desktop: 56, phone: 48 };
export const BOTTOM_BAR = 57;
