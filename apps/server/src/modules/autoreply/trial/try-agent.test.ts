import { agentRoutes, bookingRoutes, botRoutes, type AgentTrial } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../../../database/database.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';

type Line = { from: 'lead' | 'agent'; text: string };

describe('trying an agent', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  beforeAll(async () => {
    spotter = await startSpotter();
    // Neither an account that is turned off nor a delay makes a trial wait.
    coach = await spotter.addCoach(30);
    await coach.client.call(botRoutes.setEnabled, { body: { botId: coach.botId, botEnabled: false } });
  });
  afterAll(() => spotter.close());

  const say = (messages: Line[], id = coach.agentId): Promise<AgentTrial> =>
    coach.client.call(agentRoutes.try, { params: { id }, body: { messages } });
  const lead = (text: string): Line => ({ from: 'lead', text });
  const agent = (text: string): Line => ({ from: 'agent', text });

  test('without a keyword it stays silent, as it would with a real lead', async () => {
    expect(await say([lead('hello there')])).toMatchObject({
      decision: { kind: 'stay-silent', reason: 'no-keyword', keyword: null },
      answer: null,
    });
  });

  test('a trigger is answered at once and the conversation goes on from there', async () => {
    const first = await say([lead('hello there'), lead('SHRED please')]);
    expect(first.decision).toEqual({ kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' });
    expect(first.answer).toBeTruthy();
    const second = await say([
      lead('SHRED please'),
      agent(first.answer!),
      lead('I want to lose some weight by summer'),
    ]);
    expect(second.decision).toEqual({ kind: 'reply', reason: 'conversation-goes-on', keyword: null });
    expect(second.answer).not.toBe(first.answer);
  });

  test('it hands over and obeys a stop, and remembers both', async () => {
    const handedOver = [lead('SHRED'), agent('Hi! What is your goal?'), lead('I want to talk to a real person')];
    expect(await say(handedOver)).toMatchObject({
      decision: { kind: 'hand-over', reason: 'asked-for-human' },
      answer: expect.stringContaining("I'm the automated assistant"),
    });
    expect(await say([...handedOver, lead('hello?')])).toMatchObject({
      decision: { reason: 'handed-over' },
      answer: null,
    });

    const stopped = [lead('SHRED'), agent('Hi! What is your goal?'), lead('stop')];
    const confirmed = await say(stopped);
    expect(confirmed).toMatchObject({ decision: { kind: 'opt-out' }, answer: expect.any(String) });
    const after = [...stopped, agent(confirmed.answer!), lead('what does it cost?')];
    expect(await say(after)).toMatchObject({ decision: { reason: 'opted-out' }, answer: null });
    expect(await say([...after, lead('ok, SHRED again')])).toMatchObject({ decision: { reason: 'trigger-keyword' } });
  });

  test('it does not sell to somebody whom only the model finds in danger, and leaves alone who asks for it', async () => {
    // Swedish, which the rules do not read.
    const danger = await say([lead('SHRED jag vill dö')]);
    expect(danger).toMatchObject({ decision: { kind: 'hand-over', reason: 'red-flag' }, answer: expect.any(String) });
    expect(danger.answer).not.toContain('?');
    expect(await say([lead('SHRED skriv inte till mig')])).toMatchObject({ decision: { kind: 'opt-out' } });
  });

  describe('a call', () => {
    /** Returns a function that writes as a lead, and sends back the trial's memory each time. */
    function talk(id = coach.agentId) {
      const lines: Line[] = [];
      let practice: string | null = null;
      return async (text: string, changed?: (practice: string) => string): Promise<string> => {
        lines.push(lead(text));
        const brought = practice === null || changed === undefined ? practice : changed(practice);
        const trial: AgentTrial = await coach.client.call(agentRoutes.try, {
          params: { id },
          body: { messages: lines, practice: brought },
        });
        ({ practice } = trial);
        if (trial.answer !== null) lines.push(agent(trial.answer));
        return trial.answer ?? '';
      };
    }
    /** Returns the first time in an answer, as written there. */
    const timeIn = (answer: string) => /\w+day, \w+ \d+ at \d+:\d\d [AP]M/.exec(answer)?.[0] ?? '';

    beforeAll(() =>
      coach.client.call(bookingRoutes.replaceAvailability, {
        body: {
          hours: [{ dayOfWeek: 3, start_time: '13:00', end_time: '15:00' }],
          daysOff: [],
          minimumNoticeMinutes: 60,
          horizonDays: 60,
          bufferMinutes: 0,
          timeZone: 'America/Chicago',
        },
      }),
    );

    test('is booked for practice at a time of the coach, moved to another, and never stored', async () => {
      const says = talk();
      const offered = await says('SHRED! can we book a call? I am in Chicago');
      expect(offered).toMatch(/Wednesday \w+ \d+ at 1(:\d\d|,| )/);
      expect(await says('the first one')).toContain('?');
      const asked = await says('maya@example.com');
      expect(timeIn(asked)).toMatch(/^Wednesday, .* at 1:00 PM$/);
      expect(asked).toMatch(/^(?!.*booked)/s);
      const booked = await says('yes');
      expect(booked).toContain(`Your call is booked for ${timeIn(asked)}`);
      expect(booked).not.toContain('http');
      expect(await says('can we move it to 2pm?')).toMatch(/Shall I move your call to Wednesday, .* at 2:00 PM/);
      expect(await says('yes')).toMatch(/Your call is now on Wednesday, .* at 2:00 PM/);
    });

    test('is not booked by what the browser made up', async () => {
      const says = talk();
      await says('SHRED! can we book a call? I am in Chicago');
      expect(await says('yes', () => 'bm9uc2Vuc2U')).not.toMatch(/is booked/);
    });

    test('comes with the hours and the calendar that its times are from', async () => {
      const ground = (id: string) => coach.client.call(agentRoutes.practice, { params: { id } });
      const details = { calendar: 'own', hasOwnHours: true, timeZone: 'America/Chicago' };
      expect(await ground(coach.agentId)).toEqual(details);
      expect(await ground('new')).toEqual(details);
    });
  });

  test('nothing was sent, stored or counted', async () => {
    await spotter.settled();
    expect(spotter.answers()).toEqual([]);
    for (const table of ['chats', 'messages', 'decisions', 'appointments', 'booking_proposals']) {
      expect(await queryRows(spotter.connection.database, sql`select 1 from ${sql.identifier(table)}`)).toEqual([]);
    }
  });
});
