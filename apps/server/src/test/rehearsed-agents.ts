import { agentRoutes, bookingRoutes } from '@spotter/contract';
import type { CoachsWords, PlayedConversation, SimulatedCharacter } from '@spotter/domain/simulated-leads';
import { dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import { findAgent } from '../modules/agents/index.ts';
import { playLead } from '../modules/simulations/play-lead.ts';
import { startSpotter } from './spotter-under-test.ts';

const zone = 'America/Chicago';
const weekdays = [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, start_time: '09:00', end_time: '17:00' }));
/** Every run is on this day, so that it says the same. */
const day = instantAtOrAfter(dayAt(new Date('2026-12-01T18:00:00.000Z'), zone), 0, zone);

/** An agent as a coach writes it. */
export type WrittenAgent = { name: string; instructions: string; keyword: string };

/** What was said with a simulated lead, and what of it the coach's own words allow. */
export type Rehearsed = { played: PlayedConversation; coach: CoachsWords };

export type RehearsedAgents = Awaited<ReturnType<typeof startRehearsedAgents>>;

/** Starts the whole product for agents that talk with simulated leads. `modelUrl`: their model. */
export async function startRehearsedAgents(modelUrl: string) {
  const spotter = await startSpotter({ environment: { LLM_BASE_URL: modelUrl } });
  const coach = await spotter.addCoach();
  await coach.client.call(bookingRoutes.replaceAvailability, {
    body: {
      hours: weekdays,
      daysOff: [],
      minimumNoticeMinutes: 60,
      horizonDays: 60,
      bufferMinutes: 0,
      timeZone: zone,
    },
  });
  return {
    /** Adds an agent; returns what has a lead talk with it. */
    async add({ name, instructions, keyword }: WrittenAgent) {
      const config = { prompt: instructions, delayTime: 0 as const };
      const created = await coach.client.call(agentRoutes.create, {
        body: { agent: { name, config, keywords: [keyword], keywordRules: undefined } },
      });
      const agent = (await findAgent(spotter.connection.database, coach.access, created._id))!;
      return async (character: SimulatedCharacter, seed: number): Promise<Rehearsed> => {
        const { rehearse } = spotter.services;
        const played = (await playLead(rehearse, agent, character, { seed, day, onTurn: async () => true }))!;
        return { played, coach: { known: instructions, links: played.links, zone: played.coachZone } };
      };
    },
    close: () => spotter.close(),
  };
}
