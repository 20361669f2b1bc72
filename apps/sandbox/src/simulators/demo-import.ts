import {
  type DemoConversation,
  type demoCalendars,
  type DemoMessage,
  type DemoPage,
  type DemoPost,
  type DemoStory,
  demoPage,
  demoPosts,
  demoStory,
  secondAccount,
  secondPage,
} from '@spotter/demo';
import type { CalendlyControl } from '@spotter/simulators/calendly/calendly-control';
import type { GoogleCalendarControl } from '@spotter/simulators/google-calendar/google-calendar-control';
import type { InstagramControl } from '@spotter/simulators/instagram/instagram-control';
import type { MessengerControl } from '@spotter/simulators/messenger/messenger-control';

/** Gives Instagram the demo coach's account with its posts, and an account that is not connected yet. */
export function importInstagramDemo(control: InstagramControl, notifiedAt: Date): void {
  importStory(control, demoStory, notifiedAt);
  importPosts(control, demoStory.account.id, demoPosts, notifiedAt);
  importSecondAccount(control, secondAccount);
}

/** Gives Facebook the demo coach's page with its posts, and a page that is not connected yet. */
export function importMessengerDemo(control: MessengerControl, notifiedAt: Date): void {
  importPage(control, demoPage, demoStory.account.id, notifiedAt);
  importPosts(control, demoPage.id, demoPosts, notifiedAt);
  importPage(control, secondPage, secondAccount.id, notifiedAt);
}

/** Gives Instagram the demo coach's account, her contacts and all messages so far, without any webhook. */
function importStory(control: InstagramControl, story: DemoStory, notifiedAt: Date): void {
  const { account } = story;
  control.addAccount({ ...account, pictureUrl: null });
  for (const contact of [...story.freshLeads, ...story.conversations.map((conversation) => conversation.contact)]) {
    control.addContact(account.id, { ...contact, followsBusiness: true });
  }
  for (const conversation of story.conversations) {
    for (const message of conversation.messages.filter(({ failure }) => failure === undefined)) {
      control.importMessage(account.id, conversation.contact.id, {
        from: message.from === 'contact' ? 'contact' : 'business',
        via: writtenVia(message, conversation),
        text: message.text,
        at: before(notifiedAt, message.minutesAgo),
        messageId: message.id,
        reaction: message.reaction,
        ...(message.voiceNote ? { attachments: [{ type: 'audio', url: null }] } : {}),
      });
    }
  }
}

/** Gives an account its posts. */
function importPosts(
  control: Pick<InstagramControl, 'addPost'>,
  accountId: string,
  posts: DemoPost[],
  notifiedAt: Date,
): void {
  for (const { caption, kind, minutesAgo } of posts)
    control.addPost(accountId, { caption, kind, at: before(notifiedAt, minutesAgo) });
}

/** Gives Instagram an account that is not connected yet. */
function importSecondAccount(control: InstagramControl, demoWorld: typeof secondAccount): void {
  const { freshLeads, ...account } = demoWorld;
  control.addAccount({ ...account, pictureUrl: null });
  for (const contact of freshLeads) control.addContact(account.id, { ...contact, followsBusiness: true });
}

/**
 * Gives Facebook a page, connected by its token or not connected yet,
 * and its messages, which were written by hand.
 */
function importPage(
  control: MessengerControl,
  page: Omit<DemoPage, 'accessToken' | 'owner'> & { accessToken?: string },
  linkedAccountId: string,
  notifiedAt: Date,
): void {
  const { id, name, category, accessToken } = page;
  control.addAccount({ id, name, category, accessToken, instagramAccountId: linkedAccountId });
  for (const contact of [...page.freshLeads, ...page.conversations.map((conversation) => conversation.contact)]) {
    control.addContact(id, contact);
  }
  for (const { contact, messages } of page.conversations) {
    for (const { from, text, minutesAgo } of messages) {
      const side = from === 'contact' ? ('contact' as const) : ('business' as const);
      control.importMessage(id, contact.id, { from: side, via: 'app', text, at: before(notifiedAt, minutesAgo) });
    }
  }
}

/** Gives Google the calendars, and the first of them its week and the demo coach's consent. */
export function importGoogleCalendars(
  control: GoogleCalendarControl,
  demoWorld: typeof demoCalendars,
  notifiedAt: Date,
): void {
  for (const account of demoWorld.google) control.addAccount(account);
  const [first] = demoWorld.google;
  if (!first) return;
  control.grant(first.email, undefined, demoWorld.refreshToken);
  for (const time of demoWorld.busy)
    control.addBusy(first.email, { summary: time.summary, ...busyTime(time, notifiedAt) });
}

/** Gives Calendly its users, and the first of them the same week. */
export function importCalendlyUsers(control: CalendlyControl, demoWorld: typeof demoCalendars, notifiedAt: Date): void {
  for (const account of demoWorld.calendly) control.addAccount(account);
  const [first] = demoWorld.calendly;
  if (!first) return;
  for (const time of demoWorld.busy) control.addBusy(first.email, busyTime(time, notifiedAt));
}

function busyTime(time: (typeof demoCalendars)['busy'][number], notifiedAt: Date): { start: Date; end: Date } {
  const start = new Date(notifiedAt);
  start.setUTCDate(start.getUTCDate() + time.inDays);
  start.setUTCHours(time.utcHour, 0, 0, 0);
  return { start, end: new Date(start.getTime() + time.minutes * 60_000) };
}

function before(notifiedAt: Date, minutes: number): Date {
  return new Date(notifiedAt.getTime() - minutes * 60_000);
}

/** Returns how a message was sent: the coach's own in the app where the story says so, all others by the API. */
function writtenVia(message: DemoMessage, conversation: DemoConversation): 'api' | 'app' {
  return message.from === 'coach' && conversation.takenOverVia === 'app' ? 'app' : 'api';
}
