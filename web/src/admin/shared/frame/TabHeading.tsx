import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { HStack } from '../../../ui/layout.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { SERIF } from '../../../ui/theme.ts';

interface TabHeadingProps {
  readonly heading: string;
  /** What the tab is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The buttons that belong to the whole tab. */
  readonly actions?: ReactNode;
}

/** The heading of a tab, with a hint and the tab's actions. */
export function TabHeading({ heading, ...row }: TabHeadingProps) {
  return (
    <HeadingRow {...row}>
      <Heading>{heading}</Heading>
    </HeadingRow>
  );
}

const Heading = styled('h2')({
  fontFamily: SERIF,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.625rem)',
});

interface HeadingRowProps {
  readonly children: ReactNode;
  /** What it is for, in a sentence. */
  readonly hint?: ReactNode;
  /** The buttons that belong to all of it. */
  readonly actions?: ReactNode;
}

/** A heading with its hint, and at the right its actions. */
export function HeadingRow({ children, hint, actions }: HeadingRowProps) {
  return (
    <Row>
      <div>
        {children}
        {hint !== undefined && <SecondaryText sx={HINT}>{hint}</SecondaryText>}
      </div>
      {actions !== undefined && <HStack>{actions}</HStack>}
    </Row>
  );
}

interface TabSectionProps extends HeadingRowProps {
  readonly heading: ReactNode;
  readonly sx?: SxProps<Theme>;
}

/** A labelled part of a tab under a heading of its own. */
export function TabSection({ heading, hint, actions, children, sx = {} }: TabSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} sx={sx}>
      <HeadingRow hint={hint} actions={actions}>
        <h3 id={id}>{heading}</h3>
      </HeadingRow>
      {children}
    </Part>
  );
}

/** A phone shows the first record instead. */
const HINT = { display: { xs: 'none', sm: 'block' } };

const Row = styled(HStack)({
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBottom: '1rem',
  '& > div:first-of-type': { flex: '1 1 16rem', maxWidth: '44rem', minWidth: 0 },
  '@media print': { '& > div:last-of-type:not(:first-of-type)': { display: 'none' } },
});

const Part = styled('section')({ '& + &': { marginTop: '2rem' } });
