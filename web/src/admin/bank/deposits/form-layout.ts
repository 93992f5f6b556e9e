import { styled } from '@mui/material/styles';
import { VStack, Well } from '../../../ui/layout.ts';
import { HAS_RAIL } from '../../frame/layout.ts';

const DESKTOP = `@media ${HAS_RAIL}`;

/**
 * The parts of the form. On a phone one below the other; on a desktop the second is at the right, beside the others, and as high
 * as it needs to be.
 */
export const Parts = styled('div')({
  display: 'grid',
  gap: '1.5rem 2rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBottom: '1.5rem',
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 1fr) 21rem',
    gridTemplateRows: 'auto 1fr',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

/** What is at the left. */
export const MainPart = styled(VStack)({ gap: '1.5rem', alignContent: 'start' });

/** What is at the right. */
export const SidePlace = styled(VStack)({ gap: '1rem', alignContent: 'start' });

/** One thing of those at the right. */
export const SidePart = styled(Well)({
  '& > b': { display: 'block' },
  '& > button': { marginBlock: '0.75rem 0' },
});
