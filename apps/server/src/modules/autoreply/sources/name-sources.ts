import { sourceTool } from '@spotter/domain/autoreply';
import type { NamedQuote } from '@spotter/domain/knowledge';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { z } from 'zod';

const maxClaims = 12;
const maxQuestions = 6;
const maxQuestionLength = 500;

const NameSources = z.object({
  claims: z
    .array(
      z.object({
        says: z.string().describe('The words that you are going to write'),
        source: z.string().describe('The id of the source, such as offer:… or page:…'),
        quote: z.string().describe('The words of that source that say so, copied exactly'),
      }),
    )
    .describe('Each fact that you are going to write'),
  unanswered: z
    .array(z.string())
    .describe("Each question of the contact that no source answers, in the contact's words; empty: none"),
});

const Question = z
  .string()
  .transform((text) => text.trim().slice(0, maxQuestionLength))
  .catch('');

const Read = z.object({
  claims: z
    .array(z.object({ source: z.string().max(200), quote: z.string().max(2_000) }))
    .max(maxClaims)
    .catch([]),
  unanswered: z
    .union([z.array(Question), Question.transform((only) => [only])])
    .transform((questions) => questions.filter(Boolean).slice(0, maxQuestions))
    .catch([]),
});

/** The sources that the model named for one try at an answer, and the questions that it said none answers. */
export type SourcesNamed = { quotes: NamedQuote[]; unanswered: string[] };

/** Returns the tool with which a model names the sources of its answer. */
export function nameSourcesTool(named: SourcesNamed): AgentTool {
  return {
    name: sourceTool,
    description: 'Names the sources of what you are going to write. Call it before you write.',
    input: NameSources,
    takesAnyInput: true,
    async execute(input) {
      const read = Read.safeParse(input).data;
      if (read === undefined) return { ok: false, code: 'unreadable' };
      named.quotes = [...named.quotes, ...read.claims].slice(-maxClaims);
      named.unanswered = [...named.unanswered, ...read.unanswered].slice(-maxQuestions);
      return { ok: true };
    },
  };
}
