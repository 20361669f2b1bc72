import { agreementRoutes, type TopicAgreement } from '@spotter/contract';
import { fallBack, makeAutomatic, mayBeAutomatic, type AnswerTopic } from '@spotter/domain/autoreply';
import type { FastifyInstance } from 'fastify';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { serve } from '../../../http/serve.ts';
import type { Access } from '../../../platform/access.ts';
import { isId } from '../../../platform/ids.ts';
import { findAgent } from '../../agents/index.ts';
import { changeTrust, listTrusts } from './topic-trusts.repository.ts';

/** Serves how far coaches agree with their agents' answers, and what may go out on its own for it. */
export function registerAgreementRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  serve(app, agreementRoutes.agreement, async ({ access, params }) => {
    await requireAgent(database, access, params.id);
    return listAgreement(database, params.id);
  });
  serve(app, agreementRoutes.setAutomatic, async ({ access, params, body }) => {
    await requireAgent(database, access, params.id);
    const of = { agentId: params.id, topic: params.topic };
    await inTransaction(database, (tx) => setAutomatic(tx, of, body.automatic));
    return listAgreement(database, params.id);
  });
}

async function requireAgent(database: Database, access: Access, agentId: string): Promise<void> {
  const agent = isId(agentId) ? await findAgent(database, access, agentId) : null;
  if (agent === null) throw new AppError('not_found', 'This agent does not exist');
}

async function setAutomatic(
  tx: Database,
  of: { agentId: string; topic: AnswerTopic },
  automatic: boolean,
): Promise<void> {
  await changeTrust(tx, of, (trust) => {
    if (trust.isAutomatic === automatic) return trust;
    if (!automatic) return fallBack(trust);
    if (!mayBeAutomatic(trust))
      throw new AppError('conflict', 'Send 20 of these answers first, nearly all of them as they are');
    return makeAutomatic(trust);
  });
}

async function listAgreement(database: Database, agentId: string): Promise<TopicAgreement[]> {
  const trusts = await listTrusts(database, agentId);
  return [...trusts].map(([topic, trust]) => ({
    topic,
    asWas: trust.asWas,
    edited: trust.edited,
    dropped: trust.dropped,
    isAutomatic: trust.isAutomatic,
    mayBeAutomatic: mayBeAutomatic(trust),
    decided: trust.decided,
    agreed: trust.agreed,
  }));
}
