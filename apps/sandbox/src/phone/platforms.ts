import type { InstagramControl } from '@spotter/simulators/instagram/instagram-control';
import type { MessengerControl } from '@spotter/simulators/messenger/messenger-control';
import type { PlatformControl } from '@spotter/simulators/meta/platform-control';
import type { ThreadAccount, ThreadContact } from '@spotter/simulators/meta/threads/thread-world';
import { accountView, leadView } from './phone-views.ts';
import { instagramLead, messengerLead } from './new-lead.ts';

/**
 * A messaging platform as the page uses it.
 * Account ids belong to one platform, so an id identifies the platform.
 */
export type Platform = {
  name: 'instagram' | 'messenger';
  control: PlatformControl<ThreadAccount, ThreadContact>;
  accounts(): ReturnType<typeof accountView>[];
  leads(accountId: string): ReturnType<typeof leadView>[];
  /** Adds a person with this name who may write to the account; returns the id. */
  addLead(accountId: string, name: string): string;
  /** Max length of a contact's message, in characters. */
  maxTextLength: number;
  /** Whether a lead can answer the account's stories. */
  hasStories: boolean;
  /** Where the platform serves what leads send: an origin, known once it listens. */
  mediaOrigin: () => string;
};

/** Returns the platform of an account. */
export function platformOf(platforms: Platform[], accountId: string): Platform | undefined {
  return platforms.find((platform) => platform.accounts().some(({ id }) => id === accountId));
}

/** Returns Instagram, where people have usernames. */
export function instagramPlatform(control: InstagramControl, mediaOrigin: () => string): Platform {
  return {
    name: 'instagram',
    control,
    accounts: () => control.accounts().map((account) => accountView('instagram', account, account)),
    leads: (accountId) => control.contacts(accountId).map((contact) => leadView(contact, contact)),
    addLead(accountId, name) {
      const lead = instagramLead(name);
      control.addContact(accountId, lead);
      return lead.id;
    },
    // Instagram accepts no longer message from a contact.
    maxTextLength: 1_000,
    hasStories: true,
    mediaOrigin,
  };
}

/** Returns Messenger, where people have names, and pages have neither a person nor a username. */
export function messengerPlatform(control: MessengerControl, mediaOrigin: () => string): Platform {
  return {
    name: 'messenger',
    control,
    accounts: () =>
      control.accounts().map((page) => accountView('messenger', page, { username: null, name: page.name })),
    leads: (pageId) =>
      control.contacts(pageId).map((contact) => {
        const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
        return leadView(contact, { username: null, name });
      }),
    addLead(pageId, name) {
      const lead = messengerLead(name);
      control.addContact(pageId, lead);
      return lead.id;
    },
    // Send API reference: 2,000 characters.
    maxTextLength: 2_000,
    hasStories: false,
    mediaOrigin,
  };
}
