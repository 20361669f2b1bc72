import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthProvider } from '@spotter/providers/ports/oauth-provider';
import type { Config } from '../config/config.ts';
import type { WebhookVerifier } from '../modules/chats/intake/chats.webhooks.ts';
import type { DeliveredChannel } from '../modules/chats/intake/delivery-processor.ts';

/** Everything the server has to be told about a channel. docs/how-to/add-a-channel.md goes through it. */
export type ChannelRegistration = {
  /** Where the consent page sends people back to: registered with the provider, to the letter. */
  callbackPath: string;
  /** Null where the channel is not set up on this server. */
  connect(config: Config, tools: { now(): Date }): ConnectedChannel | null;
};

/** A channel as this server is configured for it. */
export type ConnectedChannel = {
  channel: MessagingChannel;
  consent: OAuthProvider;
  /** How deliveries are proven and read. */
  delivered: DeliveredChannel;
  verifier(verifyToken: string): WebhookVerifier;
  /** The origin of the platform's API; a simulator serves the pictures of contacts from there as well. */
  origin: string;
  /** Whom a request about a person names, by the platform's id; null unless the platform signed it for this app. */
  readPerson(signedRequest: string): string | null;
  /** People sign in to Spotter with the same id: their account goes with their data. */
  signsPeopleIn: boolean;
};
