import { channelKinds, type ChannelKind } from '@spotter/domain';
import type { Config } from '../config/config.ts';
import type { ReadSignedRequest } from '../modules/connections/meta-callbacks.routes.ts';
import type { ChannelRegistration, ConnectedChannel } from './channel-registration.ts';
import { instagram } from './instagram.ts';
import { messenger } from './messenger.ts';

/** The channels that the server knows. */
const registrations: Record<ChannelKind, ChannelRegistration> = { instagram, messenger };

export type ConnectedChannels = Partial<Record<ChannelKind, ConnectedChannel>>;

/** Where the consent pages of the channels send people back to. */
export const channelCallbackPaths = byChannel((kind) => registrations[kind].callbackPath) as Record<
  ChannelKind,
  string
>;

/** The channels that the configuration names. */
export function connectChannels(config: Config, tools: { now(): Date }): ConnectedChannels {
  return byChannel((kind) => registrations[kind].connect(config, tools));
}

/** Reads whom a request about a person names, by the first channel that knows its signature. */
export function readPersonOf(connected: ConnectedChannels): ReadSignedRequest {
  return (signedRequest) => {
    for (const kind of channelKinds) {
      const person = connected[kind]?.readPerson(signedRequest) ?? null;
      if (person !== null) return { kind, appScopedId: person };
    }
    return null;
  };
}

/** One side of every connected channel. */
export function eachChannel<Side>(
  connected: ConnectedChannels,
  sideOf: (channel: ConnectedChannel) => Side,
): Partial<Record<ChannelKind, Side>> {
  return byChannel((kind) => (connected[kind] === undefined ? null : sideOf(connected[kind])));
}

function byChannel<Value>(valueOf: (kind: ChannelKind) => Value | null): Partial<Record<ChannelKind, Value>> {
  const entries = channelKinds.map((kind) => [kind, valueOf(kind)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
