import { describe, expect, test } from 'vitest';
import { type AnswersGiven, maxAnswersPerHour, maxAnswersPerChat } from './answer-caps.ts';
import type { Turn } from './bot-loop.ts';
import { decideReply } from './decide-reply.ts';
import type { AgentRules, ChatState, InboundMessage, ReplySituation } from './reply-situation.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';

const start = Date.UTC(2026, 2, 10, 12);
const at = (seconds: number) => new Date(start + seconds * 1000);
const minute = 60;
const day = 24 * 60 * minute;

function message(text: string, seconds = 0, changes: Partial<InboundMessage> = {}): InboundMessage {
  return {
    id: `${text || 'empty'}@${seconds}`,
    text,
    kind: 'content',
    hasAttachments: false,
    deleted: false,
    receivedAt: at(seconds),
    ...changes,
  };
}

const agent: AgentRules = {
  triggers: keywordTriggers(['SHRED', 'Método']),
  reengagements: keywordTriggers(['BACK', 'still interested']),
  delay: { type: 'custom', minutes: 0 },
};

/** Returns an engaged, active chat, one minute after its last unanswered message. */
function situation(
  unanswered: InboundMessage[],
  { chat, ...changes }: Partial<Omit<ReplySituation, 'chat'>> & { chat?: Partial<ChatState> } = {},
): ReplySituation {
  const lastAt = unanswered.at(-1)?.receivedAt ?? null;
  return {
    now: new Date((lastAt?.getTime() ?? start) + minute * 1000),
    quietMs: 4000,
    bot: { enabled: true },
    agent,
    planAllowsAutoreplies: true,
    unanswered,
    lastInboundAt: lastAt,
    quietSince: at(-minute),
    failedAttempts: 0,
    ...changes,
    chat: { enabled: true, offReason: null, engaged: true, optedOut: false, otherAppOwnsThread: false, ...chat },
  };
}

const silent = (because: string) => ({ kind: 'stay-silent', because });
const fresh = { engaged: false };

test('an answer that the coach cancelled is not written; whatever comes next is a new turn', () => {
  const canceled = { turnCanceled: true };
  expect(decideReply(situation([], { chat: canceled }))).toEqual(silent('cancelled-by-coach'));
  expect(decideReply(situation([]))).toEqual(silent('already-answered'));
  expect(decideReply(situation([message('and on sundays?')]))).toMatchObject({ kind: 'reply' });
});

test('who took the chat over to answer is why the agent did not', () => {
  const takenOver = { enabled: false, offReason: 'takeover' } as const;
  const answeredByPerson = [message('how much is it?')];
  expect(decideReply(situation([], { chat: takenOver, answeredByPerson }))).toEqual(silent('taken-over'));
  expect(decideReply(situation([], { chat: takenOver }))).toEqual(silent('already-answered'));
});

