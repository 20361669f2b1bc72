import type { HandOverReason } from '@spotter/domain';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { z } from 'zod';

/** What the model asked for while it composed an answer. Nothing of it has happened yet: it is done with the send, or not at all. */
export type ReplyEffects = {
  facts: { name: string; value: string }[];
  handOver: HandOverReason | null;
  end: 'not-interested' | 'settled' | null;
};

const RecordFact = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .describe('What the fact is about, one of the fields to learn or e-mail, phone'),
  value: z.string().trim().min(1).max(300).describe("The contact's own words, shortened"),
});

const HandOver = z.object({
  reason: z.enum(['asked-for-human', 'medical', 'minor', 'red-flag', 'anger']).describe('Why a person is needed'),
});

const EndConversation = z.object({
  outcome: z.enum(['not-interested', 'settled']).describe('How the conversation ended'),
});

/** More facts than this in one turn is a model in a loop. */
const mostFacts = 12;

/** The tools of one turn, and what they were used for. */
export function createAgentTools(): { tools: AgentTool[]; effects: ReplyEffects } {
  const effects: ReplyEffects = { facts: [], handOver: null, end: null };
  const tools: AgentTool[] = [
    {
      name: 'record_fact',
      description: 'Remembers something the contact said about themselves, so that it is not asked again.',
      input: RecordFact,
      async execute(input) {
        const fact = RecordFact.parse(input);
        if (effects.facts.length >= mostFacts) return { ok: false, code: 'too_many_facts' };
        effects.facts = [...effects.facts.filter(({ name }) => name !== fact.name), fact];
        return { ok: true };
      },
    },
    {
      name: 'hand_over',
      description: 'Gives the conversation to the coach. The agent writes nothing more after this answer.',
      input: HandOver,
      async execute(input) {
        effects.handOver = HandOver.parse(input).reason;
        return { ok: true };
      },
    },
    {
      name: 'end_conversation',
      description: 'Ends the conversation kindly, when the contact is not interested or everything is settled.',
      input: EndConversation,
      async execute(input) {
        effects.end = EndConversation.parse(input).outcome;
        return { ok: true };
      },
    },
  ];
  return { tools, effects };
}
