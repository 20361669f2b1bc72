import type { Simulation, SimulatedConversation, SimulatedLead } from '@spotter/contract';
import { decisionReasons } from '../../../components/decision-reasons.ts';
import { dollarsSentence } from '../../../components/model-cost.ts';
import { sayClock, sayDayAndClock } from '../../../components/time/said-times.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** Every sentence about simulated leads. */
export const proofMessages = {
  pageTitle: 'Simulated leads',
  pageLead:
    'Made-up leads write to your agent, and each conversation is judged. Nothing is sent, booked or counted; only the tokens count.',
  loading: 'Loading the runs…',
  failedTitle: 'The runs didn’t load',
  failedHint: 'Nothing was changed. Check your connection and try again.',
  retry: 'Try again',
  emptyTitle: 'Not tried yet',
  emptyHint: 'A run takes about a minute or more, by the model. You can leave this page meanwhile.',

  newRun: 'New run',
  which: 'Which version',
  draft: 'Draft',
  published: (number: number) => `Published version ${number}`,
  draftFailed: 'Whether there is a draft didn’t load.',
  leadsFailed: 'The leads didn’t load.',
  leads: 'Which leads',
  allLeads: (all: number) => `All ${all} leads`,
  someLeads: (chosen: number, all: number) => `${chosen} of ${all} leads`,
  chooseLeads: 'Choose leads',
  everyLead: 'All leads',
  noneChosen: 'Choose at least one lead.',
  start: (leads: number) => (leads === 1 ? 'Start with 1 lead' : `Start with ${leads} leads`),
  starting: 'Starting…',
  startFailed: 'The run didn’t start. Check your connection and try again.',
  waitsForOthers: 'It starts after the run that goes on.',
  costLoading: 'Estimating what it takes…',
  costFailed: 'What it takes could not be estimated.',
  overBudget: 'That is more than is left of today’s budget. Choose fewer leads, or wait until midnight UTC.',

  results: 'Result',
  resultLoading: 'Loading the result…',
  resultFailed: 'The result didn’t load',
  goneTitle: 'This run is gone',
  goneHint: 'Spotter keeps the newest runs of an agent.',
  toNewest: 'Show the newest run',
  wentWell: 'went well',
  stop: 'Stop',
  stopping: 'Stopping…',
  stopFailed: 'The run didn’t stop. Check your connection and try again.',
  progress: 'Progress of the run',
  failed: 'Went wrong',
  notPlayed: 'Not played',
  passed: 'Went well',
  waiting: 'Still to come',
  allPassed: 'Every lead went well.',

  toLeads: 'Back to the leads',
  transcript: (name: string) => `Conversation with “${name}”`,
  noMessages: 'Nobody has written yet.',
  messages: 'Messages',
  took: (tokens: number) => `This conversation took ${count(tokens)} tokens.`,
  facts: 'What your agent knew at the end',
  voiceNote: 'Voice note, heard as:',
  picture: 'Picture, seen as:',
  unheard: 'Voice note without words',
  unseen: 'Picture without words',

  runs: 'Runs',
  shown: 'Shown above',
};

const kindNames: Record<SimulatedLead['kind'], string> = {
  buying: 'Want to buy',
  hesitating: 'Hesitate',
  writing: 'Write in their own way',
  booking: 'Book a call',
  care: 'Need care',
  person: 'Ask who writes',
  other: 'Others',
  case: 'Your saved cases',
};
export const kindName = (kind: SimulatedLead['kind']): string => kindNames[kind];

/** Returns `About 640,000 tokens, $0.1200.` for an estimate. */
export function costSentence(tokens: number, dollars: number | null): string {
  return `About ${tokensAndDollars(tokens, dollars)}.`;
}

export const leftSentence = (left: number): string => `${count(left)} are left of today’s budget.`;

/** Returns what a run has cost. */
export function spentSentence(run: Simulation): string {
  return `${tokensAndDollars(run.tokens, run.costDollars)} of about ${count(run.estimatedTokens)} expected`;
}

function tokensAndDollars(tokens: number, dollars: number | null): string {
  return dollars === null ? `${count(tokens)} tokens` : `${count(tokens)} tokens, ${dollarsSentence(dollars)}`;
}

/** Returns which version a run plays. */
function versionSentence({ version, number }: Pick<Simulation, 'version' | 'number'>): string {
  return version === 'draft' ? `Draft of version ${number}` : proofMessages.published(number);
}

/** Returns which version a run plays, when it began, and by whom. */
export function runSentence(run: Simulation): string {
  const began = `${versionSentence(run)}, ${sayDayAndClock(run.at)}`;
  return run.by === null ? began : `${began}, ${run.by}`;
}

export const playedCount = ({ passed, failed, notPlayed }: Simulation): number => passed + failed + notPlayed;

/** Returns how far a run is, or how it ended; null: it is done. */
export function stateSentence(run: Simulation): string | null {
  const played = `${playedCount(run)} of ${run.total}`;
  switch (run.state) {
    case 'waiting':
      return 'Waiting for another run to end.';
    case 'running':
      return run.playing === null ? `${played} played` : `${played} played, now: ${run.playing}`;
    case 'paused': {
      const why = run.pausedFor === 'budget' ? 'today’s budget is used up' : 'the language model cannot be reached';
      const until = run.pausedUntil === null ? '' : ` Goes on at ${pauseEnd(run.pausedUntil)}.`;
      return `${played} played. Paused: ${why}.${until}`;
    }
    case 'stopped':
      return `Stopped after ${run.passed + run.failed} of ${run.total}.`;
    case 'done':
      return null;
  }
}

function pauseEnd(until: string): string {
  return new Date(until).toDateString() === new Date().toDateString() ? sayClock(until) : sayDayAndClock(until);
}

/** Returns what a screen reader says of a run: each quarter, not each lead. */
export function announcement(run: Simulation): string {
  if (run.state !== 'running') return stateSentence(run) ?? `Done: ${run.passed} of ${run.total} went well.`;
  const quarter = Math.floor((playedCount(run) * 4) / run.total);
  return quarter === 0 ? 'The run goes on.' : `${quarter * 25}% played.`;
}

/** Returns how a run went, in a list of runs. */
export function outcomeSentence(run: Simulation): string {
  return stateSentence(run) ?? `${run.passed} of ${run.total} went well`;
}

/** Returns what happened beside the messages, in sentences. */
export function noteSentences({ call, handedOver }: SimulatedConversation): string[] {
  return [
    ...(call === null ? [] : [`Practice call booked for ${sayDayAndClock(call)}.`]),
    ...(handedOver === null ? [] : [`Your agent handed the chat to you: ${reasonWords(handedOver)}.`]),
  ];
}

const reasons: Record<string, string> = decisionReasons;
const reasonWords = (reason: string): string => reasons[reason] ?? reason;
