/** What says good, careful and bad in the light scheme, as a browser computes it. */
export const GREEN = 'rgb(27, 106, 58)';
export const ORANGE = 'rgb(131, 83, 0)';
export const RED = 'rgb(174, 29, 29)';
