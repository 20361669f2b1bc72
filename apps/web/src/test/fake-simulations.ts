import {
  type Agent,
  type AgentReadiness,
  type NightlySuite,
  type SimulatedConversation,
  type SimulatedLead,
  type Simulation,
  type TurnCost,
} from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

type FakeRun = Simulation & { conversations: SimulatedConversation[] };

/** The leads that can be simulated, and the runs of an agent, the newest first. */
export type FakeSimulations = {
  leads: SimulatedLead[];
  runs: FakeRun[];
  turn: TurnCost;
  readiness: AgentReadiness[];
  nightly: NightlySuite;
};

export const leads: SimulatedLead[] = [
  aLead('price-first', 'Asks the price first', 'buying'),
  aLead('in-a-hurry', 'Is in a hurry', 'buying'),
  aLead('minor', 'Is fifteen', 'care'),
];

export const noSimulations = (): FakeSimulations => ({
  leads,
  runs: [],
  turn: { tokens: 1000, costDollars: 0.001 },
  readiness: [],
  nightly: { on: false, nextAt: null, last: null, run: null },
});

function aLead(id: string, name: string, kind: SimulatedLead['kind']): SimulatedLead {
  return { id, name, description: `${name}, and that is that.`, kind, usualTurns: 4 };
}

/** Returns a run of the published version that ended. */
export function aRun(given: Partial<FakeRun> = {}): FakeRun {
  const conversations = given.conversations ?? leads.map((lead) => aConversation({ lead }));
  const count = (state: SimulatedConversation['state']) => conversations.filter((each) => each.state === state).length;
  return {
    _id: 'run-1',
    agentId: 'agent-1',
    version: 'published',
    number: 1,
    seed: 7,
    state: 'done',
    pausedUntil: null,
    pausedFor: null,
    at: '2026-11-20T10:00:00.000Z',
    endedAt: '2026-11-20T10:01:00.000Z',
    by: 'Dana Reyes',
    nightly: false,
    total: conversations.length,
    passed: count('passed'),
    failed: count('failed'),
    notPlayed: count('not-played'),
    playing: null,
    estimatedTokens: 12_000,
    tokens: 11_000,
    costDollars: 0.011,
    ...given,
    conversations,
  };
}

/** Returns a conversation in which nothing was wrong. */
export function aConversation(given: Partial<SimulatedConversation> = {}): SimulatedConversation {
  const at = '2026-11-20T10:00:00.000Z';
  return {
    lead: leads[0]!,
    state: 'passed',
    why: null,
    failures: [],
    messages: [
      { from: 'lead', text: 'how much is it?', at, media: null },
      { from: 'agent', text: 'It is $97 once.', at, media: null },
    ],
    handedOver: null,
    call: null,
    facts: [],
    tokens: 3600,
    ...given,
  };
}

/** The fake backend's handlers for simulated leads, all of one agent. */
export function simulationHandlers(stored: { agents: Agent[]; simulations: FakeSimulations }): Record<string, Handler> {
  const own = stored.simulations;
  const runOf = (id: string) => own.runs.find(({ _id }) => _id === id);
  const isThere = (id: string) => stored.agents.some(({ _id }) => _id === id);
  return {
    'GET /simulated-leads': () => ({ value: own.leads }),
    'GET /simulations/readiness': () => ({ value: own.readiness }),
    'GET /agent/{id}/simulations': ({ id }) => (isThere(id) ? { value: own.runs } : null),
    'GET /agent/{id}/simulations/cost': ({ id }) => (isThere(id) ? { value: own.turn } : null),
    'GET /agent/{id}/nightly': ({ id }) => (isThere(id) ? { value: own.nightly } : null),
    'PUT /agent/{id}/nightly': ({ id, body }) => {
      if (!isThere(id)) return null;
      const on = body.on === true;
      own.nightly = { ...own.nightly, on, nextAt: on ? '2026-11-21T09:00:00.000Z' : null };
      return { value: own.nightly };
    },
    'POST /agent/{id}/simulations': ({ id, body }) => {
      if (!isThere(id)) return null;
      const wanted = (body.characters as string[] | undefined) ?? own.leads.map((lead) => lead.id);
      const conversations = own.leads
        .filter((lead) => wanted.includes(lead.id))
        .map((lead) => aConversation({ lead, state: 'waiting', messages: [] }));
      const version = body.version as Simulation['version'];
      const run = aRun({ _id: `run-${own.runs.length + 1}`, version, state: 'waiting', endedAt: null, conversations });
      own.runs.unshift(run);
      return { value: run };
    },
    'GET /simulations/{id}': ({ id }) => {
      const run = runOf(id);
      return run === undefined ? null : { value: run };
    },
    'DELETE /simulations/{id}': ({ id }) => {
      const run = runOf(id);
      return run === undefined ? null : { value: Object.assign(run, { state: 'stopped', playing: null }) };
    },
  };
}
