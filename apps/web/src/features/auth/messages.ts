import { ApiError } from '@spotter/contract';

/** Every sentence of signing in and up, and of a forgotten password. */
export const authMessages = {
  failed: 'An error occurred',
  termsNeeded: 'I agree to the',
  signUpStep: (step: 1 | 2) => (step === 1 ? 'Step 1 of 2' : 'Step 2 of 2: all optional'),
  signUpContinue: 'Continue',
  signUpBack: 'Back',

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Type the email you signed up with. You get a link to set a new password; it is valid for one hour.',
  forgotSend: 'Send me the link',
  forgotSending: 'Sending…',
  forgotSentTitle: 'Look into your inbox',
  forgotSent:
    'If an account with this email exists, the link is on its way. Nothing there after a few minutes? Look into the spam folder, or send it again.',
  forgotAgain: 'Use another email',

  resetTitle: 'Set a new password',
  resetLead: 'At least 8 characters. Every device that is signed in now is signed out.',
  resetSave: 'Save the new password',
  resetSaving: 'Saving…',
  resetDoneTitle: 'Your new password is set',
  resetDone: 'Sign in with it now.',
  resetIncompleteTitle: 'This link is not complete',
  resetIncomplete: 'A part of it is missing. Open it again from the email, or have a new one sent.',
  verifyTitle: 'Confirm your email address',
  verifying: 'Confirming your email address…',
  verifiedTitle: 'Your email address is confirmed',
  verified: 'You can connect your accounts and book calls now.',
  verifyFailedTitle: 'Your email address is not confirmed yet',
  verifyIncomplete: 'A part of this link is missing. Open it again from the email.',
  verifySignIn: 'Sign in to have a new link sent',
  verifyContinue: 'Continue',
  verifyBanner: (email: string) => `Confirm your email address ${email} to connect accounts and book calls.`,
  verifyResend: 'Resend email',
  verifyResending: 'Sending…',
  verifyResent: 'Email sent. Look into your inbox.',

  stepTitle: 'One more step',
  stepLead: 'Open your authenticator app and enter the code that it shows for Spotter.',
  stepRecoveryLead: 'Enter one of the recovery codes that you saved. Each of them works once.',
  stepCode: '6-digit code',
  stepRecoveryCode: 'Recovery code',
  stepVerify: 'Verify',
  stepVerifying: 'Verifying…',
  stepUseRecovery: 'Use a recovery code',
  stepUseApp: 'Use the authenticator app',
  stepBack: 'Start over',

  passwordsDiffer: 'New passwords do not match',
};

/** What stands under the form after a failure: the server's own sentence, where it gave one. */
export function failureSentence(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered && error.message !== '' ? error.message : authMessages.failed;
}
