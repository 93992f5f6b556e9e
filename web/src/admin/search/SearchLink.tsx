import IconButton from '@mui/material/IconButton';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../frame/icons.tsx';
import { withKey } from '../frame/single-keys.ts';
import { PanelLink } from '../shared/frame/ActionLink.tsx';
import { searchAddress } from './search-address.ts';
import { searchMessages } from './search-messages.ts';
import { useSearchKey } from './useSearchKey.ts';

/** The search on a phone, where the bar at the top has no room for its box: a button that opens the page. */
export function SearchLink() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const address = searchAddress('', query);
  useSearchKey(() => void navigate(address));
  return (
    <IconButton
      component={PanelLink}
      to={address}
      aria-label={searchMessages.open}
      {...withKey('/')}
      sx={{ color: 'text.primary' }}
    >
      <SearchIcon />
    </IconButton>
  );
}
