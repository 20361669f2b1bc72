import type { InstagramControl } from '@spotter/simulators/instagram/instagram-control';
import type { LanguageModelControl } from '@spotter/simulators/language-model/language-model-control';
import { type LieMode, lieModes } from '@spotter/simulators/language-model/model-lies';
import type { MessengerControl } from '@spotter/simulators/messenger/messenger-control';
import type { GraphFaults } from '@spotter/simulators/meta/platform-control';
import type { ModerationControl, ModerationFaults } from '@spotter/simulators/moderation/moderation-control';
import type { PushFaults, PushServiceControl } from '@spotter/simulators/push-service/push-service-simulator';
import type { TranscriptionControl } from '@spotter/simulators/transcription/transcription-control';
import type { StripeControl } from '@spotter/simulators/stripe/stripe-control';
import type { StripeFaults } from '@spotter/simulators/stripe/stripe-faults';
import { findHearingSwitch, hearingFaultNames } from './hearing-faults.ts';
import type { SwitchOf } from './switch-of.ts';

/** The switches of the page, in its order. */
export const faultNames = [
  'slow-sends',
  'instagram-down',
  'accepted-but-500',
  'duplicate-webhooks',
  'reordered-webhooks',
  'echo-first',
  'expired-token',
  'window-closed',
  'short-ad-window',
  'nearly-limited',
  'other-agent',
  'messenger-down',
  'messenger-window-closed',
  'messenger-short-ad-window',
  'messenger-other-agent',
  'model-slow',
  'model-silent',
  'model-down',
  'moderation-down',
  'moderation-slow',
  'moderation-wrong',
  'moderation-flood',
  'moderation-not-offered',
  ...hearingFaultNames,
  'stripe-down',
  'next-payment-fails',
  'stripe-webhooks-twice',
  'stripe-webhooks-reordered',
  'stripe-webhooks-late',
  'stripe-webhooks-lost',
  'push-gone',
  'push-not-found',
  'push-busy',
  'push-slow',
] as const;
export type FaultName = (typeof faultNames)[number];

/** The faults that are on now. */
export type FaultState = { on: FaultName[]; lie: LieMode | null };

/** The ways in which the model can be made to lie. */
export const lieNames = lieModes;

const slowSendMs = 4_000;
const slowModelMs = 8_000;
/** Longer than any client waits for it. */
const silentModelMs = 3_600_000;
const slowModerationMs = 3_000;
const nearlyLimitedPercent = 85;
const slowPushMs = 5_000;
const lateWebhookMs = 20_000;
// Until it is switched off again.
const everyTime = Number.MAX_SAFE_INTEGER;
// Meta: 190/463 is an expired token.
const expired = 463;

type Switch = SwitchOf<GraphFaults>;

const down: Switch = { on: { down: true }, off: { down: undefined }, isOn: (faults) => faults.down === true };
const windowClosed: Switch = {
  on: { windowClosed: true },
  off: { windowClosed: undefined },
  isOn: (faults) => faults.windowClosed === true,
};

const shortAdWindow: Switch = {
  on: { adWindowHours: 24 },
  off: { adWindowHours: undefined },
  isOn: (faults) => faults.adWindowHours !== undefined,
};

const otherAgent: Switch = {
  on: { otherAgent: true },
  off: { otherAgent: undefined },
  isOn: (faults) => faults.otherAgent === true,
};

/** What each switch sets at Messenger. */
const messengerFaults: Partial<Record<FaultName, Switch>> = {
  'messenger-down': down,
  'messenger-window-closed': windowClosed,
  'messenger-short-ad-window': shortAdWindow,
  'messenger-other-agent': otherAgent,
};

