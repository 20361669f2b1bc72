import { AgentVersionRef, FoundSource, NamedSource, RefusedDraft, WhenUnanswered } from '@spotter/contract';
import { draftProblems, keepsTimes, replyReasons, type ReplyDecision } from '@spotter/domain/autoreply';
import { proposalActions } from '@spotter/domain/booking';
import { lostReasons } from '@spotter/domain/inbox';
import { handOverReasons, judgedDangers } from '@spotter/domain/safety';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { isTimeZone } from '@spotter/language/zones/time-zone';
import { z } from 'zod';
import type { AgentVersionRef as VersionRef } from '../../agents/index.ts';
import type { ProposalRow } from '../../chats/index.ts';
import type { Draft } from '../composing/composition.ts';
import { conversationOutcomes, stagesToSet } from '../tools/agent-tools.ts';

/** An answer that waits for the coach's word, with all that goes with it once it is sent. */
export type HeldDraft = {
  decision: Extract<ReplyDecision, { kind: 'reply' }>;
  composition: Draft;
  by: VersionRef | null;
};

const Texts = z.array(z.string());
const Text = z.string().nullable();

const Judgement = z.object({
  danger: z.enum(judgedDangers).nullable(),
  wantsPerson: z.boolean(),
  wantsToStop: z.boolean(),
  isMinor: z.boolean(),
  language: Text,
});

const Effects = z.object({
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  stage: z.enum(stagesToSet).nullable(),
  tags: Texts,
  clip: Text,
  handOver: z.enum(handOverReasons).nullable(),
  judgement: Judgement.nullable(),
  end: z.enum(conversationOutcomes).nullable(),
  lost: z.object({ reason: z.enum(lostReasons), note: Text }).nullable(),
});

/** What it took, without what asking the model cost, which the decision to ask the coach records. */
const Effort = z.object({
  usage: z.unknown().transform(() => null),
  tools: Texts,
  tags: Texts,
  clip: Text,
  // Drafts of older releases lack it.
  stage: Text.default(null),
  // What changed a call, or answers a proposal of one, does not wait for anybody.
  calls: z.array(z.never()),
  judged: z.null(),
  judgement: Judgement.nullable(),
  repaired: z.enum(draftProblems).nullable(),
  refused: z.array(RefusedDraft),
  mended: z.array(z.enum(draftProblems)),
  sources: z.array(NamedSource),
  found: FoundSource.nullable(),
  unanswered: z.array(z.object({ messageIds: Texts, question: z.string(), named: Text })),
  whenUnanswered: WhenUnanswered.nullable(),
});

const Proposed = z.object({
  id: z.uuid(),
  kind: z.enum(['offer', 'confirm']),
  action: z.enum(proposalActions),
  slots: z.array(z.iso.datetime().transform((text) => new Date(text))).min(1),
  zone: z.string().refine(isTimeZone),
  language: z.enum(chatLanguages),
  guest: z.object({ name: Text, email: Text, withoutEmail: z.boolean(), notes: Text }),
  quickReplies: z.array(z.object({ title: z.string(), payload: z.string() })),
});

const Held = z.object({
  decision: z.object({
    kind: z.literal('reply'),
    to: Texts.min(1),
    because: z.enum(replyReasons),
    keyword: Text,
    trigger: z.string().exactOptional(),
  }),
  composition: z.object({
    kind: z.literal('draft'),
    text: z.string(),
    effects: Effects,
    effort: Effort,
    proposal: Proposed.nullable(),
  }),
  by: AgentVersionRef.nullable(),
});

/** Returns it as it is stored. */
export function storedDraft(held: HeldDraft): Record<string, unknown> {
  return JSON.parse(JSON.stringify(held)) as Record<string, unknown>;
}

/** Returns it as it was composed, in the coach's words if there are any; null where it cannot be read. */
export function heldDraft({ draft: stored }: Pick<ProposalRow, 'draft'>, text: string | null): HeldDraft | null {
  const held: HeldDraft | undefined = Held.safeParse(stored).data;
  if (held === undefined) return null;
  const { composition } = held;
  const { proposal } = composition;
  // Nobody agrees by a button to a time that the coach took out.
  const isKept = proposal !== null && (text === null || keepsTimes(composition.text, text));
  return {
    ...held,
    composition: { ...composition, text: text ?? composition.text, proposal: isKept ? proposal : null },
  };
}
