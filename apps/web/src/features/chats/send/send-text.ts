import { chatMessages } from '../messages.ts';

/** Returns a text that could not be sent, followed by what the coach has written since. */
export function restoredText(failed: string, present: string): string {
  return [failed, present].filter((part) => part.trim() !== '').join('\n');
}

/** Returns why a text came back; null where the server was not reached, which the box says otherwise. */
export function returnedSentence(reason: string | null, reachedServer: boolean): string | null {
  if (!reachedServer) return null;
  return reason === null ? chatMessages.draftKept : `${reason}. ${chatMessages.draftKept}`.replace('..', '.');
}

/** Returns the coach's text with a suggestion below it. */
export function withSuggestion(present: string, suggested: string): string {
  return present.trim() === '' ? suggested : `${present.trimEnd()}\n${suggested}`;
}

/** Returns the text with another suggestion instead of the one in it; the coach's own words stay. */
export function withOtherSuggestion(text: string, offered: string[], chosen: string): string {
  const present = offered.find((one) => text.includes(one));
  return present === undefined ? chosen : text.replace(present, () => chosen);
}
