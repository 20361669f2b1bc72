import {
  concernOfJudgement,
  problemOfFact,
  withFacts,
  type FactContext,
  type FactProblem,
  type HandOverReason,
  type ModelJudgement,
} from '@spotter/domain';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { z } from 'zod';
import { joinJudgements, judgeMessageTool } from '../lines/judge-message.ts';

/** How far a model may say that a lead has come; the other stages are facts that it cannot make. */
const stagesToSet = ['engaged', 'qualified', 'lost'] as const;

/** What the model asked for while it composed an answer. Nothing of it has happened yet: it is done with the send, or not at all. */
export type ReplyEffects = {
  facts: { name: string; value: string }[];
  stage: (typeof stagesToSet)[number] | null;
  handOver: HandOverReason | null;
  /** How the model judged what the contact wrote; null: it did not. */
  judgement: ModelJudgement | null;
  end: 'not-interested' | 'settled' | null;
};

/** Nothing was asked for. */
export const noEffects: Readonly<ReplyEffects> = { facts: [], stage: null, handOver: null, judgement: null, end: null };

const RecordFact = z.object({
  name: z.string().trim().min(1).max(40).describe('What the fact is about, one of the fields to learn or email, phone'),
  value: z.string().trim().min(1).max(300).describe("The contact's own words, shortened, never translated"),
});

/** What a model is told that recorded something else. */
const noFact: Record<FactProblem, string> = {
  empty: 'Nothing was recorded: there are no words in it.',
  greeting: 'Nothing was recorded: a greeting, thanks or a keyword tells nothing about the contact.',
  question: 'Nothing was recorded: this is a question. Answer it.',
  'bare-assent': 'Nothing was recorded: a bare yes or no tells nothing for this field.',
  'not-said': "Nothing was recorded: the contact has not written this. Use the contact's own words.",
  'other-field': 'Nothing was recorded: this does not answer this field.',
};

const SetStage = z.object({
  stage: z.enum(stagesToSet).describe('How far the contact has come'),
});

const HandOver = z.object({
  reason: z
    .enum(['asked-for-human', 'medical', 'minor', 'red-flag', 'anger', 'payment'])
    .describe('Why a person is needed'),
});

const EndConversation = z.object({
  outcome: z.enum(['not-interested', 'settled']).describe('How the conversation ended'),
});

/** More calls than this in one turn are a model in a loop. */
const mostCalls = 12;

/** What one turn's tools have done so far, over all tries at an answer. */
export type ToolTurn = {
  calls: string[];
  /** How the model judged what the contact wrote, all its judgements together; absent: it did not. */
  judgement?: ModelJudgement;
};

/** Whether the model called tools more often than an answer can need. */
export function isExhausted(turn: ToolTurn): boolean {
  return turn.calls.length > mostCalls;
}

/**
 * The tools for one try at an answer, and what they were used for; `told` is what the facts must stand in, `booking`
 * those that arrange a call, where there is a chat to book in. A call beyond the turn's cap does nothing.
 */
export function createAgentTools(
  turn: ToolTurn,
  told: FactContext,
  booking: AgentTool[] = [],
): { tools: AgentTool[]; effects: ReplyEffects } {
  const effects: ReplyEffects = { ...noEffects, judgement: turn.judgement ?? null };
  const tools: AgentTool[] = [
    {
      name: 'record_fact',
      description: 'Remembers something the contact said about themselves, so that it is not asked again.',
      input: RecordFact,
      async execute(input) {
        const fact = RecordFact.parse(input);
        const problem = problemOfFact(fact, told);
        if (problem !== null) return { ok: false, code: 'no_fact', because: problem, note: noFact[problem] };
        effects.facts = withFacts(effects.facts, [fact]);
        return { ok: true };
      },
    },
    {
      name: 'set_stage',
      description: 'Notes how far the contact has come: engaged, qualified (the program fits them), or lost.',
      input: SetStage,
      async execute(input) {
        effects.stage = SetStage.parse(input).stage;
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
    ...booking.map((tool) => unlessHandedOver(tool, effects)),
  ];
  const judge = judgeMessageTool((judgement) => {
    turn.judgement = joinJudgements(effects.judgement, judgement);
    effects.judgement = turn.judgement;
  });
  // Judging is no deed: it counts for nothing, and is recorded by itself.
  return { tools: [judge, ...tools.map((tool) => counted(tool, turn))], effects };
}

/** The coach looks first: nothing is arranged with somebody under age or unwell, whatever else the model asks for. */
function unlessHandedOver(tool: AgentTool, effects: ReplyEffects): AgentTool {
  return {
    ...tool,
    async execute(input) {
      const isOpen = effects.handOver === null && !endsTheTalk(effects.judgement);
      return isOpen ? tool.execute(input) : { ok: false, code: 'handed_over' };
    },
  };
}

function endsTheTalk(judgement: ModelJudgement | null): boolean {
  return judgement !== null && (judgement.wantsToStop || concernOfJudgement(judgement) !== null);
}

function counted(tool: AgentTool, turn: ToolTurn): AgentTool {
  return {
    ...tool,
    async execute(input) {
      turn.calls.push(tool.name);
      return isExhausted(turn) ? { ok: false, code: 'too_many_calls' } : tool.execute(input);
    },
  };
}
