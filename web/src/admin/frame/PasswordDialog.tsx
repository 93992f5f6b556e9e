import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { passwordChange, type PasswordChange } from '@pa-ledger/domain/people/password';
import { useForm } from 'react-hook-form';
import { changePassword } from '../../firebase/change-password.ts';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { frameMessages } from './frame-messages.ts';

const messages = frameMessages.password;

/** Changes the password of whoever is signed in. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { formState, handleSubmit, register, setError } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange),
    defaultValues: { current: '', next: '' },
  });
  const { errors, isSubmitting } = formState;

  const save = async ({ current, next }: PasswordChange): Promise<void> => {
    const failure = await changePassword(current, next);
    if (failure === null) {
      onClose();
      notify(messages.changed);
    } else if (failure === 'wrongPassword') {
      setError('current', { message: messages.failed.wrongPassword }, { shouldFocus: true });
    } else {
      setError('root', { message: messages.failed[failure] });
    }
  };

  return (
    <ModalDialog title={messages.change} maxWidth="xs" onClose={onClose}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
          <TextField
            {...register('current')}
            label={messages.current}
            type="password"
            autoComplete="current-password"
            autoFocus
            error={errors.current !== undefined}
            helperText={errors.current?.message}
          />
          <TextField
            {...register('next')}
            label={messages.next}
            type="password"
            autoComplete="new-password"
            error={errors.next !== undefined}
            helperText={errors.next?.message ?? messages.nextHint}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button disabled={isSubmitting} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? messages.saving : messages.change}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
