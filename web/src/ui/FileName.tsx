import { shortFileName } from '@pa-ledger/domain/expenses/receipt-name';
import { Fragment } from 'react';

/** The longest name to show whole. */
const LENGTH = 64;

/** Shows a file's name. It breaks after the name's own words, and a long name loses its middle. */
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
