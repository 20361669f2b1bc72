import type { PlatformControl } from '../meta/platform-control.ts';
import type { MessengerWorldState, PageContact, SimulatedPage } from './messenger-world-state.ts';

/** A new or changed page. */
export type NewPage = {
  id: string;
  name: string;
  category?: string | undefined;
  pictureUrl?: string | null | undefined;
  /** All tasks if left out. */
  tasks?: string[] | undefined;
  instagramAccountId?: string | null | undefined;
  /** A fixed token of the page; left out: one is made up. */
  accessToken?: string | undefined;
};

/** A new or changed contact; the id is a PSID. */
export type NewPageContact = {
  id: string;
  firstName: string;
  lastName?: string | null | undefined;
  pictureUrl?: string | null | undefined;
};

/** The control side of the Messenger simulator. An account is a page; no webhook reports unsending. */
export type MessengerControl = PlatformControl<SimulatedPage, PageContact> & {
  /** Adds or changes a page; returns a valid token of it without an end date. */
  addAccount(page: NewPage): string;
  /** Returns a valid token of a page that was issued to another app. */
  issueForeignToken(pageId: string): string;
  addContact(pageId: string, contact: NewPageContact): void;
  /** Returns everything it remembers except faults and attempts, for `world` at the next start. */
  snapshot(): MessengerWorldState;
};
