import { styled } from '@mui/material/styles';
import { MIN_TOUCH_SIZE } from './theme.ts';

/**
 * A button that looks like Material's without its code, for small pages. `tone` says what it does; `quiet` has only a border.
 */
export const PlainButton = styled('button', {
  shouldForwardProp: (name) => name !== 'tone' && name !== 'quiet',
})<{ readonly tone?: 'primary' | 'error'; readonly quiet?: boolean }>(({
  theme: { typography, vars },
  tone = 'primary',
  quiet = false,
}) => {
  const { main, contrastText } = vars.palette[tone];
  return {
    ...typography.button,
    minHeight: MIN_TOUCH_SIZE,
    padding: '0.375rem 1.125rem',
    borderRadius: 10,
    border: `1px solid ${main}`,
    color: quiet ? main : contrastText,
    backgroundColor: quiet ? 'transparent' : main,
    cursor: 'pointer',
    '&:hover:enabled': { textDecoration: 'underline' },
    '&:disabled': { opacity: 0.6, cursor: 'default' },
  };
});
