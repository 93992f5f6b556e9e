import { styled } from '@mui/material/styles';
import { Link, useLocation, type LinkProps } from 'react-router-dom';
import { touchLink } from '../../../ui/text.ts';
import { keepYearIn } from '../years/keep-year.ts';

/** A link within the panel: it keeps the year that was chosen, also where the page that it leads to shows none. */
export function PanelLink({ to, ...props }: LinkProps) {
  const { search } = useLocation();
  return <Link {...props} to={typeof to === 'string' ? keepYearIn(search, to) : to} />;
}

/** A link within the panel that is an action. */
export const ActionLink = styled(PanelLink)(touchLink);
