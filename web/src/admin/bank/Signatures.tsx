import { styled } from '@mui/material/styles';
import { bankMessages as messages } from './bank-messages.ts';

/** Only on paper: for each a line to sign and date, never apart from its words nor alone on a sheet. */
export function Signatures({ of }: { readonly of: readonly string[] }) {
  return (
    <Lines>
      {of.map((name) => (
        <p key={name}>
          <span>{name}</span>
          <span>{messages.signedOn}</span>
        </p>
      ))}
    </Lines>
  );
}

const Lines = styled('div')({
  '@media screen': { display: 'none' },
  marginTop: '1.5rem',
  breakInside: 'avoid',
  breakBefore: 'avoid',
  '& > p': { display: 'grid', gridTemplateColumns: '3fr 1fr', gap: '2rem', margin: '2.25rem 0 0' },
  '& span': { borderTop: '1px solid', paddingTop: '0.25rem' },
});
