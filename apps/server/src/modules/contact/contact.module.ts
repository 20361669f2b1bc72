import type { FastifyInstance } from 'fastify';
import { registerContactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

/** Builds the parts of the contact form. */
export function createContact(dependencies: Parameters<typeof createContactService>[0]) {
  const service = createContactService(dependencies);
  return {
    service,
    routes: (app: FastifyInstance): void => registerContactRoutes(app, { contact: service }),
  };
}
