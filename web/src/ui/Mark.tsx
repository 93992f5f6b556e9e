import { styled } from '@mui/material/styles';

/** The site's mark, decoration only: a maple leaf over the lines of a ledger. `public/favicon.svg` is its twin. */
export function Mark() {
  return (
    <Svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className="lines" d="M6 33h36M6 38.5h36M6 44h36" />
      <path
        className="leaf"
        d="M24 3l3.6 6.6 4.2-2.1-1.3 8.4 5.4-4.6 1 4 6-.6-2.6 6 3 2.1-8.6 6.6 1 3.6-10-1.6.4 7.6h-4.2l.4-7.6-10 1.6 1-3.6-8.6-6.6 3-2.1-2.6-6 6 .6 1-4 5.4 4.6-1.3-8.4 4.2 2.1z"
      />
    </Svg>
  );
}

const Svg = styled('svg')(({ theme }) => ({
  width: '3rem',
  height: '3rem',
  flex: 'none',
  '& .lines': { stroke: theme.vars.palette.brand.quietOnBand, strokeWidth: 1.5, opacity: 0.55 },
  '& .leaf': { fill: '#ff9b69' },
}));
