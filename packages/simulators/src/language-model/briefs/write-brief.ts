import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import { blockOf } from '../reading/message-block.ts';
import { heardIn } from '../situation.ts';
import { type Line, type Part, sentencesOf, type WrittenBrief } from './brief-lines.ts';
import { inventBrief } from './invent-brief.ts';

const wanting = /\b(want|wanna|need|looking for|trying to|would like|my goal|quiero|necesito|busco)\b/i;
// prettier-ignore
const promising = /\b((i|we)('ll| will)|will (write|answer|send|call)|let me (check|ask)|te (mando|env[ií]o|escrib[eo]|paso|digo|aviso|confirmo)|le pregunto|ich (schicke|frage|melde)|je (vous|te) (envoie|dis)|ti mando|vou (mandar|perguntar))\b/i;

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
  const newest = lines.toReversed();
  const wanted = newest.find(({ by, text }) => by === 'lead' && isWish(text));
  const promised = newest.find(({ by, text }) => by !== 'lead' && promises(text));
  const asked = newest.find(({ by, text }) => by === 'lead' && asks(text));
  const next = asked === undefined || (promised?.n ?? 0) > asked.n ? promised : asked;
  return {
    wants: partOf(wanted, isWish),
    promised: partOf(promised, promises),
    next: partOf(next, next === asked ? asks : promises),
  };
}

function isWish(text: string): boolean {
  return wanting.test(text) || heardIn(text, null).some(({ move }) => move.startsWith('goal'));
}

function asks(text: string): boolean {
  return text.includes('?') || heardIn(text, null).some(({ move }) => /^(ask|wants)-/.test(move));
}

function promises(text: string): boolean {
  return sentencesOf(text).some((each) => promising.test(each) && !each.includes('?'));
}

function partOf(line: Line | undefined, isMeant: (text: string) => boolean): Part {
  if (line === undefined) return null;
  return { from: line.n, quote: sentencesOf(line.text).find(isMeant) ?? line.text };
}
