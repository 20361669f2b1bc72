import { type AgentToolName, withFacts } from '@spotter/domain/autoreply';
import { problemOfFact, type FactContext, type FactProblem } from '@spotter/domain/facts';
import { lostReasons, maxLostNoteLength, tagKey, type Lost, type LostReason } from '@spotter/domain/inbox';
import { findingOfJudgment, type HandOverReason, type ModelJudgment } from '@spotter/domain/safety';
import type { AgentTool } from '@spotter/providers/ports/language-model';
import { z } from 'zod';
import { joinJudgments, judgeMessageTool } from '../safety-checks/judge-message.ts';

/** The stages that a model may set; the others follow from facts. */
export const stagesToSet = ['engaged', 'qualified', 'lost'] as const;

/** How a model may end a conversation. */
export const conversationOutcomes = ['not-interested', 'not-a-fit', 'settled'] as const;

/** The model's requests while it composed an answer. They are carried out with the send, or not at all. */
export type ReplyEffects = {
  facts: { name: string; value: string }[];
  stage: (typeof stagesToSet)[number] | null;
  /** The ids of tags that the chat gets. */
  tags: string[];
  /** The id of the clip that follows the answer; null: none. */
  clip: string | null;
  handOver: HandOverReason | null;
  /** The model's judgment of the contact's messages, if it gave one. */
  judgement: ModelJudgment | null;
  end: (typeof conversationOutcomes)[number] | null;
  /** Why the lead is lost, if the stage or the end says that they are. */
  lost: Lost | null;
};

/** The effects without any request. */
export const noEffects: Readonly<ReplyEffects> = {
  facts: [],
  stage: null,
  tags: [],
  clip: null,
  handOver: null,
  judgement: null,
  end: null,
  lost: null,
};

const RecordFact = z.object({
  name: z.string().trim().min(1).max(40).describe('What the fact is about, one of the fields to learn or email, phone'),
  value: z.string().trim().min(1).max(300).describe("The contact's own words, shortened, never translated"),
});

/** The message to a model for each problem of a fact. */
const noFact: Record<FactProblem, string> = {
  empty: 'Nothing was recorded: there are no words in it.',
  greeting: 'Nothing was recorded: a greeting, thanks or a keyword tells nothing about the contact.',
  question: 'Nothing was recorded: this is a question. Answer it.',
  'bare-assent': 'Nothing was recorded: a bare yes or no tells nothing for this field.',
  'not-said': "Nothing was recorded: the contact has not written this. Use the contact's own words.",
  'other-field': 'Nothing was recorded: this does not answer this field.',
};

/** Why a contact is lost. What a model leaves out or gets wrong must not cost the call itself. */
const lostFields = {
  reason: z.enum(lostReasons).nullish().catch(null).describe('Why the contact is lost; only if they are'),
  note: z.string().trim().nullish().catch(null).describe('For the reason other: why, in a few words'),
};

const SetStage = z.object({
  stage: z.enum(stagesToSet).describe('How far the contact has come'),
  ...lostFields,
});

const GiveTag = z.object({
  tag: z.string().trim().min(1).max(100).describe('The name of the tag, as it is written in coach_tags'),
});

const SendClip = z.object({
  clip: z.string().trim().min(1).max(100).describe('The name of the clip, as it is written in coach_clips'),
});

const HandOver = z.object({
  reason: z
    .enum(['asked-for-human', 'medical', 'minor', 'red-flag', 'anger', 'payment'])
    .describe('Why a person is needed'),
});

const EndConversation = z.object({
  outcome: z.enum(conversationOutcomes).describe('How the conversation ended'),
  ...lostFields,
});

/** Max tool calls in one turn; a model with more is in a loop. */
const maxCalls = 12;

/** The effects of one turn's tools so far, over all tries at an answer. */
export type ToolTurn = {
  calls: string[];
  /** All of the model's judgments of the contact's messages combined, if it gave any. */
  judgement?: ModelJudgment;
};

/** Returns whether the model called more tools than an answer can need. */
export function isExhausted(turn: ToolTurn): boolean {
  return turn.calls.length > maxCalls;
}

/**
 * Returns the tools for one try at an answer, and their effects. `factContext`: the texts that must contain the
 * facts. `given`: the tags that the coach lets agents give, the clips that may be sent, and the tools that
 * arrange a call, if a chat can book. A call beyond the turn's cap does nothing.
 */
