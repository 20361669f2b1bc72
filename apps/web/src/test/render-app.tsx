import type { RouteConfigEntry } from '@react-router/dev/routes';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { createPageReload } from '../api/page-reload.ts';
import { type Platform, PlatformContext } from '../api/platform.ts';
import { servicesOf } from '../api/services.ts';
import { createSessionStore } from '../api/session.ts';
import routes from '../routes.ts';
import type { createFakeBackend } from './fake-backend.ts';
import { session } from './samples.ts';

type Screen = { default: ComponentType; meta?: () => Tag[] };
type Tag = { title?: string; name?: string; property?: string; content?: string; rel?: string; href?: string };

const screens = import.meta.glob<Screen>(['../app/*-layout.tsx', '../routes/*/*.tsx', '!../routes/*/*.test.tsx'], {
  eager: true,
});

/** Opens the whole app at an address, against the fake backend. `signedIn`: the session is the one in samples.ts. */
export function renderApp(
  address: string,
  options: { backend: ReturnType<typeof createFakeBackend>; signedIn: boolean },
) {
  if (options.signedIn) window.localStorage.setItem('user', JSON.stringify(session));
  let reloads = 0;
  const platform: Platform = {
    session: createSessionStore(window.localStorage),
    baseUrl: '',
    fetch: options.backend.fetch,
    upload: (url, { body, headers, signal }) => options.backend.fetch(url, { method: 'POST', body, headers, signal }),
    openConnection: options.backend.openConnection,
    pageReload: createPageReload(window.sessionStorage, () => {
      reloads += 1;
    }),
  };
  const router = createMemoryRouter(routes.map(toRoute), { initialEntries: [address] });
  render(
    <PlatformContext value={platform}>
      <RouterProvider router={router} />
    </PlatformContext>,
  );
  return {
    user: quickTypist(),
    services: servicesOf(platform),
    reloads: () => reloads,
    /** Returns the app's present address. */
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => router.navigate(to),
  };
}

/** The page head of every screen, by its file. */
export const screenHeads = Object.entries(screens)
  .filter(([file]) => file.startsWith('../routes/'))
  .map(([file, screen]) => {
    const tags = screen.meta?.() ?? [];
    return {
      file,
      title: tags.find((tag) => tag.title !== undefined)?.title,
      /** Returns the content of a meta tag, by its name or property. */
      meta: (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content,
      canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    };
  });

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

/** Returns a user whose plain texts come in at once, as every single key would render the page again. */
function quickTypist() {
  const user = userEvent.setup();
  return {
    ...user,
    async type(element: Element, text: string): Promise<void> {
      if (/[{[]/.test(text)) return user.type(element, text);
      await user.click(element);
      await user.paste(text);
    },
  };
}
