import type { ChannelKind } from '@spotter/domain/channels';
import { z } from 'zod';
import { ConfigError } from '../platform/config-error.ts';
import { sandboxOrigin, type Sandbox } from './simulators.ts';
import { isWebUrl, messageAddress, origin, type ReadOf, type Variables } from './values.ts';

export const channelVariables = {
  INSTAGRAM_APP_ID: [z.string(), "an app's id"],
  INSTAGRAM_APP_SECRET: [z.string(), "an app's secret"],
  INSTAGRAM_AUTH_URL: [origin(), 'an origin such as https://www.instagram.com'],
  INSTAGRAM_API_URL: [origin(), 'an origin such as https://api.instagram.com'],
  INSTAGRAM_GRAPH_URL: [origin(), 'an origin such as https://graph.instagram.com'],
  INSTAGRAM_MESSAGE_URL: [messageAddress(), 'an address such as https://ig.me/m/{username}'],
  FACEBOOK_MESSAGE_URL: [messageAddress(), 'an address such as https://m.me/{id}'],
  FACEBOOK_APP_ID: [z.string().regex(/^\d+$/), "an app's id, a number"],
  FACEBOOK_APP_SECRET: [z.string(), "an app's secret"],
  FACEBOOK_AUTH_URL: [origin(), 'an origin such as https://www.facebook.com'],
  FACEBOOK_GRAPH_URL: [origin(), 'an origin such as https://graph.facebook.com'],
  META_VERIFY_TOKEN: [z.string(), 'a token'],
  GRAPH_API_VERSION: [z.string().regex(/^v\d+\.\d+$/), 'a version such as v25.0'],
  FACEBOOK_JWKS_URL: [
    z
      .string()
      .transform((text) => text.split(/[\s,]+/))
      .refine((urls) => urls.every(isWebUrl)),
    "one or more addresses of Facebook's keys, with commas between",
  ],
} as const satisfies Variables;

type Read = ReadOf<typeof channelVariables>;

export type ChannelsConfig = {
  instagram: { appId: string; appSecret: string; authUrl: string; apiUrl: string; graphUrl: string };
  /** null: Messenger is not offered. */
  facebook: { appId: string; appSecret: string; authUrl: string; graphUrl: string } | null;
  /** The address that opens a chat with a connected account; `{username}` and `{id}` stand for the account's own. */
  messageAddresses: Record<ChannelKind, string>;
  graphApiVersion: string;
  /** null: derived from the app secret. */
  metaVerifyToken: string | null;
  /** Sign-in with Facebook: the app of its tokens, and the addresses of its keys. null: not offered. */
  facebookLogin: { appId: string; jwksUrls: string[] } | null;
};

export function readChannels(read: Read, sandbox: Sandbox, publicUrl: string): ChannelsConfig {
  return {
    instagram: instagram(read, sandbox),
    messageAddresses: messageAddresses(read, sandbox, publicUrl),
    facebook: facebook(read, sandbox),
    graphApiVersion: read('GRAPH_API_VERSION') ?? 'v25.0',
    metaVerifyToken: read('META_VERIFY_TOKEN') ?? (sandbox.enabled ? sandbox.secretOf('verify-token') : null),
    facebookLogin: facebookLogin(read, sandbox),
  };
}

function instagram(read: Read, sandbox: Sandbox): ChannelsConfig['instagram'] {
  const appId = read('INSTAGRAM_APP_ID');
  const appSecret = read('INSTAGRAM_APP_SECRET');
  if ((appId === undefined) !== (appSecret === undefined)) {
    throw new ConfigError('INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET must be set together.');
  }
  const own = appId === undefined || appSecret === undefined ? null : { appId, appSecret };
  if (own === null && !sandbox.enabled) {
    throw new ConfigError(
      'INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET must be set, or SANDBOX=on for the simulator of Instagram.',
    );
  }
  const standIn = sandboxOrigin(sandbox, 'instagram');
  return {
    ...(own ?? { appId: 'sandbox-instagram-app', appSecret: sandbox.secretOf('instagram-secret') }),
    authUrl: read('INSTAGRAM_AUTH_URL') ?? (own === null ? standIn : 'https://www.instagram.com'),
    apiUrl: read('INSTAGRAM_API_URL') ?? (own === null ? standIn : 'https://api.instagram.com'),
    graphUrl: read('INSTAGRAM_GRAPH_URL') ?? (own === null ? standIn : 'https://graph.instagram.com'),
  };
}

function facebook(read: Read, sandbox: Sandbox): ChannelsConfig['facebook'] {
  const appId = read('FACEBOOK_APP_ID');
  const appSecret = read('FACEBOOK_APP_SECRET');
  if ((appId === undefined) !== (appSecret === undefined)) {
    throw new ConfigError('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together.');
  }
  if (appId !== undefined && appSecret !== undefined) {
    return {
      appId,
      appSecret,
      authUrl: read('FACEBOOK_AUTH_URL') ?? 'https://www.facebook.com',
      graphUrl: read('FACEBOOK_GRAPH_URL') ?? 'https://graph.facebook.com',
    };
  }
  if (!sandbox.enabled) return null;
  return {
    appId: '1517776481860111',
    appSecret: sandbox.secretOf('facebook-secret'),
    authUrl: read('FACEBOOK_AUTH_URL') ?? sandboxOrigin(sandbox, 'messenger'),
    graphUrl: read('FACEBOOK_GRAPH_URL') ?? sandboxOrigin(sandbox, 'messenger'),
  };
}

function facebookLogin(read: Read, sandbox: Sandbox): ChannelsConfig['facebookLogin'] {
  const app = facebook(read, sandbox);
  if (app === null) return null;
  const isOwn = read('FACEBOOK_APP_ID') !== undefined;
  // The web's tokens and those of Limited Login are signed with keys from two places.
  const hosts = isOwn
    ? ['https://www.facebook.com', 'https://limited.facebook.com']
    : [sandboxOrigin(sandbox, 'facebookLogin')];
  const published = hosts.map((host) => `${host}/.well-known/oauth/openid/jwks/`);
  return { appId: app.appId, jwksUrls: read('FACEBOOK_JWKS_URL') ?? published };
}

/** Returns the addresses of chats. In the sandbox the lead's phone replaces the platforms' apps. */
function messageAddresses(read: Read, sandbox: Sandbox, publicUrl: string): ChannelsConfig['messageAddresses'] {
  const { hostname } = new URL(publicUrl);
  const phone = `http://${hostname}:${sandbox.port}/m`;
  return {
    instagram:
      read('INSTAGRAM_MESSAGE_URL') ?? (sandbox.enabled ? `${phone}/{username}` : 'https://ig.me/m/{username}'),
    messenger: read('FACEBOOK_MESSAGE_URL') ?? (sandbox.enabled ? `${phone}/{id}` : 'https://m.me/{id}'),
  };
}
