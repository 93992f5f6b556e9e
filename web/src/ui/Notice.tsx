import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { LineIcon, type IconName } from './icons.tsx';
import { HStack } from './layout.ts';

export type Tone = 'error' | 'success' | 'warning' | 'info';

const ICONS: Readonly<Record<Tone, IconName>> = {
  error: 'warning',
  success: 'check',
  warning: 'warning',
  info: 'info',
};

interface NoticeProps {
  readonly tone: Tone;
  /** The first line, in bold. */
  readonly title?: string | undefined;
  /** False inside a region that announces it already. */
  readonly isLive?: boolean;
  /** Buttons. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  /** Its distance from its surroundings. */
  readonly sx?: SxProps<Theme>;
}

/** A message in the page. Errors interrupt a screen reader; other tones don't. */
export function Notice({
  tone,
  title,
  isLive = true,
  action,
  children,
  ref,
  sx = {},
}: NoticeProps) {
  return (
    <NoticePanel
      ref={ref}
      tone={tone}
      sx={sx}
      role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={-1}
    >
      <LineIcon name={ICONS[tone]} />
      <Body>
        <div>
          {title !== undefined && <b>{title}</b>}
          {children}
        </div>
        {action !== undefined && action !== false && <HStack>{action}</HStack>}
      </Body>
    </NoticePanel>
  );
}

/** The area of a message, in its tone's color. */
export const NoticePanel = styled('div')<{ tone: Tone }>(({ theme, tone }) => ({
  display: 'flex',
  gap: '0.7rem',
  padding: '0.85rem 1rem',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette[tone].main}`,
  borderInlineStartWidth: 5,
  backgroundColor: theme.vars.palette.brand[`${tone}Ground`],
  color: theme.vars.palette.text.primary,
  '& > svg': { color: theme.vars.palette[tone].main },
  '&:focus:not(:focus-visible)': { outline: 'none' },
}));

/** The action is next to the text if there is room, otherwise below it. */
const Body = styled(HStack)({
  gap: '0.6rem 1rem',
  minWidth: 0,
  flex: 1,
  '& > div:first-of-type': { flex: '1 1 16rem', minWidth: 0 },
  '& > div > b': { display: 'block' },
});
