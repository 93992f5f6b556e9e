import type { ReactNode, Ref } from 'react';

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
