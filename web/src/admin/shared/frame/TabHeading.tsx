import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Right } from '@pa-ledger/domain/people/rights';
import { Fragment, type ReactNode, useId } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { HAS_RAIL } from '../../frame/layout.ts';
import { useMay } from '../rights/own-person.ts';
import { MoreMenu, type MoreAction } from './MoreMenu.tsx';

/** What a heading has beside its words. */
export interface HeadingActions {
  /** What the tab is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The one filled button, for the tab's main deed. */
  readonly main?: ReactNode;
  /** Who the main button is shown to: those who may change the books, unless another right is named. */
  readonly mainRight?: Right | undefined;
  /** Everything else that can be done with the whole tab. */
  readonly more?: readonly (MoreAction | null)[];
}

interface TabHeadingProps extends HeadingActions {
  readonly heading: string;
}

/** The heading of a tab, with a hint, its main button, and the rest in a menu. */
export function TabHeading({ heading, hint, ...row }: TabHeadingProps) {
  return (
    <HeadingRow {...row} hint={hint !== undefined && <Box sx={HINT}>{hint}</Box>}>
      <h2>{heading}</h2>
    </HeadingRow>
  );
}

interface HeadingRowProps extends HeadingActions {
  readonly children: ReactNode;
}

/** A heading with its hint, and at the right what can be done. */
export function HeadingRow(props: HeadingRowProps) {
  const { children, hint, main, mainRight = 'keepBooks', more = [] } = props;
  const may = useMay();
  const isWide = useMediaQuery(HAS_RAIL, { noSsr: true });
  const offered = more
    .filter((action) => action !== null)
    .filter(({ right = 'keepBooks' }) => may(right));
  const buttons = offered.filter(({ isButton }) => isWide && isButton === true);
  const hasMain = main !== undefined && may(mainRight);
  const isEmpty = !hasMain && offered.length === 0;
  return (
    <Row>
      <div>
        {children}
        {hint !== undefined && <SecondaryText as="div">{hint}</SecondaryText>}
      </div>
      {!isEmpty && (
        <HStack sx={ACTIONS}>
          {offered.map(({ outside }, at) => (
            // The label of a download changes while it runs.
            <Fragment key={at}>{outside}</Fragment>
          ))}
          {buttons.map(({ label, disabled = false, onClick }, at) => (
            <Button key={at} variant="outlined" disabled={disabled} onClick={onClick}>
              {label}
            </Button>
          ))}
          {hasMain && main}
          <MoreMenu actions={offered.filter((action) => !buttons.includes(action))} />
        </HStack>
      )}
    </Row>
  );
}

interface TabSectionProps extends HeadingRowProps {
  readonly heading: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** A labelled part of a tab under a heading of its own. */
export function TabSection({ heading, children, sx = {}, ...row }: TabSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} sx={sx}>
      <HeadingRow {...row}>
        <h3 id={id}>{heading}</h3>
      </HeadingRow>
      {children}
    </Part>
  );
}

/** A phone shows the first record instead. */
const HINT = { display: { xs: 'none', sm: 'block' } };

/** On a phone a button with an icon shows no more than that beside the heading. */
const ACTIONS = {
  gap: '0.5rem',
  justifyContent: 'flex-end',
  '& .MuiButton-root': { whiteSpace: 'nowrap' },
  '@media (max-width: 599.95px)': {
    '& .MuiButton-contained:has(> .MuiButton-startIcon)': {
      fontSize: 0,
      minWidth: 44,
      padding: 0,
      '& > .MuiButton-startIcon': { margin: 0, fontSize: '1rem' },
    },
  },
};

const Row = styled(HStack)({
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  marginBottom: '0.75rem',
  minHeight: '2.75rem',
  '& > div:first-of-type': { flex: '1 1 auto', maxWidth: '44rem', minWidth: 0 },
  // The hint wraps, not the buttons.
  '@media (min-width: 600px)': { flexWrap: 'nowrap', '& > div + div': { flex: 'none' } },
  '@media print': { '& > div:last-of-type:not(:first-of-type)': { display: 'none' } },
});

const Part = styled('section')({ '& + &': { marginTop: '2rem' } });
