import {
  type Agent,
  type Bot,
  type Chat,
  type Comment,
  type Credential,
  type Integration,
  type Message,
  type SafetyRecord,
  perChannel,
  type Session,
} from '@spotter/contract';
import { blankMessage } from '../api/blank-message.ts';

let made = 0;

/** The signed-in coach of the tests. */
export const session: Session = {
  token: 'token-1',
  user: {
    _id: 'user-1',
    first_name: 'Dana',
    last_name: 'Reyes',
    email: 'dana@example.com',
    phone: null,
    companyName: null,
    userRole: 'trainer',
    heard_about_us: null,
    terms_agreed: true,
    avatar: null,
    meetingPlace: null,
    timeZone: 'UTC',
    emailVerified: true,
    twoStep: false,
  },
};

/** How to reach the company of the tests. */
export const support = { email: 'help@spotter.example', phone: '+1 702 555 0100', delivers: true };

/** Returns a connected Instagram account. */
export function aBot(given: Partial<Bot> = {}): Bot {
  return {
    _id: 'bot-1',
    id: 'bot-1',
    name: 'dana.coaching',
    from: 'instagram',
    integration: 'credential-1',
    igId: '17841400000000001',
    botEnabled: true,
    enabled: true,
    status: 'connected',
    platformDownUntil: null,
    pausedUntil: null,
    keepsMedia: false,
    ...given,
  };
}

/** Returns the credential of that account. */
export function aCredential(given: Partial<Credential> = {}): Credential {
  return {
    _id: 'credential-1',
    integration: 'integration-instagram',
    service: 'integration-instagram',
    status: 'connected',
    credentials: { agent: null, username: 'dana.coaching', igId: '17841400000000001', from: 'instagram' },
    health: {
      tokenExpiresAt: null,
      permissionsMissing: [],
      webhooksSubscribed: true,
      bookingRefusedAt: null,
      webhooksLastSeenAt: null,
      lastSentAt: null,
    },
    ...given,
  };
}

/** Returns a message, from the contact unless given otherwise. */
export function aMessage(given: Partial<Message> = {}): Message {
  made += 1;
  const author = given.author ?? 'contact';
  return {
    ...blankMessage,
    _id: `message-${made}`,
    type: author === 'contact' ? 'Human' : 'Agent',
    author,
    text: 'Hello',
    date: '2026-11-20T10:00:00.000Z',
    status: author === 'contact' ? 'received' : 'sent',
    ...given,
  };
}

/** Returns a chat of that account with one message. */
export function aChat(given: Partial<Chat> = {}): Chat {
  return {
    _id: 'chat-1',
    senderId: '5550001',
    username: 'mia.lifts',
    name: null,
    picture: null,
    chatEnabled: true,
    history: [aMessage()],
    bot: '17841400000000001',
    botId: 'bot-1',
    credentialId: 'credential-1',
    from: 'instagram',
    stage: 'engaged',
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
    answering: {
      agentId: 'agent-1',
      offReason: given.chatEnabled === false ? 'coach-toggle' : null,
      engaged: true,
      optedOut: false,
      otherApp: null,
      takenFrom: null,
      sleepsFrom: null,
    },
    pausedUntil: null,
    changesOfHands: [],
    windowClosesAt: null,
    windowCertainUntil: null,
    windowReason: 'never-wrote',
    coachWindowClosesAt: null,
    sendWindow: 'open',
    unread: 0,
    needsYou: null,
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

/** Returns an agent without accounts. */
export function anAgent(given: Partial<Agent> = {}): Agent {
  return {
    _id: 'agent-1',
    name: 'Setter',
    description: 'Answers new leads',
    user: 'user-1',
    config: { model: null, prompt: 'Write as Dana writes.', delayType: 'Custom', delayTime: 30 },
    ...perChannel('short', () => null),
    keywords: [],
    keywordRules: { matches: [], excludeWords: [] },
    rekeywords: [],
    rekeywordRules: { matches: [], excludeWords: [] },
    followUps: { enabled: false, steps: [], quietHours: { from: '21:00', to: '08:00' }, maxUnanswered: 2 },
    offers: 'all',
    disclosure: { mode: 'always', words: null },
    goodbye: null,
    bubbles: 1,
    whenUnanswered: 'go-on',
    answersAfterHandOver: true,
    answers: 'auto',
    pausedUntil: null,
    version: 1,
    ...given,
  };
}

/** Returns the four services, all of them set up. */
export function allIntegrations(): Integration[] {
  return [
    { _id: 'instagram', serviceName: 'Instagram', authURL: 'https://instagram.example/consent' },
    { _id: 'google-calendar', serviceName: 'Google Calendar', authURL: 'https://google.example/consent' },
    { _id: 'messenger', serviceName: 'Messenger', authURL: 'https://facebook.example/consent' },
    { _id: 'calendly', serviceName: 'Calendly', authURL: 'https://calendly.example/consent' },
  ];
}

/** Returns the seven counters of a coach in whose history every promise was kept. */
export function sampleSafetyRecord(given: Partial<SafetyRecord> = {}): SafetyRecord {
  return {
    doubleReplies: { count: 0, of: 128 },
    repliesOverAPerson: { count: 0, of: 128 },
    outsideWindow: { count: 0, of: 128 },
    afterStop: { count: 0, of: 3 },
    bookedNotInCalendar: { count: 0, of: 17 },
    unwelcomeFollowUps: { count: 0, of: 9 },
    undisclosed: { count: 0, of: 42 },
    chats: { count: 42, of: 42 },
    countedAt: '2026-11-21T10:00:00.000Z',
    ...given,
  };
}

/** A comment that got its message and an answer in public. */
export function aComment(given: Partial<Comment> = {}): Comment {
  return {
    _id: 'comment-1',
    botId: 'bot-1',
    from: 'instagram',
    username: 'mia.lifts',
    text: 'SHRED please',
    at: '2026-11-19T10:00:00.000Z',
    state: 'shown',
    isReply: false,
    isLive: false,
    adId: null,
    post: {
      _id: 'post-1',
      kind: 'reel',
      caption: 'My SHRED week',
      picture: null,
      link: 'https://ig.example/p',
      at: null,
    },
    outcome: { reason: 'trigger-comment', sentence: 'It gets a message.', missed: [] },
    trigger: { _id: 'shred', agentId: 'agent-1', word: 'SHRED' },
    publicReply: { text: 'Sent you a DM!', status: 'sent', at: '2026-11-19T10:01:00.000Z', failure: null },
    privateReply: { text: 'Hey Mia', status: 'sent', at: '2026-11-19T10:01:00.000Z', failure: null },
    chatId: 'chat-1',
    ...given,
  };
}
