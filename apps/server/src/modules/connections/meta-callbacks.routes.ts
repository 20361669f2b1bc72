import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { acceptRawBody } from '../../http/input/raw-body.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { DataDeletions } from './data-deletions.ts';

/** Returns whom a signed request is about, and at which of our apps; null unless Meta signed it for one of them. */
export type ReadSignedRequest = (signedRequest: string) => { kind: OAuthServiceKind; appScopedId: string } | null;

/** Serves what Meta calls when a person removes our app or wants their data deleted. */
export function registerMetaCallbacks(
  app: FastifyInstance,
  options: {
    connections: ConnectionsService;
    deletions: DataDeletions;
    readSignedRequest: ReadSignedRequest;
    publicUrl: string;
  },
): void {
  const { connections, deletions, readSignedRequest, publicUrl } = options;

  function personIn(body: unknown) {
    const form = new URLSearchParams((body as Buffer).toString('utf8'));
    const person = readSignedRequest(form.get('signed_request') ?? '');
    if (person === null) throw new AppError('invalid_signature', 'The signature does not fit the request');
    return person;
  }

  void app.register(async (scope) => {
    acceptRawBody(scope);

    scope.post('/api/webhooks/meta/deauthorize', async (request) => {
      const { kind, appScopedId } = personIn(request.body);
      await connections.disconnectPerson(kind, appScopedId);
      return { ok: true };
    });

    scope.post('/api/webhooks/meta/data-deletion', async (request) => {
      const { kind, appScopedId } = personIn(request.body);
      const code = await deletions.request(kind, appScopedId);
      return { url: new URL(`/data-deletion/${code}`, publicUrl).href, confirmation_code: code };
    });
  });
}
