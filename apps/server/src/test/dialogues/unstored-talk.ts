import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import type { OwnDiary } from '../../model-check/own-diary.ts';
import { createUnstoredLead } from '../../model-check/unstored-lead.ts';
import type { AgentRow } from '../../modules/agents/agents.repository.ts';
import type { Composition } from '../../modules/autoreply/replying/compose-reply.ts';

export type UnstoredTalk = Awaited<ReturnType<typeof startUnstoredTalk>>;

/**
 * Leads who talk with an agent in chats that stand in no table, by the model's protocol. Many ways of saying something are
 * played in little time.
 */
export async function startUnstoredTalk(options: { start: Date; coachZone: string; instructions: string }) {
  const simulator = createLanguageModelSimulator({ now: () => options.start });
  const baseUrl = `${await simulator.listen()}/v1`;
  const model = createLanguageModel({ baseUrl, apiKey: 'test', defaultModel: 'test-model' });
  const agent: AgentRow = {
    id: 'agent',
    userId: 'coach',
    name: 'Dana',
    description: null,
    model: null,
    instructions: options.instructions,
    delayType: 'custom',
    replyDelayMinutes: 0,
    triggerKeywords: ['SHRED'],
    reengagementKeywords: [],
    fields: [],
    caringWords: null,
    disclosureWords: null,
    createdAt: new Date(0),
  };

  /** Somebody new; `diaryAt` keeps their calls, with the time that it is for them. */
  function lead(diaryAt: (now: () => Date) => OwnDiary | null = () => null) {
    const { start, coachZone } = options;
    const one = createUnstoredLead({ agent, model, start, coachZone, timeoutMs: 20_000, diaryAt });
    return {
      heard: one.heard,
      /** What the agent does about what was said. Null: nothing was to be written. */
      says: async (text: string): Promise<Composition | null> => (await one.says(text)).composition,
    };
  }

  return { model: simulator.control, lead, close: () => simulator.close() };
}
