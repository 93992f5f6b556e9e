import { styled } from '@mui/material/styles';

/** A maple leaf on a 48-pixel grid, drawn for this site. */
const LEAF =
  'M24 2.5l3.1 6.2 4.6-2.3-1.5 9.3 4.9-4.3 1.2 3.7 6.3-.8-2.2 6.3 4.3 2.4-8.9 7 1.5 4.3-11.8-1.7V45h-3V32.6l-11.8 1.7 1.5-4.3-8.9-7 4.3-2.4-2.2-6.3 6.3.8 1.2-3.7 4.9 4.3-1.5-9.3 4.6 2.3z';

/** The site's logo, only decoration: a leaf ruled like a ledger. `public/favicon.svg` has the same shape. */
export function Logo() {
  return (
    <Tile viewBox="-7 -7 62 62" aria-hidden="true" focusable="false">
      <path className="leaf" d={LEAF} />
      <path className="rules" d="M0 23.2h48M0 27.8h48" />
    </Tile>
  );
}

/** The leaf as a large watermark at the end of the band, where there is room. */
export function Watermark() {
  return (
    <Large viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d={LEAF} />
    </Large>
  );
}

const Tile = styled('svg')(({ theme }) => ({
  width: 'clamp(3.25rem, 8vw, 4.25rem)',
  aspectRatio: '1',
  flex: 'none',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.brand.emblem,
  '& .leaf': { fill: theme.vars.palette.brand.leaf },
  '& .rules': { stroke: theme.vars.palette.brand.emblem, strokeWidth: 1.2 },
}));

const Large = styled('svg')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: '-2rem',
  top: '50%',
  width: '21rem',
  transform: 'translateY(-46%) rotate(14deg)',
  fill: theme.vars.palette.brand.onBand,
  opacity: 0.06,
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));
