import { checkDraft, composePrompt, qualificationFields, type DraftProblem } from '@spotter/domain';
import type { GenerateUsage, LanguageModel } from '@spotter/providers/ports/language-model';
import type { ChatState } from '../chats/chat-state.ts';
import { createAgentTools, type ReplyEffects } from './agent-tools.ts';

/** What came of asking the model for an answer. */
export type Composition =
  | { kind: 'draft'; text: string; effects: ReplyEffects; usage: GenerateUsage; repaired: DraftProblem | null }
  /** The model asked for a person and had nothing fit to say. */
  | { kind: 'only-effects'; effects: ReplyEffects; usage: GenerateUsage }
  | { kind: 'unusable'; because: string; usage: GenerateUsage }
  | { kind: 'unavailable'; detail: string }
  | { kind: 'aborted' };

/** About what fits into one message of the platform with the longest limit. */
const mostOutputTokens = 400;

/** Asks the model for an answer and lets nothing through that must not reach a contact. One fault may be repaired. */
export async function composeReply(
  state: ChatState,
  settings: { model: LanguageModel; now: Date; timeoutMs: number; canary: string; signal: AbortSignal },
): Promise<Composition> {
  const agent = state.agent!;
  const shown = state.messages.filter(
    ({ aborted, status, state: shownAs }) => !aborted && status !== 'failed' && shownAs !== 'unsent',
  );
  const prompt = composePrompt({
    agentName: agent.name,
    coachInstructions: agent.instructions,
    fieldsToLearn: [...qualificationFields],
    facts: state.chat.facts,
    canary: settings.canary,
    now: settings.now,
    history: shown.map((message) => ({
      from: message.author === 'contact' ? 'contact' : message.author === 'agent' ? 'agent' : 'coach',
      text: message.text,
      attachmentTypes: message.attachments.map(({ type }) => type),
    })),
  });
  const context = {
    canary: settings.canary,
    alreadySaid: shown.filter(({ author }) => author === 'agent').map(({ text }) => text),
    allowedLinks: linksIn(agent.instructions),
    offerText: agent.instructions,
    hasBooking: false,
  };

  let repaired: DraftProblem | null = null;
  for (;;) {
    const { tools, effects } = createAgentTools();
    const outcome = await settings.model.generate(agent.model, {
      instructions: repaired === null ? prompt.instructions : `${prompt.instructions}\n\n${repairNote(repaired)}`,
      messages: prompt.messages,
      tools,
      maxOutputTokens: mostOutputTokens,
      timeoutMs: settings.timeoutMs,
      signal: settings.signal,
    });
    if (outcome.kind === 'aborted') return { kind: 'aborted' };
    if (outcome.kind === 'unavailable') return { kind: 'unavailable', detail: outcome.detail };
    if (outcome.kind === 'unusable') {
      if (effects.handOver !== null) return { kind: 'only-effects', effects, usage: outcome.usage };
      if (repaired !== null) return { kind: 'unusable', because: outcome.because, usage: outcome.usage };
      repaired = 'empty';
      continue;
    }
    const checked = checkDraft({ text: outcome.text }, context);
    if (checked.ok) return { kind: 'draft', text: checked.text, effects, usage: outcome.usage, repaired };
    if (effects.handOver !== null) return { kind: 'only-effects', effects, usage: outcome.usage };
    if (repaired !== null) return { kind: 'unusable', because: checked.problem, usage: outcome.usage };
    repaired = checked.problem;
  }
}

function repairNote(problem: DraftProblem): string {
  return `Your last answer could not be sent (${problem}). Write it again without that: plain text only, two or three short sentences.`;
}

function linksIn(text: string): string[] {
  return text.match(/https?:\/\/[^\s<>"')]+/g) ?? [];
}
