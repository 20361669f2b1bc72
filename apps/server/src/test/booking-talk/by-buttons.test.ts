import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booked } from '../dialogues/dialogue.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';
import { openings } from './ways-to-say-a-time.ts';

let talk: CallTalk;
beforeAll(async () => {
  talk = await startCallTalk();
});
afterAll(() => talk.close());

const opening = openings.en;

describe('a call in the chat, by its buttons', () => {
  const titles = (lead: ReturnType<CallTalk['lead']>) => lead.buttons().map(({ title }) => title);

  test('is booked, moved and cancelled, after two changes of mind', async () => {
    const lead = talk.lead();
    await lead.says(opening);
    expect(titles(lead)).toEqual(['Mon 11 AM', 'Mon 12 PM', 'Tue 9 AM', 'Other times']);
    await lead.taps('Other times');
    const others = titles(lead);
    expect(others.at(-1)).toBe('Other times');
    expect(others).not.toContain('Mon 11 AM');
    const [spoken] = await lead.taps('Wed 9 AM');
    expect(spoken).toMatch(
      /^Your call is booked for Wednesday, \w+ \d+ at 9:00 AM \(Central Time\)\.\nMove or cancel it here: http:\S+\nWhich email address should the invitation go to\?$/,
    );
    expect(await talk.callsOf(lead)).toEqual(['+2 09:00']);
    // The address is thanked for; the call was confirmed already.
    expect((await lead.says('maya@example.com')).join()).not.toContain('is booked for');
    expect((await lead.says('great, thank you')).join()).not.toContain('?');

    await lead.says('omg can we move it to thurs');
    const [moved] = await lead.taps('Yes, move it');
    expect(moved).toMatch(/^Your call is now on Thursday/);
    expect(await talk.callsOf(lead)).toEqual(['+3 09:00']);

    await lead.says('cancel it');
    expect(titles(lead)).toEqual(['Yes, cancel it', 'No, keep it']);
    await lead.taps('No, keep it');
    expect(await talk.callsOf(lead)).toEqual(['+3 09:00']);
    await lead.says('no, cancel the call please');
    const [farewell] = await lead.taps('Yes, cancel it');
    expect(farewell).toMatch(/^Your call on Thursday, .* is canceled/);
    expect(await talk.callsOf(lead)).toEqual([]);
    const { history } = await lead.chat();
    expect(history.find(({ text }) => text === 'Wed 9 AM')).toMatchObject({ tapped: true, author: 'contact' });
    expect(history.find(({ quickReplies }) => quickReplies.includes('Mon 11 AM'))).toMatchObject({ author: 'agent' });
  });

  test('is booked in Spanish, without an English word', async () => {
    const lead = talk.lead();
    await lead.says(openings.es);
    expect(titles(lead)).toEqual(['lun 11:00', 'lun 12:00', 'mar 9:00', 'Otras horas']);
    await lead.says('la segunda');
    await lead.says(`${lead.id}@example.test`);
    expect(titles(lead)).toEqual(['Sí, resérvala', 'Otra hora']);
    const [spoken] = await lead.taps('Sí, resérvala');
    expect(spoken).toMatch(
      /^Tu llamada está agendada para el lunes, \d+ de \w+, a las 12:00 \(hora central\)\.\nPara cambiarla o cancelarla: http:\S+$/,
    );
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    await talk.free(lead);
  });

  test('is not booked by a button that was replaced, used, of another chat, or made up: that is said kindly', async () => {
    const [lead, other] = [talk.lead(), talk.lead()];
    await lead.says(opening);
    await other.says(opening);
    const tapOld = async (payload: string) => {
      const [answer] = await lead.sends({ text: 'Mon 11 AM', quickReplyPayload: payload });
      return answer!;
    };
    const old = lead.buttons()[0]!.payload;
    await lead.taps('Other times');
    for (const payload of [old, other.buttons()[0]!.payload, `${old.slice(0, -1)}!`, 'spotter-call:x']) {
      expect(await tapOld(payload)).toMatch(
        /^That button is from an older message, so I changed nothing\. Open now: .*\?$/,
      );
      expect(await talk.callsOf(lead)).toEqual([]);
    }
    const live = lead.buttons()[0]!;
    await lead.taps(live.title);
    expect(await talk.callsOf(lead)).toHaveLength(1);
    expect(await tapOld(live.payload)).toMatch(/^That is done already: your call is on /);
    expect(await talk.callsOf(lead)).toHaveLength(1);
    await talk.free(lead);
  });

  test('a payload that is none of ours is a message like any other', async () => {
    const lead = talk.lead();
    const answers = await lead.sends({ text: 'SHRED', quickReplyPayload: 'ICE_BREAKER' });
    expect(answers).toHaveLength(1);
  });

  test('is left alone where words behind the tap say something else', async () => {
    const lead = talk.lead();
    await lead.says(opening);
    talk.spotter.instagram.tapQuickReply(talk.account.id, lead.id, 'Mon 11 AM');
    await lead.says('wait, no, tuesday at 2 is better');
    expect(await talk.callsOf(lead)).toEqual([]);
  });

  test('is booked while the model is down', async () => {
    const lead = talk.lead();
    await lead.says(opening);
    talk.spotter.model.failNext({ status: 503, times: 50 });
    await lead.taps('Tue 9 AM');
    talk.spotter.model.clearFaults();
    expect(await talk.callsOf(lead)).toEqual(['+1 09:00']);
    expect(lead.heard().at(-1)).toMatch(booked);
    await talk.free(lead);
  });
});