export function createAgentTools(
  turn: ToolTurn,
  factContext: FactContext,
  given: { tags?: NamedChoice[]; clips?: NamedChoice[]; booking?: AgentTool[] | undefined } = {},
): { tools: AgentTool[]; effects: ReplyEffects } {
  const { tags = [], clips = [], booking = [] } = given;
  const effects: ReplyEffects = { ...noEffects, tags: [], judgement: turn.judgement ?? null };
  const tools: AgentTool[] = [
    {
      name: 'record_fact',
      description: 'Remembers something the contact said about themselves, so that it is not asked again.',
      input: RecordFact,
      async execute(input) {
        const fact = RecordFact.parse(input);
        const problem = problemOfFact(fact, factContext);
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
        const { stage, ...why } = SetStage.parse(input);
        effects.stage = stage;
        effects.lost = stage === 'lost' ? lostFor(why, 'other') : null;
        return { ok: true };
      },
    },
    ...(tags.length === 0 ? [] : [tagTool(tags, effects)]),
    ...(clips.length === 0 ? [] : [unlessHandedOver(clipTool(clips, effects, turn), effects)]),
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
      description:
        'Ends the conversation kindly, when the contact is not interested, does not fit the offer, or everything is settled.',
      input: EndConversation,
      async execute(input) {
        const { outcome, ...why } = EndConversation.parse(input);
        effects.end = outcome;
        if (outcome !== 'settled')
          effects.lost = lostFor(
            why,
            effects.lost?.reason ?? (outcome === 'not-a-fit' ? 'not_a_fit' : 'not_interested'),
          );
        return { ok: true };
      },
    },
    ...booking.map((tool) => unlessHandedOver(tool, effects)),
  ];
  const judge = judgeMessageTool((judgment) => {
    turn.judgement = joinJudgments(effects.judgement, judgment);
    effects.judgement = turn.judgement;
  });
  // Judging has no effect on the outside: it does not count toward the cap, and is recorded separately.
  return { tools: [judge, ...tools.map((tool) => counted(tool, turn))], effects };
}

/** A tag that agents may give, or a clip that they may send. */
export type NamedChoice = { id: string; name: string };

/** Returns the tool that gives the chat one of the tags. A model's case and accents do not matter. */
function tagTool(tags: NamedChoice[], effects: ReplyEffects): AgentTool {
  return {
    name: 'give_tag',
    description: 'Gives the conversation one of the tags of the coach.',
    input: GiveTag,
    async execute(input) {
      const key = tagKey(GiveTag.parse(input).tag);
      const tag = tags.find(({ name }) => tagKey(name) === key);
      if (tag === undefined)
        return { ok: false, code: 'no_tag', note: 'Nothing was given: the coach has no such tag.' };
      if (!effects.tags.includes(tag.id)) effects.tags.push(tag.id);
      return { ok: true };
    },
  };
}

/** The tools after which the answer has buttons. */
const withButtons: string[] = ['offer_times', 'ask_to_confirm'] satisfies AgentToolName[];

/** Returns the tool that has a clip follow the answer: one, the first that was asked for. */
function clipTool(clips: NamedChoice[], effects: ReplyEffects, turn: ToolTurn): AgentTool {
  return {
    name: 'send_clip',
    description: 'Sends the contact one of the clips of the coach, behind your message.',
    input: SendClip,
    async execute(input) {
      const key = tagKey(SendClip.parse(input).clip);
      const clip = clips.find(({ name }) => tagKey(name) === key);
      if (clip === undefined)
        return { ok: false, code: 'no_clip', note: 'Nothing is sent: the coach has no such clip for this contact.' };
      // Buttons are gone once something follows them.
      if (turn.calls.some((name) => withButtons.includes(name)))
        return { ok: false, code: 'times_offered', note: 'Nothing is sent: this message offers times.' };
      if (effects.clip !== null && effects.clip !== clip.id)
        return { ok: false, code: 'one_clip', note: 'Another clip follows this message already.' };
      effects.clip = clip.id;
      return { ok: true };
    },
  };
}

function lostFor(
  { reason, note }: { reason?: LostReason | null | undefined; note?: string | null | undefined },
  usual: LostReason,
): Lost {
  return { reason: reason ?? usual, note: note?.slice(0, maxLostNoteLength) || null };
}

/** Blocks a tool after a hand-over, because the coach looks first at a contact who is under age or unwell. */
function unlessHandedOver(tool: AgentTool, effects: ReplyEffects): AgentTool {
  return {
    ...tool,
    async execute(input) {
      const isOpen = effects.handOver === null && !endsTheTalk(effects.judgement);
      return isOpen ? tool.execute(input) : { ok: false, code: 'handed_over' };
    },
  };
}

function endsTheTalk(judgment: ModelJudgment | null): boolean {
  return judgment !== null && (judgment.wantsToStop || findingOfJudgment(judgment) !== null);
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
