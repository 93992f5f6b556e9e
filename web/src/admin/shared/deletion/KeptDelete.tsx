import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { DeleteDialog } from './DeleteDialog.tsx';
import { referenceMessages } from './reference-messages.ts';

interface KeptDeleteProps extends Omit<ComponentProps<typeof DeleteDialog>, 'prevented'> {
  /**
   * Looks for what keeps it from being deleted, as a sentence; null where nothing does, and where that cannot be read: the
   * server decides.
   */
  readonly look: () => Promise<string | null>;
}

/** Says what keeps something from being deleted, or asks. Nothing is asked before that is known. */
export function KeptDelete({ look, details, ...dialog }: KeptDeleteProps) {
  const [words, setWords] = useState<string | null>(referenceMessages.counting);
  // Once: it is of one document.
  const first = useRef(look);
  useEffect(() => {
    let current = true;
    const show = (found: string | null): void => {
      if (current) setWords(found);
    };
    void first.current().then(show, () => show(null));
    return () => {
      current = false;
    };
  }, []);
  return (
    <DeleteDialog
      {...dialog}
      prevented={words !== null}
      details={
        <>
          {details}
          <p role="status">{words}</p>
        </>
      }
    />
  );
}
