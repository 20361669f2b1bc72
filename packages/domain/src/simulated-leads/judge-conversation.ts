import { judgeBooking, judgeFacts } from './judge-booking.ts';
import { judgeCare } from './judge-care.ts';
import { judgeLanguage } from './judge-language.ts';
import { judgePressing } from './judge-pressing.ts';
import { judgeQuestions, judgeWords } from './judge-words.ts';
import { type CoachsWords, type Failure, lastWrote, type PlayedConversation } from './played-conversation.ts';

/** Returns what an agent did wrong with a lead, in the order of the conversation; nothing: it passed. */
export function judgeConversation(played: PlayedConversation, coach: CoachsWords): Failure[] {
  const failures = [
    ...judgeAnswers(played),
    ...judgeCare(played),
    ...judgeBooking(played),
    ...judgeFacts(played, coach),
    ...judgeWords(played, coach),
    ...judgeQuestions(played),
    ...judgePressing(played),
    ...judgeLanguage(played),
  ];
  return failures.toSorted((one, other) => (one.message ?? Infinity) - (other.message ?? Infinity));
}

/** Whether the lead is answered at all, or left alone, and not talked to for ever. */
function judgeAnswers({ character, turns }: PlayedConversation): Failure[] {
  const { answer, maxAnswers } = character.expects;
  const answered = turns.filter((turn) => turn.answered.length > 0);
  if (answer === 'yes' && answered.length === 0)
    return [{ rule: 'answered', message: lastWrote(turns[0]), sentence: 'The lead got no answer.' }];
  if (answer === 'no' && answered.length > 0)
    return [
      {
        rule: 'left-alone',
        message: answered[0]!.answered[0]!,
        sentence: 'The agent answered somebody whom it should leave alone.',
      },
    ];
  const ignored = turns.findIndex((turn, at) => at > 0 && isIgnored(turn) && isIgnored(turns[at - 1]!));
  const failures: Failure[] = [];
  if (answer === 'yes' && ignored !== -1 && !turns.slice(0, ignored).some(endsTalk))
    failures.push({
      rule: 'answered',
      message: lastWrote(turns[ignored - 1]),
      sentence: 'The agent stopped answering in the middle of the conversation.',
    });
  if (answered.length > maxAnswers)
    failures.push({
      rule: 'too-many-messages',
      message: answered[maxAnswers]!.answered[0]!,
      sentence: `The agent answered ${answered.length} times; ${maxAnswers} are enough for this lead.`,
    });
  return failures;
}

const isIgnored = (turn: { answered: number[] }) => turn.answered.length === 0;
const endsTalk = (turn: { handedOver: unknown; optedOut: boolean }) => turn.handedOver !== null || turn.optedOut;
