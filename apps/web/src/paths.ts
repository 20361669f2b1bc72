/** Addresses of the screens. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  conversations: (credentialId: string) => `/dashboard/listchats/${encodeURIComponent(credentialId)}`,
  chat: (chatId: string) => `/dashboard/chat/${encodeURIComponent(chatId)}`,
};
