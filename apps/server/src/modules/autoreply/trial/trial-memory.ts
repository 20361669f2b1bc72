import { createHash } from 'node:crypto';
import { AgentTrial } from '@spotter/contract';
import { chatLanguages, isTimeZone, proposalActions } from '@spotter/domain';
import { z } from 'zod';
import type { ChatCall } from '../../booking/in-chat/chat-call.ts';
import type { StoredProposal } from '../../booking/in-chat/chat-proposals.ts';

const Instant = z.iso.datetime().transform((text) => new Date(text));
const Text = z.string().max(2_000);
const longest = AgentTrial.shape.practice.maxLength ?? 0;
const mostFacts = 30;
const mostSlots = 10;

const Proposal = z.object({
  id: z.uuid(),
  kind: z.enum(['offer', 'confirm']),
  action: z.enum(proposalActions),
  slots: z.array(Instant).min(1).max(mostSlots),
  state: z.enum(['live', 'replaced', 'used']),
  zone: z.string().refine(isTimeZone),
  language: z.enum(chatLanguages),
  guest: z.object({
    name: Text.nullable(),
    email: Text.nullable(),
    withoutEmail: z.boolean(),
    notes: Text.nullable(),
  }),
  /** Stands for the message that said it. */
  said: z.string().length(64),
});

const Memory = z.object({
  facts: z.array(z.object({ name: z.string().min(1).max(40), value: z.string().min(1).max(300) })).max(mostFacts),
  /** The start of the call that was booked for practice. */
  call: Instant.nullable(),
  proposal: Proposal.nullable(),
});

/** What is remembered of a trial from one message to the next. */
export type TrialMemory = z.infer<typeof Memory>;

const nothing: TrialMemory = { facts: [], call: null, proposal: null };

/**
 * Reads what the browser brought back; nothing where it is not ours. It is kept there, and not here, since any process may
 * be asked next, and unsigned, since whoever changes it changes their own trial only.
 */
export function readMemory(text: string | null): TrialMemory {
  if (text === null) return nothing;
  try {
    return Memory.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? nothing;
  } catch {
    return nothing;
  }
}

/** Writes it for the browser to bring back. */
export function writeMemory(memory: TrialMemory): string {
  const write = (told: TrialMemory) => Buffer.from(JSON.stringify(told)).toString('base64url');
  const whole = write({ ...memory, facts: memory.facts.slice(-mostFacts) });
  return whole.length <= longest ? whole : write({ ...memory, facts: [] });
}

/** What stands for a message in the memory. */
export function markOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex');
}

/** The call as the practice calendar holds it. It is no news: it was told when it was booked. */
export function callInMemory({ call }: TrialMemory, bookedAt: Date, place: string | null): ChatCall | null {
  if (call === null) return null;
  return {
    appointmentId: 'practice',
    start: call,
    changedAt: bookedAt,
    state: 'booked',
    meetingUrl: null,
    place,
    manageUrl: null,
    bookingUrl: null,
  };
}

/** The proposal to be remembered, with the message that says it. */
export function rememberProposal(
  { id, kind, action, slots, state, zone, language, guest }: Omit<StoredProposal, 'messageId' | 'saidAt' | 'expiresAt'>,
  said: string,
): TrialMemory['proposal'] {
  return { id, kind, action, slots, state, zone, language, guest, said };
}
