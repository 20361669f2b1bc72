import { type FollowUpChat, type FollowUpFigures, followUpOutcomes, type Page, sourceOf } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { isId } from '../../../platform/ids.ts';
import { listAgents } from '../../agents/index.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import type { Coach } from '../analytics.repository.ts';
import { countSteps, listSent, type SentFollowUp } from './follow-up-figures.repository.ts';

const pageLength = 50;

/** A step as its agent has it now. */
export type KnownStep = Pick<FollowUpFigures, 'agentName' | 'place' | 'afterMinutes' | 'text'>;
const gone: KnownStep = { agentName: null, place: null, afterMinutes: null, text: null };

export type FollowUpChatsQuery = DayRange & {
  stepId: string;
  outcome: string;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Returns what the steps sent in a range brought, beside those that an agent has and did not send. */
export async function findFollowUpFigures(
  database: Database,
  { access, coach, range }: { access: Access; coach: Coach; range: DayRange },
): Promise<FollowUpFigures[]> {
  const [agents, counts] = await Promise.all([listAgents(database, access), countSteps(database, coach, range)]);
  const nothing = { sent: 0, answered: 0, booked: 0 };
  const known = agents.flatMap(({ id: agentId, name, followUps }) =>
    followUps.steps.map(({ id: stepId, afterMinutes, text }, index) => ({
      ...(counts.find((count) => count.stepId === stepId && count.agentId === agentId) ?? nothing),
      agentId,
      agentName: name,
      stepId,
      place: index + 1,
      afterMinutes,
      text,
      isShown: followUps.enabled,
    })),
  );
  const others = counts
    .filter(({ stepId, agentId }) => !known.some((one) => one.stepId === stepId && one.agentId === agentId))
    .map((count) => ({
      ...gone,
      ...count,
      agentName: agents.find(({ id }) => id === count.agentId)?.name ?? null,
    }))
    .toSorted((left, right) => right.sent - left.sent);
  return [
    ...known.filter(({ isShown, sent }) => isShown || sent > 0).map(({ isShown, ...figures }) => figures),
    ...others,
  ];
}

/** Returns the follow-ups behind a number of a step, with their chats. */
export async function listFollowUpChats(
  database: Database,
  coach: Coach,
  query: FollowUpChatsQuery,
): Promise<Page<FollowUpChat[]>> {
  const { stepId, limit = pageLength } = query;
  const outcome = followUpOutcomes.find((known) => known === query.outcome);
  if (!isId(stepId) || outcome === undefined) throw new AppError('not_found', 'This follow-up does not exist');
  const found = await listSent(database, coach, {
    range: query,
    of: { stepId, outcome },
    start: readCursor(query.cursor),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    value: shown.map(presentSent),
    nextCursor:
      found.length > limit && last !== undefined ? writeCursor({ at: new Date(last.sentAt), id: last.id }) : null,
  };
}

/** Returns the steps that agents have now, by agent and step. */
export async function listKnownSteps(
  database: Database,
  access: Access,
): Promise<(step: Pick<SentFollowUp, 'agentId' | 'stepId'>) => KnownStep> {
  const agents = await listAgents(database, access);
  return ({ agentId, stepId }) => {
    const agent = agents.find(({ id }) => id === agentId);
    const index = agent?.followUps.steps.findIndex(({ id }) => id === stepId) ?? -1;
    const step = agent?.followUps.steps[index];
    if (agent === undefined || step === undefined) return { ...gone, agentName: agent?.name ?? null };
    return { agentName: agent.name, place: index + 1, afterMinutes: step.afterMinutes, text: step.text };
  };
}

function presentSent(row: SentFollowUp): FollowUpChat {
  const { chatId, messageId, username, name, channel, sentAt, answeredAt, bookedAt } = row;
  return { _id: chatId, messageId, username, name, from: sourceOf(channel), sentAt, answeredAt, bookedAt };
}
