import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { SERIF } from '../../../ui/theme.ts';

/** The title of every dialog. */
export const DialogHeading = styled(DialogTitle)({
  fontFamily: SERIF,
  fontSize: '1.375rem',
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
  paddingBlock: '1.25rem 0.75rem',
});
