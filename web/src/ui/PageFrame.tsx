import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Logo, Watermark } from './Logo.tsx';

interface PageFrameProps {
  /** The page's h1. */
  readonly heading: string;
  /** Below the heading. */
  readonly subtitle?: string;
  /** Above the heading, such as the school's name where the heading is another one. */
  readonly overline?: string;
  /** At the band's right, such as a link back or a Logout button. */
  readonly aside?: ReactNode;
  /** In the band, below the heading: what everybody who comes here must see first. */
  readonly notice?: ReactNode;
  /** How far the content reaches up into the band, a CSS length. */
  readonly reach?: string;
  /** How wide the content may grow: one question, a form, or tables. */
  readonly width?: 'narrow' | 'form' | 'wide';
  /** Small print below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const REACH = 'clamp(2.25rem, 5vw, 3.5rem)';
const WIDTHS = { narrow: '44rem', form: '62rem', wide: '88rem' };

/** The frame of every page: the band with the mark and the h1, and the content that reaches up into it. */
export function PageFrame({
  heading,
  subtitle,
  overline,
  aside,
  notice,
  reach = REACH,
  width = 'form',
  footer,
  children,
}: PageFrameProps) {
  const maxWidth = WIDTHS[width];
  return (
    <Frame>
      <Band style={{ paddingBottom: `calc(${reach} + clamp(1.25rem, 3vw, 2rem))` }}>
        <Watermark />
        <Row style={{ maxWidth }}>
          <Logo />
          <div>
            {overline !== undefined && <Small>{overline}</Small>}
            <Heading>{heading}</Heading>
            {subtitle !== undefined && <Small>{subtitle}</Small>}
          </div>
          {aside !== undefined && <Aside>{aside}</Aside>}
        </Row>
        {notice !== undefined && <InBand style={{ maxWidth }}>{notice}</InBand>}
      </Band>
      <Main style={{ maxWidth, marginTop: `calc(-1 * ${reach})` }}>{children}</Main>
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
  // The lines of a ledger page, just visible.
  backgroundImage:
    'repeating-linear-gradient(to bottom, transparent 0 1.6875rem, rgb(255 255 255 / 0.055) 1.6875rem 1.75rem)',
  paddingBlock: 'clamp(1.25rem, 3.5vw, 2.5rem)',
}));

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  margin: '0 auto',
  // As wide as the content below it.
  paddingInline: GUTTER,
  position: 'relative',
  '& > div:first-of-type': { flex: '1 1 12rem', minWidth: 0 },
});

const Heading = styled('h1')(({ theme }) => ({ ...theme.typography.h1, margin: 0 }));

const Small = styled('p')(({ theme }) => ({
  textWrap: 'balance',
  margin: '0.25rem 0 0',
  fontSize: 'clamp(0.95rem, 0.9rem + 0.3vw, 1.0625rem)',
  color: theme.vars.palette.brand.quietOnBand,
  'p&:first-of-type:has(+ h1)': { margin: '0 0 0.125rem' },
}));

const Aside = styled('div')({ flex: '0 0 auto' });

const InBand = styled('div')({ position: 'relative', margin: '0 auto', paddingInline: GUTTER });

const Main = styled('main')({
  // Above the band that it reaches into.
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
