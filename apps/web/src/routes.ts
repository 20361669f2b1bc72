import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('app/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('about', 'routes/about.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('app/services-layout.tsx', [
    layout('app/public-forms-layout.tsx', [
      route('contact', 'routes/contact.tsx'),
      route('subscriptions', 'routes/subscriptions.tsx'),
      route('login', 'routes/login.tsx'),
      route('signup', 'routes/signup.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('data-deletion/:code', 'routes/data-deletion.tsx'),
      route('verify-email', 'routes/verify-email.tsx'),
    ]),
    // From a mail or a chat, to somebody who may know nothing of Spotter: without the frame.
    route('call/:token', 'routes/call.tsx'),
    // The popup that comes back from a service: signed in, but without the frame.
    route('setup', 'routes/setup.tsx'),
    layout('app/signed-in-layout.tsx', [
      route('profile', 'routes/profile.tsx'),
      route('subscriptions/success', 'routes/subscriptions-success.tsx'),
      route('subscriptions/cancelled', 'routes/subscriptions-cancelled.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
      route('dashboard/analytics', 'routes/analytics.tsx'),
      route('dashboard/account/:credentialId', 'routes/account-detail.tsx'),
      route('dashboard/needs-you', 'routes/needs-you.tsx'),
      route('dashboard/one-voice', 'routes/one-voice.tsx'),
      route('notifications', 'routes/notifications.tsx'),
      route('calls', 'routes/calls.tsx'),
      route('agents', 'routes/agents.tsx'),
      route('agent/create/:agentId?', 'routes/agent-create.tsx'),
      route('agent/service/:agentId?', 'routes/agent-service.tsx'),
      route('agent/keywords/:agentId?', 'routes/agent-keywords.tsx'),
      route('agent/reengagement-keywords/:agentId?', 'routes/agent-reengagement-keywords.tsx'),
      layout('routes/inbox.tsx', [
        route('dashboard/listchats/:credentialId', 'routes/dashboard-listchats.tsx'),
        route('dashboard/chat/:chatId?', 'routes/dashboard-chat.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
