import type { TranscriptionControl } from '@spotter/simulators/transcription/transcription-control';
import type { FastifyInstance } from 'fastify';
import type { SandboxClock } from '../sandbox-clock.ts';
import { addClockApi } from './clock-api.ts';
import { attemptView } from './phone-views.ts';
import { createFollowedLinks } from './followed-links.ts';
import type { FaultSwitches } from '../simulators/fault-switches.ts';
import type { LiveEvents } from './live-events.ts';
import type { PushServiceControl } from '@spotter/simulators/push-service/push-service-simulator';
import type { StripeControl } from '@spotter/simulators/stripe/stripe-control';
import { addFaultApi } from './fault-api.ts';
import { addFeedApi } from './feed-api.ts';
import { addLeadApi, type LeadParts } from './lead-api.ts';
import { lockScreenOf } from './lock-screen.ts';
import { addMailApi } from '../mailbox/mail-api.ts';
import type { MailReading } from '../mailbox/mail-reading.ts';
import { addMediaApi } from './media-api.ts';
import type { Platform } from './platforms.ts';
import { addThreadApi, type ThreadParts } from './thread-api.ts';
import { addShopApi, shopView } from '../shop-api.ts';

const shownAttempts = 40;

/** What the routes need. */
export type PhoneParts = Omit<LeadParts & ThreadParts, 'links'> & {
  mails: MailReading;
  stripe: StripeControl;
  /** Tells the stand-in of a recognizer what a lead says in a recording. */
  hear: TranscriptionControl['know'];
  pushService: PushServiceControl;
  /** Called when an email was read, so that this is stored too. */
  onMailRead: () => void;
  faults: FaultSwitches;
  live: LiveEvents;
  clock: SandboxClock;
  spotterUrl: string;
  /** Whether the sandbox's scripted model writes the replies. */
  scriptedReplies: boolean;
};

/** Adds the JSON API of the page. Unreadable bodies are 400, threads that do not exist 404. */
export function addPhoneApi(app: FastifyInstance, parts: PhoneParts): void {
  const { platforms, mails, faults, live } = parts;
  const links = createFollowedLinks();

  app.get('/api/health', () => ({ ok: true }));
  app.get('/api/events', (request, reply) => live.connect(request, reply));
  addMailApi(app, {
    mails,
    onRead(id) {
      live.publishMailRead(id);
      parts.onMailRead();
    },
  });

  addShopApi(app, parts.stripe);
  addClockApi(app, parts.clock, () => live.publishClock(parts.clock.view()));
  addFeedApi(app, platforms);
  addLeadApi(app, { ...parts, links });
  addThreadApi(app, { ...parts, links });
  addMediaApi(app, { platforms, links, hear: parts.hear });
  addFaultApi(app, faults, live);

  app.get('/api/world', () => ({
    spotterUrl: parts.spotterUrl,
    scriptedReplies: parts.scriptedReplies,
    clock: parts.clock.view(),
    accounts: platforms.flatMap((platform) => platform.accounts()),
    leads: platforms.flatMap((platform) => platform.accounts().flatMap(({ id }) => platform.leads(id))),
    mails: mails.list(),
    shop: shopView(parts.stripe),
    lockScreen: lockScreenOf(parts.pushService),
    faults: faults.state(),
    webhooks: newestAttempts(platforms),
  }));
}

function newestAttempts(platforms: Platform[]) {
  return platforms
    .flatMap(({ name, control }) =>
      control
        .deliveries()
        .slice(-shownAttempts)
        .map((attempt) => attemptView(name, attempt)),
    )
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())
    .slice(-shownAttempts);
}
