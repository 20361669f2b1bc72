import { createMessengerChannel } from '@spotter/providers/messenger/messenger-channel';
import { createMessengerOAuth } from '@spotter/providers/messenger/messenger-oauth';
import { parseMessengerWebhook } from '@spotter/providers/messenger/messenger-webhook';
import { readSignedRequest } from '@spotter/providers/meta/signed-request';
import type { ChannelRegistration } from './channel-registration.ts';
import { createMetaVerifier } from './meta-verifier.ts';

export const messenger: ChannelRegistration = {
  callbackPath: '/api/oauth/callback/messenger/',
  connect({ facebook: app, graphApiVersion: apiVersion, providerTimeoutMs: timeoutMs }, { now }) {
    if (app === null) return null;
    return {
      channel: createMessengerChannel({ ...app, apiVersion, timeoutMs }),
      consent: createMessengerOAuth({ ...app, apiVersion, timeoutMs, now }),
      delivered: { parse: parseMessengerWebhook, ownAppId: app.appId },
      verifier: (verifyToken) => createMetaVerifier(app.appSecret, verifyToken),
      origin: app.graphUrl,
      readPerson: (signedRequest) => readSignedRequest(signedRequest, app.appSecret, now())?.userId ?? null,
      // The same Facebook app signs people in.
      signsPeopleIn: true,
    };
  },
};
