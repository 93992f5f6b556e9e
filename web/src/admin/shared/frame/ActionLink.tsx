import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { touchLink } from '../../../ui/text.ts';

/** A link within the panel that is an action. */
export const ActionLink = styled(Link)(touchLink);
