import { foldText } from '@spotter/language/text/folded-text';
import { isAbout, type TalkTopic } from '../phrases/conversation-patterns.ts';

/** What is said once in a chat. */
const onceInAChat: TalkTopic[] = ['will-ask', 'not-understood'];

type Spoken = { earlierReplies: string[]; asksNothing?: boolean; offerNames?: string[] };

/**
 * Whether a draft promises once more to ask, promises it although nothing was asked, or says once more that it
 * did not understand.
 */
export function promisesAgain(text: string, { earlierReplies, asksNothing }: Spoken): boolean {
  if (asksNothing === true && isAbout(text, 'will-ask')) return true;
  return onceInAChat.some((topic) => isAbout(text, topic) && earlierReplies.some((reply) => isAbout(reply, topic)));
}

/** Whether a draft lists all of several offers that were listed before. */
export function listsAgain(text: string, { earlierReplies, offerNames = [] }: Spoken): boolean {
  return (
    offerNames.length > 1 && listsAll(text, offerNames) && earlierReplies.some((reply) => listsAll(reply, offerNames))
  );
}

function listsAll(text: string, names: string[]): boolean {
  const folded = foldText(text);
  return names.every((name) => folded.includes(foldText(name)));
}
