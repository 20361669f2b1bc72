import { simulatedCharacters } from '@spotter/domain/simulated-leads';
import type { Database } from '../../database/database.ts';
import { isId } from '../../platform/ids.ts';
import type { RehearseAgent } from '../autoreply/index.ts';
import type { CoachsKnowledge } from './coachs-knowledge.ts';
import { judgeLead } from './judge-lead.ts';
import { playCase } from './cases/play-case.ts';
import { type Played, playLead } from './play-lead.ts';
import { storePart } from './run-changes.ts';
import type { PlayPart } from './run-parts.ts';
import type { RunRow } from './runs.repository.ts';
import type { SavedCases } from './cases/saved-cases.ts';
import * as repository from './simulations.repository.ts';
import type { PlayedRow } from './simulations.repository.ts';

const leadGone = 'Not played: this lead is no longer there.';

/** Returns the function that plays the next lead of a run. */
export function createLeadPlaying(dependencies: {
  database: Database;
  rehearse: RehearseAgent;
  knowledge: CoachsKnowledge;
  cases: SavedCases;
}): PlayPart {
  const { database, rehearse, knowledge, cases } = dependencies;
  return async ({ played: agent }, run, place, onTurn) => {
    const next = await repository.findWaitingLead(database, run.id);
    if (next?.place !== place) return;
    const timing = { seed: run.seed, day: run.at, onTurn };
    const store = (row: Omit<PlayedRow, 'state'>) =>
      storePart(database, run, (tx) =>
        repository.storePlayed(tx, next, { ...row, state: row.failures.length === 0 ? 'passed' : 'failed' }),
      );
    const character = simulatedCharacters.find(({ id }) => id === next.leadId);
    if (character !== undefined) {
      const played = await playLead(rehearse, agent, character, timing);
      if (played !== null) await store({ ...playedRow(played), failures: await judgeLead(knowledge, agent, played) });
      return;
    }
    const [saved] = isId(next.leadId) ? await cases.named(run.workspaceId, [next.leadId]) : [];
    if (saved === undefined) return repository.leaveLeadsUnplayed(database, run.id, leadGone, place);
    const played = await playCase(rehearse, agent, saved, timing);
    if (played !== null) await store(await withLastPassed(database, run, next.leadId, played));
  };
}

/** Returns a case that failed with the last version that kept to its rule. */
async function withLastPassed<Row extends Pick<PlayedRow, 'failures'>>(
  database: Database,
  run: RunRow,
  leadId: string,
  played: Row,
): Promise<Row> {
  if (played.failures.length === 0) return played;
  const passed = await repository.findLastPassed(database, run, leadId);
  if (passed === null) return played;
  const broke = run.version === 'draft' ? 'the draft does not' : `version ${run.number} does not`;
  const sentence = `Version ${passed} kept to it, ${broke}.`;
  return {
    ...played,
    failures: played.failures.map((failure) => ({ ...failure, sentence: `${failure.sentence} (${sentence})` })),
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
