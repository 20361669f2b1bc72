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
  /** A fixed token of the page; one is made up otherwise. */
  accessToken?: string | undefined;
};

/** A new or changed contact; the id is a PSID. */
export type NewPageContact = {
  id: string;
  firstName: string;
  lastName?: string | null | undefined;
  pictureUrl?: string | null | undefined;
};

/** The other side of the Messenger simulator. An account is a page; unsending is not told by any webhook. */
export type MessengerControl = PlatformControl<SimulatedPage, PageContact> & {
  /** Adds or changes a page; gives a token of it that works and has no end date. */
  addAccount(page: NewPage): string;
  /** A token of a page that was given to another app: it works, and is none of ours. */
  issueForeignToken(pageId: string): string;
  addContact(pageId: string, contact: NewPageContact): void;
  /** Everything it remembers, faults and attempts excepted, to be given as `world` at the next start. */
  snapshot(): MessengerWorldState;
};
