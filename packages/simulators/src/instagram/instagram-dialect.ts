import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { instagramCommentDialect } from './instagram-comments.ts';
import type { MediaDialect, PlatformDialect } from '../meta/platform-dialect.ts';

const mb = 1024 * 1024;
const badParameter = [100, null] as const;

// Meta's page of 2026-07-02. It lists no codes: whatever is wrong with a file is a bare 100.
const media: MediaDialect = {
  kinds: {
    image: { types: ['image/png', 'image/jpeg'], maxBytes: 8 * mb },
    audio: { types: ['audio/aac', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'video/mp4'], maxBytes: 25 * mb },
    video: {
      types: ['video/mp4', 'video/ogg', 'video/x-msvideo', 'video/quicktime', 'video/webm'],
      maxBytes: 25 * mb,
    },
    file: { types: ['application/pdf'], maxBytes: 25 * mb },
  },
  // Several pictures in one call come to accounts step by step, and this one is not among them.
  severalRefused: [100, 2_534_068],
  refusals: { wrongType: badParameter, unreachable: badParameter, tooLarge: badParameter },
};

/** Instagram's own forms of what both platforms have. */
export const instagramDialect: PlatformDialect = {
  topic: 'instagram',
  platform: 'instagram',
  webhookFields: [
    'messages',
    'messaging_postbacks',
    'messaging_seen',
    'messaging_referral',
    'message_reactions',
    'message_edit',
    'standby',
    'messaging_handover',
    'comments',
    'live_comments',
  ],
  fields: {
    echo: 'messages',
    seen: 'messaging_seen',
    referral: 'messaging_referral',
    edit: 'message_edit',
    handover: 'messaging_handover',
    unsend: 'messages',
    delivery: null,
  },
  // Instagram's echoes have no app id, no matter who wrote the message.
  echoSource: () => ({}),
  readUntil: (newest) => ({ mid: newest.id }),
  // Instagram documents the number of edits as a quoted value.
  editNumber: String,
  reactionName: (emoji) => (emoji.startsWith('❤') ? 'love' : 'other'),
  namesAnswered: true,
  comments: instagramCommentDialect,
  media,
  checkText(text) {
    // Instagram counts UTF-8 bytes.
    if (Buffer.byteLength(text) > 1_000) {
      throw new GraphRefusal(100, '(#100) Length of param message[text] must be less than or equal to 1000');
    }
  },
  refusals: {
    noContact: [100, 2_534_014],
    blocked: [551, null],
    windowClosed: [10, 2_534_022],
    limited: [613, 2_534_040],
    otherOwner: [100, 2_534_037],
    badContent: [100, 2_534_015],
  },
};
