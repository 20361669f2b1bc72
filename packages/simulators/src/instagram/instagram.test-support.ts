import { onTestFinished } from 'vitest';

import { verifyToken } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { createInstagramSimulator, type InstagramSimulatorOptions } from './instagram-simulator.ts';

/** The account of the tests. */
export const accountId = '17841400000000017';
/** Its app-scoped id, which webhooks never name. */
export const appScopedId = '24500000000000031';
/** A lead who may write to it. */
export const contactId = '1234567890123457';
/** The app's own data. */
export const instagramApp = { appId: '990001', appSecret: 'instagram-secret', verifyToken };

/** Starts a simulator with one account, one lead, and all webhook fields subscribed. */
export async function startInstagram(options: Partial<InstagramSimulatorOptions> = {}) {
  const simulator = createInstagramSimulator({
    ...instagramApp,
    webhookUrl: null,
    retryDelaysMs: [],
    echoDelayMs: 0,
    ...options,
  });
  onTestFinished(() => simulator.close());
  const { control, app } = simulator;
  const token = control.addAccount({
    id: accountId,
    appScopedId,
    username: 'coach_marta',
    name: 'Marta',
    pictureUrl: 'https://pictures.test/marta.jpg',
  });
  control.addContact(accountId, { id: contactId, username: 'lifter_anna', name: 'Anna' });

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, bearer = token) {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  const fields =
    'messages,messaging_postbacks,messaging_seen,messaging_referral,message_reactions,message_edit,standby,messaging_handover';
  await call('POST', `/v25.0/me/subscribed_apps?subscribed_fields=${fields}`);
  return {
    ...simulator,
    token,
    call,
    sendText: (text: string) =>
      call('POST', `/v25.0/${accountId}/messages`, { recipient: { id: contactId }, message: { text } }),
  };
}
