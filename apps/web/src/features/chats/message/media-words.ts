import type { Attachment } from '@spotter/contract';

type Failure = NonNullable<NonNullable<Attachment['transcript']>['failure']>;

/** Every sentence about what was heard and seen. */
export const mediaWords = {
  gone: 'No longer available',
  listening: 'Listening…',
  looking: 'Looking at it…',
  heard: 'What they said, written down by a machine',
  unclear: 'Hard to make out: your agent left it to you.',
  notHeard: 'Could not be heard:',
  notSeen: 'Your agent could not see it:',
  hearingOff: 'Voice notes are not written down here. Your administrator can turn that on (TRANSCRIPTION_BASE_URL).',
  seeingOff: 'Your agent does not see pictures here. Your administrator can turn that on (LLM_VISION).',
  saw: 'What the agent saw',
  notKept: 'Not kept:',
};

/** Why something was not heard, seen or kept, in words that follow a colon. */
export const mediaFailures: Record<Failure, string> = {
  gone: 'it was no longer there',
  unreachable: 'the platform didn’t hand it over',
  'too-large': 'it is longer than 25 MB',
  'empty-file': 'there was nothing in it',
  'not-sound': 'it isn’t a recording',
  'not-picture': 'it isn’t a picture that can be read',
  silent: 'nobody speaks in it',
  refused: 'it couldn’t be made sense of',
  budget: 'today’s limit for your account is used up',
  unavailable: 'the service didn’t answer after several tries',
  'no-room': 'your 2 GB are used up',
};
