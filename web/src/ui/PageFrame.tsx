import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';
import { createContext, use, type ReactNode } from 'react';
import { Logo } from './Logo.tsx';
import { HStack } from './layout.ts';
import { SERIF } from './theme.ts';

interface PageFrameProps {
  /** The page's h1. */
  readonly heading: string;
  /** Below the heading. */
  readonly subtitle?: string;
  /** At the right of the band, such as a link back or a Logout button. */
  readonly aside?: ReactNode;
  /** In the band, below the heading: something that everyone must see first. */
  readonly notice?: ReactNode;
  /** How far the content overlaps the band, a CSS length. */
  readonly overlap?: string;
  /** The content's maximum width: for one question, a form, or tables. */
  readonly width?: 'narrow' | 'form' | 'wide';
  /** Whether a phone shows a low band without the logo. */
  readonly isLow?: boolean;
  /** Small print below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const OVERLAP = 'clamp(2.25rem, 5vw, 3.5rem)';
const WIDTHS = { narrow: '44rem', form: '62rem', wide: '88rem' };

/** What's in the band of all frames of a page: a public page's choice of language. */
export const BandContext = createContext<ReactNode>(null);

/** The frame of every page: the band with the association's logo and name and the h1, and the content that overlaps it. */
export function PageFrame({
  heading,
  subtitle,
  aside,
  notice,
  overlap = OVERLAP,
  width = 'form',
  isLow = false,
  footer,
  children,
}: PageFrameProps) {
  const maxWidth = WIDTHS[width];
  const inBand = use(BandContext);
  return (
    <Frame>
      <Band
        data-low={isLow || undefined}
        style={{ paddingBottom: `calc(${overlap} + var(--below, clamp(1.25rem, 3vw, 2rem)))` }}
      >
        <Row style={{ maxWidth }}>
          <Logo />
          <div>
            {inBand}
            <Subtitle>{organization.associationName}</Subtitle>
            <h1 data-name={heading === organization.schoolName || undefined}>{heading}</h1>
            {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          </div>
          {aside}
        </Row>
        {notice !== undefined && <InBand style={{ maxWidth }}>{notice}</InBand>}
      </Band>
      <Main style={{ maxWidth, marginTop: `calc(-1 * ${overlap})` }}>{children}</Main>
      {footer !== undefined && <Footer style={{ maxWidth }}>{footer}</Footer>}
    </Frame>
  );
}

const GUTTER = 'clamp(0.75rem, 3vw, 2rem)';

const Frame = styled('div')({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });

const Band = styled('header')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  color: theme.vars.palette.brand.onBand,
  backgroundColor: theme.vars.palette.brand.band,
  // The lines of a ledger page, barely visible.
  backgroundImage:
    'repeating-linear-gradient(to bottom, transparent 0 1.6875rem, color-mix(in srgb, currentColor 5.5%, transparent) 1.6875rem 1.75rem)',
  paddingBlock: 'clamp(1.25rem, 3.5vw, 2.5rem)',
  '& h1[data-name]': { fontFamily: SERIF },
  [theme.breakpoints.down('sm')]: {
    '&[data-low]': {
      '--below': '0.5rem',
      paddingTop: '0.5rem',
      '& h1': { fontSize: '1rem' },
      '& > div': { flexWrap: 'nowrap', gap: '0.5rem' },
      '& > div > img': { display: 'none' },
    },
  },
}));

const Row = styled(HStack)({
  gap: '0.75rem 1rem',
  margin: '0 auto',
  // The same width as the content below.
  paddingInline: GUTTER,
  position: 'relative',
  '& > div:first-of-type': { flex: '1 1 12rem', minWidth: 0 },
});

const Subtitle = styled('p')(({ theme }) => ({
  textWrap: 'balance',
  margin: '0.25rem 0 0',
  color: theme.vars.palette.brand.quietOnBand,
  'p&:first-of-type:has(+ h1)': { margin: '0 0 0.125rem' },
}));

const InBand = styled('div')({ position: 'relative', margin: '0 auto', paddingInline: GUTTER });

const Main = styled('main')({
  // Above the band that it overlaps.
  position: 'relative',
  width: '100%',
  marginInline: 'auto',
  padding: `0 ${GUTTER} 2rem`,
  flex: '1 0 auto',
});

const Footer = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  margin: '0 auto',
  padding: `0 ${GUTTER} 2rem`,
  color: theme.vars.palette.text.secondary,
}));
