import type { Source } from '@spotter/contract';
import { serviceNames } from '@spotter/domain';
import { type Icon, IconBrandFacebook, IconBrandInstagram } from '@tabler/icons-react';

/** How a channel looks and what it is called. */
type ChannelFace = {
  Icon: Icon;
  /** What people write with, and whose account it is: Messenger, of Facebook. */
  name: string;
  company: string;
  /** What the messages belong to. */
  inbox: string;
  /** How an account is called there. */
  handleOf(account: string): string;
  /** What the agent does with it. */
  purpose: string;
  /** The window of the consent page. */
  popup: { width: number; height: number };
};

/** Each channel in the web app: the one place where a channel is registered here. */
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
