import type { AnsweredMessage } from '@spotter/domain/booking';
import { describe, expect, test } from 'vitest';
import type { ChatBooking, ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { ChatCalls } from '../../booking/in-chat/chat-calls.ts';
import { createProposalDrafts, unknownGuest, type StoredProposal } from '../../booking/in-chat/chat-proposals.ts';
import { createProposalPayloads } from '../../booking/in-chat/proposal-payload.ts';
import { createBookingTools } from './booking-tools.ts';
import type { BookingSetting } from './booking-turn.ts';
import { proposalName, slotName } from './proposal-names.ts';

const now = new Date('2026-11-23T15:30:00Z');
const monday11 = new Date('2026-11-23T17:00:00Z');
const monday12 = new Date('2026-11-23T18:00:00Z');
const zone = 'America/Chicago';
const spoken = 'Monday, November 23 at 12:00 PM (Central Time)';

const asked: StoredProposal = {
  id: '00000000-0000-7000-8000-00000000abcd',
  kind: 'confirm',
  action: 'book',
  slots: [monday12],
  state: 'live',
  messageId: 'question',
  saidAt: new Date('2026-11-23T15:20:00Z'),
  expiresAt: new Date('2026-11-24T15:20:00Z'),
  zone,
  language: 'en',
  guest: { ...unknownGuest, email: 'maya@example.test' },
};
const callAt = (start: Date): ChatCall => ({
  appointmentId: 'row',
  start,
  changedAt: now,
  state: 'booked',
  meetingUrl: null,
  place: null,
  manageUrl: 'https://spotter.example/call/test',
  bookingUrl: null,
});

/** Opens the tools on a calendar with given answers. */
function open(
  details: Partial<BookingSetting> & {
    writes?: string[];
    outcome?: ChatBooking;
    needs?: 'email'[];
    standing?: ChatCall;
  } = {},
) {
  const { writes = [], outcome = { kind: 'unconfirmed' }, needs = [], standing, ...setting } = details;
  const did: string[] = [];
  const calls: ChatCalls = {
    findOpenTimes: async ({ from }) => ({
      kind: 'times',
      starts: [monday11, monday12].filter((start) => start >= from),
      timeZone: zone,
    }),
    invite: async () => undefined,
    findNeeds: async () => needs,
    book: async ({ start, guest }) => {
      did.push(`book ${start.toISOString()} ${guest.email}`);
      return outcome;
    },
    move: async ({ start }) => {
      did.push(`move ${start.toISOString()}`);
      return { kind: 'moved', call: callAt(start) };
    },
    cancel: async ({ start }) => {
      did.push(`cancel ${start.toISOString()}`);
      return { ...callAt(start), state: 'cancelled' };
    },
    ofChat: async () => (standing === undefined ? [] : [standing]),
    proposals: {
      ...createProposalDrafts(createProposalPayloads(Buffer.from('a key for tests only'))),
      findNewest: async () => null,
      markUsed: async (id) => void did.push(`used ${proposalName(id)}`),
    },
  };
  const answer = writes.map((text): AnsweredMessage => ({ text, tap: null, hasAttachments: false, sentAt: now }));
  const booking = createBookingTools({
    calls,
    chatId: 'chat',
    turns: writes.map((text) => ({ from: 'contact', text })),
    facts: [],
    now,
    language: 'en',
    contactZone: null,
    coachZone: zone,
    proposal: null,
    answer,
    lastOutboundId: 'question',
    lastOutboundAt: null,
    signal: new AbortController().signal,
    ...setting,
  });
  const use = (name: string, input: unknown = {}) => booking.tools.find((tool) => tool.name === name)!.execute(input);
  return { did, booking, use };
}

const yes = { proposal_id: proposalName(asked.id), contact_said_yes: true };
const booked: ChatBooking = { kind: 'booked', call: callAt(monday12) };

describe('times that the agent offers', () => {
  test('go out as a proposal with a button for each', async () => {
    const { booking, use } = open();
    const { times } = (await use('find_open_times')) as { times: { slot_id: string; says: string }[] };
    expect(times.map(({ says }) => says)).toContain(spoken);
    expect(await use('offer_times', { slot_ids: times.map(({ slot_id }) => slot_id) })).toMatchObject({ ok: true });
    expect(booking.proposed()).toMatchObject({ kind: 'offer', action: 'book', slots: [monday11, monday12], zone });
    expect(booking.proposed()!.quickReplies.map(({ title }) => title)).toEqual([
      'Mon 11 AM',
      'Mon 12 PM',
      'Other times',
    ]);
  });

  test('are offered for moving where a call stands', async () => {
    const { booking, use } = open({ standing: callAt(monday11) });
    await use('find_open_times');
    await use('offer_times', { slot_ids: [slotName(monday12)] });
    expect(booking.proposed()).toMatchObject({ action: 'move' });
  });

  test('are none that were made up', async () => {
    const { booking, use } = open();
    expect(await use('offer_times', { slot_ids: ['slot-made-up'] })).toMatchObject({ code: 'unknown_slot' });
    expect(booking.proposed()).toBeNull();
  });
});

describe('a time that was chosen in words', () => {
  const offered: StoredProposal = { ...asked, kind: 'offer', slots: [monday11, monday12] };

  test('is repeated as a question, and nothing is booked', async () => {
    const { did, booking, use } = open({ proposal: offered, writes: ['the second one'] });
    expect(await use('ask_to_confirm', { action: 'book', slot_id: slotName(monday12) })).toMatchObject({
      says: spoken,
    });
    expect(booking.proposed()).toMatchObject({ kind: 'confirm', action: 'book', slots: [monday12] });
    expect(booking.proposed()!.quickReplies.map(({ title }) => title)).toEqual(['Yes, book it', 'Another time']);
    expect(did).toEqual([]);
  });

  test.each<[string, object, Parameters<typeof open>[0], object]>([
    ['a time that was made up', { slot_id: 'slot-made-up' }, {}, { code: 'unknown_slot' }],
    ['an address that nobody wrote', { email: 'else@example.test' }, {}, { code: 'check_email' }],
    [
      'a part of an address',
      { email: 'maya@example.test' },
      { writes: ['mymaya@example.test'] },
      { code: 'check_email' },
    ],
    [
      'a mistyped address',
      { email: 'maya@gmial.com' },
      { writes: ['maya@gmial.com'] },
      { code: 'check_email', did_you_mean: 'maya@gmail.com' },
    ],
    ['an address is needed and not known', {}, { needs: ['email'] }, { code: 'needs', needs: ['email'] }],
    ['a call stands already', {}, { standing: callAt(monday11) }, { code: 'has_call' }],
    ['there is no call to move', { action: 'move' }, {}, { code: 'no_call' }],
    ['there is no call to cancel', { action: 'cancel' }, {}, { code: 'no_call' }],
  ])('is not asked about where it is %s', async (_what, wish, reported, answer) => {
    const { booking, use } = open({ proposal: offered, ...reported });
    const asking = { action: 'book', slot_id: slotName(monday12), ...wish };
    expect(await use('ask_to_confirm', asking)).toMatchObject({ ok: false, ...answer });
    expect(booking.proposed()).toBeNull();
  });

  test('takes the address along that the contact wrote before', async () => {
    const { booking, use } = open({ proposal: offered, needs: ['email'], writes: ['Maya@example.test.'] });
    await use('ask_to_confirm', { action: 'book', slot_id: slotName(monday12) });
    expect(booking.proposed()!.guest).toMatchObject({ email: 'maya@example.test' });
  });
});

describe('what was asked to confirm', () => {
  test('is done once when the answer is a yes and the model agrees, exactly as it was asked', async () => {
    const { did, booking, use } = open({ proposal: asked, writes: ['yes'], outcome: booked });
    const result = await use('carry_out', yes);
    expect(result).toMatchObject({ ok: true, status: 'booked', says: spoken });
    expect(await use('carry_out', yes)).toEqual(result);
    expect(did).toEqual([`book ${monday12.toISOString()} maya@example.test`, 'used proposal-0000abcd']);
    expect(booking.done).toMatchObject([{ appointmentId: 'row', did: 'booked' }]);
    expect(booking.judged()).toEqual({ kind: 'carry-out', slot: monday12, because: 'words' });
  });

  test('may be a move, or that the call is cancelled', async () => {
    const standing = callAt(monday11);
    const moving = open({ proposal: { ...asked, action: 'move' }, writes: ['yes'], standing });
    expect(await moving.use('carry_out', yes)).toMatchObject({ status: 'moved' });
    const cancelling = open({ proposal: { ...asked, action: 'cancel', slots: [monday11] }, writes: ['yes'], standing });
    expect(await cancelling.use('carry_out', yes)).toMatchObject({ status: 'cancelled' });
    expect([...moving.did, ...cancelling.did].filter((one) => !one.startsWith('used'))).toEqual([
      `move ${monday12.toISOString()}`,
      `cancel ${monday11.toISOString()}`,
    ]);
  });

  test.each<[string, Partial<Parameters<typeof open>[0]>, object, string]>([
    ['the answer says more', { proposal: asked, writes: ['yes', 'how long is it?'] }, {}, 'not_agreed'],
    ['the model does not agree', { proposal: asked, writes: ['yes'] }, { contact_said_yes: false }, 'not_agreed'],
    ['several times were offered', { proposal: { ...asked, kind: 'offer' }, writes: ['yes'] }, {}, 'not_agreed'],
    [
      'it is not the last that was said',
      { proposal: asked, writes: ['yes'], lastOutboundId: 'later' },
      {},
      'not_agreed',
    ],
    [
      'the model names another proposal',
      { proposal: asked, writes: ['yes'] },
      { proposal_id: 'x' },
      'no_open_proposal',
    ],
    ['nothing was proposed', { writes: ['yes'] }, {}, 'no_open_proposal'],
  ])('is not done where %s', async (_what, reported, wish, code) => {
    const { did, use } = open({ ...reported, outcome: booked });
    expect(await use('carry_out', { ...yes, ...wish })).toMatchObject({ ok: false, code });
    expect(did).toEqual([]);
  });

  test('is not done once the contact wrote more', async () => {
    const { did, use } = open({ proposal: asked, writes: ['yes'], outcome: booked, signal: AbortSignal.abort() });
    expect(await use('carry_out', yes)).toEqual({ ok: false, code: 'overtaken' });
    expect(did).toEqual([]);
  });

  test('is told as not certain where the calendar has not confirmed it', async () => {
    const { use, booking } = open({ proposal: asked, writes: ['yes'] });
    expect(await use('carry_out', yes)).toMatchObject({ ok: false, code: 'unconfirmed' });
    expect(booking.done).toEqual([]);
  });
});
