import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { LineIcon, type IconName } from './icons.tsx';
import { Disc, FlexColumn, HStack } from './layout.ts';

export type StatusTone = 'success' | 'error' | 'info' | 'busy';

interface StatusPanelProps {
  readonly tone: StatusTone;
  /** The outcome, an h2. */
  readonly heading: string;
  readonly children?: ReactNode;
  /** Buttons and links. */
  readonly action?: ReactNode;
  /** For a heading that takes the focus when the panel replaces the focused element. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

const ICONS: Readonly<Record<Exclude<StatusTone, 'busy'>, IconName>> = {
  success: 'check',
  error: 'warning',
  info: 'info',
};

/** The result of something, or its progress: the page's main message. Screen readers announce it. */
export function StatusPanel({ tone, heading, children, action, headingRef }: StatusPanelProps) {
  return (
    <FlexColumn
      sx={PANEL}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-busy={tone === 'busy' || undefined}
    >
      <Disc
        sx={{
          width: '4rem',
          height: '4rem',
          fontSize: '1.25rem',
          color: tone === 'busy' ? 'primary.main' : `${tone}.main`,
          backgroundColor: tone === 'busy' ? 'brand.well' : `brand.${tone}Ground`,
        }}
      >
        {tone === 'busy' ? <Spinner /> : <LineIcon name={ICONS[tone]} />}
      </Disc>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      {children}
      {action !== undefined && (
        <HStack sx={{ justifyContent: 'center', marginTop: '0.5rem' }}>{action}</HStack>
      )}
    </FlexColumn>
  );
}

const PANEL = {
  alignItems: 'center',
  gap: '0.75rem',
  textAlign: 'center',
  padding: 'clamp(0.75rem, 3vw, 1.75rem) 0',
  '& > p': { maxWidth: '34rem', overflowWrap: 'anywhere' },
  '& > h2:focus': { outline: 'none' },
};

/** Rotates, or stays still if the person prefers reduced motion; the heading says what's in progress. */
const Spinner = styled('span')({
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderInlineStartColor: 'transparent',
  animation: 'pa-turn 0.9s linear infinite',
  '@keyframes pa-turn': { to: { transform: 'rotate(1turn)' } },
});
