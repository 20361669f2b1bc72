import { unsetFollowUps, type FollowUpRules } from '@spotter/domain/autoreply';
import { quietUntil } from '@spotter/domain/booking';
import type { Database } from '../database/database.ts';
import { recordFollowUps } from '../modules/autoreply/index.ts';
import type { WorkspaceId } from '../platform/access.ts';
import { newId } from '../platform/ids.ts';
import type { Silence } from './seed-conversations.ts';

const minuteMs = 60_000;
/** Hours in which no follow-up of the story was sent, whatever the hour of the seed. */
const hoursOfLunch = { from: '12:00', to: '13:00' };

/** Returns the sequence of the demo's agent: its own words after each of these times. */
export function demoFollowUps(minutes: number[]): FollowUpRules {
  const steps = minutes.map((afterMinutes) => ({ id: newId(), afterMinutes, text: null }));
  return { ...unsetFollowUps, enabled: true, steps };
}

/**
 * Writes the outcome of the follow-ups whose time is past: sent where the story tells it, else canceled by the
 * coach. So none of them leaves at the first start.
 */
export async function writeFollowUps(
  tx: Database,
  owner: { workspaceId: WorkspaceId; agentId: string; timeZone: string; toldAt: Date; rules: FollowUpRules },
  silences: Silence[],
): Promise<void> {
  const { rules, toldAt, timeZone, workspaceId, agentId } = owner;
  const rows = silences.flatMap(({ chatId, turn, answeredAt, followUpIds }) =>
    rules.steps.flatMap(({ id: stepId, afterMinutes }, index) => {
      const due = new Date(answeredAt.getTime() + afterMinutes * minuteMs);
      if (due > toldAt) return [];
      const messageId = followUpIds[index] ?? null;
      const wasNight = quietUntil(due, rules.quietHours, timeZone) !== null;
      const { from: quietFrom, to: quietTo } = wasNight ? hoursOfLunch : rules.quietHours;
      const end =
        messageId === null
          ? ({ state: 'canceled', reason: 'by-coach' } as const)
          : ({ state: 'sent', reason: 'sent' } as const);
      const what = { id: newId(), workspaceId, chatId, turn, stepId, agentId, messageId };
      return [{ ...what, ...end, at: due, zone: timeZone, quietFrom, quietTo }];
    }),
  );
  await recordFollowUps(tx, rows);
}