/** What each switch sets at Instagram, and how to tell that it is on. */
const instagramFaults: Partial<Record<FaultName, Switch>> = {
  'slow-sends': {
    on: { sendDelayMs: slowSendMs },
    off: { sendDelayMs: undefined },
    isOn: (faults) => (faults.sendDelayMs ?? 0) > 0,
  },
  'instagram-down': down,
  'accepted-but-500': {
    on: { acceptButAnswer: { answer: 'error-500', times: everyTime } },
    off: { acceptButAnswer: undefined },
    isOn: (faults) => faults.acceptButAnswer !== undefined,
  },
  'duplicate-webhooks': {
    on: { duplicateWebhooks: 3 },
    off: { duplicateWebhooks: undefined },
    isOn: (faults) => (faults.duplicateWebhooks ?? 1) > 1,
  },
  'reordered-webhooks': {
    on: { reorderWebhooks: true },
    off: { reorderWebhooks: undefined },
    isOn: (faults) => faults.reorderWebhooks === true,
  },
  'echo-first': { on: { echoFirst: true }, off: { echoFirst: undefined }, isOn: (faults) => faults.echoFirst === true },
  'window-closed': windowClosed,
  'short-ad-window': shortAdWindow,
  'other-agent': otherAgent,
  'nearly-limited': {
    on: { usage: { percent: nearlyLimitedPercent, of: 'account' } },
    off: { usage: undefined },
    isOn: (faults) => faults.usage !== undefined,
  },
};

/** What each switch sets at Stripe. */
const stripeFaults: Partial<Record<FaultName, SwitchOf<StripeFaults>>> = {
  'stripe-down': { on: { down: true }, off: { down: undefined }, isOn: ({ down: isDown }) => isDown === true },
  'next-payment-fails': {
    on: { declineNext: 1 },
    off: { declineNext: undefined },
    isOn: ({ declineNext = 0 }) => declineNext > 0,
  },
  'stripe-webhooks-twice': {
    on: { duplicateWebhooks: 2 },
    off: { duplicateWebhooks: undefined },
    isOn: ({ duplicateWebhooks = 1 }) => duplicateWebhooks > 1,
  },
  'stripe-webhooks-reordered': {
    on: { reorderWebhooks: true },
    off: { reorderWebhooks: undefined },
    isOn: ({ reorderWebhooks }) => reorderWebhooks === true,
  },
  'stripe-webhooks-late': {
    on: { delayWebhooksMs: lateWebhookMs },
    off: { delayWebhooksMs: undefined },
    isOn: ({ delayWebhooksMs = 0 }) => delayWebhooksMs > 0,
  },
  'stripe-webhooks-lost': {
    on: { loseWebhooks: true },
    off: { loseWebhooks: undefined },
    isOn: ({ loseWebhooks }) => loseWebhooks === true,
  },
};

/** What each switch sets at the moderation endpoint. */
const moderationFaults: Partial<Record<FaultName, SwitchOf<ModerationFaults>>> = {
  'moderation-down': { on: { down: true }, off: { down: undefined }, isOn: ({ down: isDown }) => isDown === true },
  'moderation-slow': {
    on: { delayMs: slowModerationMs },
    off: { delayMs: undefined },
    isOn: ({ delayMs = 0 }) => delayMs > 0,
  },
  'moderation-wrong': { on: { wrong: true }, off: { wrong: undefined }, isOn: ({ wrong }) => wrong === true },
  'moderation-flood': { on: { flood: true }, off: { flood: undefined }, isOn: ({ flood }) => flood === true },
  'moderation-not-offered': {
    on: { notOffered: true },
    off: { notOffered: undefined },
    isOn: ({ notOffered }) => notOffered === true,
  },
};

/** What each switch sets at the push service. */
const pushFaults: Partial<Record<FaultName, SwitchOf<PushFaults>>> = {
  'push-gone': { on: { gone: { times: everyTime } }, off: { gone: undefined }, isOn: ({ gone }) => gone !== undefined },
  'push-not-found': {
    on: { notFound: { times: everyTime } },
    off: { notFound: undefined },
    isOn: ({ notFound }) => notFound !== undefined,
  },
  'push-busy': {
    on: { busy: { times: everyTime, retryAfter: '60' } },
    off: { busy: undefined },
    isOn: ({ busy }) => busy !== undefined,
  },
  'push-slow': {
    on: { slow: { times: everyTime, milliseconds: slowPushMs } },
    off: { slow: undefined },
    isOn: ({ slow }) => slow !== undefined,
  },
};

