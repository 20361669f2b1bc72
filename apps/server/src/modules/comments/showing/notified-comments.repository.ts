import { and, inArray, ne } from 'drizzle-orm';
import type { FindComments } from '../../notifications/index.ts';
import { comments } from '../comments.tables.ts';

/** Returns the comments that notifications are about, without those that were removed. */
export const findNotifiedComments: FindComments = (database, ids) =>
  database
    .select({
      id: comments.id,
      botId: comments.botId,
      postId: comments.postId,
      username: comments.username,
      text: comments.text,
    })
    .from(comments)
    .where(and(inArray(comments.id, ids), ne(comments.state, 'removed')));
