import { compareTurn, type ComparedTurn } from '@spotter/domain/replay';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { linksIn, type RewriteTurn } from '../../autoreply/index.ts';
import { type CoachsKnowledge, listStated } from '../coachs-knowledge.ts';
import { tokensOf } from '../play-lead.ts';
import { storePart } from '../run-changes.ts';
import type { PlayedAgent, PlayPart } from '../run-parts.ts';
import * as repository from './replays.repository.ts';

type Rewritten = NonNullable<Awaited<ReturnType<RewriteTurn>>>;

/** Of a longer answer the beginning is kept. */
const maxAnswerLength = 4_000;
const turnGone = 'What was said is no longer there.';

/** Returns the function that has an agent answer the next turn of a replay. */
export function createTurnPlaying(dependencies: {
  database: Database;
  clock: Clock;
  rewriteTurn: RewriteTurn;
  knowledge: CoachsKnowledge;
}): PlayPart {
  const { database, clock, rewriteTurn, knowledge } = dependencies;
  return async (agent, run, place, onTurn) => {
    const turn = await repository.findTurn(database, run.id, place);
    if (turn?.state !== 'waiting') return;
    const { chatId, messageId } = turn;
    const begunAt = performance.now();
    const rewritten =
      chatId === null || messageId === null ? null : await rewriteTurn(agent.played, { chatId, messageId });
    if (rewritten === null)
      return storePart(database, run, (tx) =>
        repository.storeTurn(tx, turn, run, { state: 'gone', why: turnGone, playedAt: clock.now() }),
      );
    const { uses, written, handedOver } = rewritten;
    if (!(await onTurn({ uses, ms: performance.now() - begunAt }))) return;
    const { verdict, reasons } = await compareRewritten(knowledge, agent, rewritten);
    await storePart(database, run, (tx) =>
      repository.storeTurn(tx, turn, run, {
        state: verdict,
        reasons,
        answer: written.text?.slice(0, maxAnswerLength) ?? null,
        handedOver,
        tokens: uses.reduce((sum, use) => sum + tokensOf(use), 0),
        playedAt: clock.now(),
      }),
    );
  };
}

/** Compares a new answer with the one that was sent. It reads knowledge only for a price, promise or claim. */
async function compareRewritten(
  knowledge: CoachsKnowledge,
  { played, published }: PlayedAgent,
  { sent, written, around, links }: Rewritten,
): Promise<ComparedTurn> {
  const [stated, statedBefore] = await Promise.all([listStated(knowledge, played), listStated(knowledge, published)]);
  const compare = (known: string[]): ComparedTurn => {
    const backed = [...stated, ...known].join('\n');
    const backedBefore = [...statedBefore, ...known].join('\n');
    return compareTurn(sent, written, { ...around, backed, backedBefore, links: [...linksIn(backed), ...links] });
  };
  const compared = compare([]);
  if (!compared.reasons.some(({ rule }) => backedRules.has(rule))) return compared;
  return compare(await knowledge.listKnowledge(played.workspaceId));
}

const backedRules = new Set<string>(['price', 'promise', 'claim']);
