import { shortFileName } from '@pa-ledger/domain/expenses/receipt-name';
import { Fragment } from 'react';

/** The longest name that is shown whole. */
const LENGTH = 64;

/** Shows a file's name: it breaks behind its own words, and what is left out of a long one is in the middle. */
export function FileName({ name }: { readonly name: string }) {
  const words = shortFileName(name, LENGTH).match(/[^-_ ]*[-_ ]*/g) ?? [];
  return (
    <span title={name}>
      {words.map((word, index) => (
        <Fragment key={index}>
          {word}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
