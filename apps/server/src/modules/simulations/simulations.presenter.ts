import type { SimulatedConversation, SimulatedLead, Simulation } from '@spotter/contract';
import { simulatedCharacters, type SimulatedCharacter, usualTurns } from '@spotter/domain/simulated-leads';
import type { ConversationRow, SimulationSummary } from './simulations.repository.ts';

const characters = new Map(simulatedCharacters.map((character) => [character.id, character]));

export function presentLead(character: SimulatedCharacter): SimulatedLead {
  const { id, name, description, kind } = character;
  return { id, name, description, kind, usualTurns: usualTurns(character) };
}

/** Returns a run in the contract's form. `hasPrices`: whether the operator has set what tokens cost. */
export function presentSimulation(run: SimulationSummary, hasPrices: boolean): Simulation {
  const { id, agentId, version, number, seed, state, by, total, passed, failed, notPlayed, nextLead } = run;
  return {
    _id: id,
    agentId,
    version,
    number,
    seed,
    state,
    pausedUntil: run.pausedUntil?.toISOString() ?? null,
    pausedFor: run.pausedFor,
    at: run.at.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    by,
    total,
    passed,
    failed,
    notPlayed,
    playing: state === 'running' && nextLead !== null ? nameOf(nextLead) : null,
    estimatedTokens: run.estimatedTokens,
    tokens: run.tokens,
    costDollars: hasPrices ? run.costDollars : null,
  };
}

export function presentConversation(row: ConversationRow): SimulatedConversation {
  const { leadId, state, why, failures, messages, handedOver, call, facts, tokens } = row;
  const character = characters.get(leadId);
  const gone: SimulatedLead = { id: leadId, name: leadId, description: '', kind: 'other', usualTurns: 0 };
  return {
    lead: character === undefined ? gone : presentLead(character),
    state,
    why,
    failures,
    messages,
    handedOver,
    call: call?.toISOString() ?? null,
    facts,
    tokens,
  };
}

function nameOf(leadId: string): string {
  return characters.get(leadId)?.name ?? leadId;
}
