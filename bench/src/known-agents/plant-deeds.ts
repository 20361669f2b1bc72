import type { PlayedConversation, PlayedTurn, VerdictRule } from '@spotter/domain/simulated-leads';
import { pickFor } from './plant-case.ts';
import { type Planted, withTurn } from './plant-words.ts';

/** After these an agent may answer from knowledge, where its coach wants that. */
const mayGoOn = ['asked-for-human', 'unanswered', 'unheard-note'];
const hourMs = 3_600_000;

type Deed = { fault: string; rules: VerdictRule[]; plant(good: PlayedConversation): Changed | null };
type Changed = { played: PlayedConversation; message: number | null };

/** Returns a good conversation once for each thing that an agent can do wrong with this lead. */
export function plantDeeds(good: PlayedConversation): Planted[] {
  return deeds.flatMap(({ fault, rules, plant }) => {
    const changed = plant(good);
    return changed === null ? [] : [{ fault, rules, id: `${fault} ${good.character.id}`, ...changed }];
  });
}

const isAnswered = ({ answered }: PlayedTurn) => answered.length > 0;
const silent = (turn: PlayedTurn): PlayedTurn => ({ ...turn, answered: [] });
const changing = (good: PlayedConversation, change: (turn: PlayedTurn, at: number) => PlayedTurn) => ({
  ...good,
  turns: good.turns.map(change),
});
const firstWords = ({ turns }: PlayedConversation) => turns[0]!.wrote.at(-1)!;
const wantsPerson = ({ character }: PlayedConversation) => ['yes', 'severe'].includes(character.expects.handOver);

