import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('app/public-layout.tsx', [
    index('routes/landing.tsx'),
    route('login', 'routes/login.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('app/signed-in-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    layout('routes/inbox.tsx', [
      route('dashboard/listchats/:credentialId', 'routes/dashboard-listchats.tsx'),
      route('dashboard/chat/:chatId?', 'routes/dashboard-chat.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
