// Which comment is answered, privately and in public.
export { choosePublicReply } from './choose-public-reply.ts';
export * from './comment-reasons.ts';
export { decideComment, type CommentDecision, type CommentFacts } from './decide-comment.ts';
export { isOwnComment } from './own-comment.ts';
export * from './private-reply-turn.ts';
export * from './private-reply-window.ts';
