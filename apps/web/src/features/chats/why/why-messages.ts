import type { DecisionRecord } from '@spotter/contract';
import { sayLengthOfTime } from '../../../components/time/length-of-time.ts';
import { nameOfApp } from '../state/other-app.ts';
import { dollarsSentence, modelCostSentence } from '../../../components/model-cost.ts';

type Facts = NonNullable<DecisionRecord['facts']>;
type Answered = NonNullable<DecisionRecord['answered']>;

/** Every sentence of the card that shows the basis of a decision. */
export const whyMessages = {
  replyTitle: 'Why the agent wrote this',
  silenceTitle: 'Why the agent stayed silent',
  handOverTitle: 'Why the agent called you',
  optOutTitle: 'Why the agent stops here',
  waitTitle: 'Why the agent waits',

  loading: 'Loading the details…',
  failed: 'The details didn’t load.',
  retry: 'Try again',
  none: 'There’s nothing more on record for this message.',

  rule: 'Rule',
  keyword: 'Keyword',
  excluded: 'Left out',
  intent: 'What they want',
  danger: 'Double-checked',
  read: 'Read',
  known: 'What it knew',
  delay: 'Delay',
  window: 'Window left',
  model: 'Model',
  tokens: 'Tokens',
  cost: 'Cost',
  heard: 'Heard',
  checks: 'Checks passed',
  repaired: 'Repaired',
  mended: 'Left out',
  tools: 'Also did',
  tags: 'Tags given',
  clip: 'Clip sent',
  answered: 'Yes or no',
  seen: 'Seen by',
  draftFlagged: 'Dropped',
  ownWords: 'Not asked: a button was tapped',
  sources: 'Sources',
  asked: 'Asked',
  found: 'Found',
  nothingFound: 'Nothing in Knowledge or Offers answers this plainly.',
  used: 'The answer uses it.',
  notUsed: 'Not used: your agent was shown it again and still answered without it.',
  fixAnswer: 'Fix this answer',
  unanswered: 'Not answered',
  parts: 'Messages',
  version: 'Decided by',
  ownText: 'Words',
  yourWords: 'Yours, for this chat',
  earlier: 'Before that',
  details: 'Details',
  addToInstructions: 'Add to instructions',
  addToKnowledge: 'Add what is true',
  noWords: 'No words to show.',
  severe: 'It sent your words for a lead in crisis and won’t sell here.',
  noModel: 'Not asked: a rule decided',
  unneededModel: 'Did not decide this',
  onlyIntent: 'Asked what they want, nothing else',
  onlyDanger: 'Asked whether this needs you, nothing else',
  unknownModel: 'Not recorded',
  unknownTokens: 'The model didn’t say',
  unknownCost: 'Unknown: no prices set for this model',
  answerIt: 'Answer it once',
};

const afterUnanswered: Record<NonNullable<DecisionRecord['whenUnanswered']>, string> = {
  'go-on': 'It said it will ask and kept talking, as you chose.',
  'hand-over': 'It said it will ask and handed the chat to you, as you chose.',
};

/** Returns what the agent did about a question that nothing answers; null where it is not on record. */
export function afterUnansweredSentence(choice: DecisionRecord['whenUnanswered']): string | null {
  return choice === null ? null : afterUnanswered[choice];
}

/** Returns the card's heading for a decision. */
export function whyTitle(kind: DecisionRecord['decision']['kind']): string {
  switch (kind) {
    case 'reply':
      return whyMessages.replyTitle;
    case 'hand-over':
      return whyMessages.handOverTitle;
    case 'opt-out':
      return whyMessages.optOutTitle;
    case 'wait':
      return whyMessages.waitTitle;
    case 'stay-silent':
      return whyMessages.silenceTitle;
  }
}

const rules: Record<DecisionRecord['decision']['kind'], string> = {
  reply: 'Answer',
  wait: 'Wait',
  'hand-over': 'Call the coach',
  'opt-out': 'Confirm once, then silence',
  'stay-silent': 'Stay silent',
};

/** Returns what the rule says to do. */
export const ruleName = (kind: DecisionRecord['decision']['kind']): string => rules[kind];

/** Returns how many messages waited for an answer, and whether they were read whole. */
export function readSentence({ unanswered, quietMs, judgedInPart }: Facts): string {
  const messages = unanswered === 1 ? '1 message' : `${unanswered} messages`;
  const part = judgedInPart ? '. Long message: read whole for stop words and clear danger, else its two ends' : '';
  return `${messages}, after ${seconds(quietMs)} of quiet${part}`;
}

