import type { ChannelAccount } from './channel-account.ts';

/**
 * The outcome of a change of who has a conversation. `no-routing`: the account gives no conversation to one app,
 * so all may answer. `not-allowed`: the account's settings let this app take none.
 */
export type ThreadOutcome = 'done' | 'no-routing' | 'not-allowed';

/** The app that has a conversation. `appId`: null where the platform does not name another app. */
export type ThreadHolder = { isOurs: boolean; appId: string | null };

/** Who of several apps has a conversation. The calls may be repeated, and throw ProviderError for other failures. */
export type ChannelThreads = {
  /** Takes the conversation from the app that has it. */
  take(account: ChannelAccount, contactId: string): Promise<ThreadOutcome>;
  /** Gives it to an app, by the platform's id; null: to whichever the account names first. */
  giveBack(account: ChannelAccount, contactId: string, appId: string | null): Promise<ThreadOutcome>;
  /** Returns the app that has the conversation; null: none has. */
  findHolder(account: ChannelAccount, contactId: string): Promise<ThreadHolder | null>;
  /** Whether the account gives each conversation to one app; null: the platform does not say. */
  isRouted(account: ChannelAccount): Promise<boolean | null>;
};
