import { foldText } from '@spotter/language/text/folded-text';
import { wordsOf } from '@spotter/language/text/tokens';
import { namedTimes } from '@spotter/language/times/named-times';
import { isAbout } from '../autoreply/phrases/conversation-patterns.ts';
import type { SimulatedCharacter } from './character.ts';
import type { Failure, PlayedConversation } from './played-conversation.ts';
import { readAnswer } from './read-answer.ts';
import { usualWords } from './usual-words.ts';

/** How often a lead may be asked for a call that it says nothing to. */
const maxInvitations = 2;

/** Whether a lead who said no to a call, or lets every invitation pass, is not asked for one again. */
export function judgePressing({ character, messages, turns }: PlayedConversation): Failure[] {
  const afterNo: number[] = [];
  const often: number[] = [];
  let invitations = 0;
  let isRefused = false;
  for (const turn of turns) {
    const said = turn.wrote.map((place) => messages[place]!.text);
    if (said.some((text) => isAbout(text, 'call-wish')) || turn.confirms) [invitations, isRefused] = [0, false];
    else if (invitations > 0 && said.some((text) => isRefusal(text, character))) isRefused = true;
    for (const place of turn.answered) {
      if (!invites(messages[place]!, character)) continue;
      invitations += 1;
      if (isRefused) afterNo.push(place);
      else if (!character.wantsCall && invitations > maxInvitations) often.push(place);
    }
  }
  return [
    ...failureAt(often[0], 'The agent asked for a call again and again.'),
    ...failureAt(afterNo[0], 'The agent asked for a call again although the lead had said no.'),
  ];
}

function failureAt(message: number | undefined, sentence: string): Failure[] {
  return message === undefined ? [] : [{ rule: 'pressed', message, sentence }];
}

function invites({ text, at: now }: { text: string; at: Date }, { language }: SimulatedCharacter): boolean {
  const { acts } = readAnswer(text, { language, now, isHandedOver: false });
  return acts.has('invites') || acts.has('offers-times');
}

const refusing = new Set(['no', 'nope', 'nah', 'nein', 'non', 'nao', 'nee', 'nie']);

/** Whether a lead says no to a call; one that names other times does not. */
function isRefusal(text: string, { language, words }: SimulatedCharacter): boolean {
  const folded = foldText(text);
  if (namedTimes(folded, language).times.length > 0) return false;
  const usual = words?.no ?? usualWords(language).no;
  return usual.some((no) => foldText(no) === folded) || refusing.has(wordsOf(folded)[0] ?? '');
}
