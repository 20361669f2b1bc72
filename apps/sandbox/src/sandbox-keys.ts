/** What the stand-ins and the server agree on where nobody set anything. They open nothing outside the sandbox. */
export const sandboxKeys = {
  instagramAppId: 'sandbox-instagram-app',
  instagramAppSecret: 'sandbox-instagram-secret',
  metaVerifyToken: 'sandbox-verify-token',
} as const;
