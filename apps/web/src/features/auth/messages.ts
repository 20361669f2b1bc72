import { ApiError } from '@spotter/contract';

/** Every sentence of signing in and up. */
export const authMessages = {
  failed: 'An error occurred',
  termsNeeded: 'I agree to the',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

/** What stands under the form after a failure: the server's own sentence, where it gave one. */
export function signInFailure(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered && error.message !== '' ? error.message : authMessages.failed;
}
