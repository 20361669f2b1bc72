import { z } from 'zod';
import { type ChatCompletionRequest, textOf } from '../language-model-wire.ts';
import { relatedWords } from '../nearest/examples.ts';
import type { ToolDecision } from '../tool-decision.ts';

const Passages = z.array(z.object({ number: z.number(), title: z.string(), heading: z.string(), text: z.string() }));
const Question = z.object({ question: z.string() });

/**
 * Returns what a request for help with a search is answered with; null for any other request: questions made
 * of titles and headings, and the words of the matters that a question is about.
 */
export function helpSearch(request: ChatCompletionRequest): ToolDecision | null {
  const tools = (request.tools ?? []).map((tool) => tool.function.name);
  const spoken = textOf(request.messages.findLast(({ role }) => role === 'user')?.content);
  if (request.messages.at(-1)?.role !== 'user') return null;
  if (tools.includes('write_wordings')) {
    const passages = Passages.safeParse(parse(spoken)).data ?? [];
    return { name: 'write_wordings', input: { passages: passages.map(wordingsOf) } };
  }
  if (tools.includes('search_words')) {
    const { question = '' } = Question.safeParse(parse(spoken)).data ?? {};
    const words = question.match(/[\p{L}\p{N}]{4,}/gu) ?? [];
    return {
      name: 'search_words',
      input: { words: [...new Set([...words.slice(0, 6), ...relatedWords(question, 14)])] },
    };
  }
  return null;
}

function wordingsOf({ number, title, heading }: { number: number; title: string; heading: string }) {
  const subject = (heading || title).replace(/[?!.]+$/, '').slice(0, 80);
  return { number, english: [`tell me about ${subject}`], spanish: [`cuéntame de ${subject}`] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
