import { ago, conversation, person, writes } from '../conversation-writing.ts';
import type { DemoConversation } from '../demo-story.ts';

/** Chats without a trigger keyword: friends, clients and a seller. The agent leaves them to Dana. */
export const untriggeredConversations: DemoConversation[] = [
  conversation({
    contact: person('1288029384756102', 'marcus.lane', 'Marcus Lane'),
    beganMinutesAgo: 95,
    stage: 'new',
    unread: 2,
    lines: [
      writes('0s', 'yo D u coming sat?', { silentBecause: 'no-keyword' }),
      writes('7s', 'ben is bringing the grill', { silentBecause: 'no-keyword' }),
    ],
  }),
  conversation({
    contact: person('1547720193846501', 'oakpeak.protein', 'Oak & Peak Protein'),
    beganMinutesAgo: ago(4, '10:02'),
    stage: 'new',
    lines: [
      writes(
        '0s',
        'Hi Dana! We are a protein brand and love your content 💚 Would you be open to a paid collab? We would send samples and a rate card.',
        { silentBecause: 'spam' },
      ),
      writes('2d', 'Hi again, just floating this to the top of your inbox!', { silentBecause: 'spam' }),
    ],
  }),
  conversation({
    contact: person('1321029384750193', 'joelle.strong', 'Joelle Baker'),
    beganMinutesAgo: ago(6, '21:52'),
    stage: 'new',
    lines: [
      writes('0s', 'my week 3 check in is done, form is filled out', { silentBecause: 'no-keyword' }),
      writes('10s', 'squats felt sooo good 🥹', { silentBecause: 'no-keyword' }),
    ],
  }),
  conversation({
    contact: person('1693847561029384', 'ferchoo.33', 'Fernando Lugo'),
    beganMinutesAgo: ago(20, '00:37'),
    stage: 'new',
    lines: [writes('0s', '🔥🔥🔥', { silentBecause: 'no-keyword' })],
  }),
  conversation({
    contact: person('1419283746510920', 'tasha.outfits', 'Tasha Greene'),
    beganMinutesAgo: 27,
    stage: 'new',
    unread: 1,
    lines: [
      writes('0s', 'omg where is that green set from?? the one in your last story', {
        silentBecause: 'no-keyword',
        storyReply: true,
      }),
    ],
  }),
  // The window of this one closes within the first hours.
  conversation({
    contact: person('1602938475610293', 'hanna.lindgren', 'Hanna Lindgren'),
    beganMinutesAgo: 22.5 * 60,
    stage: 'new',
    unread: 1,
    lines: [
      writes('0s', 'Hi Dana, do you still have a place in the Tuesday group for my sister?', {
        silentBecause: 'no-keyword',
      }),
    ],
  }),
];
