import type { SimulatedComment, SimulatedPost } from './post-state.ts';

/** A new post of an account. */
type NewPost = {
  id?: string | undefined;
  kind?: SimulatedPost['kind'] | undefined;
  caption?: string | undefined;
  pictureUrl?: string | null | undefined;
  at?: Date | undefined;
  /** The post that this ad shows. */
  shows?: string | undefined;
};

/** What somebody writes under a post. */
export type NewComment = {
  text: string;
  /** The comment that it answers. */
  parentId?: string | undefined;
  at?: Date | undefined;
};

/** The people's side of posts. */
export type PostControl = {
  /** Adds a post; returns its id. */
  addPost(accountId: string, post: NewPost): string;
  /** Returns an account's posts, newest first, with what stands under them. */
  posts(accountId: string): (SimulatedPost & { comments: SimulatedComment[] })[];
  /** Writes under a post as a contact, and sends the webhook. Returns the comment's id. */
  comment(accountId: string, contactId: string, postId: string, comment: NewComment): string;
  /** Writes under a post as the account itself, in the platform's own app. */
  commentAsCoach(accountId: string, postId: string, comment: NewComment): string;
  editComment(commentId: string, text: string): void;
  removeComment(commentId: string): void;
  hideComment(commentId: string, hidden: boolean): void;
};
