import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly heading: string;
  /** A link at the right of the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A labelled part of Home. */
export function Section({ heading, action, children }: SectionProps) {
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id}>
      <Stack direction="row" sx={HEAD}>
        <Typography id={id} component="h3" variant="h4">
          {heading}
        </Typography>
        {action}
      </Stack>
      {children}
    </Card>
  );
}

const HEAD = {
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '0.5rem',
  minHeight: 48,
  paddingInline: '1rem',
  // A button's text ends where the lines below it do.
  '& .MuiButton-text': { marginInlineEnd: '-0.75rem', paddingInline: '0.75rem', flex: 'none' },
};
