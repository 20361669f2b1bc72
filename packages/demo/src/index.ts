import { demoCalls } from './calls.ts';
import { agent } from './agent.ts';
import { account, cannedReplies, coach, freshLeads } from './coach.ts';
import { bookedConversations } from './conversations/booked.ts';
import { coachConversations } from './conversations/coach-in-person.ts';
import { endedConversations } from './conversations/ended.ts';
import { handedOverConversations } from './conversations/handed-over.ts';
import { trickyConversations } from './conversations/tricky.ts';
import { talkingConversations } from './conversations/talking.ts';
import { tags, views } from './tags.ts';
import { untriggeredConversations } from './conversations/untriggered.ts';
import type { DemoStory } from './demo-story.ts';
import { demoOffers } from './offers.ts';

export type { DemoCall } from './calls.ts';
export { demoCalendars, type DemoGoogleAccount } from './demo-calendars.ts';
export { demoPage } from './demo-page.ts';
export { demoClips } from './clips.ts';
export { demoKnowledge, type DemoKnowledge } from './knowledge.ts';
export { plainPdf } from './plain-pdf.ts';
export { type DemoHistory, yearOfHistory } from './year/year-of-history.ts';
export type { DemoPage } from './demo-page.ts';
export { demoCommentTrigger, demoPosts, type DemoPost } from './posts.ts';
export { secondAccount, secondPage } from './second-account.ts';
export type { DemoConversation, DemoMessage, DemoStory } from './demo-story.ts';

/** The demo coach, her agent, her account and about three and a half weeks of her direct messages. */
export const demoStory: DemoStory = {
  coach,
  agent,
  offers: demoOffers,
  account,
  conversations: [
    ...talkingConversations,
    ...trickyConversations,
    ...bookedConversations,
    ...handedOverConversations,
    ...coachConversations,
    ...endedConversations,
    ...untriggeredConversations,
  ],
  calls: demoCalls,
  cannedReplies,
  tags,
  views,
  freshLeads,
};
export { firstMessages } from './first-messages.ts';
