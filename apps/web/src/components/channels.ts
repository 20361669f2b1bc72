import type { Source } from '@spotter/contract';
import { serviceNames } from '@spotter/domain/channels';
import { type Icon, IconBrandFacebook, IconBrandInstagram } from '@tabler/icons-react';

/** How a channel looks and what it is called. */
type ChannelFace = {
  Icon: Icon;
  /** The name of the app that people write with, and the name of the account's platform: Messenger, of Facebook. */
  name: string;
  company: string;
  /** What the messages belong to. */
  inbox: string;
  /** Returns an account's name as its platform writes it. */
  handleOf(account: string): string;
  /** What the agent does with it. */
  purpose: string;
  /** The size of the consent popup. */
  popup: { width: number; height: number };
};

/** Each channel in the web app. This is the only place where the web app registers a channel. */
export const channelFaces: Record<Source, ChannelFace> = {
  instagram: {
    Icon: IconBrandInstagram,
    name: serviceNames.instagram.service,
    company: serviceNames.instagram.company,
    inbox: 'Instagram',
    handleOf: (account) => `@${account}`,
    purpose: 'Your agent answers the DMs of your professional account.',
    popup: { width: 500, height: 650 },
  },
  page: {
    Icon: IconBrandFacebook,
    name: serviceNames.messenger.service,
    company: serviceNames.messenger.company,
    inbox: 'Facebook Page',
    handleOf: (account) => account,
    purpose: 'Your agent answers the messages people send to your page.',
    popup: { width: 1000, height: 800 },
  },
};

/** All channels, in the order in which they are shown. */
export const channelSources = Object.keys(channelFaces) as Source[];
