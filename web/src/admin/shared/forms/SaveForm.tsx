import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { BOTTOM_BAR, RAIL_FROM, TOP_BAR } from '../../frame/layout.ts';

interface SaveFormProps {
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
}

/** The element of a form. Enter in an input saves, and Ctrl-Enter anywhere in it. */
export function SaveForm({ busy, onSave, children, ref }: SaveFormProps) {
  return (
    <form
      ref={ref}
      style={FORM}
      noValidate
      aria-busy={busy || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!busy) onSave();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // To React, a form in a dialog is inside of what opened the dialog.
        event.stopPropagation();
        onSave();
      }}
    >
      {children}
    </form>
  );
}

/** In a dialog, its buttons stay in sight below inputs that scroll. */
const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;

/** What stays in sight below a form while its inputs scroll: above the bar at the foot of a phone. */
export const SaveBar = styled(HStack)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  justifyContent: 'space-between',
  gap: '0.75rem',
  padding: '0.75rem 0',
  borderTop: `2px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down(RAIL_FROM)]: {
    bottom: `calc(${BOTTOM_BAR}px + env(safe-area-inset-bottom))`,
  },
  // What gets the focus isn't behind a bar.
  'html:has(&)': { scrollPaddingBlock: `${TOP_BAR.desktop + 24}px 9rem` },
}));