describe('a new chat', () => {
  test('is engaged by a trigger keyword, recorded as the coach wrote it', () => {
    expect(decideReply(situation([message('info del metodo?')], { chat: fresh, quietSince: null }))).toEqual({
      kind: 'reply',
      to: ['info del metodo?@0'],
      because: 'trigger-keyword',
      keyword: 'Método',
    });
  });

  test('is new only where nothing was written before what is written now', () => {
    const anyMessage: AgentRules['triggers'] = [{ id: 'any', enabled: true, kind: 'any-message' }];
    const rules = {
      'any message': { ...agent, triggers: anyMessage },
      'new people only': { ...agent, newContactsOnly: true },
    };
    const pauses: [secondsBefore: number[], isNew: boolean][] = [
      [[], true],
      [[20], true],
      [[170, 20], true],
      [[5 * minute], false],
      [[30 * minute, 5], false],
      [[day / 2], false],
    ];
    const wrong = Object.entries(rules).flatMap(([name, one]) =>
      pauses.flatMap(([before, isNew]) => {
        const heard = [...before.map((seconds) => message('hello', -seconds)), message('SHRED')];
        const { kind } = decideReply(situation(heard, { agent: one, chat: fresh, quietSince: null }));
        return (kind === 'reply') === isNew ? [] : [{ name, before, kind }];
      }),
    );
    expect(wrong).toEqual([]);
    const waiting = { ...fresh, answerWaits: true };
    const late = [message('hello', -5 * minute), message('and?')];
    const stillNew = situation(late, { agent: rules['any message'], chat: waiting, quietSince: null });
    expect(decideReply(stillNew)).toMatchObject({ kind: 'reply' });
  });

  test('without a trigger is left to the coach', () => {
    expect(decideReply(situation([message('bro u coming sat?')], { chat: fresh }))).toEqual(silent('no-keyword'));
  });

  test('is not engaged where a word is left out, and the silence names the one of the newest message', () => {
    const rules = { matches: [{ keyword: 'SHRED', match: 'fuzzy' as const }], excludeWords: ['giveaway', 'my client'] };
    const choosy = { ...agent, triggers: keywordTriggers(['SHRED'], rules) };
    const decide = (...texts: string[]) =>
      decideReply(
        situation(
          texts.map((text, nth) => message(text, nth)),
          { chat: fresh, quietSince: null, agent: choosy },
        ),
      );
    expect(decide('sherd pls')).toMatchObject({ kind: 'reply', keyword: 'SHRED' });
    expect(decide('SHRED, the Giveaway?')).toEqual({ ...silent('excluded-word'), keyword: 'giveaway' });
    expect(decide('shred giveaway', 'sherd for my client')).toEqual({
      ...silent('excluded-word'),
      keyword: 'my client',
    });
    expect(decide('shred giveaway', 'SHRED')).toMatchObject({ kind: 'reply', keyword: 'SHRED' });
    expect(decide('nice giveaway')).toEqual(silent('no-keyword'));
  });

  test('is not engaged by a re-engagement keyword', () => {
    expect(decideReply(situation([message('BACK')], { chat: fresh }))).toEqual(silent('no-keyword'));
  });

  test('is not handed over for what people write to a coach without a trigger', () => {
    expect(decideReply(situation([message('my knee hurts')], { chat: fresh }))).toEqual(silent('no-keyword'));
    expect(decideReply(situation([message('hi')], { chat: fresh, failedAttempts: 2 }))).toEqual(silent('no-keyword'));
  });

  test('is handed over when the trigger comes with something for a person', () => {
    expect(decideReply(situation([message('SHRED'), message('im 15 btw', 2)], { chat: fresh }))).toMatchObject({
      kind: 'hand-over',
      because: 'minor',
      severe: true,
    });
  });

  test('is not engaged by a trigger that the contact has unsent', () => {
    expect(decideReply(situation([message('SHRED', 0, { deleted: true }), message('hi', 1)], { chat: fresh }))).toEqual(
      silent('no-keyword'),
    );
  });
});

describe('a burst', () => {
  const burst = [
    message('SHRED', 0),
    message('hey saw ur reel', 2),
    message('', 4, { hasAttachments: true }),
    message('help', 6),
  ];

  test('gets one answer to all of it', () => {
    expect(decideReply(situation(burst, { chat: fresh }))).toMatchObject({
      kind: 'reply',
      to: burst.map(({ id }) => id),
      keyword: 'SHRED',
    });
  });

  test('is not answered before the contact has been quiet for a while after the last message', () => {
    const waiting = { kind: 'wait', until: at(10), because: 'burst', keyword: 'SHRED' };
    expect(decideReply(situation(burst, { chat: fresh, now: at(7) }))).toEqual(waiting);
    expect(decideReply(situation(burst, { chat: fresh, now: at(9.999) }))).toEqual(waiting);
    expect(decideReply(situation(burst, { chat: fresh, now: at(10) }))).toMatchObject({ kind: 'reply' });
  });

  test('that does not end is answered 30 seconds after its first message', () => {
    const monologue = Array.from({ length: 10 }, (_, index) => message(`and ${index}`, index * 3));
    expect(decideReply(situation(monologue, { now: at(28) }))).toMatchObject({
      kind: 'wait',
      until: at(30),
      because: 'burst',
    });
  });

  test('after words that could not be answered is waited for all the same', () => {
    const unanswered = [message('hey', -5 * minute), message('SHRED', 0), message('saw ur reel', 2)];
    const waiting = { kind: 'wait', until: at(6), because: 'burst', keyword: 'SHRED' };
    expect(decideReply(situation(unanswered, { chat: fresh, quietSince: null, now: at(3) }))).toEqual(waiting);
  });

  test('answers what was not unsent', () => {
    const unanswered = [
      message('oops', 0, { deleted: true }),
      message('hi', 1),
      message('', 2, { kind: 'unsupported' }),
    ];
    expect(decideReply(situation(unanswered))).toMatchObject({ kind: 'reply', to: ['hi@1'] });
  });
});

