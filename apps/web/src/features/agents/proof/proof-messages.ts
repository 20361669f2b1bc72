import type { AgentRun, Simulation, SimulatedConversation, SimulatedLead } from '@spotter/contract';
import { decisionReasons } from '../../../components/decision-reasons.ts';
import { dollarsSentence } from '../../../components/model-cost.ts';
import { sayClock, sayDayAndClock } from '../../../components/time/said-times.ts';

const count = (number: number): string => number.toLocaleString('en-US');

/** Every sentence about simulated leads. */
export const proofMessages = {
  pageTitle: 'Simulated leads',
  pageLead:
    'Made-up leads write to your agent, and each conversation is judged. Nothing is sent, booked or counted; only the tokens count.',
  tabs: 'What it is tried on',
  tabLeads: 'Simulated leads',
  tabChats: 'Your own chats',
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
  overBudget: (fewer: string) =>
    `That is more than is left of today’s budget. Choose fewer ${fewer}, or wait until midnight UTC.`,

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
export function spentSentence(run: AgentRun): string {
  return `${tokensAndDollars(run.tokens, run.costDollars)} of about ${count(run.estimatedTokens)} expected`;
}

function tokensAndDollars(tokens: number, dollars: number | null): string {
  return dollars === null ? `${count(tokens)} tokens` : `${count(tokens)} tokens, ${dollarsSentence(dollars)}`;
}

/** Returns which version a run plays. */
function versionSentence({ version, number }: Pick<AgentRun, 'version' | 'number'>): string {
  return version === 'draft' ? `Draft of version ${number}` : proofMessages.published(number);
}

/** Returns which version a run plays, when it began, and by whom. */
export function runSentence(run: AgentRun): string {
  const began = `${versionSentence(run)}, ${sayDayAndClock(run.at)}`;
  const by = run.nightly ? 'at night' : run.by;
  return by === null ? began : `${began}, ${by}`;
}

export const playedCount = ({ passed, failed, notPlayed }: Simulation): number => passed + failed + notPlayed;

/** A run of any kind; `playing`: what is played now, where it has a name. */
export type ShownRun = AgentRun & { playing?: string | null };

/** Returns how far a run is with so many parts played, or how it ended; null: it is done. */
export function stateSentence(run: ShownRun, behind: number): string | null {
  const played = `${behind} of ${run.total}`;
  switch (run.state) {
    case 'waiting':
      return 'Waiting for another run to end.';
    case 'running':
      return run.playing == null ? `${played} played` : `${played} played, now: ${run.playing}`;
    case 'paused': {
      const why = run.pausedFor === 'budget' ? 'today’s budget is used up' : 'the language model cannot be reached';
      const until = run.pausedUntil === null ? '' : ` Goes on at ${pauseEnd(run.pausedUntil)}.`;
      return `${played} played. Paused: ${why}.${until}`;
    }
    case 'stopped':
      return `Stopped after ${behind - run.notPlayed} of ${run.total}.`;
    case 'done':
      return null;
  }
}

function pauseEnd(until: string): string {
  return new Date(until).toDateString() === new Date().toDateString() ? sayClock(until) : sayDayAndClock(until);
}

/** Returns what a screen reader says of a run: each quarter, not each lead. `outcome`: of one that is done. */
export function announcement(run: ShownRun, played: number, outcome: string): string {
  if (run.state !== 'running') return stateSentence(run, played) ?? `Done: ${outcome}.`;
  const quarter = Math.floor((played * 4) / run.total);
  return quarter === 0 ? 'The run goes on.' : `${quarter * 25}% played.`;
}

/** Returns how a run went, in a list of runs. */
export function outcomeSentence(run: Simulation): string {
  return stateSentence(run, playedCount(run)) ?? `${run.passed} of ${run.total} went well`;
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
