import { describe, expect, it } from 'vitest';

import { accountId, contactId, startInstagram } from './instagram.test-support.ts';

const start = Date.parse('2026-03-01T10:00:00Z');

async function startWithHistory(contacts: number, messagesEach: number) {
  const instagram = await startInstagram();
  const { control } = instagram;
  for (let contact = 0; contact < contacts; contact += 1) {
    const id = contact === 0 ? contactId : `90${contact}`;
    if (contact > 0) control.addContact(accountId, { id, username: `lead_${contact}`, name: null });
    for (let index = 0; index < messagesEach; index += 1) {
      const from = index % 2 === 0 ? 'contact' : 'business';
      const at = new Date(start + contact * 60_000 + index * 1_000);
      control.importMessage(accountId, id, { from, text: `${contact}.${index}`, at });
    }
  }
  return instagram;
}

describe('the conversations', () => {
  it('are listed newest first, in pages that lead on', async () => {
    const { call } = await startWithHistory(3, 2);
    const first = await call('GET', '/v25.0/me/conversations?platform=instagram&limit=2');
    expect(first.body.data).toEqual([
      { id: expect.any(String), updated_time: '2026-03-01T10:02:01+0000' },
      { id: expect.any(String), updated_time: '2026-03-01T10:01:01+0000' },
    ]);
    const next = new URL(first.body.paging.next);
    const second = await call('GET', `${next.pathname}${next.search}`);
    expect(second.body.data).toHaveLength(1);
    expect(second.body.paging.next).toBeUndefined();
  });

  it('of one lead show who wrote what, newest first', async () => {
    const { call } = await startWithHistory(2, 2);
    const { body } = await call(
      'GET',
      `/me/conversations?platform=instagram&user_id=${contactId}&fields=id,participants,messages.limit(5){id,created_time,from,to,message}`,
    );
    const lead = { username: 'lifter_anna', id: contactId };
    const coach = { username: 'coach_marta', id: accountId };
    expect(body.data).toHaveLength(1);
    expect(body.data[0].participants.data).toEqual([coach, lead]);
    expect(body.data[0].messages.data).toMatchObject([
      { created_time: '2026-03-01T10:00:01+0000', from: coach, to: { data: [lead] }, message: '0.1' },
      { created_time: '2026-03-01T10:00:00+0000', from: lead, to: { data: [coach] }, message: '0.0' },
    ]);
    const stranger = await call('GET', '/me/conversations?platform=instagram&user_id=404');
    expect(stranger.body).toEqual({ data: [] });
  });

  it('tell the details of the 20 newest messages only', async () => {
    const { call } = await startWithHistory(1, 25);
    const list = await call('GET', `/me/conversations?platform=instagram&user_id=${contactId}`);
    const conversation = await call('GET', `/v25.0/${list.body.data[0].id}?fields=messages{id,message}`);
    const newest = conversation.body.messages;
    expect(newest.data).toHaveLength(20);
    expect(newest.data[0].message).toBe('0.24');
    const next = new URL(newest.paging.next);
    const older = (await call('GET', `${next.pathname}${next.search}`)).body.data;
    expect(older).toHaveLength(5);
    expect(older[0]).toEqual({ id: expect.any(String) });

    const detail = await call('GET', `/${newest.data[19].id}?fields=id,created_time,from,to,message`);
    expect(detail.body.message).toBe('0.5');
    expect((await call('GET', `/${older[0].id}?fields=message`)).body.error.code).toBe(9_000_001);
  });

  it('need the platform, and belong to their account alone', async () => {
    const { call, control } = await startWithHistory(1, 1);
    expect((await call('GET', '/me/conversations')).body.error.code).toBe(100);
    const other = control.addAccount({ id: '178', appScopedId: '24', username: 'other', name: null, pictureUrl: null });
    const id = (await call('GET', '/me/conversations?platform=instagram')).body.data[0].id;
    expect((await call('GET', `/${id}?fields=messages{id}`, undefined, other)).body.error).toMatchObject({
      code: 100,
      error_subcode: 33,
    });
  });
});

describe('a lead’s profile', () => {
  const fields = 'fields=name,username,profile_pic,follower_count,is_user_follow_business';

  it('is refused until the lead has written, and after a block', async () => {
    const { call, control } = await startInstagram();
    const before = await call('GET', `/v25.0/${contactId}?${fields}`);
    expect(before).toMatchObject({ status: 403, body: { error: { code: 230 } } });
    control.writeAsContact(accountId, contactId, { text: 'hi' });
    expect((await call('GET', `/v25.0/${contactId}?${fields}`)).body).toEqual({
      id: contactId,
      name: 'Anna',
      username: 'lifter_anna',
      profile_pic: null,
      follower_count: 0,
      is_user_follow_business: false,
    });
    control.setBlocked(contactId, true);
    expect((await call('GET', `/v25.0/${contactId}?${fields}`)).body.error.code).toBe(230);
  });

  it('can be made to fail as for Meta’s review bot', async () => {
    const { call, control } = await startInstagram();
    control.writeAsContact(accountId, contactId, { text: 'hi' });
    control.setFaults({ failNext: { code: 9010, times: 1, calls: 'profile' } });
    const refused = await call('GET', `/${contactId}?${fields}`);
    expect(refused.body.error).toMatchObject({ code: 9010, type: 'IGApiException' });
    expect((await call('GET', `/${contactId}?${fields}`)).status).toBe(200);
  });
});
