/** The words around a chart. Another language is another object of this type. */
export const chartMessages = {
  month: 'Month',
  show: 'Show the figures',
  hide: 'Hide the figures',
  notDrawn: 'The chart couldn’t load. The figures are below.',
} as const;
