import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { Agent, AgentBody } from '../agents/agents.contract.ts';
import { AgentTriggers } from '../agents/triggers.contract.ts';

/** What is different in one part of an agent, in words. Without lines it only stands in another order. */
export const AgentChange = z.object({
  /** The part, as the form names it. */
  what: z.string(),
  /** Long lines are cut. */
  removed: z.array(z.string()),
  added: z.array(z.string()),
  /** How many more lines are different. */
  more: z.number().int(),
});
export type AgentChange = z.infer<typeof AgentChange>;

/** What is to be published later. Where it says nothing, it is as the published agent is by then. */
export const AgentDraft = z.object({
  /** The agent as it would be. */
  agent: Agent,
  triggers: AgentTriggers,
  /** Another one with each save; the next save and `publish` name the one that they saw. */
  revision: Id,
  savedAt: Instant,
  /** Who saved it; null: someone who is gone. */
  savedBy: z.string().nullable(),
  /** What is different from the published version `agent.version`. */
  changes: z.array(AgentChange),
});
export type AgentDraft = z.infer<typeof AgentDraft>;

export const AgentVersion = z.object({
  /** The number as text. */
  _id: Id,
  number: z.number().int(),
  at: Instant,
  /** Who published it; null: someone who is gone, or it is from before there were versions. */
  by: z.string().nullable(),
  /** The number of the version that it restored; null: none. */
  restoredFrom: z.number().int().nullable(),
  /** What could not be published with it because it is gone, in words. */
  leftOut: z.array(z.string()),
  /** What is different from the version before; nothing in the first. */
  changes: z.array(AgentChange),
  /** How many of its answers got a thumb up and down. */
  thumbs: z.object({ up: z.number().int(), down: z.number().int() }),
});
export type AgentVersion = z.infer<typeof AgentVersion>;

/** How many versions of an agent are kept: the newest. */
export const maxVersions = 200;

/** More than any number of a version. */
export const maxVersionNumber = 1_000_000_000;
/** The agent as it is published now, and what could not be published because it is gone, in words. */
const Published = z.object({ agent: Agent, leftOut: z.array(z.string()) });

export const versionRoutes = {
  findDraft: defineRoute({
    method: 'GET',
    path: '/agent/{id}/draft',
    summary: "An agent's draft; null where there is none.",
    access: 'session',
    params: IdParams,
    response: AgentDraft.nullable(),
  }),
  saveDraft: defineRoute({
    method: 'PUT',
    path: '/agent/{id}/draft',
    summary:
      'Keeps a draft beside the published agent, which goes on unchanged; null where nothing is different. 409 where someone else saved the draft meanwhile.',
    access: 'session',
    params: IdParams,
    body: z.object({
      /** What is absent is as in the draft that it replaces, else as published. It has no linked accounts. */
      agent: AgentBody,
      triggers: AgentTriggers.optional(),
      /** The `revision` of the draft that this one replaces; null: there was none. */
      revision: Id.nullable(),
    }),
    response: AgentDraft.nullable(),
  }),
  discardDraft: defineRoute({
    method: 'DELETE',
    path: '/agent/{id}/draft',
    summary: 'Discards the draft. 409 where `revision` is given and another draft is there.',
    access: 'session',
    params: IdParams,
    query: z.object({ revision: Id.optional() }),
    response: z.object({ ok: z.literal(true) }),
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/agent/{id}/publish',
    summary: 'Publishes the draft. 409 where another draft is there, or another version is published, than was seen.',
    access: 'session',
    params: IdParams,
    body: z.object({ revision: Id, version: z.number().int() }),
    response: Published,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/agent/{id}/versions',
    summary: `The published versions of an agent, the newest first: who, when, and what changed. The newest ${maxVersions} are kept.`,
    access: 'session',
    params: IdParams,
    query: PageQuery.extend({
      /** The number of the newest version to list. */
      upTo: z.coerce.number().int().min(1).max(maxVersionNumber).optional(),
    }),
    response: z.array(AgentVersion),
    paged: true,
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/agent/{id}/versions/{n}/restore',
    summary: 'Publishes an old version as a new one. Offers and a model that are gone are left out.',
    access: 'session',
    params: IdParams.extend({ n: z.coerce.number().int().min(1).max(maxVersionNumber) }),
    response: Published,
  }),
};