describe('the delay', () => {
  const later: AgentRules = { ...agent, delay: { type: 'custom', minutes: 30 } };

  test('of the coach counts from the last message', () => {
    const unanswered = [message('hi', 0), message('u there', 5 * minute)];
    expect(decideReply(situation(unanswered, { agent: later }))).toEqual({
      kind: 'wait',
      until: at(35 * minute),
      because: 'delay',
      keyword: null,
    });
    expect(decideReply(situation(unanswered, { agent: later, now: at(35 * minute) }))).toMatchObject({ kind: 'reply' });
  });

  test('of an adaptive agent is some seconds in a chat that goes on', () => {
    const decision = decideReply(
      situation([message('hi')], { agent: { ...agent, delay: { type: 'adaptive' } }, now: at(5) }),
    );
    expect(decision).toMatchObject({ kind: 'wait', because: 'delay' });
    const until = decision.kind === 'wait' ? decision.until.getTime() : NaN;
    expect(until).toBeGreaterThanOrEqual(at(10).getTime());
    expect(until).toBeLessThanOrEqual(at(30).getTime());
  });

  test('of an adaptive agent is that of an idle chat where only old words stand before the keyword', () => {
    const adaptive: AgentRules = { ...agent, delay: { type: 'adaptive' } };
    const unanswered = [message('hey', -300 * minute), message('SHRED', 0)];
    const decision = decideReply(
      situation(unanswered, { agent: adaptive, chat: fresh, quietSince: null, now: at(10) }),
    );
    expect(decision).toMatchObject({ kind: 'wait', because: 'delay' });
    const until = decision.kind === 'wait' ? decision.until.getTime() : NaN;
    expect(until).toBeGreaterThanOrEqual(at(minute).getTime());
    expect(until).toBeLessThanOrEqual(at(3 * minute).getTime());
  });

  test('gives way when the window would close before it is over', () => {
    const lateDelivery = situation([message('hi')], {
      agent: later,
      lastInboundAt: at(20 * minute - day),
      now: at(minute),
    });
    expect(decideReply(lateDelivery)).toMatchObject({ kind: 'wait', until: at(10 * minute) });
    expect(decideReply({ ...lateDelivery, now: at(10 * minute) })).toMatchObject({ kind: 'reply' });
  });
});

describe('the agent keeps silent', () => {
  const hi = [message('hi')];
  test.each<[string, ReplySituation]>([
    ['already-answered', situation([])],
    ['nothing-to-answer', situation([message('hi', 0, { deleted: true })])],
    ['nothing-to-answer', situation([message('', 0, { kind: 'unsupported' })])],
    ['nothing-to-answer', situation([message('  ')])],
    ['other-app-owns-thread', situation([message('hi', 0, { kind: 'standby' })])],
    ['other-app-owns-thread', situation(hi, { chat: { otherAppOwnsThread: true } })],
    ['bot-disabled', situation(hi, { bot: { enabled: false } })],
    ['no-agent', situation(hi, { agent: null })],
    ['plan', situation(hi, { planAllowsAutoreplies: false })],
    ['window-closed', situation(hi, { now: at(day - 5 * minute) })],
    ['window-closed', situation(hi, { lastInboundAt: null })],
    ['chat-disabled', situation(hi, { chat: { enabled: false, offReason: 'coach-toggle' } })],
    ['taken-over', situation(hi, { chat: { enabled: false, offReason: 'takeover' } })],
    ['handed-over', situation(hi, { chat: { enabled: false, offReason: 'hand-over' } })],
    ['finished', situation(hi, { chat: { enabled: false, offReason: 'finished' } })],
    ['dormant', situation(hi, { quietSince: at(-7 * day - 1) })],
    ['nothing-to-answer', situation([message('Thanks!!'), message('🙏', 1)])],
  ])('%s', (because, facts) => {
    expect(decideReply(facts)).toEqual(silent(because));
  });
});

