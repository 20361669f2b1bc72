import { createHash } from 'node:crypto';
import { AgentTrial } from '@spotter/contract';
import { isTimeZone } from '@spotter/language/zones/time-zone';
import { proposalActions } from '@spotter/domain/booking';
import { dangerWords } from '@spotter/domain/safety';
import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { z } from 'zod';
import type { ChatCall, StoredProposal } from '../../booking/index.ts';

const Instant = z.iso.datetime().transform((text) => new Date(text));
const Text = z.string().max(2_000);
const maxLength = AgentTrial.shape.practice.maxLength ?? 0;
const maxFacts = 30;
const maxSlots = 10;
const maxDangers = 20;

const Proposal = z.object({
  id: z.uuid(),
  kind: z.enum(['offer', 'confirm']),
  action: z.enum(proposalActions),
  slots: z.array(Instant).min(1).max(maxSlots),
  state: z.enum(['live', 'replaced', 'used']),
  zone: z.string().refine(isTimeZone),
  language: z.enum(chatLanguages),
  guest: z.object({
    name: Text.nullable(),
    email: Text.nullable(),
    withoutEmail: z.boolean(),
    notes: Text.nullable(),
  }),
  /** The mark of the message that made the proposal. */
  said: z.string().length(64),
});

const Memory = z.object({
  facts: z.array(z.object({ name: z.string().min(1).max(40), value: z.string().min(1).max(300) })).max(maxFacts),
  /** The start of the practice call. */
  call: Instant.nullable(),
  proposal: Proposal.nullable(),
  /** What a model said of words that looked like danger, by the question's key. */
  dangers: z
    .array(z.object({ key: Text, says: z.enum(dangerWords).nullable() }))
    .max(maxDangers)
    .default([]),
});

/** The memory of a trial between messages. */
export type TrialMemory = z.infer<typeof Memory>;

/** The memory of a trial that begins. */
export const emptyMemory: TrialMemory = { facts: [], call: null, proposal: null, dangers: [] };

/**
 * Reads the memory that the browser sent back; an unreadable one is empty. The browser stores it, because any
 * process may answer next. It is unsigned, because a change affects only that user's own trial.
 */
export function readMemory(text: string | null): TrialMemory {
  if (text === null) return emptyMemory;
  try {
    return Memory.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))).data ?? emptyMemory;
  } catch {
    return emptyMemory;
  }
}

/** Returns the memory as text for the browser to send back. */
export function writeMemory(memory: TrialMemory): string {
  const write = (details: TrialMemory) => Buffer.from(JSON.stringify(details)).toString('base64url');
  const whole = write({
    ...memory,
    facts: memory.facts.slice(-maxFacts),
    dangers: memory.dangers.slice(-maxDangers),
  });
  return whole.length <= maxLength ? whole : write({ ...memory, facts: [] });
}

/** Returns a message's mark in the memory. */
export function markOf(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex');
}

/**
 * Returns the call in the practice calendar. It counts as announced, because the lead learned of it when
 * booking.
 */
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

/** Returns a proposal for the memory, with the mark of its message. */
export function rememberProposal(
  { id, kind, action, slots, state, zone, language, guest }: Omit<StoredProposal, 'messageId' | 'saidAt' | 'expiresAt'>,
  sentence: string,
): TrialMemory['proposal'] {
  return { id, kind, action, slots, state, zone, language, guest, said: sentence };
}
