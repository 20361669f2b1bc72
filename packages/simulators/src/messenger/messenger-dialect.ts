import { GraphRefusal } from '../meta/graph/graph-error.ts';
import { messengerCommentDialect } from './messenger-comments.ts';
import { type MediaDialect, otherAppId, type PlatformDialect } from '../meta/platform-dialect.ts';

// Meta: the app id of the page's inbox and Business Suite since Graph v12.0.
const pageInboxAppId = 26_390_203_743_090;

// Meta: these are all the names; every other emoji is `other`.
const reactionNames: [start: string, name: string][] = [
  ['❤', 'love'],
  ['😍', 'love'],
  ['😆', 'smile'],
  ['😮', 'wow'],
  ['😢', 'sad'],
  ['😠', 'angry'],
  ['👍', 'like'],
  ['👎', 'dislike'],
];

const mb = 1024 * 1024;

// Meta's page of 2026-04-22 names sizes and no types; the codes are of its error reference and of reports.
const media: MediaDialect = {
  kinds: {
    image: { types: ['image/png', 'image/jpeg', 'image/gif'], maxBytes: 8 * mb },
    audio: { types: ['audio/mpeg', 'audio/aac', 'audio/mp4', 'audio/wav'], maxBytes: 25 * mb },
    video: { types: ['video/mp4', 'video/x-msvideo', 'video/quicktime', 'video/webm'], maxBytes: 25 * mb },
    file: { types: ['application/pdf'], maxBytes: 25 * mb },
  },
  severalRefused: [100, null],
  refusals: { wrongType: [546, null], unreachable: [100, 2_018_008], tooLarge: [100, 2_018_109] },
};

/** Returns Messenger's own forms of what both platforms have, for the app of this id. */
export function messengerDialect(appId: number): PlatformDialect {
  return {
    topic: 'page',
    platform: 'messenger',
    webhookFields: [
      'messages',
      'messaging_postbacks',
      'message_echoes',
      'message_deliveries',
      'message_reads',
      'message_reactions',
      'message_edits',
      'messaging_referrals',
      'messaging_handovers',
      'standby',
      'messaging_policy_enforcement',
      'feed',
    ],
    fields: {
      echo: 'message_echoes',
      seen: 'message_reads',
      referral: 'messaging_referrals',
      edit: 'message_edits',
      handover: 'messaging_handovers',
      unsend: null,
      delivery: 'message_deliveries',
    },
    echoSource: (via, metadata) =>
      via === 'api'
        ? { app_id: appId, ...(metadata === null ? {} : { metadata }) }
        : { app_id: via === 'app' ? pageInboxAppId : Number(otherAppId) },
    readUntil: (newest) => ({ watermark: Date.parse(newest.at) }),
    editNumber: (edits) => edits,
    reactionName: (emoji) => reactionNames.find(([start]) => emoji.startsWith(start))?.[1] ?? 'other',
    // No page of Meta's shows it on a send.
    namesAnswered: false,
    comments: messengerCommentDialect,
    media,
    checkText(text) {
      // Send API reference: 2,000 characters. Which kind is not documented; UTF-16 units are the strictest reading.
      if (text.length > 2_000) {
        throw new GraphRefusal(100, '(#100) Length of param message[text] must be less than or equal to 2000');
      }
    },
    refusals: {
      noContact: [100, 2_018_001],
      blocked: [551, 1_545_041],
      windowClosed: [10, 2_018_278],
      limited: [613, null],
      otherOwner: [10, 2_018_300],
      badContent: [100, null],
    },
  };
}