/** Returns the fault switches over the platforms, the model, the shop and the push service. */
export function createFaultSwitches(parts: {
  instagram: InstagramControl;
  messenger: MessengerControl;
  model: LanguageModelControl;
  moderation: ModerationControl;
  transcription: TranscriptionControl;
  stripe: StripeControl;
  pushService: PushServiceControl;
}) {
  const { instagram, messenger, model, moderation, transcription, stripe, pushService } = parts;

  function isOn(name: FaultName): boolean {
    if (name === 'expired-token') return instagram.accounts().some((account) => !account.hasLiveToken);
    if (name === 'model-slow') return model.faults().latencyMs % silentModelMs >= slowModelMs;
    if (name === 'model-silent') return model.faults().latencyMs >= silentModelMs;
    if (name === 'model-down') return model.faults().failure !== null;
    return (
      instagramFaults[name]?.isOn(instagram.faults()) ??
      messengerFaults[name]?.isOn(messenger.faults()) ??
      stripeFaults[name]?.isOn(stripe.faults()) ??
      moderationFaults[name]?.isOn(moderation.faults()) ??
      findHearingSwitch(name)?.isOn(transcription.faults()) ??
      pushFaults[name]?.isOn(pushService.faults()) ??
      false
    );
  }

  /** Both delays may be on: the model waits for their sum. */
  function addLatency(name: 'model-slow' | 'model-silent', on: boolean): void {
    if (isOn(name) === on) return;
    const ownMs = name === 'model-slow' ? slowModelMs : silentModelMs;
    model.setLatency(model.faults().latencyMs + (on ? ownMs : -ownMs));
  }

  function set(name: FaultName, on: boolean): void {
    if (name === 'expired-token') return on ? expireTokens() : reviveTokens();
    if (name === 'model-slow' || name === 'model-silent') return addLatency(name, on);
    if (name === 'model-down') return model.failNext({ status: 503, times: on ? everyTime : 0 });
    const atInstagram = instagramFaults[name];
    if (atInstagram) instagram.setFaults(on ? atInstagram.on : atInstagram.off);
    const atMessenger = messengerFaults[name];
    if (atMessenger) messenger.setFaults(on ? atMessenger.on : atMessenger.off);
    const atStripe = stripeFaults[name];
    if (atStripe) stripe.setFaults(on ? atStripe.on : atStripe.off);
    const atModeration = moderationFaults[name];
    if (atModeration) moderation.setFaults(on ? atModeration.on : atModeration.off);
    const atTranscription = findHearingSwitch(name);
    if (atTranscription) transcription.setFaults(on ? atTranscription.on : atTranscription.off);
    const atPushService = pushFaults[name];
    if (atPushService) pushService.setFaults(on ? atPushService.on : atPushService.off);
  }

  function expireTokens(): void {
    for (const account of instagram.accounts()) instagram.revokeTokens(account.id, expired);
  }

  /** Makes the same tokens valid again, as if time had gone back. */
  function reviveTokens(): void {
    const dead = instagram.accounts().filter((account) => !account.hasLiveToken);
    const tokens = dead.length > 0 ? instagram.snapshot().tokens : [];
    for (const { id, appScopedId, username, name, pictureUrl } of dead) {
      for (const token of tokens.filter(({ accountId, kind }) => accountId === id && kind === 'long')) {
        instagram.addAccount({ id, appScopedId, username, name, pictureUrl, accessToken: token.value });
      }
    }
  }

  return {
    state: (): FaultState => ({ on: faultNames.filter(isOn), lie: model.faults().lie }),
    set,
    lie: (mode: LieMode | null) => model.lie(mode),
    clear(): void {
      instagram.clearFaults();
      messenger.clearFaults();
      model.clearFaults();
      moderation.clearFaults();
      transcription.clearFaults();
      stripe.clearFaults();
      pushService.clearFaults();
      reviveTokens();
    },
  };
}

/** The fault switches over the platforms, the model and the shop. */
export type FaultSwitches = ReturnType<typeof createFaultSwitches>;
