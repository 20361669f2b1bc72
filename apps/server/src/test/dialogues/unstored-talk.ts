import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { toWorkspaceId } from '../../platform/access.ts';
import type { OwnDiary } from '../../model-check/own-diary.ts';
import { createUnstoredLead } from '../../model-check/unstored-lead.ts';
import { unsetAgentFields } from '../../modules/agents/agent-content.ts';
import type { AgentRow } from '../../modules/agents/agents.repository.ts';
import type { Composition } from '../../modules/autoreply/composing/composition.ts';

export type UnstoredTalk = Awaited<ReturnType<typeof startUnstoredTalk>>;

/**
 * Starts leads who talk with an agent in chats that are in no table, by the model's protocol. Plays many ways of
 * saying something in little time.
 */
export async function startUnstoredTalk(options: { start: Date; coachZone: string; instructions: string }) {
  const simulator = createLanguageModelSimulator({ now: () => options.start });
  const baseUrl = `${await simulator.listen()}/v1`;
  const model = createLanguageModel({ baseUrl, apiKey: 'test', defaultModel: 'test-model' });
  const agent: AgentRow = {
    ...unsetAgentFields,
    id: 'agent',
    workspaceId: toWorkspaceId('coach'),
    name: 'Dana',
    instructions: options.instructions,
    delayType: 'custom',
    replyDelayMinutes: 0,
    triggerKeywords: ['SHRED'],
    pausedUntil: null,
    followUpsSince: null,
    version: 1,
    createdAt: new Date(0),
  };

  /**
   * Adds a new lead.
   * `diaryAt` returns the diary of their calls, given a function that returns the lead's present time.
   */
  function lead(diaryAt: (now: () => Date) => OwnDiary | null = () => null) {
    const { start, coachZone } = options;
    const one = createUnstoredLead({ agent, model, start, coachZone, timeoutMs: 20_000, diaryAt });
    return {
      heard: one.heard,
      /** Returns what the agent composes as an answer; null when nothing was to be written. */
      says: async (text: string): Promise<Composition | null> => (await one.says(text)).composition,
    };
  }

  return { model: simulator.control, lead, close: () => simulator.close() };
}
