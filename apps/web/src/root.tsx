import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/inter/wght.css';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import './app/styles/tokens.css';
import './app/styles/elements.css';
import './app/styles/shell.css';
import './app/styles/marks.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { PlatformContext } from './api/platform.ts';
import { browserPlatform } from './app/browser-platform.ts';
import { CrashScreen } from './app/crash-screen.tsx';
import { PageShape } from './components/page/page-shape.tsx';

export function links() {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-mantine-color-scheme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0B0D10" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <PlatformContext value={browserPlatform()}>
      <Outlet />
    </PlatformContext>
  );
}

export function HydrateFallback() {
  return <PageShape />;
}

export function ErrorBoundary() {
  return <CrashScreen />;
}
