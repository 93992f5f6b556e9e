import Button from '@mui/material/Button';
import { organization } from '@pa-ledger/domain/organization';
import {
  paperOwner,
  type Paper,
  type PaperPlace,
  type Papers,
} from '@pa-ledger/domain/papers/paper';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { formatInstant } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { Entries } from '../../../ui/columns.ts';
import { FileName } from '../../../ui/FileName.tsx';
import { HStack } from '../../../ui/layout.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { Missing, SecondaryText, VisuallyHidden } from '../../../ui/text.ts';
import { HistoryLink } from '../frame/HistoryLink.tsx';
import { LoadState } from '../frame/LoadState.tsx';
import { OffPaper } from '../frame/PrintPage.tsx';
import { AddPapers } from './AddPapers.tsx';
import { papersOf } from './paper-store.ts';
import { papersMessages as messages } from './papers-messages.ts';
import { Receipts } from './Receipts.tsx';
import { RemovePaper } from './RemovePaper.tsx';
import { IfMay } from '../rights/IfMay.tsx';
import { useMay } from '../rights/own-person.ts';

/** What kinds of records say about their papers. */
const OTHERS = { hint: messages.hint, none: messages.none, missing: '', add: messages.add };
const { noStatement } = messages;
const WORDS: Readonly<Partial<Record<PaperPlace['collection'], typeof OTHERS>>> = {
  statements: {
    hint: messages.statementHint,
    none: noStatement,
    missing: noStatement,
    add: messages.attach,
  },
  deposits: { ...OTHERS, missing: messages.noCount },
  expenses: { ...OTHERS, hint: messages.laterHint, none: messages.noneLater },
};

export interface PapersListProps {
  readonly of: PaperPlace;
  /** Whether a paper can be removed: no year's closing has settled the record. */
  readonly isOpen: boolean;
  /** Whether it's worth a mark that there's none. */
  readonly isExpected?: boolean;
}

/** The papers of a record: one large, the others to choose from, who added each, and the button that adds more. */
export function PapersList({ of, isOpen, isExpected = false }: PapersListProps) {
  const owner = paperOwner(of);
  const { collection } = of;
  const may = useMay();
  const words = WORDS[collection] ?? OTHERS;
  return (
    <LoadState store={papersOf(owner)}>
      {(found) => (
        <>
          {found.papers.length === 0 ? (
            <p>{isExpected ? <Missing>{words.missing}</Missing> : words.none}</p>
          ) : (
            <Shown
              owner={owner}
              papers={found.papers}
              isLater={collection === 'expenses'}
              mayRemove={isOpen && collection !== 'statements' && may('keepBooks')}
            />
          )}
          <OffPaper sx={{ marginBlock: '0.75rem' }}>
            <IfMay>
              <SecondaryText>{`${words.hint} ${pageMessages.noTaxNumbers}`}</SecondaryText>
            </IfMay>
          </OffPaper>
          <HStack sx={{ alignItems: 'start' }}>
            <AddPapers key={owner} owner={owner} label={words.add} />
            {found.version > 0 && (
              <OffPaper>
                <HistoryLink of={{ collection: 'papers', id: owner }} name={messages.these} />
              </OffPaper>
            )}
          </HStack>
        </>
      )}
    </LoadState>
  );
}

interface ShownProps {
  readonly owner: string;
  readonly papers: Papers['papers'];
  readonly isLater: boolean;
  readonly mayRemove: boolean;
}

function Shown({ owner, papers, isLater, mayRemove }: ShownProps) {
  const [removing, setRemoving] = useState<Paper | null>(null);
  return (
    <>
      <div style={VIEWER}>
        <Receipts
          // The one that's shown may be gone.
          key={papers.map(({ slot }) => slot).join()}
          of="papers"
          id={owner}
          receipts={papers}
        />
      </div>
      <Entries aria-label={messages.listOf} sx={{ maxWidth: '40rem', marginBlock: '0.75rem' }}>
        {papers.map((paper) => (
          <HStack as="li" key={paper.slot} sx={PAPER}>
            <div>
              <FileName name={paper.name} />{' '}
              {paper.late === true && <Tag tone="info">{messages.later}</Tag>}
              <SecondaryText>{told(paper, isLater)}</SecondaryText>
            </div>
            {mayRemove && paper.late !== true && (
              <OffPaper sx={{ flex: 'none' }}>
                <Button onClick={() => setRemoving(paper)}>
                  {messages.remove}
                  <VisuallyHidden> {paper.name}</VisuallyHidden>
                </Button>
              </OffPaper>
            )}
          </HStack>
        ))}
      </Entries>
      {removing !== null && (
        <RemovePaper owner={owner} paper={removing} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

const VIEWER = { maxWidth: '40rem' };
const PAPER = { justifyContent: 'space-between', flexWrap: 'nowrap' };

function told({ by, at, late }: Paper, isLater: boolean): string {
  const when = formatInstant(at, organization.timeZone);
  const sentence = isLater
    ? messages.addedLaterBy(by.email, when)
    : messages.addedBy(by.email, when);
  return late === true ? `${sentence}. ${messages.late}.` : sentence;
}
