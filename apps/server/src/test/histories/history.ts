import { bubbleChoices, type BubbleChoice } from '@spotter/domain/autoreply';
import type { InstagramSimulatorOptions } from '@spotter/simulators/instagram/instagram-simulator';
import { createDice, type Dice } from './dice.ts';
import { contactZones, sequenceOf } from './silences.ts';

/** Everything happens at multiples of this, so that many histories share an instant. */
export const gridMs = 100;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * What a contact writes: a trigger keyword, a re-engagement keyword, a wish to be left alone, something that
 * looks like danger, so that the model is asked about it first, or nothing of the kind.
 */
export type ContactWords = 'trigger' | 'plain' | 'stop' | 'back' | 'thanks' | 'doubt';

/** What a person does with an answer that waits for their approval. */
export type ApprovalChoice = 'send' | 'edit' | 'drop';

/** What happens to a call that carries a message. */
export type SendFate =
  | 'answered'
  | 'answered-late'
  /** It never arrived, and the caller knows. */
  | 'not-connected'
  /** It never arrived, and the caller cannot know. */
  | 'lost'
  | 'refused-for-now'
  | 'rate-limited'
  /** It arrived, and the caller gets an error, or no answer. */
  | 'sent-but-error-500'
  | 'sent-but-1357046'
  | 'sent-but-cut-off'
  | 'sent-but-silent'
  | 'sent-but-garbage';

/** What the platform's lists show of a chat, how it changes what is sent, and how long an ad keeps it open. */
export type Listing = NonNullable<ReturnType<NonNullable<InstagramSimulatorOptions['threadFaults']>>>;

/** How the model responds when it is asked. */
export type ModelMood = 'answers' | 'answers-long' | 'unavailable' | 'empty' | 'claims-booking' | 'ends' | 'hands-over';

/** How the platform tells of the click on an ad that brought a message. */
type AdClick = 'with-it' | 'on-its-own';

/** An act of a person, or the death of a server, so many milliseconds after the history begins. */
export type Act = { at: number } & (
  | { kind: 'contact-writes'; words: ContactWords; token: string; webhooks: number[]; ad?: AdClick | undefined }
  /** In the platform's own app; `back` with a re-engagement keyword. */
  | { kind: 'coach-writes-in-app'; back: boolean; token: string; webhooks: number[] }
  | { kind: 'coach-writes-in-inbox'; back: boolean; token: string }
  | { kind: 'coach-switches'; on: boolean }
  | { kind: 'contact-takes-back'; nth: number }
  /** Until so much later; null ends what was paused. */
  | { kind: 'coach-pauses'; of: 'chat' | 'account' | 'agent'; forMs: number | null }
  /** Decides about the answer that waits, so long after reading it; `other`: another person does, too. */
  | { kind: 'coach-decides'; choice: ApprovalChoice; other: ApprovalChoice | null; afterMs: number }
  | { kind: 'call-is-booked'; inDays: number }
  /** Both servers stand still, and wake up to a clock that has jumped. */
  | { kind: 'all-sleep'; forMs: number }
  /** Under the account's post; the account itself with `own`. */
  | { kind: 'contact-comments'; token: string; own: boolean; webhooks: number[] }
  /** One of the two servers dies at its n-th step from then on, and another replaces it. */
  | { kind: 'server-dies'; server: 0 | 1; steps: number; restartAfterMs: number }
);

/** An act while the agent is about to write: so long after the model was asked, or after a message has left. */
export type Interruption = { moment: 'model-asked' | 'message-leaves'; afterMs: number; act: Act };

/** One chat from its first message on: what happens in it, and how the outside services behave towards it. */
export type History = {
  name: string;
  account: number;
  /** Whether the server knows the contact already. */
  known: boolean;
  /** Where the contact lives (IANA); null: the server does not know. */
  zone: string | null;
  startsAt: number;
  acts: Act[];
  /** Each happens once, at the first such moment. */
  interruptions: Interruption[];
  /** The fates of its sends, in order; the last one repeats. */
  sends: { fate: SendFate; leaveMs: number; answerMs: number }[];
  /** The delays of the webhooks with which the platform echoes its n-th message; the last entry repeats. */
  echoes: number[][];
  listing: Listing;
  /** By how much the times in the webhooks of the chat are ahead. */
  stampAheadMs: number;
  model: { mood: ModelMood; thinkMs: number }[];
};

const delays = ['instantly', 'instantly', 'instantly', 30, 'adaptive'] as const;
/**
 * How long the agents of a world's accounts wait before they answer. There are many accounts, because trouble
 * with one holds up its chats.
 */
export const delaysOfAccounts = [delays, delays, delays, delays].flat();

/** How many messages the agent of an account sends as one answer. */
export function bubblesOf(account: number): BubbleChoice {
  return bubbleChoices[account % bubbleChoices.length]!;
}

