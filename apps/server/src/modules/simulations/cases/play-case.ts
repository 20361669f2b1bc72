import type { ModelUse } from '@spotter/contract';
import { type Failure, judgeCase } from '@spotter/domain/simulated-leads';
import { dayAt, instantAtOrAfter } from '@spotter/language/zones/zoned-time';
import type { AgentRow } from '../../agents/index.ts';
import type { RehearseAgent } from '../../autoreply/index.ts';
import { beginning, tokensOf } from '../play-lead.ts';
import { caseLineMs, type SavedCase } from './saved-cases.ts';
import type { PlayedRow } from '../simulations.repository.ts';

/** How the last message of a case was answered, and what was wrong with it. */
type PlayedCase = Omit<PlayedRow, 'state' | 'failures'> & { failures: Failure[] };

/**
 * Has an agent answer the last message of a case again, from what was really said before. The contact's words
 * stay with the case: only the answer is kept. `onTurn` as for a lead; null: the run was stopped.
 */
export async function playCase(
  rehearse: RehearseAgent,
  agent: AgentRow,
  { rule, lines, wrong }: SavedCase,
  run: { day: Date; onTurn(turn: { uses: ModelUse[]; ms: number }): Promise<boolean> },
): Promise<PlayedCase | null> {
  const chat = await rehearse(agent, { engaged: true });
  const at = instantAtOrAfter(dayAt(run.day, chat.coachZone), beginning, chat.coachZone);
  const before = lines.slice(0, -1).map(({ from, text }, place) => ({
    from: from === 'contact' ? ('lead' as const) : ('agent' as const),
    text,
    at: new Date(at.getTime() - (lines.length - 1 - place) * caseLineMs),
  }));
  const begunAt = performance.now();
  const answer = await chat.receive([{ line: lines.at(-1)!.text, at }], before);
  if (!(await run.onTurn({ uses: answer.uses, ms: performance.now() - begunAt }))) return null;
  const { handedOver } = answer;
  const answers = answer.messages.map((text, message) => ({ message, text }));
  // The messages of the case come before that of the answer.
  const failures = judgeCase({ rule, wrong }, { answers, asked: -1, handedOver: handedOver !== null });
  const answeredAt = new Date(at.getTime() + caseLineMs).toISOString();
  return {
    why: null,
    failures,
    messages: answer.messages.map((text) => ({ from: 'agent', text, at: answeredAt, media: null })),
    handedOver: handedOver?.reason ?? null,
    call: null,
    facts: [],
    turns: 1,
    tokens: answer.uses.reduce((sum, use) => sum + tokensOf(use), 0),
  };
}
