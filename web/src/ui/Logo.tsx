import { styled } from '@mui/material/styles';
import { organization } from '@pa-ledger/domain/organization';

/** The build puts the logo here, or draws the association's initials. */
const ADDRESS = organization.logo?.endsWith('.png') ? '/logo.png' : '/logo.svg';

interface LogoProps {
  /** In CSS pixels; without it, one that fits a page's band. */
  readonly size?: number;
}

/** The association's logo on a white tile. It has no text of its own: the name is next to it. */
export function Logo({ size }: LogoProps) {
  return <Tile src={ADDRESS} alt="" style={size === undefined ? undefined : { width: size }} />;
}

const Tile = styled('img')({
  width: 'clamp(3rem, 8vw, 4rem)',
  aspectRatio: '1',
  flex: 'none',
  padding: 4,
  objectFit: 'contain',
  borderRadius: '22%',
  // A logo is drawn for white paper.
  backgroundColor: '#fff',
});
