import { join } from 'node:path';
import { demoCalendars, demoKnowledge, demoPage } from '@spotter/demo';
import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { calendlyWorldState } from '@spotter/simulators/calendly/calendly-world-state';
import { createFacebookLoginSimulator } from '@spotter/simulators/facebook-login/facebook-login-simulator';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { googleWorldState } from '@spotter/simulators/google-calendar/google-world-state';
import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { type InstagramWorldState, instagramWorldState } from '@spotter/simulators/instagram/instagram-world-state';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { createEmbeddingsSimulator } from '@spotter/simulators/embeddings/embeddings-simulator';
import { createTranscriptionSimulator } from '@spotter/simulators/transcription/transcription-simulator';
import { createWebsiteSimulator } from '@spotter/simulators/website/website-simulator';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { createMessengerSimulator } from '@spotter/simulators/messenger/messenger-simulator';
import { type MessengerWorldState, messengerWorldState } from '@spotter/simulators/messenger/messenger-world-state';
import { createPushServiceSimulator } from '@spotter/simulators/push-service/push-service-simulator';
import { pushWorldState } from '@spotter/simulators/push-service/push-world-state';
import { createStripeSimulator } from '@spotter/simulators/stripe/stripe-simulator';
import { createModerationSimulator } from '@spotter/simulators/moderation/moderation-simulator';
import { stripeWorldState } from '@spotter/simulators/stripe/stripe-world-state';
import { importCalendlyUsers, importGoogleCalendars, importInstagramDemo, importMessengerDemo } from './demo-import.ts';
import { createMailReading, mailboxState } from '../mailbox/mail-reading.ts';
import type { SandboxConfig } from '../sandbox-config.ts';
import { teachSamples } from './taught-samples.ts';
import { openWorldFile, type WorldFile } from './world-file.ts';

/** The simulators, each with its remembered state, or with the demo at its first start. */
export type Simulators = ReturnType<typeof createSimulators>;

/** Returns them, not yet listening. Throws StartupProblem when their state cannot be read. */
export function createSimulators(config: SandboxConfig, now?: () => Date) {
  const file = (name: string) => join(config.stateFolder, name);
  const instagramFile = openWorldFile(file('instagram.json'), instagramWorldState, () => instagram.control.snapshot());
  const messengerFile = openWorldFile(file('messenger.json'), messengerWorldState, () => messenger.control.snapshot());
  const googleFile = openWorldFile(file('google-calendar.json'), googleWorldState, () => google.control.snapshot());
  const calendlyFile = openWorldFile(file('calendly.json'), calendlyWorldState, () => calendly.control.snapshot());
  const stripeFile = openWorldFile(file('stripe.json'), stripeWorldState, () => stripe.control.snapshot());
  const mailboxFile = openWorldFile(file('mailbox.json'), mailboxState, () => mails.snapshot());
  const pushFile = openWorldFile(file('push-service.json'), pushWorldState, () => pushService.control.snapshot());
  const files = [pushFile, instagramFile, messengerFile, googleFile, calendlyFile, stripeFile, mailboxFile];

  const { instagram, messenger } = createMetaPlatforms(config, { instagramFile, messengerFile }, now);
  const google = createGoogleCalendarSimulator({
    clientId: config.googleClientId,
    clientSecret: config.googleClientSecret,
    world: googleFile.stored,
    now,
  });
  const calendly = createCalendlySimulator({
    clientId: config.calendlyClientId,
    clientSecret: config.calendlyClientSecret,
    webhookKey: config.calendlyWebhookKey,
    world: calendlyFile.stored,
    now,
  });
  const stripe = createStripeSimulator({
    secretKey: config.stripeSecretKey,
    webhookSecret: config.stripeWebhookSecret,
    webhookUrl: `${config.spotterUrl}/api/webhooks/stripe`,
    prices: [
      { id: config.stripePriceAnnual, amountCents: 118_800, interval: 'year' },
      { id: config.stripePriceMonthly, amountCents: 12_900, interval: 'month' },
    ],
    world: stripeFile.stored,
    now,
  });
  const pushService = createPushServiceSimulator({ world: pushFile.stored, now });
  const facebookLogin = createFacebookLoginSimulator({ appId: config.facebookAppId });
  const languageModel = createLanguageModelSimulator();
  const moderation = createModerationSimulator({ now });
  const embeddings = createEmbeddingsSimulator();
  const transcription = createTranscriptionSimulator({ now });
  void teachSamples(languageModel.control, transcription.control);
  const website = createWebsiteSimulator({ [demoKnowledge.page.path]: demoKnowledge.page.html });
  const mailbox = createMailboxSimulator({ now, mails: mailboxFile.stored?.mails });
  const mails = createMailReading(mailbox.control, mailboxFile.stored);

  const demoAt = now?.() ?? new Date();
  if (!instagramFile.stored) importInstagramDemo(instagram.control, demoAt);
  if (!messengerFile.stored) importMessengerDemo(messenger.control, demoAt);
  if (!googleFile.stored) importGoogleCalendars(google.control, demoCalendars, demoAt);
  if (!calendlyFile.stored) importCalendlyUsers(calendly.control, demoCalendars, demoAt);

  const subscriptions = [
    instagram.control.events.subscribe(() => instagramFile.touch()),
    messenger.control.events.subscribe(() => messengerFile.touch()),
    google.control.subscribe(() => googleFile.touch()),
    calendly.control.subscribe(() => calendlyFile.touch()),
    stripe.control.subscribe(() => stripeFile.touch()),
    mailbox.control.subscribe(() => mailboxFile.touch()),
    pushService.control.subscribe(() => pushFile.touch()),
  ];

  const simulators = {
    instagram,
    messenger,
    google,
    calendly,
    stripe,
    facebookLogin,
    pushService,
    languageModel,
    moderation,
    embeddings,
    transcription,
    website,
    mailbox,
  };

  return {
    ...simulators,
    mails,
    /** Stores which emails were read. */
    keepMails: () => mailboxFile.touch(),
    /** Writes everything soon. */
    keepAll(): void {
      for (const one of files) one.touch();
    },
    /** Ends their programs without writing their state. */
    async stop(): Promise<void> {
      await Promise.all(Object.values(simulators).map((simulator) => simulator.close()));
      for (const unsubscribe of subscriptions) unsubscribe();
    },
    /** Writes everything now, for the last time. */
    closeFiles(): void {
      for (const one of files) one.close();
    },
  };
}

function createMetaPlatforms(
  config: SandboxConfig,
  files: { instagramFile: WorldFile<InstagramWorldState>; messengerFile: WorldFile<MessengerWorldState> },
  now: (() => Date) | undefined,
) {
  // As for an app that passed the review: the coach may write by hand for seven days.
  const meta = { verifyToken: config.metaVerifyToken, now, humanAgentApproved: true };
  const instagram = createInstagramSimulator({
    ...meta,
    appId: config.instagramAppId,
    appSecret: config.instagramAppSecret,
    webhookUrl: `${config.spotterUrl}/api/webhooks/instagram`,
    world: files.instagramFile.stored,
  });
  const messenger = createMessengerSimulator({
    ...meta,
    appId: config.facebookAppId,
    appSecret: config.facebookAppSecret,
    webhookUrl: `${config.spotterUrl}/api/webhooks/messenger`,
    person: demoPage.owner,
    requiresProof: true,
    world: files.messengerFile.stored,
  });
  return { instagram, messenger };
}
