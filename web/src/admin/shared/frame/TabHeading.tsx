import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SERIF } from '../../../ui/theme.ts';
import { HeadingRow } from './TabSection.tsx';

interface TabHeadingProps {
  readonly heading: string;
  /** What the tab is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The buttons that belong to the whole tab. */
  readonly actions?: ReactNode;
}

/** The heading of a tab, with a hint and the tab's actions. */
export function TabHeading({ heading, ...row }: TabHeadingProps) {
  return (
    <HeadingRow {...row}>
      <Heading>{heading}</Heading>
    </HeadingRow>
  );
}

const Heading = styled('h2')({
  fontFamily: SERIF,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
});