describe('a re-engagement keyword', () => {
  const back = [message('sorry was busy', 0), message('still interested!', 2)];
  const answered = { kind: 'reply', because: 're-engagement-keyword', keyword: 'still interested' };

  test.each(['takeover', 'finished'] as const)('brings the agent back after: %s', (offReason) => {
    expect(decideReply(situation(back, { chat: { enabled: false, offReason } }))).toMatchObject(answered);
    expect(decideReply(situation(back, { chat: { enabled: false, offReason, engaged: false } }))).toMatchObject(
      answered,
    );
  });

  test('brings it back into a chat that was quiet for more than a week, and so does a trigger', () => {
    const quietSince = at(-8 * day);
    expect(decideReply(situation(back, { quietSince }))).toMatchObject(answered);
    expect(decideReply(situation([message('shred')], { quietSince }))).toMatchObject({
      kind: 'reply',
      because: 'trigger-keyword',
      keyword: 'SHRED',
    });
  });

  test.each([
    ['coach-toggle', 'chat-disabled'],
    ['hand-over', 'handed-over'],
  ] as const)('does not overrule %s', (offReason, because) => {
    expect(decideReply(situation(back, { chat: { enabled: false, offReason } }))).toEqual(silent(because));
  });

  test('is not needed in a chat that goes on', () => {
    expect(decideReply(situation(back))).toMatchObject({ because: 'conversation-goes-on', keyword: null });
  });
});

test('a trigger keyword does not overrule a coach who has taken over', () => {
  expect(decideReply(situation([message('SHRED')], { chat: { enabled: false, offReason: 'takeover' } }))).toEqual(
    silent('taken-over'),
  );
});

describe('handing over', () => {
  test('for a plain wish for a person it happens at once; of every other matter that is not grave the model is asked', () => {
    const taken = (text: string) => decideReply(situation([message(text)], { now: at(0) })).kind;
    expect(taken('can i talk to a human')).toBe('hand-over');
    const texts = ['my knee clicks n hurts when squatting', 'f*** you', 'i paid already??'];
    expect(texts.map((text) => taken(text))).toEqual(texts.map(() => 'ask-danger'));
  });

  test.each([
    ['im in 9th grade', 'minor'],
    ['i only eat 500 cals', 'red-flag'],
  ])('"%s": %s, at once, and with caring words', (text, because) => {
    expect(decideReply(situation([message(text)], { now: at(0) }))).toMatchObject({
      kind: 'hand-over',
      because,
      severe: true,
    });
  });

  test('happens after failing twice', () => {
    expect(decideReply(situation([message('hi')], { failedAttempts: 1 }))).toMatchObject({ kind: 'reply' });
    expect(decideReply(situation([message('hi')], { failedAttempts: 2 }))).toMatchObject({
      kind: 'hand-over',
      because: 'failed-twice',
    });
  });

  test('happens even when the contact comes back after a takeover', () => {
    const unanswered = [message('still interested but i want to talk to a human')];
    expect(decideReply(situation(unanswered, { chat: { enabled: false, offReason: 'takeover' } }))).toMatchObject({
      kind: 'hand-over',
      because: 'asked-for-human',
    });
  });

  test('does not happen again for what the coach saw before giving the chat back', () => {
    const chat = { handedBackAt: at(minute) };
    expect(decideReply(situation([message('i want a human')], { chat, now: at(2 * minute) }))).toMatchObject({
      kind: 'reply',
    });
    expect(decideReply(situation([message('hi'), message('i want a human', 2 * minute)], { chat }))).toMatchObject({
      kind: 'hand-over',
      because: 'asked-for-human',
    });
  });

  test('and giving the chat back wakes it after a long silence', () => {
    expect(
      decideReply(situation([message('hi')], { quietSince: at(-20 * day), chat: { handedBackAt: at(30) } })),
    ).toMatchObject({ kind: 'reply' });
  });
});

