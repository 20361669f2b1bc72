import { authRoutes, createApiClient } from '@spotter/contract';

/** Signs the coach of a measurement up at a server; returns the session. */
export function signUp(origin: string, own: { email?: string; timeZone?: string } = {}) {
  return createApiClient({ baseUrl: origin, token: () => null }).call(authRoutes.signUp, {
    body: {
      first_name: 'Dana',
      last_name: 'Reyes',
      email: 'dana@bench.example',
      password: 'a long password for a bench',
      terms_agreed: true,
      ...own,
    },
  });
}
