import { ApiError } from '@spotter/contract';

/** Every sentence of the profile page. */
export const profileMessages = {
  title: 'Profile',

  tabs: 'Parts of the profile',
  tabNames: { you: 'You', hours: 'Call hours', alerts: 'Alerts', security: 'Security', data: 'Data' },
  detailsTitle: 'About you',
  detailsHint: 'Your name is what leads hear when the agent speaks of you. Times of calls are said in your time zone.',
  save: 'Save profile',
  saving: 'Saving…',
  updated: 'Profile updated successfully!',
  updateFailed: 'Error updating profile',
  updateFailedToast: 'Failed to update profile.',
  loadFailedTitle: 'Your profile could not be loaded',
  loadFailedHint: 'Nothing of yours is lost. Check your connection and try again.',
  retry: 'Try again',
  place: 'Where calls take place (optional)',
  placeHint:
    'A Zoom link, a phone number, your studio. Guests read it when they book; a link that your calendar makes comes first.',
  zoneUnknown: 'No time zone of this name',

  pictureChoose: 'Change picture',
  pictureHint: 'PNG, JPEG or WebP. You can also drop it here.',
  pictureInput: 'Picture file',
  pictureWrongKind: 'Choose a PNG, JPEG or WebP picture.',
  pictureTooLarge: 'Choose a picture of less than 20 MB.',
  pictureUnreadable: 'This picture cannot be read. Choose another one.',
  pictureFailed: 'The picture could not be saved. Please try again.',
  pictureSaved: 'Picture updated',
  cropTitle: 'Crop your picture',
  cropHint: 'Drag to move. With the keyboard: arrow keys to move, + and − to zoom.',
  cropArea: 'Picture: arrow keys move it, plus and minus zoom',
  cropZoom: 'Zoom',
  cropPreview: 'This is how it looks',
  cropSave: 'Save picture',
  cropSaving: 'Saving…',
  cancel: 'Cancel',

  passwordTitle: 'Password',
  passwordHint: 'At least 8 characters. Changing it signs out every other device.',
  passwordSave: 'Change password',
  passwordSaving: 'Changing…',
  passwordsDiffer: 'New passwords do not match',
  passwordUpdated: 'Password updated successfully',
  passwordFailed: 'Failed to update password. Please check your current password and try again.',

  sessionsTitle: 'Where you are signed in',
  sessionsHint: 'Something you do not know? Sign out everywhere else and change your password.',
  sessionsEnd: 'Sign out everywhere else',
  sessionsEnded: 'Signed out everywhere else',
  sessionsEndFailed: 'Could not sign out the other devices. Please try again.',
  sessionEnd: 'Sign out',
  sessionEnded: 'Signed out',
  sessionEndFailed: 'Could not sign out this device. Please try again.',
  sessionsFailed: 'The list could not be loaded.',
  sessionsUnknown: 'Unknown device',
  sessionsCurrent: 'This device',

  twoStepTitle: 'Two-step sign-in',
  twoStepHint: 'A stolen password alone opens nothing: signing in also asks for a code of an app on your phone.',
  twoStepOn: 'On: signing in asks for a code.',
  twoStepSetUp: 'Set up…',
  twoStepSetUpTitle: 'Set up two-step sign-in',
  twoStepPasswordText:
    'You need an authenticator app, such as Google Authenticator, 1Password or Aegis. Please enter your password first.',
  twoStepNext: 'Next',
  twoStepScan: 'Scan this with your authenticator app:',
  twoStepQr: 'QR code for your authenticator app. The key below says the same.',
  twoStepManual: 'Or type this key into the app:',
  twoStepCode: '6-digit code that the app shows',
  twoStepConfirm: 'Switch on',
  twoStepConfirming: 'Checking…',
  twoStepFailed: 'This did not work. Please try again.',
  twoStepCodesTitle: 'Save your recovery codes',
  twoStepCodesText:
    'Two-step sign-in is on. If you lose your phone, each of these codes signs you in once. They are not shown again: keep them in a safe place.',
  twoStepCopy: 'Copy',
  twoStepCopied: 'Recovery codes copied',
  twoStepCopyFailed: 'Could not be copied. Please download them.',
  twoStepDownload: 'Download',
  twoStepSaved: 'I have saved them',
  twoStepDisable: 'Switch off…',
  twoStepDisableQuestion: 'Switch off the second step?',
  twoStepDisableText: 'Your password alone will open your account again. Your recovery codes stop working.',
  twoStepDisableConfirm: 'Switch off',
  twoStepDisabled: 'Two-step sign-in is off',

  activityTitle: 'Account activity',
  activityHint: 'What was done in your account in the past year: sign-ins, passwords, connections and deletions.',
  activityMore: 'Show more',
  activityNone: 'Nothing yet.',

  exportTitle: 'Your data',
  exportHint: 'Everything Spotter keeps for you, in one file: profile, agents, conversations and calls.',
  exportStart: 'Download my data',
  exporting: 'Collecting your data…',
  exportFailed: 'Your data could not be collected. Please try again.',

  deleteTitle: 'Delete account',
  deleteHint: 'Your agents fall silent, accounts are disconnected, and everything is deleted. There is no way back.',
  deleteOpen: 'Delete account…',
  deleteQuestion: 'Delete your account?',
  deleteConsequences:
    'Agents stop at once, Instagram, Messenger and calendars are disconnected, the subscription is cancelled, and all conversations are deleted. This cannot be undone.',
  deletePassword: 'Your password',
  deleteConfirm: 'Delete everything',
  deleting: 'Deleting…',
  deleted: 'Account deleted successfully',
  deleteFailed: 'Failed to delete account. Please check your password and try again.',
};

/** Why the profile was not saved: the server's own sentence, where it gave one. */
export function updateFailure(error: Error): string {
  return answeredSentence(error) ?? profileMessages.updateFailed;
}

/** Why the picture was not saved. */
export function pictureFailure(error: Error): string {
  return answeredSentence(error) ?? profileMessages.pictureFailed;
}

/** The server's own sentence, where it gave one. */
export function answeredSentence(error: Error): string | null {
  return error instanceof ApiError && error.message !== '' ? error.message : null;
}