describe('thanks and emoji', () => {
  test('need no answer, but a word that may answer a question does', () => {
    expect(decideReply(situation([message('👍')]))).toEqual(silent('nothing-to-answer'));
    expect(decideReply(situation([message('ok')]))).toMatchObject({ kind: 'reply' });
    expect(decideReply(situation([message('thanks'), message('what does it cost?', 2)]))).toMatchObject({
      kind: 'reply',
    });
    expect(decideReply(situation([message('🔥', 0, { hasAttachments: true })]))).toMatchObject({ kind: 'reply' });
  });

  test('are answered when the coach made them a keyword', () => {
    const fire = { ...agent, triggers: keywordTriggers(['🔥']) };
    expect(decideReply(situation([message('🔥')], { agent: fire }))).toMatchObject({
      kind: 'reply',
      because: 'trigger-keyword',
      keyword: '🔥',
    });
  });
});

describe('a contact who asks to stop', () => {
  const stop = message('STOP', 10);

  test('is obeyed at once, in the middle of a burst too', () => {
    expect(decideReply(situation([message('hi', 9), stop], { now: at(10) }))).toEqual({ kind: 'opt-out' });
    expect(decideReply(situation([stop, message('seriously', 12)], { now: at(12) }))).toEqual({ kind: 'opt-out' });
  });

  test.each<[string, Parameters<typeof situation>[1]]>([
    ['the agent never spoke', { chat: fresh }],
    ['the coach has the chat', { chat: { enabled: false, offReason: 'takeover' } }],
    ['the account is switched off', { bot: { enabled: false } }],
    ['there is no agent any more', { agent: null }],
    ['the plan has ended', { planAllowsAutoreplies: false }],
    ['the window has closed', { now: at(2 * day) }],
    ['it was obeyed before', { chat: { optedOut: true } }],
  ])('gets no confirmation when %s', (_name, changes) => {
    expect(decideReply(situation([stop], changes))).toEqual(silent('opted-out'));
  });

  test('hears nothing more, whatever is written', () => {
    for (const text of ['hi', 'still interested', 'i want to talk to a human', 'thanks']) {
      expect(decideReply(situation([message(text)], { chat: { optedOut: true } }))).toEqual(silent('opted-out'));
    }
  });

  test('comes back with a trigger keyword that is newer than the stop', () => {
    const back = { kind: 'reply', because: 'trigger-keyword', keyword: 'SHRED' };
    expect(decideReply(situation([message('shred')], { chat: { optedOut: true } }))).toMatchObject(back);
    expect(decideReply(situation([stop, message('shred', 20)]))).toMatchObject(back);
    expect(decideReply(situation([message('shred', 5), stop], { chat: { optedOut: true } }))).toEqual(
      silent('opted-out'),
    );
  });

  test('does not come back with a typo or a part of another word, nor with a word that is left out', () => {
    const rules = {
      matches: [
        { keyword: 'SHRED', match: 'fuzzy' as const },
        { keyword: 'fit', match: 'contains' as const },
        { keyword: 'yes', match: 'exact' as const },
      ],
      excludeWords: ['giveaway'],
    };
    const choosy = { ...agent, triggers: keywordTriggers(['SHRED', 'fit', 'yes'], rules) };
    const decide = (text: string) =>
      decideReply(situation([message(text)], { agent: choosy, chat: { optedOut: true } }));
    for (const text of ['sherd', 'outfit', 'yes but stay away', 'shred giveaway'])
      expect(decide(text), text).toEqual(silent('opted-out'));
    for (const text of ['i want shred', 'get fit', 'Yes!']) expect(decide(text), text).toMatchObject({ kind: 'reply' });
  });

  test('is obeyed, and not confirmed, where a person answered before the agent looked', () => {
    const answeredByPerson = [message('and mornings?', 5), stop];
    expect(decideReply(situation([], { answeredByPerson }))).toEqual(silent('opted-out'));
    expect(decideReply(situation([message('hm?', 90)], { answeredByPerson }))).toEqual(silent('opted-out'));
    expect(decideReply(situation([message('stop!', 90)], { answeredByPerson }))).toEqual(silent('opted-out'));
    expect(decideReply(situation([message('shred', 90)], { answeredByPerson }))).toMatchObject({ kind: 'reply' });
    const backAlready = [...answeredByPerson, message('shred', 20)];
    expect(decideReply(situation([], { answeredByPerson: backAlready }))).toEqual(silent('already-answered'));
  });

  test('is not written to because the stop was unsent after it was obeyed', () => {
    const unsent = [message('shred', 5), { ...stop, deleted: true }];
    expect(decideReply(situation(unsent, { chat: { optedOut: true } }))).toEqual(silent('opted-out'));
    expect(decideReply(situation(unsent))).toMatchObject({ kind: 'reply' });
  });
});

