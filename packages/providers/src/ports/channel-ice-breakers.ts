import type { ChannelAccount } from './channel-account.ts';

/** The questions that an empty chat with an account offers to tap, at most 4. Both calls throw ProviderError. */
export type ChannelIceBreakers = {
  /** Returns the questions of people whose language has none of its own. */
  list(account: ChannelAccount): Promise<string[]>;
  /** Replaces them; an empty list takes them away. Those of other languages stay while there are any. */
  replace(account: ChannelAccount, questions: string[]): Promise<void>;
};
