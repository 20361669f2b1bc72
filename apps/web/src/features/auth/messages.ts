import { ApiError } from '@spotter/contract';

/** Every sentence about signing in, signing up and a forgotten password. */
export const authMessages = {
  failed: 'An error occurred',
  termsNeeded: 'I agree to the',
  signUpStep: (step: 1 | 2) => (step === 1 ? 'Step 1 of 2' : 'Step 2 of 2: all optional'),
  signUpContinue: 'Continue',
  signUpBack: 'Back',

  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter the email you signed up with. We’ll send you a link to set a new password. It works for one hour.',
  forgotSend: 'Send me the link',
  forgotSending: 'Sending…',
  forgotSentTitle: 'Check your inbox',
  forgotSent:
    'If there’s an account with this email, the link is on its way. Nothing after a few minutes? Check your spam folder or send it again.',
  forgotAgain: 'Use another email',

  resetTitle: 'Set a new password',
  resetLead: 'At least 8 characters. This signs you out on every device.',
  resetSave: 'Save new password',
  resetSaving: 'Saving…',
  resetDoneTitle: 'Your new password is set',
  resetDone: 'Sign in with it now.',
  resetIncompleteTitle: 'This link is incomplete',
  resetIncomplete: 'Part of it is missing. Open it again from the email, or get a new one.',
  verifyTitle: 'Confirm your email address',
  verifying: 'Confirming your email address…',
  verifiedTitle: 'Your email address is confirmed',
  verified: 'You can now connect your accounts and book calls.',
  verifyFailedTitle: 'Your email address isn’t confirmed yet',
  verifyIncomplete: 'Part of this link is missing. Open it again from the email.',
  verifySignIn: 'Sign in to get a new link',
  verifyContinue: 'Continue',
  verifyBanner: (email: string) => `Confirm your email address ${email} to connect accounts and book calls.`,
  verifyResend: 'Resend email',
  verifyResending: 'Sending…',
  verifyResent: 'Email sent. Check your inbox.',

  stepTitle: 'One more step',
  stepLead: 'Open your authenticator app and enter the code it shows for Spotter.',
  stepRecoveryLead: 'Enter one of the recovery codes you saved. Each one works once.',
  stepCode: '6-digit code',
  stepRecoveryCode: 'Recovery code',
  stepVerify: 'Verify',
  stepVerifying: 'Verifying…',
  stepUseRecovery: 'Use a recovery code',
  stepUseApp: 'Use your authenticator app',
  stepBack: 'Start over',

  passwordsDiffer: 'New passwords do not match',
};

/** Returns the sentence under the form after a failure: the server's own sentence, if there is one. */
export function failureSentence(error: unknown): string {
  const answered = error instanceof ApiError && error.status !== 0;
  return answered && error.message !== '' ? error.message : authMessages.failed;
}
