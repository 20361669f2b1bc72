import { onTestFinished } from 'vitest';

import { verifyToken } from '../meta/webhooks/webhook-receiver.test-support.ts';
import { createMessengerSimulator, type MessengerSimulatorOptions } from './messenger-simulator.ts';

/** The page of the tests. */
export const pageId = '682498302938465';
/** A lead who may write to it. */
export const contactId = '5275811702471835';
/** The app's own data. */
export const facebookApp = { appId: '1517776481860111', appSecret: 'facebook-secret', verifyToken };

/** All webhook fields of a page. */
const fields =
  'messages,messaging_postbacks,message_echoes,message_deliveries,message_reads,message_reactions,message_edits,messaging_referrals,messaging_handovers,standby,messaging_policy_enforcement';

/** Starts a simulator with one page, one lead, and the given webhook fields (all, if none are given). */
export async function startMessenger(options: Partial<MessengerSimulatorOptions> = {}, subscribed = fields) {
  const simulator = createMessengerSimulator({
    ...facebookApp,
    webhookUrl: null,
    retryDelaysMs: [],
    echoDelayMs: 0,
    ...options,
  });
  onTestFinished(() => simulator.close());
  const { control, app } = simulator;
  const token = control.addAccount({ id: pageId, name: 'Marta Trains' });
  control.addContact(pageId, { id: contactId, firstName: 'Anna', lastName: 'Berg' });

  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, bearer = token) {
    const headers = { authorization: `Bearer ${bearer}` };
    const response = await app.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }

  await call('POST', `/v25.0/${pageId}/subscribed_apps?subscribed_fields=${subscribed}`);
  return {
    ...simulator,
    token,
    call,
    sendText: (text: string, metadata?: string) =>
      call('POST', `/v25.0/${pageId}/messages`, {
        recipient: { id: contactId },
        messaging_type: 'RESPONSE',
        message: { text, ...(metadata === undefined ? {} : { metadata }) },
      }),
  };
}
