import { channelKinds, type ChannelKind } from '@spotter/domain/channels';
import { z } from 'zod';

/** The wire's words for a channel. They are fixed, and not all of one kind. */
type ChannelWords = {
  /** `from` of an account, chat or call. */
  source: string;
  /** The short word: the field of an agent with the account it answers for, and the channel of some calls. */
  short: string;
  /** The call that returns a fresh address of the consent page, and what the consent is for. */
  consent: { route: `${string}Link`; of: string };
  /** The fields of the analytics summary. */
  meetings: `${string}Meetings`;
  messages: `${string}Messages`;
};

/** Each channel on the wire. In the contract, a channel is registered only here. */
export const channelWords = {
  instagram: {
    source: 'instagram',
    short: 'ig',
    consent: { route: 'instagramLink', of: 'an Instagram account' },
    meetings: 'instagramMeetings',
    messages: 'instagramMessages',
  },
  messenger: {
    source: 'page',
    short: 'page',
    consent: { route: 'facebookLink', of: 'Facebook pages' },
    meetings: 'messengerMeetings',
    messages: 'pageMessages',
  },
} as const satisfies Record<ChannelKind, ChannelWords>;

export type ChannelWord = (typeof channelWords)[ChannelKind];
type Field = 'source' | 'short' | 'meetings' | 'messages';

/** The platforms' own names of a channel on the wire. */
export const Source = z.enum(wordsFor('source'));
export type Source = z.infer<typeof Source>;

/** The short name of a channel on the wire. */
export const ShortSource = z.enum(wordsFor('short'));
export type ShortSource = z.infer<typeof ShortSource>;

/** Returns the wire's name of a channel. */
export function sourceOf(kind: ChannelKind): Source {
  return channelWords[kind].source;
}

/** Returns the short name of a channel for its full name. */
export function shortOf(source: Source): ShortSource {
  return channelWords[channelOf(source)].short;
}

/** Returns the channel for its full or its short name on the wire. */
export function channelOf(word: Source | ShortSource): ChannelKind {
  return channelKinds.find((kind) => channelWords[kind].source === word || channelWords[kind].short === word)!;
}

/** Returns a field for each channel, under the channel's own word. */
export function perChannel<Name extends Field, Value>(
  name: Name,
  valueOf: (kind: ChannelKind) => Value,
): Record<ChannelWord[Name], Value> {
  return Object.fromEntries(channelKinds.map((kind) => [channelWords[kind][name], valueOf(kind)])) as Record<
    ChannelWord[Name],
    Value
  >;
}

function wordsFor<Name extends Field>(name: Name): [ChannelWord[Name], ...ChannelWord[Name][]] {
  return channelKinds.map((kind) => channelWords[kind][name]) as [ChannelWord[Name], ...ChannelWord[Name][]];
}
