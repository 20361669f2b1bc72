import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterEvent,
  type ChatEvent,
  chatEvents,
  type ChatPhase,
  chatPhases,
  type ChatStanding,
  newChat,
  phaseOf,
} from './chat-phase.ts';
import { decideReply } from './decide-reply.ts';
import type { ReplyDecision } from './reply-decision.ts';
import { endsByKeyword, type ChatState, type InboundMessage } from './reply-situation.ts';
import { keywordTriggers } from '../triggers/keyword-trigger.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const written: Partial<Record<ChatEvent, string>> = {
  'contact-writes': 'hey there',
  'contact-writes-trigger': 'SHRED pls',
  'contact-writes-re-engagement': 'im BACK',
  'contact-needs-a-person': 'i want a human',
  'contact-asks-to-stop': 'STOP',
};

/** A chat as the server keeps it: it stores facts and asks `decideReply` after every event. */
class RecordedChat {
  #now = Date.UTC(2026, 2, 10, 12);
  #chat: ChatState = { enabled: true, offReason: null, engaged: false, optedOut: false, otherAppOwnsThread: false };
  #unanswered: InboundMessage[] = [];
  #lastInboundAt: Date | null = null;
  #lastMessageAt: Date | null = null;
  #quietSince: Date | null = null;

  happens(event: ChatEvent): void {
    this.#now += minuteMs;
    const text = written[event];
    if (text === undefined) this.#sideOfTheHouse(event);
    else this.#contactWrites(text);
    const decision = this.#decide();
    if (decision.kind === 'hand-over') this.#chat = { ...this.#chat, enabled: false, offReason: 'hand-over' };
    const stopped =
      decision.kind === 'opt-out' || (decision.kind === 'stay-silent' && decision.because === 'opted-out');
    if (stopped) this.#chat = { ...this.#chat, optedOut: true };
  }

  /** Returns a copy of this chat, which can go on in another way. */
  copy(): RecordedChat {
    const copy = new RecordedChat();
    copy.#now = this.#now;
    copy.#chat = this.#chat;
    copy.#unanswered = [...this.#unanswered];
    copy.#lastInboundAt = this.#lastInboundAt;
    copy.#lastMessageAt = this.#lastMessageAt;
    copy.#quietSince = this.#quietSince;
    return copy;
  }

  isAnswering(): boolean {
    return ['reply', 'wait'].includes(this.#decide().kind);
  }

  facts() {
    return { off: this.#chat.offReason, engaged: this.#chat.engaged, optedOut: this.#chat.optedOut };
  }

  #contactWrites(text: string): void {
    const receivedAt = new Date(this.#now);
    if (this.#unanswered.length === 0) this.#quietSince = this.#lastMessageAt;
    this.#unanswered.push({
      id: String(this.#now),
      text,
      kind: 'content',
      hasAttachments: false,
      deleted: false,
      receivedAt,
    });
    this.#lastInboundAt = receivedAt;
    this.#lastMessageAt = receivedAt;
  }

  #weWrite(change: Partial<ChatState>): void {
    this.#unanswered = [];
    this.#lastMessageAt = new Date(this.#now);
    this.#chat = { ...this.#chat, ...change };
  }

  #sideOfTheHouse(event: ChatEvent): void {
    const back = { enabled: true, offReason: null, engaged: true, handedBackAt: new Date(this.#now) };
    switch (event) {
      case 'coach-writes':
        return this.#weWrite({ enabled: false, offReason: 'takeover' });
      case 'coach-writes-re-engagement':
        return this.#weWrite(back);
      case 'coach-switches-off':
        if (this.#chat.enabled || (endsByKeyword(this.#chat.offReason) && this.#unanswered.length > 0))
          this.#chat = { ...this.#chat, enabled: false, offReason: 'coach-toggle' };
        return;
      case 'coach-switches-on':
        if (!this.#chat.enabled) this.#chat = { ...this.#chat, ...back };
        return;
      case 'coach-cancels-answer':
        if (this.isAnswering()) this.#unanswered = [];
        return;
      case 'agent-answers':
        return this.#agentWrites({ enabled: true, offReason: null });
      case 'agent-hands-over':
        return this.#agentWrites({ enabled: false, offReason: 'hand-over' });
      case 'agent-ends':
        return this.#agentWrites({ enabled: false, offReason: 'finished' });
      case 'week-passes':
        this.#now += 8 * dayMs;
        return;
      default:
        throw new Error(`Not of the house: ${event}`);
    }
  }

  #agentWrites(change: Partial<ChatState>): void {
    // The agent's delay is over, and the decision that claims the send was made.
    if (!this.isAnswering()) return;
    this.#now += 31 * minuteMs;
    expect(this.#decide().kind).toBe('reply');
    this.#weWrite({ ...change, engaged: true, optedOut: false });
  }

  #decide(): ReplyDecision {
    return decideReply({
      now: new Date(this.#now),
      quietMs: 4000,
      bot: { enabled: true },
      agent: {
        triggers: keywordTriggers(['Shred']),
        reengagements: keywordTriggers(['Back']),
        delay: { type: 'custom', minutes: 30 },
      },
      planAllowsAutoreplies: true,
      chat: this.#chat,
      unanswered: this.#unanswered,
      lastInboundAt: this.#lastInboundAt,
      quietSince: this.#quietSince,
      failedAttempts: 0,
    });
  }
}

/** The result of some events: the chat as the server keeps it, and as the phases describe it. */
type Story = { events: ChatEvent[]; chat: RecordedChat; standing: ChatStanding };

const beginning = (): Story => ({ events: [], chat: new RecordedChat(), standing: newChat });

function goesOn(story: Story, event: ChatEvent): Story {
  const chat = story.chat.copy();
  chat.happens(event);
  return { events: [...story.events, event], chat, standing: afterEvent(story.standing, event) };
}

/** Returns where the two descriptions differ; null when they agree. */
function disagreement({ events, chat, standing }: Story): unknown {
  const details = { off: standing.off, engaged: standing.engaged, optedOut: standing.optedOut };
  const facts = chat.facts();
  const isAnswering = chat.isAnswering();
  const agrees = JSON.stringify(details) === JSON.stringify(facts) && (phaseOf(standing) === 'waiting') === isAnswering;
  return agrees
    ? null
    : { after: events, phase: phaseOf(standing), stated: details, decided: { ...facts, isAnswering } };
}

/** A chat begins with a message. */
const firstEvents = chatEvents.filter((event) => event.startsWith('contact-') || event.startsWith('coach-writes'));

/** Yields every story that a story can become in `steps` steps. */
function* everyStory(story: Story, steps: number): Generator<Story> {
  for (const event of story.events.length === 0 ? firstEvents : chatEvents) {
    const next = goesOn(story, event);
    yield next;
    if (steps > 1) yield* everyStory(next, steps - 1);
  }
}

test('the phases of a chat agree with the decisions, whatever happens in four steps', () => {
  let found: unknown = null;
  let fullStories = 0;
  for (const story of everyStory(beginning(), 4)) {
    found ??= disagreement(story);
    if (story.events.length === 4) fullStories += 1;
  }
  expect(found).toBeNull();
  expect(fullStories).toBe(firstEvents.length * chatEvents.length ** 3);
});

test('and over long histories', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...firstEvents),
      fc.array(fc.constantFrom(...chatEvents), { maxLength: 25 }),
      (first, rest) => {
        let story = beginning();
        for (const event of [first, ...rest]) {
          story = goesOn(story, event);
          expect(disagreement(story)).toBeNull();
        }
      },
    ),
    // Every day the same histories; the long run takes others, and more of them.
    process.env['SPOTTER_HISTORIES'] === undefined ? { numRuns: 300, seed: 7 } : { numRuns: 1500 },
  );
});