/** Returns the known facts that bear on the decision. */
export function knownSentences(facts: Facts): string[] {
  const sentences = [
    facts.agent === null ? 'No agent was linked' : `${facts.agent} answers for this account`,
    switchSentence(facts),
    facts.engaged ? 'The agent had the conversation' : 'The agent did not have the conversation yet',
  ];
  if (facts.optedOut) sentences.push('They had asked for no more messages');
  if (facts.otherAppOwnsThread) sentences.push(`${nameOfApp(facts.otherAppId)} had the conversation`);
  else if (facts.tookThread) sentences.push(`${nameOfApp(facts.otherAppId)} had the conversation until you took it`);
  if (!facts.planAllows) sentences.push('Your plan did not run autoreplies');
  if (facts.failedAttempts > 0) {
    sentences.push(facts.failedAttempts === 1 ? 'One try had failed' : `${facts.failedAttempts} tries had failed`);
  }
  return sentences;
}

const offReasons: Record<NonNullable<Facts['offReason']>, string> = {
  'coach-toggle': 'you switched them off',
  takeover: 'you took over',
  'hand-over': 'it had handed the chat to you',
  finished: 'the conversation was finished',
};

function switchSentence({ accountEnabled, chatEnabled, offReason }: Facts): string {
  if (!accountEnabled) return 'Autoreplies were off for the account';
  if (chatEnabled) return 'Autoreplies were on';
  return offReason === null
    ? 'Autoreplies were off for this chat'
    : `Autoreplies were off for this chat: ${offReasons[offReason]}`;
}

/** Returns how the agent's delay was set. */
export function delaySentence(delay: NonNullable<DecisionRecord['delay']>): string {
  if (delay.type === 'Adaptative') return 'Like a person would';
  return delay.minutes === 0 ? 'Instantly' : `${delay.minutes} minutes after their last message`;
}

/** Returns what was left of the window: 24 hours, or up to 7 days after an ad. */
export function windowSentence(minutes: number): string {
  return minutes <= 0 ? 'Closed' : sayLengthOfTime(minutes * 60_000);
}

/** Returns the sentence about a decision without a recorded model. An answer is never made without one. */
export function noModelSentence({
  decision,
  answered,
  danger,
  intent,
  seen,
}: Pick<DecisionRecord, 'decision' | 'answered' | 'danger' | 'intent' | 'seen'>): string {
  if (answered !== null) return whyMessages.ownWords;
  if (danger?.model != null && decision.kind === 'hand-over') return whyMessages.onlyDanger;
  if (seen !== null && seen.line !== 'rules') return whyMessages.unneededModel;
  if (intent !== null && decision.kind !== 'reply') return whyMessages.onlyIntent;
  return decision.kind === 'reply' ? whyMessages.unknownModel : whyMessages.noModel;
}

/** Returns the model, how often it was asked and how long that took. */
export function modelSentence(
  { name, steps, milliseconds }: NonNullable<DecisionRecord['model']>,
  judged: DecisionRecord['judged'],
): string {
  const asked = `${name}, ${steps === 1 ? 'asked once' : `asked ${steps} times`}, ${seconds(milliseconds)}`;
  return judged === false ? `${asked}. It did not check the message for danger` : asked;
}

export function tokensSentence({ inputTokens, outputTokens }: NonNullable<DecisionRecord['model']>): string {
  if (inputTokens === null || outputTokens === null) return whyMessages.unknownTokens;
  return `${inputTokens.toLocaleString('en-US')} read, ${outputTokens.toLocaleString('en-US')} written`;
}

export function costSentence({ costDollars }: NonNullable<DecisionRecord['model']>): string {
  if (costDollars === null) return whyMessages.unknownCost;
  const dollars = dollarsSentence(costDollars);
  return dollars.charAt(0).toUpperCase() + dollars.slice(1);
}

/** Returns what the model was asked about the contact's words, what it said, and what that took. */
export function intentSentence({ descriptions, fits, model }: NonNullable<DecisionRecord['intent']>): string {
  const asked = descriptions.map((description) => `“${description}”`).join(' or ');
  const yes = descriptions.length === 1 ? 'yes' : `yes, “${fits}”`;
  return `Asked the model whether it fits ${asked}: ${fits === null ? 'no' : yes}. That took ${modelCostSentence(model)}.`;
}

