import { SHORTEST_PASSWORD } from '@pa-ledger/domain/people/password';
import type { Strength } from '@pa-ledger/domain/people/password-strength';

/** What each strength is called. */
const strengths: Readonly<Record<Strength, string>> = {
  weak: 'Weak',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

/** The words of everything that asks for a password. */
export const passwordMessages = {
  next: 'New password',
  nextHint: `At least ${SHORTEST_PASSWORD} characters. Four random words work well.`,
  again: 'Type it again',
  show: 'Show password',
  strength: 'Strength',
  strengths,

  confirm: 'Enter your password',
  confirmHint: 'Changing people or approvers takes your password if you typed it a while ago.',
  current: 'Password',
  required: 'Enter your password.',
  wrong: 'That isn’t your password.',
  tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
  unreachable: 'We couldn’t check your password. Check your connection and try again.',
  cancel: 'Cancel',
  goOn: 'Continue',
  checking: 'Checking…',
};