/** Generates the history of a seed. `name` has letters only, because it appears in what people write. */
export function makeHistory(seed: number, name: string, spreadMs: number): History {
  const dice = createDice(seed);
  const account = dice.between(0, delaysOfAccounts.length - 1);
  const slow = delaysOfAccounts[account] !== 'instantly';
  const messages = dice.pickWeighted([
    [70, 1],
    [20, 2],
    [7, 3],
    [3, dice.between(4, 6)],
  ]);
  const acts: Act[] = [];
  let at = 0;
  let letter = 0;
  const token = () => `zq${name}${'abcdefghijklmnopqrstuvwxyz'[letter++]}`;
  for (let nth = 0; nth < messages; nth += 1) {
    if (nth > 0) at += gapBetweenMessages(dice, slow);
    const words: ContactWords =
      nth === 0
        ? dice.pickWeighted([
            [90, 'trigger'],
            [5, 'plain'],
            [3, 'back'],
            [2, 'stop'],
          ])
        : dice.pickWeighted([
            [54, 'plain'],
            [8, 'doubt'],
            [14, 'stop'],
            [12, 'trigger'],
            [7, 'back'],
            [5, 'thanks'],
          ]);
    acts.push({ at, kind: 'contact-writes', words, token: token(), webhooks: webhooks(dice) });
  }
  const inside = () => onGrid(dice.between(0, at + (slow ? 40 * minute : 20 * second)));
  const soon = () => onGrid(dice.between(0, at + 12 * second));
  // Most often just when the agent is about to answer.
  const meanwhile = () => at + onGrid(dice.between(3_500, 8_000));
  while (dice.chance(0.25)) {
    const when = dice.pick([meanwhile, meanwhile, soon, soon, inside])();
    const back = dice.chance(0.2);
    acts.push(
      dice.pickWeighted<Act>([
        [4, { at: when, kind: 'coach-writes-in-app', back, token: token(), webhooks: webhooks(dice) }],
        [3, { at: when, kind: 'coach-writes-in-inbox', back, token: token() }],
        [2, { at: when, kind: 'coach-switches', on: dice.chance(0.5) }],
        [1, { at: when, kind: 'contact-takes-back', nth: dice.between(0, messages - 1) }],
      ]),
    );
  }
  if (dice.chance(0.012)) {
    const restartAfterMs = onGrid(dice.between(0, 8 * second));
    acts.push({
      at: soon(),
      kind: 'server-dies',
      server: dice.pick([0, 1]),
      steps: dice.between(1, 400),
      restartAfterMs,
    });
  }
  if (sequenceOf(account) !== null) acts.push(...actsInSilence(dice, at, token));
  acts.sort((one, other) => one.at - other.at);
  const known = !dice.chance(0.02);
  return {
    name,
    account,
    known,
    zone: known && dice.chance(0.5) ? dice.pick(contactZones) : null,
    startsAt: onGrid(dice.between(0, spreadMs)),
    acts,
    interruptions: dice.chance(0.12) ? [interruption(dice, token())] : [],
    sends: some(dice, () => sendPlan(dice)),
    echoes: some(dice, () => webhooks(dice)),
    listing: listing(dice),
    stampAheadMs: dice.chance(0.08) ? onGrid(dice.between(second, 3 * 24 * hour)) : 0,
    model: some(dice, () => modelPlan(dice)),
  };
}

/** What happens in the hours after the last message, when follow-ups are due. */
function actsInSilence(dice: Dice, from: number, token: () => string): Act[] {
  const acts: Act[] = [];
  while (dice.chance(0.5)) {
    const at = from + onGrid(dice.between(20 * minute, dice.pick([3, 26]) * hour));
    const words: ContactWords = dice.pick(['plain', 'plain', 'thanks', 'thanks', 'stop', 'trigger', 'doubt']);
    const back = dice.chance(0.2);
    acts.push(
      dice.pickWeighted<Act>([
        [4, { at, kind: 'contact-writes', words, token: token(), webhooks: webhooks(dice) }],
        [2, { at, kind: 'coach-writes-in-app', back, token: token(), webhooks: webhooks(dice) }],
        [1, { at, kind: 'coach-writes-in-inbox', back, token: token() }],
        [2, { at, kind: 'coach-switches', on: dice.chance(0.5) }],
        [2, { at, kind: 'call-is-booked', inDays: dice.between(1, 10) }],
        [4, { at, kind: 'coach-pauses', of: 'chat', forMs: pauseLength(dice) }],
        [0.2, { at, kind: 'coach-pauses', of: dice.pick(['account', 'agent']), forMs: pauseLength(dice) }],
        [0.05, { at, kind: 'all-sleep', forMs: onGrid(dice.between(hour, 9 * hour)) }],
      ]),
    );
  }
  return acts;
}

function pauseLength(dice: Dice): number | null {
  return dice.pickWeighted([
    [1, null],
    [3, onGrid(dice.between(10 * minute, 2 * hour))],
    [2, onGrid(dice.between(2 * hour, 30 * hour))],
  ]);
}