describe('a machine on the other side', () => {
  const away = "Thanks for your message! We'll be back in 24h";
  const offer = (number: number) => `Our team has a special offer number ${number} for your fitness page`;
  const earlier = [1, 2, 3].flatMap((round): Turn[] => [
    { from: 'contact', text: offer(round), at: at(round * minute - day) },
    { from: 'agent', text: `Tell me more about ${round}?`, at: at(round * minute + 20 - day) },
  ]);

  test('that says it is away is not answered, and nobody is called for it', () => {
    expect(decideReply(situation([message(away)]))).toEqual(silent('auto-responder'));
    expect(decideReply(situation([message(`${away}. A human agent will get back to you`)]))).toEqual(
      silent('auto-responder'),
    );
    expect(decideReply(situation([message(away), message('haha sorry, im here', 2)]))).toMatchObject({ kind: 'reply' });
  });

  test('is left after three rounds, and a person who then writes is answered', () => {
    // A contact whom the coach knows: others would be taken for sellers.
    const chat = { knownContact: true };
    expect(decideReply(situation([message(offer(3))], { chat, recentTurns: earlier.slice(0, 4) }))).toMatchObject({
      kind: 'reply',
    });
    expect(decideReply(situation([message(offer(4))], { recentTurns: earlier }))).toEqual(silent('loop'));
    expect(
      decideReply(situation([message(offer(4)), message('haha sorry, im back now', 9)], { recentTurns: earlier })),
    ).toMatchObject({ kind: 'reply' });
  });

  test('does not hide what needs care', () => {
    const written = `${away}\ni want to kill myself`;
    expect(decideReply(situation([message(written)]))).toMatchObject({ because: 'red-flag', severe: true });
  });
});

describe('limits of answers', () => {
  test.each<[string, AnswersGiven]>([
    ['hourly-cap', { lastHour: maxAnswersPerHour, sincePerson: maxAnswersPerHour }],
    ['chat-cap', { lastHour: 0, sincePerson: maxAnswersPerChat }],
  ])('%s: the agent waits for its coach', (because, answersGiven) => {
    expect(decideReply(situation([message('hi')], { answersGiven }))).toEqual(silent(because));
    expect(decideReply(situation([message('i want a human')], { answersGiven }))).toMatchObject({ kind: 'hand-over' });
    expect(decideReply(situation([message('stop')], { answersGiven }))).toEqual({ kind: 'opt-out' });
  });

  test('are not reached by a lively conversation', () => {
    const answersGiven = { lastHour: maxAnswersPerHour - 1, sincePerson: maxAnswersPerChat - 1 };
    expect(decideReply(situation([message('hi')], { answersGiven }))).toMatchObject({ kind: 'reply' });
  });
});
