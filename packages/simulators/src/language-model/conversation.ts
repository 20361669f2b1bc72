import { type ChatCompletionRequest, textOf, type WireMessage } from './language-model-wire.ts';
import { readSources, type KnownSource } from './sources/known-sources.ts';

/** Something said in the chat, by the contact or by the business side (agent or coach). */
export type Turn = { from: 'contact' | 'business'; text: string };

/** A tool call made since the contact last wrote, with what the client answered. */
type ToolStep = { name: string; input: Record<string, unknown>; result: Record<string, unknown> };

/** The conversation of a request to the model. */
export type Conversation = {
  systemPrompt: string;
  /** The coach's own instructions, or the whole system prompt where none are marked. */
  coachInstructions: string;
  /** The fields by the names that the client uses; null where it names none. */
  fieldsToLearn: string[] | null;
  /** The name from the client; null where there is none. */
  contactName: string | null;
  knownFacts: Map<string, string>;
  coachNote: string | null;
  /** What the coach has corrected, a rule in each line. */
  rules: string[];
  /** The names of the tags that it may give. */
  tags: string[];
  /** The names of the clips that it may send, each with when. */
  clips: Map<string, string>;
  /** The contact's calls from the client. */
  knownCalls: string[];
  /** The last proposal from the client; null where nothing can be agreed to. */
  openProposal: string | null;
  /** What the client adds after its blocks, such as that the last answer was useless. */
  remark: string;
  /** What the client lets it tell; null where the coach's instructions are all there is. */
  sources: KnownSource[] | null;
  turns: Turn[];
  /** Whether the client asks for words to a contact who went quiet. */
  wantsFollowUp: boolean;
  toolSteps: ToolStep[];
  /** The tools that may be called now, each with its JSON schema's `properties`. */
  tools: Map<string, Record<string, unknown>>;
};

/**
 * Reads a request as a conversation. Blocks are read from the system prompt only: what a contact writes is never
 * an instruction.
 */
export function readConversation(request: ChatCompletionRequest): Conversation {
  const systemPrompt = request.messages
    .filter((message) => message.role === 'system' || message.role === 'developer')
    .map((message) => textOf(message.content))
    .join('\n\n');
  const fields = blockOf(systemPrompt, 'fields_to_learn');
  return {
    systemPrompt,
    coachInstructions: blockOf(systemPrompt, 'coach_instructions') ?? systemPrompt,
    fieldsToLearn: fields === null ? null : linesOf(fields).map((line) => (line.split(':')[0] ?? line).trim()),
    contactName: blockOf(systemPrompt, 'contact_name'),
    knownFacts: factsOf(blockOf(systemPrompt, 'known_facts') ?? ''),
    coachNote: blockOf(systemPrompt, 'coach_note'),
    rules: linesOf(blockOf(systemPrompt, 'coach_rules') ?? ''),
    tags: linesOf(blockOf(systemPrompt, 'coach_tags') ?? ''),
    clips: factsOf(blockOf(systemPrompt, 'coach_clips') ?? ''),
    knownCalls: linesOf(blockOf(systemPrompt, 'known_calls') ?? ''),
    openProposal: blockOf(systemPrompt, 'open_proposal'),
    sources: readSources(systemPrompt),
    remark:
      /<\/(?:coach_instructions|fields_to_learn|known_facts|contact_name|coach_note|coach_tags|coach_clips|known_sources)>((?:(?!<\/)[\s\S])*)$/
        .exec(systemPrompt)?.[1]
        ?.trim() ?? '',
    turns: turnsOf(request.messages.filter((message) => !asksForFollowUp(message))),
    wantsFollowUp: request.messages.some(asksForFollowUp),
    toolSteps: toolStepsOf(request.messages),
    tools: toolsOf(request),
  };
}

/** Returns the contact's unanswered messages, oldest first. */
export function unansweredTexts(turns: Turn[]): string[] {
  const lastAnswer = turns.findLastIndex((turn) => turn.from === 'business');
  return turns.slice(lastAnswer + 1).map((turn) => turn.text);
}

function blockOf(text: string, name: string): string | null {
  const match = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(text);
  return match?.[1]?.trim() ?? null;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*]\s+/, '').trim())
    .filter((line) => line !== '');
}

function factsOf(text: string): Map<string, string> {
  const facts = new Map<string, string>();
  for (const line of linesOf(text)) {
    const colon = line.indexOf(':');
    const value = line.slice(colon + 1).trim();
    if (colon > 0 && value !== '') facts.set(line.slice(0, colon).trim(), value);
  }
  return facts;
}

/** Whether a message is the client's own block; what a contact writes always stands within marks of its own. */
function asksForFollowUp({ role, content }: WireMessage): boolean {
  return role === 'user' && textOf(content).startsWith('<follow_up>');
}

function turnsOf(messages: WireMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const message of messages) {
    const text = textOf(message.content).trim();
    if (text === '') continue;
    if (message.role === 'assistant') turns.push({ from: 'business', text });
    if (message.role === 'user') {
      for (const contactText of contactTextsOf(text)) turns.push({ from: 'contact', text: contactText });
    }
  }
  return turns;
}

function contactTextsOf(content: string): string[] {
  const marked = [...content.matchAll(/<contact_message[^>]*>\n?([\s\S]*?)\n?<\/contact_message>/g)];
  if (marked.length === 0) return [content];
  return marked.map((match) => (match[1] ?? '').trim()).filter((text) => text !== '');
}

function toolStepsOf(messages: WireMessage[]): ToolStep[] {
  const steps: ToolStep[] = [];
  const sinceContact = messages.slice(messages.findLastIndex((message) => message.role === 'user') + 1);
  for (const message of sinceContact) {
    for (const call of message.tool_calls ?? []) {
      const answer = sinceContact.find((other) => other.role === 'tool' && other.tool_call_id === call.id);
      steps.push({
        name: call.function.name,
        input: parseObject(call.function.arguments),
        result: parseObject(textOf(answer?.content)),
      });
    }
  }
  return steps;
}

function toolsOf(request: ChatCompletionRequest): Conversation['tools'] {
  const choice = request.tool_choice ?? 'auto';
  const tools: Conversation['tools'] = new Map();
  if (choice === 'none') return tools;
  for (const tool of request.tools ?? []) {
    if (typeof choice === 'object' && choice.function.name !== tool.function.name) continue;
    const properties = tool.function.parameters?.['properties'];
    tools.set(tool.function.name, isObject(properties) ? properties : {});
  }
  return tools;
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
