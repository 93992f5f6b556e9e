import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCalendar } from '../shared/years/useShownYear.ts';
import { amountText, factsOf, type Hit } from './hits.ts';

/** A found record in two lines: its title and amount, and what tells it from others. */
export function HitText({ hit }: { readonly hit: Hit }) {
  const facts = factsOf(hit, useCalendar());
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Typography component="span" sx={TITLE}>
          {hit.title}
        </Typography>
        <Typography component="span" sx={AMOUNT}>
          {amountText(hit)}
        </Typography>
      </Box>
      {facts.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
      )}
    </Box>
  );
}

const TITLE = { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' };
const AMOUNT = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
