import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import { blockOf } from '../reading/message-block.ts';
import { type Line, type Part, sentencesOf, type WrittenBrief } from './brief-lines.ts';
import { inventBrief } from './invent-brief.ts';

const wanting = /\b(want|wanna|need|looking for|trying to|would like|my goal|quiero|necesito|busco)\b/i;
const promising = /\b(i'll|i will|we'll|we will|will write|will answer|te mando|te env[ií]o|te escribe|te paso)\b/i;

/**
 * Returns the brief of a chat, by quotes from it; null where the request asks for something
 * else. `invents`: what it quotes is not in the messages that it names.
 */
export function writeBrief({ messages }: ChatCompletionRequest, invents: boolean): string | null {
  const [system, asked] = messages.map(({ content }) => textOf(content));
  if (system?.startsWith('You write a brief for a coach') !== true || asked === undefined) return null;
  const lines = linesOf(blockOf(asked, 'chat_messages'));
  return JSON.stringify(invents ? inventBrief(lines) : honestBrief(lines));
}

function linesOf(block: string): Line[] {
  return [...block.matchAll(/^(\d+) (lead|agent|coach): (.*)$/gm)].map(([, n = '', by = '', text = '']) => ({
    n: Number(n),
    by,
    text,
  }));
}

function honestBrief(lines: Line[]): WrittenBrief {
  const leads = lines.filter(({ by }) => by === 'lead').toReversed();
  const ours = lines.filter(({ by }) => by !== 'lead').toReversed();
  const wanted = leads.find(({ text }) => wanting.test(text)) ?? leads.find(({ text }) => text.length > 15);
  const promised = ours.find(({ text }) =>
    sentencesOf(text).some((each) => promising.test(each) && !each.includes('?')),
  );
  const question =
    leads.slice(0, 3).find(({ text }) => text.includes('?')) ?? leads.find(({ text }) => text.length > 15);
  return {
    wants: partOf(wanted, (text) => wanting.test(text)),
    promised: partOf(promised, (text) => promising.test(text)),
    next: partOf(question, (text) => text.includes('?')),
  };
}

function partOf(line: Line | undefined, isMeant: (text: string) => boolean): Part {
  if (line === undefined) return null;
  return { from: line.n, quote: sentencesOf(line.text).find(isMeant) ?? line.text };
}
