/** A post of the demo coach's, which people can comment on. */
export type DemoPost = { caption: string; kind: 'image' | 'reel'; minutesAgo: number };

const dayMinutes = 24 * 60;

/** The demo coach's posts, newest first. */
export const demoPosts: DemoPost[] = [
  {
    caption: 'New 12-week plan is out! Comment SHRED and I’ll send you the details.',
    kind: 'image',
    minutesAgo: 5 * 60,
  },
  { caption: '3 squat mistakes that cost you strength. Which one is yours?', kind: 'reel', minutesAgo: 2 * dayMinutes },
  { caption: 'Maya’s first pull-up after 9 weeks. So proud!', kind: 'image', minutesAgo: 6 * dayMinutes },
];

/** What the demo agent does about comments with its word. */
export const demoCommentTrigger = {
  id: '0d0e0a0d-0000-4000-8000-00000000c0de',
  words: ['SHRED'],
  publicReplies: ['Just sent you a DM!', 'Check your inbox!', 'Details are in your DMs!'],
  firstMessage: 'Hey, thanks for your comment! Happy to send you the plan. What’s your main goal right now?',
};
