import type { Database } from '../../../database/database.ts';
import { commentPosts } from '../comments.tables.ts';

/** Stores what is known of a post, instead of what was known. */
export async function storePost(database: Database, post: typeof commentPosts.$inferInsert): Promise<void> {
  const { botId: _bot, postId: _post, ...known } = post;
  await database
    .insert(commentPosts)
    .values(post)
    .onConflictDoUpdate({ target: [commentPosts.botId, commentPosts.postId], set: known });
}
