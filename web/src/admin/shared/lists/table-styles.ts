import TableContainer from '@mui/material/TableContainer';
import { styled, type Theme } from '@mui/material/styles';
import { RAIL_FROM, TOP_BAR } from '../../frame/layout.ts';

/** Below this width, in CSS pixels, a row is a card: there the tabs are at the foot. */
export const CARDS_BELOW = RAIL_FROM;

/** A narrow desk, which has no room for a table's wide columns. */
export const NO_ROOM_FOR_ALL = `@media screen and (min-width: ${CARDS_BELOW}px) and (max-width: 1279.95px)`;

/** A desk on which a table of many columns has no room to spare. */
const LAPTOP = `@media screen and (min-width: ${CARDS_BELOW}px) and (max-width: 1535.95px)`;

/** On paper a table stays a table, however narrow the page. */
function cardsBelow(theme: Theme): string {
  return theme.breakpoints.down(CARDS_BELOW).replace('@media', '@media screen and');
}

/** Hidden from sight only: screen readers still read it, each cell with its header. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Of a card's button that shows the rest of it: you can press the whole card, but for its actions. */
export function showMore({ vars: { palette } }: Theme) {
  return {
    border: 0,
    // Wide enough for a finger beside a title that is a link.
    minWidth: 24,
    minHeight: 24,
    padding: '0 0.375rem 0 0',
    font: 'inherit',
    textAlign: 'start',
    color: palette.primary.main,
    background: 'none',
    cursor: 'pointer',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&::before': { content: '"▸" / ""' },
    '&[aria-expanded="true"]::before': { content: '"▾" / ""' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${palette.primary.main}`,
      outlineOffset: -3,
      borderRadius: 12,
    },
  } as const;
}

/** Around the table: a sheet whose head and sum stay in sight at a desk; on a phone each row is a card. */
export const TableSheet = styled(TableContainer)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    // The page scrolls, not the sheet: its head and its sum stick to the window.
    overflowX: 'visible',
    '& :is(td, th)': {
      overflowWrap: 'anywhere',
      // Where there is room no column gets narrower than its longest word, but for a very long one.
      [theme.breakpoints.up(CARDS_BELOW)]: {
        overflowWrap: 'break-word',
        maxWidth: 'var(--longest, 10rem)',
      },
    },
    '& thead th': { insetBlockStart: TOP_BAR.desktop },
    '.MuiDialog-root & thead th': { insetBlockStart: 0 },
    '& thead th:first-of-type': { borderStartStartRadius: 9 },
    '& thead th:last-of-type': { borderStartEndRadius: 9 },
    '& td .label, & .more': { display: 'none' },
    '& .title .value': { fontWeight: 600 },
    '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& .actions': { textAlign: 'end', width: '1%', whiteSpace: 'nowrap' },
    // Buttons cannot wrap: as wide as all of them.
    '& td.actions': { maxWidth: 'none', paddingBlock: '0.125rem' },
    [theme.breakpoints.up(CARDS_BELOW)]: {
      '& td.actions .MuiIconButton-root': { width: 36, height: 36 },
      '& td.actions .MuiButton-root': { minHeight: 36 },
    },
    [LAPTOP]: {
      '&.many :is(td, th)': { paddingInline: '0.375rem' },
      '&.many .MuiTableSortLabel-icon': { marginInline: 0 },
    },
    [NO_ROOM_FOR_ALL]: {
      '& :is(td, th)': { paddingInline: '0.5rem' },
      '& .wide': { display: 'none' },
    },
    '& tbody th': {
      ...theme.typography.body1,
      fontWeight: 700,
      paddingBlockStart: '0.75rem',
      color: palette.text.primary,
    },
    '& tfoot :is(td, th)': {
      position: 'sticky',
      overflowWrap: 'normal',
      zIndex: 1,
      insetBlockEnd: 0,
      borderTop: `1px solid ${palette.brand.inputLine}`,
      '&:first-of-type': { borderEndStartRadius: 9 },
      '&:last-of-type': { borderEndEndRadius: 9 },
    },
    '& tbody:last-child tr:last-child > *, & tfoot :is(td, th)': { borderBottom: 0 },
    '@media print': {
      border: 0,
      '& :is(thead, tfoot) :is(td, th)': { position: 'static' },
    },
    [cardsBelow(theme)]: {
      border: 0,
      background: 'none',
      '& table': { display: 'block' },
      '& thead': UNSEEN,
      '& tbody': { display: 'grid', gap: '0.5rem', gridTemplateColumns: 'minmax(0, 1fr)' },
      '& tfoot': { display: 'block', marginTop: '0.5rem' },
      '& :is(tbody, tfoot) tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignContent: 'start',
        columnGap: '0.875rem',
        position: 'relative',
        padding: '0.5rem 1rem',
        borderRadius: 12,
        border: `1px solid ${palette.divider}`,
        backgroundColor: palette.background.paper,
      },
      '& tfoot tr': { backgroundColor: palette.brand.well },
      '& tbody tr.group': { border: 0, padding: '0.5rem 0 0', background: 'none' },
      '& tbody tr.group th': { flex: '1 1 100%', padding: '0.25rem 0' },
      '& :is(tbody, tfoot) :is(td, th)': {
        position: 'static',
        display: 'block',
        maxWidth: 'none',
        padding: 0,
        border: 0,
        textAlign: 'start',
        backgroundColor: 'transparent',
      },
      // A label wraps before an amount, which cannot wrap, would overflow its card.
      '& :is(tr[data-open], tfoot tr) td:is(.line, .note)': {
        display: 'grid',
        flex: '0 0 100%',
        gap: '0.5rem',
        gridTemplateColumns: 'minmax(min-content, max-content) minmax(min-content, 1fr)',
      },
      '& td .label': {
        display: 'inline',
        textAlign: 'start',
        color: palette.text.secondary,
        '&::after': { content: '": "' },
      },
      '& td:is(.title, .figure) .label, & tfoot td.blank': { display: 'none' },
      '& td.title, & tfoot th': {
        order: -1,
        flex: '0 0 100%',
        minWidth: 0,
        fontSize: '1.0625rem',
      },
      // The figure and the actions are at the right, one below the other; without them the title has the whole line.
      '& tbody tr:has(.actions), & tr:has(.figure):not(:has(.actions)) td.title': {
        paddingInlineEnd: '7.25rem',
      },
      '& tbody td.blank': UNSEEN,
      '& td.figure': {
        position: 'absolute',
        insetBlockStart: '0.5rem',
        insetInlineEnd: '1rem',
        fontWeight: 650,
        fontSize: '1.0625rem',
      },
      '& tbody tr:has(.actions)': { minHeight: '5.75rem' },
      '& tbody td.actions': {
        position: 'absolute',
        insetBlockEnd: '0.25rem',
        insetInlineEnd: '0.5rem',
        width: 'auto',
      },
      // A closed card has one line for its title and few for its notes, so that cards can be compared.
      '& tbody tr:not([data-open])': {
        '& td.line, & .detail': UNSEEN,
        '& td.note': { ...theme.typography.body2, '& .label': { display: 'none' } },
        '& td.note.numeric .label': { display: 'inline' },
        '& td.title': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          '&, & .value *': { whiteSpace: 'nowrap' },
          '& .value *': { display: 'inline' },
        },
      },
      '& .more': { ...showMore(theme), display: 'inline' },
      '& .actions > *': { position: 'relative', zIndex: 1 },
    },
  };
}) as typeof TableContainer;
