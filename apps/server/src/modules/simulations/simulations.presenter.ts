import type { AgentRun, SimulatedConversation, SimulatedLead, Simulation } from '@spotter/contract';
import { simulatedCharacters, type SimulatedCharacter, usualTurns } from '@spotter/domain/simulated-leads';
import { isId } from '../../platform/ids.ts';
import type { RunRow } from './runs.repository.ts';
import { caseAsLead, goneCase, type SavedCase, transcriptOf } from './cases/saved-cases.ts';
import type { ConversationRow, SimulationSummary } from './simulations.repository.ts';

const characters = new Map(simulatedCharacters.map((character) => [character.id, character]));

export function presentLead(character: SimulatedCharacter): SimulatedLead {
  const { id, name, description, kind } = character;
  return { id, name, description, kind, usualTurns: usualTurns(character) };
}

type PresentableRun = Omit<RunRow, 'content' | 'by'> & { by: string | null; total: number; notPlayed: number };

/** Returns what all runs have in the contract. `hasPrices`: whether the operator has set what tokens cost. */
export function presentRun(run: PresentableRun, hasPrices: boolean): AgentRun {
  const { id, agentId, version, number, state, by, total, notPlayed } = run;
  return {
    _id: id,
    agentId,
    version,
    number,
    state,
    pausedUntil: run.pausedUntil?.toISOString() ?? null,
    pausedFor: run.pausedFor,
    at: run.at.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    by,
    nightly: run.nightMark !== null,
    total,
    notPlayed,
    estimatedTokens: run.estimatedTokens,
    tokens: run.tokens,
    costDollars: hasPrices ? run.costDollars : null,
  };
}

/** Returns a run of simulated leads in the contract's form. */
export function presentSimulation(run: SimulationSummary, hasPrices: boolean): Simulation {
  const { seed, passed, failed, state, nextLead } = run;
  const playing = state === 'running' && nextLead !== null ? nameOf(nextLead) : null;
  return { ...presentRun(run, hasPrices), seed, passed, failed, playing };
}

/** Returns a conversation in the contract's form; one of a saved case begins with what was said before. */
export function presentConversation(row: ConversationRow, saved: SavedCase | null): SimulatedConversation {
  const { leadId, state, why, failures, messages, handedOver, call, facts, tokens } = row;
  const character = characters.get(leadId);
  const isCase = saved !== null || isId(leadId);
  const gone: SimulatedLead = isCase
    ? { id: leadId, name: goneCase, description: 'The rule was deleted.', kind: 'case', usualTurns: 0 }
    : { id: leadId, name: leadId, description: '', kind: 'other', usualTurns: 0 };
  const lead = saved === null ? gone : caseAsLead(saved);
  const before = saved === null ? [] : transcriptOf(saved);
  return {
    lead: character === undefined ? lead : presentLead(character),
    state,
    why,
    failures: isCase ? failures.map((failure) => behind(before.length, failure)) : failures,
    messages: saved === null ? messages : [...before, ...messages],
    handedOver,
    call: call?.toISOString() ?? null,
    facts,
    tokens,
  };
}

/** Returns a failure with its place in a transcript that begins with the messages of a case. */
function behind<Failed extends { message: number | null }>(before: number, failure: Failed): Failed {
  const message = failure.message === null ? -1 : failure.message + before;
  return { ...failure, message: message < 0 ? null : message };
}

function nameOf(leadId: string): string {
  return characters.get(leadId)?.name ?? (isId(leadId) ? 'A saved case' : leadId);
}
