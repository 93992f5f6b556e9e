import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useId, useState } from 'react';
import { Entries } from '../../../ui/columns.ts';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { ActionLink } from '../frame/ActionLink.tsx';
import { Person } from '../frame/Person.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import type { EntryView } from './entry-view.ts';
import { journalMessages } from './journal-messages.ts';

interface EntryListProps {
  /** The list's name for screen readers. */
  readonly name: string;
  readonly entries: readonly EntryView[];
}

/**
 * Entries of the journal: when, who, what in words, before and after on a press, and a link to the record. The entries of
 * the sample data are folded where several follow each other.
 */
export function EntryList({ name, entries }: EntryListProps) {
  return (
    <Entries as="ol" aria-label={name}>
      {runsOf(entries).map((run) => {
        const [first] = run;
        return run.length === 1 ? (
          <Entry key={first.id} {...first} />
        ) : (
          <SampleEntries key={first.id} entries={run} />
        );
      })}
    </Entries>
  );
}

type Run = readonly [EntryView, ...EntryView[]];

/** Returns the entries, each by itself except for sample entries that follow each other. */
function runsOf(entries: readonly EntryView[]): readonly Run[] {
  const runs: [EntryView, ...EntryView[]][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (entry.isSample && last?.[0].isSample === true) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function SampleEntries({ entries }: { readonly entries: Run }) {
  const [open, setOpen] = useState(false);
  const name = journalMessages.sampleEntries(entries.length);
  return (
    <li>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {name}
      </Button>
      {open && (
        <Entries as="ol" aria-label={name}>
          {entries.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </Entries>
      )}
    </li>
  );
}

function Entry({ at, who, messages, fields, link }: EntryView) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const [first = ''] = messages;
  return (
    <Row>
      <SecondaryText as="div">
        <time dateTime={new Date(at).toISOString()}>
          {formatInstant(at, organization.timeZone)}
        </time>
        <div>
          <Person address={who} />
        </div>
      </SecondaryText>
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        <HStack sx={{ gap: '0 0.5rem' }}>
          {fields.length > 0 && (
            <Button
              sx={{ paddingInline: '0.5rem', marginInlineStart: '-0.5rem' }}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={journalMessages.beforeAndAfterOf(first)}
              onClick={() => setOpen(!open)}
            >
              {journalMessages.beforeAndAfter}
            </Button>
          )}
          {link && (
            <ActionLink to={link.to} state={link.state}>
              {link.label}
            </ActionLink>
          )}
        </HStack>
        {open && (
          <div id={id}>
            <BeforeAfter name={journalMessages.beforeAndAfterOf(first)} fields={fields} />
          </div>
        )}
      </div>
    </Row>
  );
}

/** Who and when beside what, where there is room. */
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '0.125rem 1.5rem',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '13rem minmax(0, 1fr)' },
  // A usual address has room in one line.
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)' },
}));
