import { createInstagramChannel } from '@spotter/providers/instagram/instagram-channel';
import { createInstagramOAuth } from '@spotter/providers/instagram/instagram-oauth';
import { parseInstagramWebhook } from '@spotter/providers/instagram/instagram-webhook';
import { readSignedRequest } from '@spotter/providers/meta/signed-request';
import type { ChannelRegistration } from './channel-registration.ts';
import { createMetaVerifier } from './meta-verifier.ts';

export const instagram: ChannelRegistration = {
  callbackPath: '/api/oauth/callback/',
  connect({ instagram: app, graphApiVersion: apiVersion, providerTimeoutMs: timeoutMs }, { now }) {
    return {
      channel: createInstagramChannel({ graphUrl: app.graphUrl, apiVersion, timeoutMs }),
      consent: createInstagramOAuth({ ...app, apiVersion, timeoutMs, now }),
      // An echo does not say which app sent it.
      delivered: { parse: parseInstagramWebhook, ownAppId: null },
      verifier: (verifyToken) => createMetaVerifier(app.appSecret, verifyToken),
      origin: app.graphUrl,
      readPerson: (signedRequest) => readSignedRequest(signedRequest, app.appSecret, now())?.userId ?? null,
      signsPeopleIn: false,
    };
  },
};
