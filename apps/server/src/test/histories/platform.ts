import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { createMessengerSimulator } from '@spotter/simulators/messenger/messenger-simulator';
import type { ChannelKind } from '@spotter/providers/ports/messaging-channel';
import { delaysOfAccounts, type History, type SendFate } from './history.ts';
import type { Life } from './life.ts';
import type { VirtualTime } from './virtual-time.ts';
import { answerWithin, readCall } from './within-process.ts';

/** One message on its way to a contact, as the network saw it. */
export type SeenSend = {
  contactId: string;
  text: string;
  /** When the call left the server. */
  leftAt: number;
  fate: SendFate;
  /** null: the platform has not accepted it. */
  messageId: string | null;
  /** When the platform's answer came that the window is closed; null: it never did. */
  refusedAt: number | null;
  /** The comment that it answers; null: it is for a person. */
  answersComment: string | null;
};

/** How the two platforms say that the window is closed. */
const windowClosedSubcodes = [2_534_022, 2_018_278];

/** Delayed webhooks arrive together, at multiples of this. */
const carriedEveryMs = 500;
/** Times are ahead only in webhooks that come sooner: of a later one nobody could tell when it was written. */
const promptMs = 60_000;
/** Longer than the server waits for an answer. */
const answerNeverMs = 12_000;

export type Platform = ReturnType<typeof createPlatform>;

/** Creates a platform's simulator, called within the process over a network that loses, delays and doubles. */
export function createPlatform(options: {
  kind: ChannelKind;
  time: VirtualTime;
  historyOf: (contactId: string) => History | undefined;
  /** Called when a message has left a server. */
  onLeaving: (contactId: string) => void;
  /** Delivers a webhook to a server. */
  deliver: (body: string) => void;
}) {
  const { kind, time, historyOf } = options;
  const sends: SeenSend[] = [];
  const sendsOf = new Map<string, number>();
  const echoesOf = new Map<string, number>();
  /** Who wrote a comment. */
  const commenters = new Map<string, string>();
  /** The delays of the webhooks of what is being written now. */
  let delaysNow: number[] | null = null;
  const setUp = {
    appId: '1517776481860111',
    appSecret: '0123456789abcdef0123456789abcdef',
    verifyToken: 'test-verify-token',
    webhookUrl: null,
    now: () => new Date(time.now()),
    echoDelayMs: 0,
    sendsPerSecond: 1e9,
    threadFaults: (contactId: string) => historyOf(contactId)?.listing ?? {},
    carry({ lane, label, body }: { lane: string; label: string; body: string }) {
      const contactId = lane.split('/')[1]!;
      const delays = delaysNow ?? (label === 'echo' ? echoDelays(contactId) : [0]);
      const stamped = stampAhead(body, historyOf(contactId)?.stampAheadMs ?? 0);
      for (const delay of delays) time.at(arrival(delay), () => options.deliver(delay < promptMs ? stamped : body));
    },
  };
  const platform = kind === 'instagram' ? instagram() : messenger();
  const { app, control } = platform;
  control.setFaults({ echoFirst: true });

  function arrival(delay: number): number {
    const at = time.now() + delay;
    return delay === 0 ? at : Math.ceil(at / carriedEveryMs) * carriedEveryMs;
  }

  function instagram() {
    const simulator = createInstagramSimulator(setUp);
    return {
      ...simulator,
      addAccount: (nth: number) =>
        simulator.control.addAccount({
          id: accountIdOf(nth),
          appScopedId: `99887766${nth}`,
          username: `coach.${nth}`,
          name: 'Dana Reyes',
          pictureUrl: null,
        }),
      addContact: (nth: number, id: string) =>
        simulator.control.addContact(accountIdOf(nth), { id, username: `u${id}`, name: null }),
      nameOf: (_id: string): string | null => null,
    };
  }

  function messenger() {
    const simulator = createMessengerSimulator(setUp);
    return {
      ...simulator,
      addAccount: (nth: number) => simulator.control.addAccount({ id: accountIdOf(nth), name: `Coaching ${nth}` }),
      addContact: (nth: number, id: string) =>
        simulator.control.addContact(accountIdOf(nth), { id, firstName: `U${id}` }),
      nameOf: (id: string): string | null => `U${id}`,
    };
  }

  function echoDelays(contactId: string): number[] {
    const nth = echoesOf.get(contactId) ?? 0;
    echoesOf.set(contactId, nth + 1);
    return nthOrLast(historyOf(contactId)?.echoes ?? [[0]], nth);
  }

  /** The network between a server and the platform. */
  async function call(...given: Parameters<typeof fetch>): Promise<Response> {
    const asked = await readCall(...given);
    const arrive = () => answerWithin(app, asked);
    const message = asked.method === 'POST' ? readMessage(asked.body, commenters) : null;
    return message === null ? arrive() : carryMessage(message, arrive);
  }

  async function carryMessage(
    message: Pick<SeenSend, 'contactId' | 'text' | 'answersComment'>,
    arrive: () => Promise<Response>,
  ): Promise<Response> {
    const nth = sendsOf.get(message.contactId) ?? 0;
    sendsOf.set(message.contactId, nth + 1);
    const plans = historyOf(message.contactId)?.sends ?? [{ fate: 'answered', leaveMs: 0, answerMs: 0 }];
    const { fate, leaveMs, answerMs } = nthOrLast(plans, nth);
    // A platform that stays down would hide what happens afterwards.
    const kindFate = nth >= plans.length && !fate.startsWith('sent-but') ? 'answered' : fate;
    const seen: SeenSend = { ...message, leftAt: time.now(), fate: kindFate, messageId: null, refusedAt: null };
    sends.push(seen);
    options.onLeaving(message.contactId);
    if (kindFate === 'not-connected') throw networkError('ECONNREFUSED', 'connect');
    if (leaveMs > 0) await time.pass(leaveMs);
    if (kindFate === 'lost') {
      await time.pass(answerNeverMs);
      throw networkError('ECONNRESET', 'read');
    }
    if (kindFate === 'refused-for-now') return graphError(1200, 400, 'Temporary send message failure.');
    if (kindFate === 'rate-limited') return graphError(613, 400, 'Calls to this api have exceeded the rate limit.');
    const answer = await arrive();
    const reported = (await answer.clone().json()) as { message_id?: string; error?: { error_subcode?: number } };
    seen.messageId = reported.message_id ?? null;
    if (answerMs > 0) await time.pass(answerMs);
    if (windowClosedSubcodes.includes(reported.error?.error_subcode ?? 0)) seen.refusedAt = time.now();
    if (seen.messageId === null) return answer;
    switch (kindFate) {
      case 'sent-but-error-500':
        return new Response('<html>Sorry, something went wrong.</html>', { status: 500 });
      case 'sent-but-1357046':
        return graphError(1, 500, 'An unknown error occurred', 1_357_046);
      case 'sent-but-garbage':
        return new Response('<html>OK</html>', { status: 200 });
      case 'sent-but-cut-off':
        throw networkError('ECONNRESET', 'read');
      case 'sent-but-silent':
        await time.pass(answerNeverMs);
        throw networkError('ECONNRESET', 'read');
      default:
        return answer;
    }
  }

  return {
    kind,
    control: control as PeopleOf<typeof control>,
    sends: sends as readonly SeenSend[],
    /** Adds the accounts. Returns a token of each. */
    addAccounts: () => delaysOfAccounts.map((_, nth) => platform.addAccount(nth)),
    addContact: platform.addContact,
    accountIdOf,
    /** The name under which a contact's profile is known; null: they have a username alone. */
    nameOf: platform.nameOf,
    /** Gives every account its one post. */
    addPosts: () => delaysOfAccounts.map((_, nth) => control.addPost(accountIdOf(nth), { id: postIdOf(nth, kind) })),
    /** Comments under the post of an account: a contact, or the account itself. */
    comment(nth: number, contactId: string, { own, text }: { own: boolean; text: string }): void {
      const post = postIdOf(nth, kind);
      if (own) control.commentAsCoach(accountIdOf(nth), post, { text });
      else commenters.set(control.comment(accountIdOf(nth), contactId, post, { text }), contactId);
    },
    /** Lets people write, with webhooks that arrive after these delays. */
    withWebhooks<T>(delays: number[], write: () => T): T {
      delaysNow = delays;
      try {
        return write();
      } finally {
        delaysNow = null;
      }
    },
    /** Returns `fetch` as one server calls the platform. */
    fetchAs:
      (life: Life): typeof fetch =>
      (input, init) =>
        life.touch(() => call(input, init)),
    close: () => platform.close(),
  };
}

