import { Fragment } from 'react';
import { NoWrap } from '../../ui/text.ts';

/** A text whose mail addresses break only behind their @, not at a hyphen. */
export function MailAddresses({ text }: { readonly text: string }) {
  return text.split(/(\S+@)/).map((part, index) => (
    <Fragment key={index}>
      {part.endsWith('@') ? <NoWrap>{part}</NoWrap> : part}
      {part.endsWith('@') && <wbr />}
    </Fragment>
  ));
}
