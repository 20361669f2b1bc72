import type { RouteConfigEntry } from '@react-router/dev/routes';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { Providers } from '../app/providers.tsx';
import { createServices } from '../api/services.ts';
import routes from '../routes.ts';
import type { createFakeBackend } from './fake-backend.ts';
import { session } from './samples.ts';

type Screen = { default: ComponentType; meta?: () => { title?: string }[] };

const screens = import.meta.glob<Screen>(['../app/*-layout.tsx', '../routes/*.tsx', '!../routes/*.test.tsx'], {
  eager: true,
});

/** Opens the whole app at an address, against the fake backend; `signedIn` says whose. */
export function renderApp(
  address: string,
  options: { backend: ReturnType<typeof createFakeBackend>; signedIn: boolean },
) {
  if (options.signedIn) window.localStorage.setItem('user', JSON.stringify(session));
  const services = createServices({
    baseUrl: '',
    fetch: options.backend.fetch,
    storage: window.localStorage,
    openSocket: options.backend.openSocket,
  });
  const router = createMemoryRouter(routes.map(toRoute), { initialEntries: [address] });
  render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    user: userEvent.setup(),
    services,
    /** Where the app stands now. */
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => router.navigate(to),
  };
}

/** The title of every screen by its file. */
export const screenTitles = Object.entries(screens)
  .filter(([file]) => file.startsWith('../routes/'))
  .map(([file, screen]) => ({ file, title: screen.meta?.().find((tag) => tag.title !== undefined)?.title }));

function toRoute(entry: RouteConfigEntry): RouteObject {
  const screen = screens[`../${entry.file}`];
  if (screen === undefined) throw new Error(`No screen ${entry.file}`);
  if (entry.index) return { index: true, Component: screen.default };
  return {
    ...(entry.path === undefined ? {} : { path: entry.path }),
    Component: screen.default,
    children: (entry.children ?? []).map(toRoute),
  };
}
