import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('app/public-layout.tsx', [
    index('routes/public/landing.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('faq', 'routes/public/faq.tsx'),
    route('privacy', 'routes/public/privacy.tsx'),
    route('terms', 'routes/public/terms.tsx'),
  ]),
  layout('app/services-layout.tsx', [
    layout('app/public-forms-layout.tsx', [
      route('contact', 'routes/public/contact.tsx'),
      route('subscriptions', 'routes/billing/subscriptions.tsx'),
      route('login', 'routes/auth/login.tsx'),
      route('signup', 'routes/auth/signup.tsx'),
      route('forgot-password', 'routes/auth/forgot-password.tsx'),
      route('reset-password', 'routes/auth/reset-password.tsx'),
      route('data-deletion/:code', 'routes/public/data-deletion.tsx'),
      route('verify-email', 'routes/auth/verify-email.tsx'),
      route('*', 'routes/public/not-found.tsx'),
    ]),
    // Opened from an email or a chat by people who may not know Spotter, so it has no frame.
    route('call/:token', 'routes/booking/call.tsx'),
    // The popup that comes back from a service. It is signed in but has no frame.
    route('setup', 'routes/accounts/setup.tsx'),
    layout('app/signed-in-layout.tsx', [
      route('profile', 'routes/profile/profile.tsx'),
      route('subscriptions/success', 'routes/billing/subscriptions-success.tsx'),
      route('subscriptions/cancelled', 'routes/billing/subscriptions-canceled.tsx'),
      route('dashboard', 'routes/accounts/dashboard.tsx'),
      route('dashboard/analytics', 'routes/figures/analytics.tsx'),
      route('dashboard/account/:credentialId', 'routes/accounts/account-detail.tsx'),
      route('dashboard/needs-you', 'routes/chats/needs-you.tsx'),
      route('dashboard/needs-you/one-by-one', 'routes/chats/triage.tsx'),
      route('dashboard/safety-record', 'routes/figures/safety-record.tsx'),
      route('notifications', 'routes/profile/notifications.tsx'),
      route('inbox', 'routes/chats/inbox-entry.tsx'),
      route('board/:credentialId?', 'routes/chats/board.tsx'),
      route('calls', 'routes/booking/calls.tsx'),
      route('agents', 'routes/agents/agents.tsx'),
      route('knowledge', 'routes/knowledge/knowledge.tsx'),
      route('follow-ups', 'routes/follow-ups/follow-ups.tsx'),
      route('never-list', 'routes/never-list/never-list.tsx'),
      route('clips', 'routes/chats/clips.tsx'),
      route('tags', 'routes/chats/tags.tsx'),
      route('agent/create/:agentId?', 'routes/agents/agent-create.tsx'),
      route('agent/versions/:agentId', 'routes/agents/agent-versions.tsx'),
      route('agent/proof/:agentId', 'routes/agents/agent-proof.tsx'),
      route('agent/service/:agentId?', 'routes/agents/agent-service.tsx'),
      route('agent/keywords/:agentId?', 'routes/agents/agent-keywords.tsx'),
      route('agent/reengagement-keywords/:agentId?', 'routes/agents/agent-reengagement-keywords.tsx'),
      layout('routes/chats/inbox.tsx', [
        route('dashboard/listchats/:credentialId', 'routes/chats/dashboard-listchats.tsx'),
        route('dashboard/chat/:chatId?', 'routes/chats/dashboard-chat.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
