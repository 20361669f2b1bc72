/** What the stand-ins and the server agree on where nobody set anything. They open nothing outside the sandbox. */
export const sandboxKeys = {
  instagramAppId: 'sandbox-instagram-app',
  instagramAppSecret: 'sandbox-instagram-secret',
  // Echoes carry Facebook's app id as a number.
  facebookAppId: '1517776481860111',
  facebookAppSecret: 'sandbox-facebook-secret',
  metaVerifyToken: 'sandbox-verify-token',
} as const;
