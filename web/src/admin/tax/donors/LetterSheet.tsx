import { styled } from '@mui/material/styles';
import { letterText } from '@pa-ledger/domain/tax/letter';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Bullets, Multiline } from '../../../ui/text.ts';
import { letterMessages as messages } from './donors-messages.ts';
import type { LetterRow } from './donors-store.ts';

/** A letter as it prints, below the association's head. */
export function LetterSheet({ letter }: { readonly letter: LetterRow }) {
  const { number, donor, address, association, taxId, writtenOn, voided } = letter;
  const { greeting, opening, lines, paragraphs } = letterText(letter);
  return (
    <Page aria-label={messages.letter(number)}>
      <Head>
        <p>
          <Multiline>{[donor, address].filter((part) => part !== '').join('\n')}</Multiline>
        </p>
        <p>
          <Multiline>
            {[
              formatDate(writtenOn),
              messages.letter(number),
              ...(taxId === '' ? [] : [messages.taxId(taxId)]),
            ].join('\n')}
          </Multiline>
        </p>
      </Head>
      {voided !== null && <Mark>{messages.voidMark}</Mark>}
      <p>{greeting}</p>
      <p>{opening}</p>
      <Bullets>
        {lines.map((line, at) => (
          // Two gifts of one day can be the same line.
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </Bullets>
      {paragraphs.map((text) => (
        <p key={text}>
          <Multiline>{text}</Multiline>
        </p>
      ))}
      <p>{messages.sincerely}</p>
      <Signature>{messages.signature(association)}</Signature>
    </Page>
  );
}

const Page = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '1rem',
  maxWidth: '44rem',
  marginTop: '1rem',
  padding: '1.5rem',
  lineHeight: 1.5,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  overflowWrap: 'anywhere',
  '@media print': { maxWidth: 'none', padding: 0, border: 0, fontSize: '1.125rem' },
}));

/** To whom, when, and its number; print hides the element `header`. */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
  marginBottom: '0.5rem',
});

const Mark = styled('p')(({ theme }) => ({
  justifySelf: 'start',
  padding: '0.125rem 0.75rem',
  border: '2px solid currentColor',
  borderRadius: 4,
  fontWeight: 700,
  textTransform: 'uppercase',
  color: theme.vars.palette.error.main,
}));

/** A line to sign on, with whose signature it is. */
const Signature = styled('p')({
  width: 'min(20rem, 100%)',
  marginTop: '2.5rem',
  paddingTop: '0.25rem',
  borderTop: '1px solid currentColor',
});
