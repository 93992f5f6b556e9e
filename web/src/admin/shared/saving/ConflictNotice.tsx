import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import type { Ref } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { dialogMessages } from '../dialog-messages.ts';

/** What two people saved, and how one of them chooses. */
export interface Conflict {
  readonly mine: readonly Fact[];
  /** What is stored now; null when it was deleted. */
  readonly theirs: readonly Fact[] | null;
  /** Saves one's own values over the other person's. */
  readonly onOverwrite: () => void;
  /** Discards one's own values for the other person's. */
  readonly onTake: () => void;
}

interface ConflictNoticeProps extends Conflict {
  readonly ref?: Ref<HTMLDivElement>;
  readonly sx?: SxProps<Theme>;
}

/** Shown when two people edited the same: the second one sees both versions and chooses; nothing typed is lost before. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { mine, theirs, onOverwrite, onTake, ref, sx = {} } = props;
  const deleted = theirs === null;
  return (
    <Notice
      ref={ref ?? null}
      sx={sx}
      tone="error"
      title={deleted ? errorMessages.deletedMeanwhile : errorMessages.changedMeanwhile}
      action={
        <>
          <Button variant="outlined" color="error" onClick={onOverwrite}>
            {deleted ? dialogMessages.saveDeleted : dialogMessages.overwrite}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onTake}>
            {deleted ? dialogMessages.keepDeleted : dialogMessages.takeTheirs}
          </Button>
        </>
      }
    >
      {deleted ? (
        <p>{dialogMessages.typedIsKept}</p>
      ) : (
        <Comparison>
          {differingFacts(mine, theirs).map(({ label, mine: own, theirs: other }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {dialogMessages.theirs} <b>{other}</b>
              </dd>
              <dd>
                {dialogMessages.yours} <b>{own}</b>
              </dd>
            </div>
          ))}
        </Comparison>
      )}
    </Notice>
  );
}

const Comparison = styled('dl')({
  margin: '0.375rem 0 0',
  display: 'grid',
  gap: '0.5rem',
  overflowWrap: 'anywhere',
  '& dt': { fontWeight: 650 },
});

/** A value as text, with the label of its field. */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** A field in which two people differ. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Returns the fields in which two versions differ, in the order of the form. */
export function differingFacts(
  mine: readonly Fact[],
  theirs: readonly Fact[],
): readonly Difference[] {
  const labels = new Set([...mine, ...theirs].map(({ label }) => label));
  const textIn = (facts: readonly Fact[], label: string): string =>
    facts.find((fact) => fact.label === label)?.text ?? '';
  return [...labels]
    .map((label) => ({ label, mine: textIn(mine, label), theirs: textIn(theirs, label) }))
    .filter((pair) => pair.mine !== pair.theirs)
    .map(({ label, ...texts }) => ({
      label,
      mine: texts.mine || dialogMessages.empty,
      theirs: texts.theirs || dialogMessages.empty,
    }));
}
