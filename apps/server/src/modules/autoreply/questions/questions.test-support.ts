import { decisionRoutes, type DecisionRecord } from '@spotter/contract';
import type { Coach, SpotterUnderTest } from '../../../test/spotter-under-test.ts';

/** Has the model answer the next question with these words. */
export function answerNext(
  spotter: SpotterUnderTest,
  content: string,
  [promptTokens, completionTokens]: [number, number],
): void {
  const message = { role: 'assistant', content };
  const usage = {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  };
  const choices = [{ index: 0, message, finish_reason: 'stop' }];
  const body = { id: 'own', object: 'chat.completion', created: 1, model: 'own', choices, usage };
  spotter.model.failNext({ status: 200, body, times: 1 });
}

/** Returns what was decided at last about a contact's newest message. */
export async function newestRecord(
  spotter: SpotterUnderTest,
  coach: Coach,
  contactId: string,
): Promise<DecisionRecord> {
  const { _id, history } = await spotter.chat(coach, contactId);
  const newest = history.findLast(({ author }) => author === 'contact')!;
  const records = await coach.client.call(decisionRoutes.ofMessage, { params: { id: _id, messageId: newest._id } });
  return records.at(-1)!;
}
