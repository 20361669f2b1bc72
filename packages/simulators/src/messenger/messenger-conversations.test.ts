import { describe, expect, it } from 'vitest';

import { contactId, pageId, startMessenger } from './messenger.test-support.ts';

const start = Date.parse('2026-03-01T10:00:00Z');

async function startWithHistory(contacts: number, messagesEach: number) {
  const messenger = await startMessenger();
  const { control } = messenger;
  for (let contact = 0; contact < contacts; contact += 1) {
    const id = contact === 0 ? contactId : `90${contact}`;
    if (contact > 0) control.addContact(pageId, { id, firstName: `Lead ${contact}` });
    for (let index = 0; index < messagesEach; index += 1) {
      const from = index % 2 === 0 ? 'contact' : 'business';
      const at = new Date(start + contact * 60_000 + index * 1_000);
      control.importMessage(pageId, id, { from, text: `${contact}.${index}`, at });
    }
  }
  return messenger;
}

describe('the conversations', () => {
  it('are listed newest first, in pages that lead on', async () => {
    const { app, call } = await startWithHistory(3, 2);
    const first = await call('GET', `/v25.0/${pageId}/conversations?platform=messenger&limit=2`);
    expect(first.body.data).toEqual([
      { id: expect.stringMatching(/^t_\d+$/), updated_time: '2026-03-01T10:02:01+0000' },
      { id: expect.stringMatching(/^t_\d+$/), updated_time: '2026-03-01T10:01:01+0000' },
    ]);
    const next = new URL(first.body.paging.next);
    const second = (await app.inject({ url: `${next.pathname}${next.search}` })).json();
    expect(second.data).toHaveLength(1);
    expect(second.paging.next).toBeUndefined();
  });

  it('of one lead show who wrote what, newest first, and who takes part', async () => {
    const { call } = await startWithHistory(2, 2);
    const { body } = await call(
      'GET',
      `/${pageId}/conversations?user_id=${contactId}&fields=participants,messages{id,created_time,from,to,message}`,
    );
    const lead = { name: 'Anna Berg', email: `${contactId}@facebook.com`, id: contactId };
    const page = { name: 'Marta Trains', email: `${pageId}@facebook.com`, id: pageId };
    expect(body.data).toHaveLength(1);
    expect(body.data[0].participants.data).toEqual([page, lead]);
    expect(body.data[0].messages.data).toMatchObject([
      { created_time: '2026-03-01T10:00:01+0000', from: page, to: { data: [lead] }, message: '0.1' },
      { created_time: '2026-03-01T10:00:00+0000', from: lead, to: { data: [page] }, message: '0.0' },
    ]);
  });

  it('tell the details of the 20 newest messages only', async () => {
    const { call } = await startWithHistory(1, 25);
    const list = await call('GET', `/${pageId}/conversations?fields=messages{id,message}`);
    const newest = list.body.data[0].messages;
    expect(newest.data).toHaveLength(20);
    const next = new URL(newest.paging.next);
    const older = (await call('GET', `${next.pathname}${next.search}`)).body.data;
    expect(older).toHaveLength(5);
    expect((await call('GET', `/${older[0].id}?fields=message`)).body.error.code).toBe(9_000_001);
  });

  it('belong to their page alone, and are Messenger’s', async () => {
    const { call, control } = await startWithHistory(1, 1);
    const other = control.addAccount({ id: '42', name: 'Other' });
    const id = (await call('GET', '/me/conversations')).body.data[0].id;
    const refused = await call('GET', `/${id}?fields=messages{id}`, undefined, other);
    expect(refused.body.error).toMatchObject({ code: 100, error_subcode: 33 });
    expect((await call('GET', '/me/conversations?platform=instagram')).body.error.code).toBe(100);
  });
});

describe('a lead’s profile', () => {
  const fields = 'fields=first_name,last_name,profile_pic';

  it('is empty until the lead has written, and after a block', async () => {
    const { call, control } = await startMessenger();
    expect(await call('GET', `/v25.0/${contactId}?${fields}`)).toMatchObject({ status: 200, body: {} });
    control.writeAsContact(pageId, contactId, { text: 'hi' });
    expect((await call('GET', `/v25.0/${contactId}?${fields}`)).body).toEqual({
      id: contactId,
      first_name: 'Anna',
      last_name: 'Berg',
    });
    control.setBlocked(contactId, true);
    expect((await call('GET', `/v25.0/${contactId}?${fields}`)).body).toEqual({});
  });

  it('can be made to fail as for somebody with a telephone number only', async () => {
    const { call, control } = await startMessenger();
    control.setFaults({ failNext: { code: 2018218, times: 1, calls: 'profile' } });
    expect((await call('GET', `/${contactId}?${fields}`)).body.error.code).toBe(2018218);
    expect((await call('GET', `/${contactId}?${fields}`)).status).toBe(200);
  });
});
