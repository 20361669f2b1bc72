import type { Agent, OpenFindings, Replay, ReplayCost, ReplayedTurn } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';

type FakeReplay = Replay & { turns: ReplayedTurn[] };

/** The replays of an agent, the newest first, what another would play, and what nobody called fine. */
export type FakeReplays = { replays: FakeReplay[]; cost: ReplayCost; findings: OpenFindings };

export const noReplays = (): FakeReplays => ({
  replays: [],
  cost: { tokens: 12_000, costDollars: 0.012, chats: 3, turns: 4 },
  findings: { open: 0, replayId: null },
});

/** Returns a turn that was answered the same. */
export function aTurn(given: Partial<ReplayedTurn> = {}): ReplayedTurn {
  return {
    place: 0,
    state: 'same',
    why: null,
    chatId: 'chat-1',
    contact: 'Maya Stone',
    received: ['how much is it?'],
    sent: 'It is $249 a month.',
    sentAt: '2026-11-19T10:00:00.000Z',
    answer: 'It’s $249 a month!',
    handedOver: null,
    reasons: [],
    tokens: 3000,
    fine: null,
    ...given,
  };
}

/** Returns a replay of the draft that ended. */
export function aReplay(given: Partial<FakeReplay> = {}): FakeReplay {
  const turns = given.turns ?? [aTurn()];
  const count = (state: ReplayedTurn['state']) => turns.filter((turn) => turn.state === state).length;
  return {
    _id: 'replay-1',
    agentId: 'agent-1',
    version: 'draft',
    number: 1,
    state: 'done',
    pausedUntil: null,
    pausedFor: null,
    at: '2026-11-20T10:00:00.000Z',
    endedAt: '2026-11-20T10:01:00.000Z',
    by: 'Dana Reyes',
    nightly: false,
    total: turns.length,
    notPlayed: count('not-played'),
    riskier: count('riskier'),
    different: count('different'),
    safer: count('safer'),
    same: count('same'),
    gone: count('gone'),
    open: turns.filter(({ state, fine }) => state === 'riskier' && fine === null).length,
    estimatedTokens: 12_000,
    tokens: 11_000,
    costDollars: 0.011,
    ...given,
    turns,
  };
}

/** The fake backend's handlers for replays, all of one agent. */
export function replayHandlers(stored: { agents: Agent[]; replays: FakeReplays }): Record<string, Handler> {
  const own = stored.replays;
  const replayOf = (id: string) => own.replays.find(({ _id }) => _id === id);
  const isThere = (id: string) => stored.agents.some(({ _id }) => _id === id);
  return {
    'GET /agent/{id}/replays': ({ id }) => (isThere(id) ? { value: own.replays } : null),
    'GET /agent/{id}/replays/cost': ({ id }) => (isThere(id) ? { value: own.cost } : null),
    'GET /agent/{id}/draft/findings': ({ id }) => (isThere(id) ? { value: own.findings } : null),
    'POST /agent/{id}/replays': ({ id, body }) => {
      if (!isThere(id)) return null;
      const replay = aReplay({
        _id: `replay-${own.replays.length + 1}`,
        version: body.version as Replay['version'],
        state: 'waiting',
        endedAt: null,
        turns: [aTurn({ state: 'waiting', answer: null })],
      });
      own.replays.unshift(replay);
      return { value: replay };
    },
    'GET /replays/{id}': ({ id }) => {
      const replay = replayOf(id);
      return replay === undefined ? null : { value: replay };
    },
    'DELETE /replays/{id}': ({ id }) => {
      const replay = replayOf(id);
      return replay === undefined ? null : { value: Object.assign(replay, { state: 'stopped' }) };
    },
    'PUT /replays/{id}/turns/{place}/fine': ({ id, second, body }) => {
      const replay = replayOf(id);
      const turn = replay?.turns.find(({ place }) => place === Number(second));
      if (replay === undefined || turn === undefined) return null;
      turn.fine = body.fine === true ? { at: '2026-11-20T11:00:00.000Z', by: 'Dana Reyes' } : null;
      return { value: Object.assign(replay, { open: aReplay({ turns: replay.turns }).open }) };
    },
  };
}
