/** Addresses of the screens. */
export const paths = {
  landing: '/',
  about: '/about',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  profile: '/profile',
  conversations: (credentialId: string) => `/dashboard/listchats/${encodeURIComponent(credentialId)}`,
  chat: (chatId: string) => `/dashboard/chat/${encodeURIComponent(chatId)}`,
};
