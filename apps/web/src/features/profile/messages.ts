import { ApiError } from '@spotter/contract';

/** Every sentence of the profile page. */
export const profileMessages = {
  title: 'Profile',

  tabs: 'Parts of the profile',
  tabNames: { you: 'You', hours: 'Call hours', alerts: 'Alerts', security: 'Security', data: 'Data' },
  detailsTitle: 'About you',
  detailsHint: 'Your agent uses your name when it talks about you. Call times show in your time zone.',
  save: 'Save profile',
  saving: 'Saving…',
  updated: 'Profile updated successfully!',
  updateFailed: 'Error updating profile',
  updateFailedToast: 'Failed to update profile.',
  loadFailedTitle: 'We couldn’t load your profile',
  loadFailedHint: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
  place: 'Where calls happen (optional)',
  placeHint:
    'A Zoom link, a phone number or your studio. Guests see it when they book. If your calendar makes a link, they get that instead.',
  zoneUnknown: 'We don’t know a time zone with this name',

  pictureChoose: 'Change picture',
  pictureHint: 'PNG, JPEG or WebP. You can also drop one here.',
  pictureInput: 'Picture file',
  pictureWrongKind: 'Choose a PNG, JPEG or WebP picture.',
  pictureTooLarge: 'Choose a picture under 20 MB.',
  pictureUnreadable: 'We can’t read this picture. Choose another one.',
  pictureFailed: 'We couldn’t save the picture. Please try again.',
  pictureSaved: 'Picture updated',
  cropTitle: 'Crop your picture',
  cropHint: 'Drag to move. On a keyboard, use the arrow keys to move and + and − to zoom.',
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
  sessionsHint: 'See something you don’t recognize? Sign out everywhere else and change your password.',
  sessionsEnd: 'Sign out everywhere else',
  sessionsEnded: 'Signed out everywhere else',
  sessionsEndFailed: 'We couldn’t sign out your other devices. Please try again.',
  sessionEnd: 'Sign out',
  sessionEnded: 'Signed out',
  sessionEndFailed: 'We couldn’t sign out this device. Please try again.',
  sessionsFailed: 'We couldn’t load the list.',
  sessionsUnknown: 'Unknown device',
  sessionsCurrent: 'This device',

  twoStepTitle: 'Two-step sign-in',
  twoStepHint: 'Keeps you safe even if your password gets stolen: you also enter a code from an app on your phone.',
  twoStepOn: 'On. You enter a code when you sign in.',
  twoStepSetUp: 'Set up…',
  twoStepSetUpTitle: 'Set up two-step sign-in',
  twoStepPasswordText:
    'You need an authenticator app like Google Authenticator, 1Password or Aegis. Enter your password to start.',
  twoStepNext: 'Next',
  twoStepScan: 'Scan this with your authenticator app:',
  twoStepQr: 'QR code for your authenticator app. The key below is the same.',
  twoStepManual: 'Or type this key into the app:',
  twoStepCode: '6-digit code from the app',
  twoStepAnyCode: 'Code from the app, or a recovery code',
  twoStepConfirm: 'Turn on',
  twoStepConfirming: 'Checking…',
  twoStepFailed: 'That didn’t work. Please try again.',
  twoStepCodesTitle: 'Save your recovery codes',
  twoStepCodesText:
    'Two-step sign-in is on. If you lose your phone, each of these codes signs you in once. We won’t show them again, so keep them somewhere safe.',
  twoStepCopy: 'Copy',
  twoStepCopied: 'Recovery codes copied',
  twoStepCopyFailed: 'We couldn’t copy them. Please download them.',
  twoStepDownload: 'Download',
  twoStepSaved: 'I saved them',
  twoStepDisable: 'Turn off…',
  twoStepDisableQuestion: 'Turn off two-step sign-in?',
  twoStepDisableText: 'Your password alone will open your account. Your recovery codes stop working.',
  twoStepDisableConfirm: 'Turn off',
  twoStepDisabled: 'Two-step sign-in is off',

  activityTitle: 'Account activity',
  activityHint: 'The past year in your account: sign-ins, password changes, connections and deletions.',
  activityMore: 'Show more',
  activityNone: 'Nothing yet.',

  exportTitle: 'Your data',
  exportHint: 'Everything Spotter stores for you in one file: profile, agents, conversations and calls.',
  exportStart: 'Download my data',
  exporting: 'Collecting your data…',
  exportFailed: 'We couldn’t collect your data. Please try again.',

  deleteTitle: 'Delete account',
  deleteHint: 'Stops your agents, disconnects your accounts and deletes everything. This can’t be undone.',
  deleteOpen: 'Delete account…',
  deleteQuestion: 'Delete your account?',
  deleteConsequences:
    'Your agents stop right away. We disconnect Instagram, Messenger and your calendars, cancel your subscription and delete all conversations. This can’t be undone.',
  deleteTogether: 'Delete my workspace too, with everything in it. The others lose access.',
  deleteMembers:
    'Others work in your workspace. On the page Team you can make one of them the owner first, so that everything stays.',
  deletePassword: 'Your password',
  deleteConfirm: 'Delete everything',
  deleting: 'Deleting…',
  deleted: 'Account deleted successfully',
  deleteFailed: 'Failed to delete account. Please check your password and try again.',
};

/** Returns why the profile was not saved: the server's own sentence, if there is one. */
export function updateFailure(error: Error): string {
  return answeredSentence(error) ?? profileMessages.updateFailed;
}

/** Returns why the picture was not saved. */
export function pictureFailure(error: Error): string {
  return answeredSentence(error) ?? profileMessages.pictureFailed;
}

/** Returns the server's own sentence, if there is one. */
export function answeredSentence(error: Error): string | null {
  return error instanceof ApiError && error.message !== '' ? error.message : null;
}
