import { agentRoutes } from './agents/agents.contract.ts';
import { triggerRoutes } from './agents/triggers.contract.ts';
import { versionRoutes } from './agent-versions/versions.contract.ts';
import { analyticsRoutes } from './analytics/analytics.contract.ts';
import { apiKeyRoutes } from './api-keys/api-keys.contract.ts';
import { agreementRoutes, proposalRoutes } from './approval/approval.contract.ts';
import { authRoutes } from './auth/auth.contract.ts';
import { decisionRoutes, safetyRecordRoutes } from './autoreply/autoreply.contract.ts';
import { billingRoutes } from './billing/billing.contract.ts';
import { bookingRoutes } from './booking/booking.contract.ts';
import { managedCallRoutes } from './booking/managed-call.contract.ts';
import { boardRoutes } from './board/board.contract.ts';
import { botRoutes } from './bots/bots.contract.ts';
import { briefRoutes } from './briefs/briefs.contract.ts';
import { channelTestRoutes } from './channel-test/channel-test.contract.ts';
import { chatRoutes } from './chats/chats.contract.ts';
import { inboxRoutes } from './chats/inbox.contract.ts';
import { neverListRoutes } from './never-list/never-list.contract.ts';
import { clipRoutes } from './clips/clips.contract.ts';
import { commentRoutes } from './comments/comments.contract.ts';
import { connectionRoutes } from './connections/connections.contract.ts';
import { contactRoutes } from './contact/contact.contract.ts';
import { correctionRoutes } from './corrections/corrections.contract.ts';
import { dashboardRoutes } from './dashboard/dashboard.contract.ts';
import { planRoutes } from './follow-ups/plan.contract.ts';
import { upcomingRoutes } from './follow-ups/upcoming.contract.ts';
import { healthRoutes } from './health/health.contract.ts';
import { knowledgeIssueRoutes } from './knowledge/issues.contract.ts';
import { knowledgeRoutes } from './knowledge/knowledge.contract.ts';
import { unansweredRoutes } from './knowledge/unanswered.contract.ts';
import { landingAgentRoutes } from './landing/landing-agent.contract.ts';
import { bulkRoutes } from './lead-desk/bulk.contract.ts';
import { viewRoutes } from './lead-desk/views.contract.ts';
import { accountHealthRoutes } from './notifications/account-health.contract.ts';
import { notificationPreferenceRoutes } from './notifications/notification-preferences.contract.ts';
import { notificationRoutes } from './notifications/notifications.contract.ts';
import { offerRoutes } from './offers/offers.contract.ts';
import type { Route } from './route.ts';
import { nightlyRoutes } from './simulations/nightly.contract.ts';
import { replayRoutes } from './simulations/replays.contract.ts';
import { simulationRoutes } from './simulations/simulations.contract.ts';
import { tagImportRoutes } from './tags/tag-imports.contract.ts';
import { tagRoutes } from './tags/tags.contract.ts';
import { assigneeRoutes, assignmentRoutes } from './team/assignment.contract.ts';
import { invitationRoutes } from './team/invitations.contract.ts';
import { memberRoutes } from './team/members.contract.ts';
import { workspaceRoutes } from './team/workspaces.contract.ts';
import { mediaRoutes } from './media/media.contract.ts';
import { threadControlRoutes } from './thread-control/thread-control.contract.ts';
import { userRoutes } from './users/users.contract.ts';

/** Every call of the API by its tag: OpenAPI is generated from this, and tests iterate over it. */
export const routesByTag: Record<string, Record<string, Route>> = {
  auth: authRoutes,
  users: userRoutes,
  team: together(workspaceRoutes, memberRoutes, invitationRoutes, assignmentRoutes),
  'api-keys': apiKeyRoutes,
  agents: agentRoutes,
  'landing-agent': landingAgentRoutes,
  triggers: triggerRoutes,
  versions: versionRoutes,
  simulations: simulationRoutes,
  nightly: nightlyRoutes,
  corrections: correctionRoutes,
  replays: replayRoutes,
  bots: together(botRoutes, channelTestRoutes),
  chats: together(chatRoutes, assigneeRoutes, inboxRoutes, threadControlRoutes, mediaRoutes),
  approval: together(proposalRoutes, agreementRoutes),
  briefs: briefRoutes,
  clips: clipRoutes,
  board: boardRoutes,
  tags: together(tagRoutes, tagImportRoutes),
  views: viewRoutes,
  bulk: bulkRoutes,
  'never-list': neverListRoutes,
  'follow-ups': together(planRoutes, upcomingRoutes),
  autoreply: together(decisionRoutes, safetyRecordRoutes),
  booking: together(bookingRoutes, managedCallRoutes),
  billing: billingRoutes,
  comments: commentRoutes,
  connections: connectionRoutes,
  knowledge: together(knowledgeRoutes, unansweredRoutes, knowledgeIssueRoutes),
  analytics: analyticsRoutes,
  dashboard: dashboardRoutes,
  offers: offerRoutes,
  notifications: together(notificationRoutes, notificationPreferenceRoutes),
  'account-health': accountHealthRoutes,
  contact: contactRoutes,
  health: healthRoutes,
};

/** Joins the routes of one tag. Throws where two have the same name, as one of them would be lost. */
function together(...groups: Record<string, Route>[]): Record<string, Route> {
  const named = groups.flatMap((group) => Object.entries(group));
  const joined = Object.fromEntries(named);
  if (Object.keys(joined).length < named.length)
    throw new Error(`Two routes have one name: ${named.map(([name]) => name).join(', ')}`);
  return joined;
}
