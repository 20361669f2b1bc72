// Comments under the posts of accounts: taken in, decided about, answered by one message and one line in public.
export { createComments } from './comments.module.ts';
export { createEchoClaim } from './answering/claim-echo.ts';
export { resumeComments } from './answering/resume-comments.ts';
export { reconcileComments, requestCommentWatch } from './reconciling/reconcile-comments.ts';
export { recordComments } from './intake/record-comments.ts';
export { eraseCommentsOf } from './showing/comments.repository.ts';
export { countUnderPosts, findPosts } from './showing/post-comments.repository.ts';
export { findNotifiedComments } from './showing/notified-comments.repository.ts';
export { commentSections } from './showing/comments.export.ts';
