import type { PlatformControl } from '../meta/platform-control.ts';
import type { InstagramWorldState, SimulatedAccount, SimulatedContact } from './instagram-world-state.ts';

/** A new or changed account. */
export type NewAccount = {
  id: string;
  appScopedId: string;
  username: string;
  name: string | null;
  pictureUrl: string | null;
  /** A fixed long-lived token; left out: one is made up. */
  accessToken?: string | undefined;
};

/** A new or changed contact. */
export type NewContact = {
  id: string;
  username: string;
  name: string | null;
  pictureUrl?: string | null | undefined;
  followerCount?: number | undefined;
  followsBusiness?: boolean | undefined;
};

/** The shape of the answer of `/oauth/access_token`; the real one was seen in all three. */
export type TokenAnswerShape = 'data' | 'flat' | 'flat-number';

/** The control side of the Instagram simulator. */
export type InstagramControl = PlatformControl<SimulatedAccount, SimulatedContact> & {
  /** Adds or changes an account; returns a valid long-lived token. */
  addAccount(account: NewAccount): string;
  addContact(accountId: string, contact: NewContact): void;
  /** The owner's switch "Allow access to messages"; off: sends are refused with 200/2534041. */
  setMessagesAccess(accountId: string, allowed: boolean): void;
  setTokenAnswerShape(shape: TokenAnswerShape): void;
  /** Returns everything it remembers except faults and attempts, for `world` at the next start. */
  snapshot(): InstagramWorldState;
};

/** An account as the simulator sees it. */
export type AccountView = ReturnType<InstagramControl['accounts']>[number];

/** A contact with the state of the thread. */
export type ContactView = ReturnType<InstagramControl['contacts']>[number];
