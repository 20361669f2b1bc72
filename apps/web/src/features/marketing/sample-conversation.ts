import type { Chat, Decision, Message } from '@spotter/contract';
import { blankMessage } from '../../api/blank-message.ts';

// Times without a zone are the reader's own, so the prerendered page and every browser show the same hours.
const day = '2026-11-19';

/** The time of the product's pictures. */
export const pictureTime = new Date(`${day}T14:08:00`);

const engaged: Decision = { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED', at: `${day}T14:02:00` };
const goesOn: Decision = { kind: 'reply', reason: 'conversation-goes-on', keyword: null, at: `${day}T14:05:00` };

/** The conversation on the phone, in which a lead books a call. */
export const leadConversation: Message[] = [
  lead('14:01', 'SHRED'),
  lead('14:01', 'hey saw ur reel. tried everything for the belly fat lol'),
  agent(
    '14:02',
    'Hey Mia, glad it found you! “Everything” is a long list. What did you try last, and where did it fall apart?',
    {
      decision: engaged,
    },
  ),
  lead('14:04', 'keto. then a work trip killed it'),
  agent(
    '14:05',
    'So the plan has to survive travel. Want to map that out on a call? Dana has tomorrow at 9 or 11, Chicago time.',
    {
      decision: goesOn,
    },
  ),
  lead('14:06', '11!!'),
  agent('14:07', 'Done: Friday, November 20 at 11:00 AM, Chicago time. Talk then, Mia!', { decision: goesOn }),
];

/** The number of those messages before the call is in the calendar. */
export const messagesBeforeBooking = 6;

/** The coach takes over, and what the agent does then. */
export const takeover = { _id: 'takeover', kind: 'taken-over', at: `${day}T14:02:00`, via: 'app' } as const;

export const takeoverConversation: Message[] = [
  message('coach', '14:02', 'Dana here. Which knee is it?', { status: 'seen' }),
  lead('14:03', 'left one, since spring', {
    decision: { kind: 'stay-silent', reason: 'taken-over', keyword: null, at: `${day}T14:03:00` },
  }),
];

/** The chat's sentence below it. */
export const sampleSilence = 'Agent stayed silent: you took over.';

/** The reason for the answer in the picture. */
export const sampleDecision = engaged;

/** That decision in the product's words. */
export const sampleReason = 'They wrote a trigger keyword: “SHRED”.';

/** What the agent learned about the lead. */
export const sampleFacts = [
  { name: 'Goal', value: 'Lose 18 lbs before her wedding in June' },
  { name: 'Tried before', value: 'Keto, two apps' },
  { name: 'Training days', value: '3 a week' },
  { name: 'Start', value: 'This month' },
];

/** The list of conversations on an ordinary afternoon. */
export const sampleChats: Chat[] = [
  chat('mia.lifts', 'booked', agent('14:07', 'Done: Friday, November 20 at 11:00 AM, Chicago time.')),
  chat('jon_runs', 'needs_you', lead('13:58', 'my knee clicks when i squat, whats wrong w it?'), {
    takenOver: { at: `${day}T13:59:00`, via: 'inbox' },
  }),
  chat('ana.garcia', 'qualified', lead('13:49', 'perfecto, tengo 3 días a la semana'), {
    pendingReply: { at: `${day}T14:09:00` },
  }),
  chat('leo.k', 'engaged', agent('12:40', 'What does a normal training week look like for you at the moment?'), {
    from: 'page',
  }),
];

type Given = Partial<Pick<Message, 'decision' | 'status'>>;

function lead(time: string, text: string, given: Given = {}): Message {
  return message('contact', time, text, { status: 'received', ...given });
}

function agent(time: string, text: string, given: Given = {}): Message {
  return message('agent', time, text, { status: 'seen', ...given });
}

function message(author: Message['author'], time: string, text: string, given: Given): Message {
  return {
    ...blankMessage,
    _id: `${author} ${time} ${text}`,
    type: author === 'contact' ? 'Human' : 'Agent',
    author,
    text,
    date: `${day}T${time}:00`,
    status: 'sent',
    ...given,
  };
}

function chat(username: string, stage: Chat['stage'], last: Message, given: Partial<Chat> = {}): Chat {
  return {
    _id: username,
    senderId: username,
    username,
    name: null,
    picture: null,
    chatEnabled: true,
    history: [last],
    bot: '',
    botId: '',
    credentialId: '',
    from: 'instagram',
    stage,
    lost: null,
    facts: [],
    tags: [],
    pendingReply: null,
    proposal: null,
    lastDecision: null,
    nextStep: null,
    assignee: null,
    nextAction: null,
    takenOver: null,
    windowClosesAt: null,
    windowCertainUntil: null,
    windowReason: 'never-wrote',
    coachWindowClosesAt: null,
    sendWindow: 'open',
    unread: 0,
    needsYou: null,
    answering: {
      agentId: 'dana',
      offReason: null,
      engaged: true,
      optedOut: false,
      otherApp: null,
      takenFrom: null,
      sleepsFrom: null,
    },
    pausedUntil: null,
    changesOfHands: [],
    leak: null,
    score: null,
    told: null,
    handBackNote: null,
    neverAutoreply: false,
    spam: null,
    referral: null,
    match: null,
    ...given,
  };
}
