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
    layout('app/public-layout.tsx', { id: 'public-forms' }, [
      route('contact', 'routes/contact.tsx'),
      route('login', 'routes/login.tsx'),
      route('signup', 'routes/signup.tsx'),
      route('forgot-password', 'routes/forgot-password.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
    ]),
    layout('app/signed-in-layout.tsx', [
      route('profile', 'routes/profile.tsx'),
      route('dashboard', 'routes/dashboard.tsx'),
      layout('routes/inbox.tsx', [
        route('dashboard/listchats/:credentialId', 'routes/dashboard-listchats.tsx'),
        route('dashboard/chat/:chatId?', 'routes/dashboard-chat.tsx'),
      ]),
    ]),
  ]),
] satisfies RouteConfig;
