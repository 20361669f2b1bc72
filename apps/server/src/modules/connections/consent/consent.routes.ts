import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ConsentService } from './consent.service.ts';

// A parameter that is given twice arrives as a list and counts as missing.
const one = z.string().max(4096).optional().catch(undefined);
const Returned = z.object({ code: one, state: one, error: one });

/** Serves the addresses that the providers send people back to; each redirects to /setup. */
export function registerConsentCallbacks(app: FastifyInstance, consent: ConsentService, publicUrl: string): void {
  for (const [kind, path] of Object.entries(consent.callbackPaths) as [OAuthServiceKind, string][]) {
    app.get(path, async (request, reply) => {
      const outcome = await consent.complete(kind, Returned.parse(request.query));
      const target = new URL('/setup', publicUrl);
      for (const [name, value] of Object.entries(outcome)) target.searchParams.set(name, String(value));
      // The ticket in the address is only for that page.
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(target.href, 302);
    });
  }
}
