import { tokenStateSchema } from './messenger-wire.ts';

/** Returns the call that asks Facebook about a token: its app, whether it works, what it may do. */
export function tokenInspection({ appId, appSecret }: { appId: string; appSecret: string }, accessToken: string) {
  return {
    method: 'GET' as const,
    path: ['debug_token'],
    query: { input_token: accessToken },
    accessToken: `${appId}|${appSecret}`,
    secrets: [accessToken, appSecret],
    schema: tokenStateSchema,
  };
}
