/** Sizes, the reset and what every element looks like. */
export const globalSheets = ['app/tokens.css', 'app/styles.css'];

/** Sheets whose names hold for the whole app, from before styles belonged to components. Only ever shortened. */
export const notYetModules = [
  'app/tab-bar.css',
  'components/banner.css',
  'components/form/form.css',
  'components/kit/kit.css',
  'features/accounts/account-detail.css',
  'features/accounts/accounts.css',
  'features/agents/wizard.css',
  'features/auth/auth.css',
  'features/billing/billing.css',
  'features/booking/booking.css',
  'features/booking/managed/managed-call.css',
  'features/booking/slots/slot-picker.css',
  'features/chats/chat.css',
  'features/chats/conversations.css',
  'features/chats/inbox.css',
  'features/chats/pieces.css',
  'features/connections/deletion.css',
  'features/contact/contact.css',
  'features/marketing/landing.css',
  'features/marketing/marketing.css',
  'features/marketing/pages.css',
  'features/needs-you/waiting-count.css',
  'features/profile/profile.css',
  'routes/public/landing/landing-page.css',
];
