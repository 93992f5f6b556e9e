import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icons.tsx';

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
  /** Buttons. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in the page. Errors interrupt a screen reader, the others do not. */
export function Notice({ tone, title, action, children, ref }: NoticeProps) {
  return (
    <Panel ref={ref} tone={tone} role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon name={ICONS[tone]} />
      <Body>
        <Text>
          {title !== undefined && <Title>{title}</Title>}
          {children}
        </Text>
        {action !== undefined && <Actions>{action}</Actions>}
      </Body>
    </Panel>
  );
}

const Panel = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'flex',
    gap: '0.7rem',
    padding: '0.85rem 1rem',
    borderRadius: 10,
    border: `1px solid ${theme.vars.palette[tone].main}`,
    borderInlineStartWidth: 5,
    backgroundColor: theme.vars.palette.brand[`${tone}Ground`],
    color: theme.vars.palette.text.primary,
    '& > svg': { color: theme.vars.palette[tone].main },
    '&:focus': { outline: 'none' },
    '&:focus-visible': {
      outline: `3px solid ${theme.vars.palette.primary.main}`,
      outlineOffset: 2,
    },
  }),
);

/** The action is beside the text where there is room, otherwise below it. */
const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.6rem 1rem',
  minWidth: 0,
  flex: 1,
});
const Text = styled('div')({ flex: '1 1 16rem', minWidth: 0, '& p': { margin: 0 } });
const Title = styled('p')({ fontWeight: 700 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
