import { agentRoutes } from './agents/agents.contract.ts';
import { analyticsRoutes } from './analytics/analytics.contract.ts';
import { authRoutes } from './auth/auth.contract.ts';
import { decisionRoutes, oneVoiceRoutes } from './autoreply/autoreply.contract.ts';
import { billingRoutes } from './billing/billing.contract.ts';
import { bookingRoutes } from './booking/booking.contract.ts';
import { managedCallRoutes } from './booking/managed-call.contract.ts';
import { botRoutes } from './bots/bots.contract.ts';
import { chatRoutes } from './chats/chats.contract.ts';
import { inboxRoutes } from './chats/inbox.contract.ts';
import { connectionRoutes } from './connections/connections.contract.ts';
import { contactRoutes } from './contact/contact.contract.ts';
import { dashboardRoutes } from './dashboard/dashboard.contract.ts';
import { healthRoutes } from './health/health.contract.ts';
import { accountHealthRoutes } from './notifications/account-health.contract.ts';
import { notificationRoutes } from './notifications/notifications.contract.ts';
import type { Route } from './route.ts';
import { userRoutes } from './users/users.contract.ts';

/** Every call of the API by its tag: what OpenAPI is generated from, and what tests walk through. */
export const routesByTag: Record<string, Record<string, Route>> = {
  auth: authRoutes,
  users: userRoutes,
  agents: agentRoutes,
  bots: botRoutes,
  chats: { ...chatRoutes, ...inboxRoutes },
  autoreply: { ...decisionRoutes, ...oneVoiceRoutes },
  booking: { ...bookingRoutes, ...managedCallRoutes },
  billing: billingRoutes,
  connections: connectionRoutes,
  analytics: analyticsRoutes,
  dashboard: dashboardRoutes,
  notifications: notificationRoutes,
  'account-health': accountHealthRoutes,
  contact: contactRoutes,
  health: healthRoutes,
};
