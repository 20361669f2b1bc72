import { connectionRoutes, SetupQuery } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarOwner, startCalendarStandIns } from '../calendar-stand-ins.ts';
import { giveConsent } from '../consent-driver.ts';
import { booked } from '../dialogues/dialogue.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';

const links = { 'google-calendar': connectionRoutes.googleLink, calendly: connectionRoutes.calendlyLink } as const;

describe(
  'a lead books, moves and cancels in the chat, and the calendar holds exactly that',
  { timeout: 90_000 },
  () => {
    let standIns: Awaited<ReturnType<typeof startCalendarStandIns>>;
    let talk: CallTalk;
    beforeAll(async () => {
      const clock = createShiftedClock();
      standIns = await startCalendarStandIns(() => clock.now());
      talk = await startCallTalk({ clock, environment: standIns.environment });
    }, 60_000);
    afterAll(async () => {
      await talk.close();
      await standIns.close();
    });

    /** Connects a calendar to the agent. Returns what disconnects it, so that the other one can serve. */
    async function connect(id: keyof typeof links): Promise<() => Promise<void>> {
      const { client, agentId } = talk.coach;
      const { url } = await client.call(links[id]);
      const { pathname, search } = await giveConsent(url, 'allow', {});
      const answer = await fetch(talk.spotter.origin + pathname + search, { redirect: 'manual' });
      const { accessToken } = SetupQuery.parse(
        Object.fromEntries(new URL(answer.headers.get('location')!).searchParams),
      );
      const credentials = { accessToken: accessToken!, agent: agentId };
      const { _id } = await client.call(connectionRoutes.connect, { params: { id }, body: { credentials } });
      return async () => void (await client.call(connectionRoutes.disconnect, { params: { id: _id } }));
    }

    /** Writes the lines one by one. Returns what the agent said and which calls were booked after each. */
    async function talks(lines: string[]) {
      const lead = talk.lead();
      const said: string[] = [];
      const stood: string[][] = [];
      for (const line of lines) {
        const answers = await lead.says(line);
        said.push(answers.join(' '));
        stood.push(await talk.callsOf(lead));
      }
      expect(said[3], said.join('\n')).toMatch(booked);
      return { said, stood };
    }

    test('in English, with Google', async () => {
      const disconnect = await connect('google-calendar');
      const events = () => standIns.google.events(calendarOwner.email);
      const lead = ['SHRED can i book a call? im in chicago', 'the third one', 'maya@example.test', 'yes'];
      const moves = ['omg can we move it to thurs', 'the first one', 'yes please'];
      const { stood, said } = await talks([...lead, ...moves, 'cancel it', 'yes']);
      const [tuesday, thursday] = [['+1 09:00'], ['+3 09:00']];
      expect(stood, said.join('\n')).toEqual([[], [], [], tuesday, tuesday, tuesday, thursday, thursday, []]);
      await talk.settle();
      expect(events()).toMatchObject([{ status: 'cancelled' }]);
      await talks(['SHRED can i book a call? im in chicago', 'wed at 10', 'leo@example.test', 'yes']);
      expect(events().filter(({ status }) => status === 'confirmed')).toHaveLength(1);
      await disconnect();
    });

    test('in Spanish, with Calendly', async () => {
      const disconnect = await connect('calendly');
      const standing = () => standIns.calendly.bookings(calendarOwner.email).filter(({ state }) => state === 'active');
      const lead = [
        'SHRED hola, quiero agendar una llamada, estoy en madrid',
        'mañana a las 11',
        'maya@example.test',
        'sí',
      ];
      const first = await talks(lead);
      expect(first.said[3]).toMatch(/a las 11:00/);
      expect(standing()).toHaveLength(1);
      const second = await talks([
        ...lead.slice(0, 1),
        'el jueves a las 12',
        'leo@example.test',
        'sí, por favor',
        'podemos cambiarla al viernes?',
        'la primera',
        'sí',
        'cancela la llamada porfa',
        'sí, cancélala',
      ]);
      expect(second.stood.at(-1)).toEqual([]);
      await talk.settle();
      expect(standing()).toHaveLength(1);
      await disconnect();
    });
  },
);
