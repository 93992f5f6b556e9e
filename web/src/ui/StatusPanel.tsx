import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { LineIcon, type IconName } from './icons.tsx';
import { HStack } from './layout.ts';
import { SERIF } from './theme.ts';

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

/** The result of something, or its progress: the main message of the page. Screen readers announce it. */
export function StatusPanel({ tone, heading, children, action, headingRef }: StatusPanelProps) {
  return (
    <Panel role={tone === 'error' ? 'alert' : 'status'} aria-busy={tone === 'busy' || undefined}>
      <Disc tone={tone}>{tone === 'busy' ? <Spinner /> : <LineIcon name={ICONS[tone]} />}</Disc>
      <Heading ref={headingRef} tabIndex={-1}>
        {heading}
      </Heading>
      {children}
      {action !== undefined && (
        <HStack sx={{ justifyContent: 'center', marginTop: '0.5rem' }}>{action}</HStack>
      )}
    </Panel>
  );
}

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.75rem',
  textAlign: 'center',
  padding: 'clamp(0.75rem, 3vw, 1.75rem) 0',
  '& > p': { maxWidth: '34rem' },
});

const Disc = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    fontSize: '1.4rem',
    borderRadius: '50%',
    color: theme.vars.palette[tone === 'busy' ? 'primary' : tone].main,
    backgroundColor:
      tone === 'busy' ? theme.vars.palette.brand.well : theme.vars.palette.brand[`${tone}Ground`],
  }),
);

const Heading = styled('h2')({
  fontFamily: SERIF,
  fontSize: 'clamp(1.375rem, 1.2rem + 1vw, 1.75rem)',
  '&:focus': { outline: 'none' },
});

/** Rotates, or keeps still if the person prefers reduced motion; the heading says what is in progress. */
const Spinner = styled('span')({
  width: '2rem',
  height: '2rem',
  borderRadius: '50%',
  border: '3px solid currentColor',
  borderInlineStartColor: 'transparent',
  animation: 'pa-turn 0.9s linear infinite',
  '@keyframes pa-turn': { to: { transform: 'rotate(1turn)' } },
});
