import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { useStore } from '../../../app/store.ts';
import { confirmPassword } from '../../../firebase/change-password.ts';
import { TextInput } from '../../../ui/inputs.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { sessionStore } from '../../session.ts';
import { ModalDialog } from '../frame/ModalDialog.tsx';
import { UsernameInput } from './UsernameInput.tsx';
import { passwordMessages as words } from './password-messages.ts';

const TYPED = z.object({ password: z.string().min(1, words.required) });

interface PasswordAgainDialogProps {
  /** @param isConfirmed whether the password was right. */
  readonly onDone: (isConfirmed: boolean) => void;
}

/** Asks for the password of the person who is signed in, until it's right or they give up. */
export function PasswordAgainDialog({ onDone }: PasswordAgainDialogProps) {
  const session = useStore(sessionStore);
  const { formState, handleSubmit, register, setError } = useForm<z.infer<typeof TYPED>>({
    resolver: zodResolver(TYPED),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const confirm = async ({ password }: z.infer<typeof TYPED>): Promise<void> => {
    const failed = await confirmPassword(password);
    if (failed === null) onDone(true);
    else if (failed === 'wrongPassword') {
      setError('password', { message: words.wrong }, { shouldFocus: true });
    } else setError('root', { message: words[failed] });
  };
  const { ref, ...bound } = register('password');
  return (
    <ModalDialog
      title={words.confirm}
      maxWidth="xs"
      onClose={() => {
        if (!isSubmitting) onDone(false);
      }}
    >
      <form
        noValidate
        onSubmit={(event) => {
          // To React, this form is inside of the one that asked.
          event.stopPropagation();
          void handleSubmit(confirm)(event);
        }}
      >
        <DialogContent sx={{ display: 'grid', gap: '1rem', paddingTop: 0 }}>
          <SecondaryText>{words.confirmHint}</SecondaryText>
          {errors.root && <Notice tone="error" title={errors.root.message} />}
          <UsernameInput value={session.status === 'signedIn' ? session.admin.email : ''} />
          <TextInput
            {...bound}
            inputRef={ref}
            label={words.current}
            required
            type="password"
            autoComplete="current-password"
            autoFocus
            readOnly={isSubmitting}
            error={errors.password?.message}
          />
        </DialogContent>
        <DialogActions sx={{ padding: 2 }}>
          <Button disabled={isSubmitting} onClick={() => onDone(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? words.checking : words.goOn}
          </Button>
        </DialogActions>
      </form>
    </ModalDialog>
  );
}
