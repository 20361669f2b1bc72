import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthProvider } from '@spotter/providers/ports/oauth-provider';
import type { Config } from '../config/config.ts';
import type { DeliveredChannel, WebhookVerifier } from '../modules/chats/index.ts';

/** Everything the server has to know about a channel. docs/how-to/add-a-channel.md explains each part. */
export type ChannelRegistration = {
  /** The path that the consent page sends people back to, exactly as registered with the provider. */
  callbackPath: string;
  /** Connects the channel; returns null where it is not set up on this server. */
  connect(config: Config, tools: { now(): Date }): ConnectedChannel | null;
};

/** A channel as this server is configured for it. */
export type ConnectedChannel = {
  channel: MessagingChannel;
  consent: OAuthProvider;
  /** How deliveries are verified and read. */
  delivered: DeliveredChannel;
  verifier(verifyToken: string): WebhookVerifier;
  /** The origin of the platform's API; a simulator serves the pictures of contacts from there as well. */
  origin: string;
  /**
   * Returns the platform's id of the person whom a request is about;
   * null unless the platform signed it for this app.
   */
  readPerson(signedRequest: string): string | null;
  /** Whether people sign in to Spotter with the same id, so that their account is deleted with their data. */
  signsPeopleIn: boolean;
};
