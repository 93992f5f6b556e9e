import { useId } from 'react';

/** So many are shown: a longer list helps nobody. */
const SHOWN = 200;

interface RowListProps {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** Rows with what is said of each; nothing if there are none. */
export function RowList({ heading, sentences }: RowListProps) {
  const id = useId();
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {sentences.slice(0, SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
