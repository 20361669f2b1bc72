import { channelKinds, type ChannelKind } from '@spotter/domain/channels';
import type { Config } from '../config/config.ts';
import type { ReadSignedRequest } from '../modules/connections/index.ts';
import type { ChannelRegistration, ConnectedChannel } from './channel-registration.ts';
import { instagram } from './instagram.ts';
import { messenger } from './messenger.ts';

/** The channels that the server knows. */
export const registeredChannels: Record<ChannelKind, ChannelRegistration> = { instagram, messenger };

export type ConnectedChannels = Partial<Record<ChannelKind, ConnectedChannel>>;

/** Returns the channels that the configuration names. */
export function connectChannels(
  registered: typeof registeredChannels,
  config: Config,
  tools: { now(): Date },
): ConnectedChannels {
  const connected: ConnectedChannels = {};
  for (const kind of channelKinds) {
    const channel = registered[kind].connect(config, tools);
    if (channel !== null) connected[kind] = channel;
  }
  return connected;
}

/** Returns a reader of the person whom a request is about, by the first channel that recognizes its signature. */
export function readPersonOf(connected: ConnectedChannels): ReadSignedRequest {
  return (signedRequest) => {
    for (const kind of channelKinds) {
      const person = connected[kind]?.readPerson(signedRequest) ?? null;
      if (person !== null) return { kind, appScopedId: person };
    }
    return null;
  };
}

/** Returns one side of each channel. */
export function eachChannel<Channel, Side>(
  channels: Record<ChannelKind, Channel>,
  sideOf: (channel: Channel) => Side,
): Record<ChannelKind, Side>;
export function eachChannel<Channel, Side>(
  channels: Partial<Record<ChannelKind, Channel>>,
  sideOf: (channel: Channel) => Side,
): Partial<Record<ChannelKind, Side>>;
export function eachChannel<Channel, Side>(
  channels: Partial<Record<ChannelKind, Channel>>,
  sideOf: (channel: Channel) => Side,
): Partial<Record<ChannelKind, Side>> {
  return Object.fromEntries(Object.entries(channels).map(([kind, channel]) => [kind, sideOf(channel)]));
}
