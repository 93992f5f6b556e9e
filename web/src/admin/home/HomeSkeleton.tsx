import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Section } from './Section.tsx';
import { TILE_GRID, TILE_HEIGHT } from './Tiles.tsx';

/** The height of a part while it loads, in CSS pixels. */
const PART_HEIGHT = 320;

/** Home while it loads, as high as it will be. */
export function HomeSkeleton() {
  return (
    <Stack sx={{ gap: { xs: '1rem', sm: '1.25rem' } }} aria-hidden="true">
      <Box sx={TILE_GRID}>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} variant="rounded" height={TILE_HEIGHT} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={PART_HEIGHT} />
    </Stack>
  );
}

/** A part while its code or its data load. */
export function SectionSkeleton({ heading }: { readonly heading: string }) {
  return (
    <Section heading={heading}>
      <Skeleton variant="rounded" height={PART_HEIGHT} sx={{ margin: '0.25rem 1rem 1rem' }} />
    </Section>
  );
}
