import { contactRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { ContactService } from './contact.service.ts';

export function registerContactRoutes(app: FastifyInstance, { contact }: { contact: ContactService }): void {
  serve(app, contactRoutes.find, async () => contact.find());
  serve(app, contactRoutes.send, async ({ body, address }) => ({ delivered: await contact.send(body, address) }));
}
