import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SERIF } from '../../ui/theme.ts';
import { HeadingActions, HeadingRow } from './layout-styles.ts';

interface TabHeadingProps {
  readonly heading: string;
  /** What the tab is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The buttons that belong to the whole tab. */
  readonly actions?: ReactNode;
}

/** The heading of a tab, with a hint and the tab's actions. */
export function TabHeading({ heading, hint, actions }: TabHeadingProps) {
  return (
    <HeadingRow>
      <div>
        <Heading>{heading}</Heading>
        {hint !== undefined && <Hint>{hint}</Hint>}
      </div>
      {actions !== undefined && <HeadingActions>{actions}</HeadingActions>}
    </HeadingRow>
  );
}

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontFamily: SERIF,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.25rem 0 0',
  maxWidth: '44rem',
  color: theme.vars.palette.text.secondary,
}));