/** What people do on either platform. */
type PeopleOf<Control> = Pick<
  Control,
  Extract<keyof Control, 'writeAsContact' | 'answerAsCoach' | 'unsend' | 'conversation' | 'posts'>
>;

function stampAhead(body: string, aheadMs: number): string {
  return aheadMs === 0 ? body : body.replace(/"timestamp":(\d+)/g, (_, at) => `"timestamp":${Number(at) + aheadMs}`);
}

function accountIdOf(nth: number): string {
  return `178414000000001${String(nth).padStart(2, '0')}`;
}

function nthOrLast<T>(list: T[], nth: number): T {
  return list[Math.min(nth, list.length - 1)]!;
}

/** The one post of an account. */
function postIdOf(nth: number, kind: ChannelKind): string {
  const prefix: Record<ChannelKind, string> = { instagram: '', messenger: `${accountIdOf(nth)}_` };
  return `${prefix[kind]}1800000000000${String(nth).padStart(4, '0')}`;
}

type SentBody = { recipient?: { id?: string; comment_id?: string }; message?: { text: string } };

function readMessage(
  body: string,
  commenters: Map<string, string>,
): Pick<SeenSend, 'contactId' | 'text' | 'answersComment'> | null {
  if (body === '') return null;
  const { recipient, message } = JSON.parse(body) as SentBody;
  const { id, comment_id: answersComment = null } = recipient ?? {};
  const contactId = id ?? commenters.get(answersComment ?? '');
  return contactId === undefined || message?.text === undefined
    ? null
    : { contactId, text: message.text, answersComment };
}

function networkError(code: string, syscall: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code, syscall }) });
}

function graphError(code: number, status: number, message: string, subcode?: number): Response {
  return Response.json({ error: { message, type: 'OAuthException', code, error_subcode: subcode } }, { status });
}
