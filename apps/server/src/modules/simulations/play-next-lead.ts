import { simulatedCharacters } from '@spotter/domain/simulated-leads';
import type { Database } from '../../database/database.ts';
import type { RehearseAgent } from '../autoreply/index.ts';
import type { CoachsKnowledge } from './coachs-knowledge.ts';
import { judgeLead } from './judge-lead.ts';
import { type Played, playLead } from './play-lead.ts';
import { storePart } from './run-changes.ts';
import type { PlayPart } from './run-parts.ts';
import * as repository from './simulations.repository.ts';
import type { PlayedRow } from './simulations.repository.ts';

const leadGone = 'Not played: this lead is no longer there.';

/** Returns the function that plays the next lead of a run. */
export function createLeadPlaying(dependencies: {
  database: Database;
  rehearse: RehearseAgent;
  knowledge: CoachsKnowledge;
}): PlayPart {
  const { database, rehearse, knowledge } = dependencies;
  return async ({ played: agent }, run, place, onTurn) => {
    const next = await repository.findWaitingLead(database, run.id);
    if (next?.place !== place) return;
    const character = simulatedCharacters.find(({ id }) => id === next.leadId);
    if (character === undefined) return repository.leaveLeadsUnplayed(database, run.id, leadGone, place);
    const played = await playLead(rehearse, agent, character, { seed: run.seed, day: run.at, onTurn });
    if (played === null) return;
    const failures = await judgeLead(knowledge, agent, played);
    const state = failures.length === 0 ? 'passed' : 'failed';
    await storePart(database, run, (tx) => repository.storePlayed(tx, next, { ...playedRow(played), state, failures }));
  };
}

function playedRow(played: Played): Omit<PlayedRow, 'state' | 'failures'> {
  const { turns, facts, tokens, stored: messages } = played;
  return {
    why: null,
    messages,
    handedOver: turns.find(({ handedOver }) => handedOver !== null)?.handedOver?.reason ?? null,
    call: turns.at(-1)?.call ?? null,
    facts,
    turns: turns.length,
    tokens,
  };
}
