import type { Correction } from '@spotter/contract';
import { type AgentRule, contradictions } from '@spotter/domain/autoreply';
import type { WholeCorrection } from './corrections.repository.ts';

const maxAskedLength = 300;

/** Returns corrections in the contract's form. `inForce`: the rules that the agent or the chat has now. */
export function presentCorrections(rows: WholeCorrection[], inForce: AgentRule[]): Correction[] {
  const present = new Map(inForce.map((rule) => [rule.id, rule]));
  const listed = rows.map(({ correction }): AgentRule => ({ ...correction.rule, id: correction.id }));
  const contradicted = contradictions(listed);
  return rows.map(({ correction, case: saved, by }) => ({
    _id: correction.id,
    scope: correction.scope,
    rule: correction.rule,
    at: correction.at.toISOString(),
    by,
    isInForce: present.has(correction.id),
    contradicts: contradicted.get(correction.id) ?? [],
    case: saved && {
      chatId: saved.chatId,
      asked: (saved.lines.at(-1)?.text ?? '').slice(0, maxAskedLength),
      wrong: saved.wrong,
      sent: saved.sent,
    },
  }));
}
