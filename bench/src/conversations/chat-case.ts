import { z } from 'zod';

/** What an agent asks a lead for. */
export const slots = [
  'goal',
  'tried',
  'obstacle',
  'days',
  'start',
  'budget',
  'email',
  'zone',
  'name',
  'call',
  'confirm',
] as const;
export type Slot = (typeof slots)[number];

const Words = z.union([z.string(), z.array(z.string()).min(1)]);
const Pick = z.enum(['first', 'second', 'last', 'other', 'earliest afternoon']);
const slotList = z.array(z.enum(slots)).default([]);
/** `rest`: nobody has to answer it. `call`: it asks for a call. `tells`: what it tells without being asked. */
const about = {
  tells: slotList,
  call: z.boolean().default(false),
  rest: z.boolean().default(false),
  /** How long the lead waits before it. */
  afterMinutes: z.number().default(0),
  /** Whether it is left out where no call stands. */
  ifBooked: z.boolean().default(false),
};

const Turn = z.union([
  Words.transform((says) => ({ kind: 'says' as const, says: [says].flat(), ...unmarked })),
  z
    .strictObject({ text: Words, ...about })
    .transform(({ text, ...marks }) => ({ kind: 'says' as const, says: [text].flat(), ...marks })),
  /** Answers what was asked in the words of `answers`; `else`: where nothing was asked that they answer. */
  z
    .strictObject({ answer: z.literal(true), else: Words.optional(), ...about })
    .transform(({ answer: _, ...turn }) => ({ kind: 'answers' as const, ...turn })),
  /** Taps an open time. */
  z
    .strictObject({ pick: Pick, else: Words.optional(), ...about })
    .transform((turn) => ({ kind: 'picks' as const, ...turn })),
  /** Names an open time in words. */
  z
    .strictObject({ say_time: Words, else: Words.optional(), ...about })
    .transform((turn) => ({ kind: 'names-time' as const, ...turn })),
  /** Says yes, or taps it, where the agent asks for a yes. */
  z
    .strictObject({ confirm: Words, else: Words.optional(), ...about })
    .transform((turn) => ({ kind: 'confirms' as const, ...turn })),
  /** Goes on until a call is booked: picks, answers, confirms, and says `nudges` where nothing of it was asked. */
  z
    .strictObject({
      book: z.union([Pick, z.strictObject({ say_time: z.string() })]),
      nudges: z.array(z.string()).default([]),
      most: z.number().default(8),
      ...about,
    })
    .transform((turn) => ({ kind: 'books' as const, ...turn })),
]);
const unmarked = { tells: [] as Slot[], call: false, rest: false, afterMinutes: 0, ifBooked: false };
export type Turn = z.infer<typeof Turn>;

/** A lead, as somebody wrote them who saw neither the rules nor the model. */
export const chatCase = z.strictObject({
  id: z.string(),
  lang: z.enum(['en', 'es', 'mixed']),
  persona: z.string(),
  name: z.string(),
  wants: z.strictObject({
    /** Whether they ask for a call at some point. */
    call: z.boolean(),
    /** Whether a call stands at the end. */
    booked: z.boolean().default(false),
    /** They ask for the coach herself, or are in a matter for her. */
    person: z.boolean().default(false),
    danger: z.boolean().default(false),
    /** The coach may or may not be asked to take over. */
    mayHandOver: z.boolean().default(false),
    /** They ask not to be written to. */
    stop: z.boolean().default(false),
    /** `answer`: expressions; the reply must match one of them; none: nothing that the coach wrote answers it. */
    questions: z.array(
      z.strictObject({ turn: z.number(), answer: z.array(z.string()), source: z.string().nullable() }),
    ),
  }),
  /** What they say when asked; of several, the next one each time. */
  answers: z.partialRecord(z.enum(slots), Words).default({}),
  turns: z.array(Turn),
});
export type ChatCase = z.infer<typeof chatCase>;