const lines: Record<NonNullable<DecisionRecord['seen']>['line'], string> = {
  rules: 'Safety rules',
  classifier: 'Spotter’s own classifier',
  moderation: 'Moderation',
  judgement: 'The model’s judgment',
};

const matters: Record<NonNullable<DecisionRecord['seen']>['category'], string> = {
  'self-harm': 'they may hurt themselves',
  abuse: 'abuse or violence',
  'medical-emergency': 'a medical emergency',
  'eating-disorder': 'an eating disorder',
  minor: 'they may be under 18',
  pregnancy: 'pregnancy',
  medication: 'medication or doping',
  medical: 'a medical question',
  payment: 'a question about a payment',
  person: 'they want a person',
  anger: 'anger or insults',
  stop: 'they want no more messages',
};

/** Returns what the model said of words that looked like a matter for the coach, and what asking took. */
export function dangerSentence({ says, model }: NonNullable<DecisionRecord['danger']>): string {
  const asked = 'Something in it may be a matter for you, or ask if a machine writes, so the model was asked';
  if (model === null && says === 'none') return 'It only asked about terms that you entered.';
  if (model === null) return `${asked}. It didn’t answer in time.`;
  const answer = says === null ? 'no clear answer' : dangerAnswer(says);
  return `${asked}: ${answer}. That took ${modelCostSentence(model)}.`;
}

function dangerAnswer(says: NonNullable<NonNullable<DecisionRecord['danger']>['says']>): string {
  if (says === 'none') return 'it isn’t';
  if (says === 'machine') return 'it asks if a machine writes, and gets a true answer';
  return says === 'past' ? 'it’s over, or someone else’s, and noted for the call' : `it is, ${matters[says]}`;
}

/** Returns which line of defense ended the conversation, and what it saw. */
export function seenSentence({ line, category }: NonNullable<DecisionRecord['seen']>): string {
  return `${lines[line]}: ${matters[category]}`;
}

const tools: Record<DecisionRecord['tools'][number], string> = {
  judge_message: 'checked the message for danger',
  record_fact: 'noted a fact',
  set_stage: 'set the stage',
  give_tag: 'gave a tag',
  send_clip: 'sent a clip',
  hand_over: 'asked for you',
  end_conversation: 'ended the conversation',
  find_times: 'looked up open times',
  find_open_times: 'looked up open times',
  offer_times: 'offered times',
  ask_to_confirm: 'asked for a yes to one time',
  carry_out: 'judged the answer to it',
  // Only in records from before there were proposals.
  book_call: 'asked to book a call',
  move_call: 'asked to move the call',
  cancel_call: 'asked to cancel the call',
};

const judged: Record<Answered['because'], string> = {
  tap: 'A button was tapped, and what it names was done.',
  words: 'They said a plain yes to the one question, and it was done.',
  'has-call': 'A time was tapped while a call stands, so the agent asked about moving it.',
  heard: 'They said yes in a voice note, which never books, so it was asked again to be typed or tapped.',
  thanks: 'They only thanked for the question, so it was asked once more.',
  'needs-address': 'A time was tapped, and the calendar needs an address first.',
  'other-times': 'They asked for other times.',
  'old-button': 'The button was from an older message, so nothing was done.',
  'used-button': 'The button had been used before, so nothing was done.',
  'foreign-button': 'The button was not one of this chat, so nothing was done.',
  'nothing-proposed': 'Nothing had been asked, so nothing was done.',
  'old-proposal': 'What was asked was too old, so nothing was done.',
  'words-after-tap': 'More was written after a tap, so nothing was done.',
  'several-times': 'Several times were open, so a yes named none of them.',
  'not-the-last-message': 'Something else was said since, so nothing was done.',
  crossed: 'It was written before the question arrived, so nothing was done.',
  'only-heard': 'The yes was only spoken, so nothing was done.',
  'no-assent': 'It said more than yes, or not yes, so nothing was done.',
  'model-disagrees': 'The model didn’t read it as a yes, so nothing was done.',
};

/** Returns how the contact's answer to proposed times was judged. */
export function answeredSentence({ kind, because }: Answered): string {
  if (kind === 'keep') return 'No was tapped: the call stays as it is.';
  return judged[because];
}

/** Returns what the agent did besides writing, each kind once. */
export function toolsSentence(names: DecisionRecord['tools']): string {
  const counts = new Map<DecisionRecord['tools'][number], number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => tools[name] + (count > 1 ? ` (${count} times)` : '')).join(', ');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('en-US', { maximumFractionDigits: 1 })} s`;
}