/** Returns a history in which the contact comments too: alone, or before, between and after what they write. */
export function withComments(history: History, seed: number): History {
  const dice = createDice(seed);
  const last = history.acts.at(-1)?.at ?? 0;
  const comment = (nth: number): Act => ({
    at: onGrid(dice.between(0, last + 20 * second)),
    kind: 'contact-comments',
    token: `zq${history.name}${'abcdefghijklmnopqrstuvwxyz'[25 - nth]}`,
    own: dice.chance(0.1),
    webhooks: webhooks(dice),
  });
  const comments = Array.from({ length: dice.between(1, 3) }, (_, nth) => comment(nth));
  // Most people who comment have not written yet.
  const acts = dice.chance(0.5) ? history.acts.filter(({ kind }) => kind !== 'contact-writes') : history.acts;
  // A page names who comments, and nothing else: somebody without a known name is a stranger there.
  return { ...history, known: true, acts: [...acts, ...comments].toSorted((one, other) => one.at - other.at) };
}

function interruption(dice: Dice, token: string): Interruption {
  const back = dice.chance(0.15);
  const act = dice.pickWeighted<Act>([
    [3, { at: 0, kind: 'coach-writes-in-app', back, token, webhooks: [0] }],
    [3, { at: 0, kind: 'coach-writes-in-inbox', back, token }],
    [1, { at: 0, kind: 'coach-switches', on: false }],
    [
      2,
      {
        at: 0,
        kind: 'contact-writes',
        words: dice.pick(['plain', 'plain', 'stop', 'trigger', 'doubt']),
        token,
        webhooks: [0],
      },
    ],
  ]);
  return { moment: dice.pick(['model-asked', 'message-leaves']), afterMs: onGrid(dice.between(0, second)), act };
}

function onGrid(ms: number): number {
  return Math.round(ms / gridMs) * gridMs;
}

function some<T>(dice: Dice, make: () => T): T[] {
  return Array.from({ length: dice.between(1, 4) }, make);
}

function gapBetweenMessages(dice: Dice, slow: boolean): number {
  return onGrid(
    dice.pickWeighted([
      [50, dice.between(0, 12 * second)],
      [30, dice.between(5 * second, 60 * second)],
      [slow ? 30 : 4, dice.between(minute, 45 * minute)],
      [2, dice.between(23 * hour, 25 * hour)],
      [1, dice.between(7 * 24 * hour, 8 * 24 * hour)],
    ]),
  );
}

/**
 * Returns when the copies of one webhook arrive:
 * one to five times, in any order among others, sometimes very late.
 */
function webhooks(dice: Dice): number[] {
  const copies = dice.pickWeighted([
    [6, 1],
    [2, 2],
    [1, 3],
    [1, dice.between(4, 5)],
  ]);
  return Array.from({ length: copies }, () =>
    onGrid(
      dice.pickWeighted([
        [40, 0],
        [38, dice.between(0, 3 * second)],
        [16, dice.between(0, 40 * second)],
        [3, dice.between(0, hour)],
        [3, dice.between(23.5 * hour, 24.5 * hour)],
      ]),
    ),
  );
}

function listing(dice: Dice): Listing {
  const list = dice.pickWeighted<Listing['list']>([
    [60, undefined],
    // A thread among the requests stays there.
    [12, { isEmpty: true }],
    [16, { lagMs: onGrid(dice.between(second, dice.pick([45 * second, 10 * minute]))) }],
    [12, { aheadMs: onGrid(dice.between(-5 * minute, 5 * minute)) }],
  ]);
  const rewrite = dice.pickWeighted<Listing['rewrite']>([
    [80, undefined],
    [8, 'normalize'],
    [6, 'shorten-links'],
    [6, 'cut-short'],
  ]);
  return { list, rewrite };
}

function sendPlan(dice: Dice): History['sends'][number] {
  const fate = dice.pickWeighted<SendFate>([
    [77, 'answered'],
    [6, 'answered-late'],
    [2, 'not-connected'],
    [2, 'lost'],
    [1, 'refused-for-now'],
    [1, 'rate-limited'],
    [2, 'sent-but-error-500'],
    [2, 'sent-but-1357046'],
    [2, 'sent-but-cut-off'],
    [2, 'sent-but-silent'],
    [3, 'sent-but-garbage'],
  ]);
  return {
    fate,
    leaveMs: dice.chance(0.5) ? 0 : onGrid(dice.between(0, 700)),
    answerMs: fate === 'answered-late' ? onGrid(dice.between(2 * second, 9 * second)) : onGrid(dice.between(0, 600)),
  };
}

function modelPlan(dice: Dice): History['model'][number] {
  const mood = dice.pickWeighted<ModelMood>([
    [84, 'answers'],
    [5, 'answers-long'],
    [3, 'unavailable'],
    [2, 'empty'],
    [2, 'claims-booking'],
    [2, 'ends'],
    [2, 'hands-over'],
  ]);
  return { mood, thinkMs: onGrid(dice.between(0, dice.chance(0.05) ? 20 * second : 2 * second)) };
}

/** Returns a number as letters, because digits could be read as ages, prices or weights. */
export function lettersOf(number: number): string {
  let letters = '';
  for (let rest = number; ; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
    if (rest < 26) return letters;
  }
}