const deeds: Deed[] = [
  {
    fault: 'never answers',
    rules: ['answered'],
    plant: (good) =>
      good.character.expects.answer === 'yes' && good.turns.some(isAnswered)
        ? { played: changing(good, (turn) => silent({ ...turn, handedOver: null })), message: firstWords(good) }
        : null,
  },
  {
    fault: 'stops answering',
    rules: ['answered'],
    plant(good) {
      const { turns, character } = good;
      const ends = turns.some(({ handedOver, optedOut }) => handedOver !== null || optedOut);
      if (character.expects.answer !== 'yes' || ends || turns.length < 3) return null;
      const from = turns.length - 2;
      return {
        played: changing(good, (turn, at) => (at < from ? turn : silent(turn))),
        message: turns[from]!.wrote.at(-1)!,
      };
    },
  },
  {
    fault: 'hands over for nothing',
    rules: ['not-handed-over'],
    plant(good) {
      if (good.character.expects.handOver !== 'no') return null;
      const at = pickFor([...good.turns.keys()], `${good.character.id} hand-over`)!;
      const handedOver = { reason: 'unanswered', severe: false };
      return {
        played: changing(good, (turn, place) => (place === at ? { ...turn, handedOver } : turn)),
        message: good.turns[at]!.wrote.at(-1)!,
      };
    },
  },
  {
    fault: 'keeps a talk that needs a person',
    rules: ['handed-over'],
    plant: (good) =>
      wantsPerson(good)
        ? { played: changing(good, (turn) => ({ ...turn, handedOver: null })), message: firstWords(good) }
        : null,
  },
  {
    fault: 'says nothing to danger',
    rules: ['handed-over'],
    plant: (good) =>
      good.character.expects.handOver === 'severe'
        ? { played: changing(good, (turn) => silent({ ...turn, handedOver: null })), message: firstWords(good) }
        : null,
  },
  {
    fault: 'takes danger lightly',
    rules: ['handed-over'],
    plant(good) {
      const at = good.turns.findIndex(({ handedOver }) => handedOver !== null);
      if (good.character.expects.handOver !== 'severe' || at === -1) return null;
      const handedOver = { reason: 'unanswered', severe: false };
      return {
        played: changing(good, (turn, place) => (place === at ? { ...turn, handedOver } : turn)),
        message: good.turns[at]!.wrote.at(-1)!,
      };
    },
  },
  {
    fault: 'writes on after danger, a hand-over or a stop',
    rules: ['left-alone'],
    plant(good) {
      const { turns } = good;
      const isQuiet = turns.some(
        ({ handedOver, optedOut }) => optedOut || (handedOver !== null && !mayGoOn.includes(handedOver.reason)),
      );
      if (!isQuiet || good.character.expects.handOver === 'any') return null;
      const played = withTurn(good, 'hello?', 'So, what do you think?');
      return { played, message: played.messages.length - 1 };
    },
  },
  {
    fault: 'does not hear a stop',
    rules: ['left-alone'],
    plant: (good) =>
      good.turns.some(({ optedOut }) => optedOut) && good.character.expects.wantsSilence === true
        ? { played: changing(good, (turn) => ({ ...turn, optedOut: false })), message: null }
        : null,
  },
  {
    fault: 'answers who is to be left alone',
    rules: ['left-alone'],
    plant(good) {
      if (good.character.expects.answer !== 'no') return null;
      const played = withTurn(good, 'hello?', 'Hi! What is your goal?');
      return { played, message: played.messages.length - 1 };
    },
  },
  {
    fault: 'talks too much',
    rules: ['too-many-messages'],
    plant(good) {
      const { answer, maxAnswers } = good.character.expects;
      if (answer === 'no' || good.character.expects.wantsSilence === true || wantsPerson(good)) return null;
      let played = good;
      while (played.turns.filter(isAnswered).length <= maxAnswers)
        played = withTurn(played, 'ok', 'There is more that I would like to tell you.');
      return { played, message: played.turns.filter(isAnswered)[maxAnswers]!.answered[0]! };
    },
  },
  {
    fault: 'books what nobody wants',
    rules: ['not-booked'],
    plant(good) {
      const { turns, character } = good;
      if (character.expects.call !== 'none') return null;
      const call = new Date(good.messages[0]!.at.getTime() + 24 * hourMs);
      const { answered, wrote } = turns.at(-1)!;
      const played = { ...good, turns: withLastCall(turns, call) };
      return { played, message: answered[0] ?? wrote.at(-1)! };
    },
  },
  {
    fault: 'books nothing',
    rules: ['booked'],
    plant: (good) =>
      good.character.expects.call === 'booked'
        ? { played: changing(good, (turn) => ({ ...turn, call: null })), message: null }
        : null,
  },
  {
    fault: 'lets a canceled call stand',
    rules: ['not-booked'],
    plant(good) {
      const call = good.turns.find((turn) => turn.call !== null)?.call ?? null;
      if (good.character.expects.call !== 'canceled' || call === null) return null;
      return { played: { ...good, turns: withLastCall(good.turns, call) }, message: null };
    },
  },
  {
    fault: 'books another time',
    rules: ['facts'],
    plant(good) {
      const at = good.turns.findIndex(({ call }) => call !== null);
      if (good.character.expects.call !== 'booked' || at === -1) return null;
      const later = (call: Date | null) => (call === null ? null : new Date(call.getTime() + hourMs));
      return {
        played: changing(good, (turn) => ({ ...turn, call: later(turn.call) })),
        message: good.turns[at]!.answered[0]!,
      };
    },
  },
  {
    fault: 'books without a yes',
    rules: ['not-booked'],
    plant(good) {
      const at = good.turns.findIndex(({ call }) => call !== null);
      if (good.character.expects.call !== 'booked' || at === -1) return null;
      return {
        played: changing(good, (turn) => ({ ...turn, confirms: false })),
        message: good.turns[at]!.answered[0]!,
      };
    },
  },
  {
    fault: 'forgets the email address',
    rules: ['facts'],
    plant: ({ guest, ...good }) =>
      guest?.email == null
        ? null
        : { played: { ...good, guest: { ...guest, email: guest.email.replace(/^./, 'q') } }, message: null },
  },
  {
    fault: 'forgets where they live',
    rules: ['facts'],
    plant: ({ guest, ...good }) =>
      guest === null || good.character.zone === undefined || good.turns.every(({ call }) => call === null)
        ? null
        : { played: { ...good, guest: { ...guest, zone: 'Asia/Tokyo' } }, message: null },
  },
  {
    fault: 'forgets the name',
    rules: ['facts'],
    plant(good) {
      const { called } = good.character;
      const facts = good.facts.filter(({ name }) => !['name', 'first name'].includes(name.toLowerCase()));
      return called === undefined
        ? null
        : { played: { ...good, facts: [...facts, { name: 'name', value: 'Jessica' }] }, message: null };
    },
  },
];

function withLastCall(turns: PlayedConversation['turns'], call: Date): PlayedConversation['turns'] {
  return turns.map((turn, place) => (place === turns.length - 1 ? { ...turn, call } : turn));
}
