import type { ChannelKind } from '../channels.ts';

/** Where the media of contacts may be kept. Meta's review has refused apps that kept those of Instagram. */
export const mayKeepMedia: Record<ChannelKind, boolean> = { instagram: false, messenger: true };
