import { composePrompt, fieldsToLearn } from '@spotter/domain/autoreply';
import { firstNameOf } from '@spotter/domain/facts';
import { isHeard } from '@spotter/domain/media';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { fillFixedText, isClient, rulesOf, sendableClips, shownMessages, type ChatState } from '../../chats/index.ts';
import { isAskedIfBot } from '../closing/closing-message.ts';
import { factContext, turnsOf } from '../replying/chat-facts.ts';
import { askingNow } from '../sources/asking-now.ts';
import { findAnswer } from '../sources/found-source.ts';
import { findSources } from '../sources/known-sources.ts';
import type { ToolTurn } from '../tools/agent-tools.ts';
import { findAddress } from '../tools/guest-address.ts';
import { prepareBookingTools } from '../tools/prepare-booking-tools.ts';
import type { ComposeSettings } from './composition.ts';

/** What every try at an answer of this turn is written from and judged by. */
export type ReplyTask = Awaited<ReturnType<typeof readReplyTask>>;

/** Reads what an answer in this chat is written from. */
export async function readReplyTask(state: ChatState, settings: ComposeSettings) {
  const agent = state.agent!;
  const shown = shownMessages(state);
  const isAsked = isAskedIfBot(state);
  const [bookingTools, sources] = await Promise.all([
    prepareBookingTools(state, shown, settings),
    settings.truth === null ? null : findSources(state, settings.truth, settings),
  ]);
  const open = askingNow(state, shown, bookingTools?.known ?? null, settings.now);
  const asking = settings.onlyKnown === true ? { ...open, asking: 'nothing' as const } : open;
  // What is only drafted sends none.
  const clips = settings.calls === null ? [] : sendableClips(state, settings.now);
  const answering = findAnswer(sources, asking);
  const address = findAddress(turnsOf(state), state.chat.facts);
  const { instructions, messages } = composePrompt({
    ...promptFacts(state, shown, settings),
    calls: bookingTools === null ? null : bookingTools.inWords(),
    proposal: bookingTools === null ? null : bookingTools.proposalInWords(),
    asking: open.asking,
    isBack: state.chat.optedOutAt !== null,
    unsaid: unsaidOf(state),
    tags: state.tags.usable.map(({ name }) => name),
    clips,
    ...(sources === null ? {} : { sources }),
  });
  const turn: ToolTurn = { calls: [] };
  const toolOutputs: string[] = [...(settings.openTimes ?? [])];
  return {
    state,
    settings,
    agent,
    shown,
    /** Whether the contact asks if a machine writes. */
    isAsked,
    bookingTools,
    clips,
    sources,
    asking,
    /** What the contact asks with the passage that plainly answers it; null: none does. */
    answering,
    knownFacts: address === null ? [] : [{ name: 'email', value: address }],
    instructions: settings.wish === undefined ? instructions : `${instructions}\n\n${settings.wish}`,
    messages,
    earlierReplies: shown.map((message) => message.text),
    stated: factContext(state, shown),
    /** What the tools of all tries have done. */
    turn,
    booking: bookingTools?.tools.tools.map((tool) => recordToolOutput(tool, toolOutputs)),
    toolOutputs,
  };
}

/** Returns what every prompt of a chat says: whose agent writes, to whom, and what was said so far. */
export function promptFacts(state: ChatState, shown: ShownMessage[], { canary, now }: { canary: string; now: Date }) {
  const { agent, chat } = state;
  return {
    agentName: agent!.name,
    coachName: state.coachName,
    coachInstructions: instructionsOf(state, now),
    rules: rulesOf(state),
    contactName: firstNameOf(chat.name),
    fieldsToLearn: fieldsToLearn(agent!.fields),
    facts: chat.facts,
    isClient: isClient(state.tags),
    canary,
    note: chat.handBackNote,
    now,
    history: shown.map(({ author, text, attachments }) => ({
      from: author === 'contact' || author === 'agent' ? author : ('coach' as const),
      text,
      attachmentTypes: attachments.flatMap(describedBy),
      isHeard: isHeard(attachments),
    })),
  };
}

/** Returns what the agent still wanted to say when its last answer was broken off; null where it was not. */
function unsaidOf({ messages }: ChatState): string | null {
  const last = messages.findLast(({ author, aborted }) => author !== 'contact' && !aborted);
  if (last?.author !== 'agent' || last.decisionId === null) return null;
  const unsaid = messages.filter(({ aborted, decisionId }) => aborted && decisionId === last.decisionId);
  return unsaid.length === 0 ? null : unsaid.map(({ text }) => text).join(' ');
}

/** Returns what the model learns of an attachment besides the words in it. */
function describedBy({ type, title, isClip, transcript, description }: ShownMessage['attachments'][number]): string[] {
  if (isClip === true) return [`${type}: ${title}`];
  if (transcript?.status === 'ready') return [];
  return [description?.status === 'ready' ? `${type}: ${description.text}` : type];
}

type ShownMessage = ReturnType<typeof shownMessages>[number];

/** Returns the coach's instructions, with their words for a contact who asks if a machine writes. */
function instructionsOf(state: ChatState, now: Date): string {
  const { instructions, disclosureWords } = state.agent!;
  return disclosureWords === null
    ? instructions
    : `${instructions}\nAsked whether you are a bot, say: "${fillFixedText(state, disclosureWords, { now })}"`;
}

/** Returns a tool whose results are noted: what they say is true. */
function recordToolOutput(tool: AgentTool, toolOutputs: string[]): AgentTool {
  return {
    ...tool,
    async execute(input) {
      const result = await tool.execute(input);
      toolOutputs.push(JSON.stringify(result));
      return result;
    },
  };
}
