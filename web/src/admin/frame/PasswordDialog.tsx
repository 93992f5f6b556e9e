import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { passwordChange, type PasswordChange } from '@pa-ledger/domain/people/password';
import { FormProvider, useForm } from 'react-hook-form';
import { changePassword } from '../../firebase/change-password.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ModalDialog } from '../shared/frame/ModalDialog.tsx';
import { notify } from '../shared/frame/notices.ts';
import { NewPassword } from '../shared/password/NewPassword.tsx';
import { frameMessages } from './frame-messages.ts';

const messages = frameMessages.password;

interface PasswordDialogProps {
  /** Of the person who is signed in. */
  readonly email: string;
  readonly onClose: () => void;
}

/** Changes the password of the person who is signed in. */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChange(email)),
    defaultValues: { current: '', next: '', again: '' },
  });
  const { formState, handleSubmit, register, setError } = form;
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

  const { ref, ...current } = register('current');
  return (
    <ModalDialog title={messages.change} maxWidth="xs" onClose={onClose}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
          <DialogContent sx={{ display: 'grid', gap: 2, paddingTop: 0 }}>
            {errors.root && <Notice tone="error" title={errors.root.message} />}
            <TextInput
              {...current}
              inputRef={ref}
              label={messages.current}
              required
              type="password"
              autoComplete="current-password"
              autoFocus
              error={errors.current?.message}
            />
            <NewPassword email={email} readOnly={isSubmitting} />
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
      </FormProvider>
    </ModalDialog>
  );
}