const standings = reachable();

function reachable(): ChatStanding[] {
  const found = new Map([[JSON.stringify(newChat), newChat]]);
  for (const standing of found.values()) {
    for (const event of chatEvents) {
      const next = afterEvent(standing, event);
      found.set(JSON.stringify(next), next);
    }
  }
  return [...found.values()];
}

test('every phase can be reached and left', () => {
  expect(new Set(standings.map(phaseOf))).toEqual(new Set(chatPhases));
  for (const phase of chatPhases) {
    const left = standings
      .filter((standing) => phaseOf(standing) === phase)
      .some((standing) => chatEvents.some((event) => phaseOf(afterEvent(standing, event)) !== phase));
    expect(left, phase).toBe(true);
  }
});

test('only a chat that waits is answered, and a person ends every wait', () => {
  for (const standing of standings) {
    if (phaseOf(standing) !== 'waiting') {
      for (const event of ['agent-answers', 'agent-ends', 'agent-hands-over', 'coach-cancels-answer'] as const) {
        expect(afterEvent(standing, event)).toEqual(standing);
      }
    }
    for (const event of ['coach-writes', 'coach-switches-off', 'contact-asks-to-stop'] as const) {
      expect(phaseOf(afterEvent(standing, event))).not.toBe('waiting');
    }
  }
});

/** Returns the drawing of the phases that docs/autoreply/chat-phases.md shows. */
function drawing(): string {
  const arrows = new Map<string, Set<string>>();
  for (const standing of standings) {
    for (const event of chatEvents) {
      const [from, to] = [phaseOf(standing), phaseOf(afterEvent(standing, event))];
      if (from === to) continue;
      const arrow = `${stateName(from)} --> ${stateName(to)}`;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(event.replaceAll('-', ' ')));
    }
  }
  const inOrder = chatPhases.flatMap((from) => chatPhases.map((to) => `${stateName(from)} --> ${stateName(to)}`));
  const lines = inOrder.flatMap((arrow) => {
    const events = arrows.get(arrow);
    return events === undefined ? [] : [`  ${arrow}: ${[...events].toSorted().join(', ')}`];
  });
  return ['stateDiagram-v2', `  [*] --> ${stateName('not-engaged')}`, ...lines].join('\n');
}

function stateName(phase: ChatPhase): string {
  return phase.replaceAll('-', '_');
}

test('the drawing in the docs shows what the code does', () => {
  const page = readFileSync(new URL('../../../../../docs/autoreply/chat-phases.md', import.meta.url), 'utf8');
  const drawn = /```mermaid\n([\s\S]*?)\n```/.exec(page)?.[1];
  // When this fails, the code has changed: put the received drawing into the page.
  expect(drawing()).toBe(drawn);
});
