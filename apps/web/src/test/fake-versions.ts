import { type Agent, AgentBody, type AgentChange, type AgentDraft, type AgentVersion } from '@spotter/contract';
import type { Handler } from './fake-handler.ts';
import { onlyKeywords } from './fake-triggers.ts';
import { anAgent } from './samples.ts';

/** The draft of an agent and its versions, the newest first. */
export type FakeVersions = { draft: AgentDraft | null; versions: AgentVersion[] };

export const noVersions = (): FakeVersions => ({ draft: null, versions: [] });

const pageSize = 20;
const savedAt = '2026-11-20T10:00:00.000Z';

/** Returns a version. */
export function aVersion(given: Partial<AgentVersion> = {}): AgentVersion {
  const number = given.number ?? 1;
  return {
    _id: String(number),
    number,
    at: savedAt,
    by: 'Dana Reyes',
    restoredFrom: null,
    leftOut: [],
    changes: [],
    thumbs: { up: 0, down: 0 },
    ...given,
  };
}

/** Returns a draft of an agent that has another goodbye. */
export function aDraft(agent: Agent = anAgent(), given: Partial<AgentDraft> = {}): AgentDraft {
  const drafted = { ...agent, goodbye: 'See you.' };
  return {
    agent: drafted,
    triggers: onlyKeywords(),
    revision: 'first',
    savedAt,
    savedBy: 'Sam Lee',
    changes: changesOf(agent, drafted),
    ...given,
  };
}

/** The fake backend's handlers for drafts and versions, all of one agent. */
export function versionHandlers(stored: { agents: Agent[]; versions: FakeVersions }): Record<string, Handler> {
  const own = stored.versions;
  const agentOf = (id: string) => stored.agents.find(({ _id }) => _id === id);
  return {
    'GET /agent/{id}/draft': ({ id }) => (agentOf(id) === undefined ? null : { value: own.draft }),
    'PUT /agent/{id}/draft': ({ id, body }) => {
      const agent = agentOf(id);
      if (agent === undefined) return null;
      const { config, ...rest } = AgentBody.parse(body.agent);
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      const base = own.draft?.agent ?? agent;
      const drafted: Agent = { ...base, ...given, config: { ...base.config, ...config, model: config.model ?? null } };
      const changes = changesOf(agent, drafted);
      const revision = `after ${own.draft?.revision ?? 'none'}`;
      own.draft =
        changes.length === 0 ? null : aDraft(agent, { agent: drafted, revision, savedBy: 'Dana Reyes', changes });
      return { value: own.draft };
    },
    'DELETE /agent/{id}/draft': () => {
      own.draft = null;
      return { value: { ok: true } };
    },
    'POST /agent/{id}/publish': ({ id }) => {
      const agent = agentOf(id);
      if (agent === undefined || own.draft === null) return null;
      Object.assign(agent, own.draft.agent, { version: agent.version + 1 });
      own.draft = null;
      return { value: { agent, leftOut: [] } };
    },
    'GET /agent/{id}/versions': ({ query }) => {
      const upTo = Number(query.get('cursor') ?? query.get('upTo') ?? Infinity);
      const found = own.versions.filter(({ number }) => number <= upTo);
      const value = found.slice(0, pageSize);
      const next = found[pageSize]?.number;
      return next === undefined ? { value } : { value, nextCursor: String(next) };
    },
    'POST /agent/{id}/versions/{n}/restore': ({ id, second }) => {
      const agent = agentOf(id);
      if (agent === undefined) return null;
      agent.version += 1;
      own.versions.unshift(aVersion({ number: agent.version, restoredFrom: Number(second) }));
      return { value: { agent, leftOut: ['Offer “Shred”'] } };
    },
  };
}

function changesOf(before: Agent, after: Agent): AgentChange[] {
  const texts = (agent: Agent): [string, string | null][] => [
    ['Name', agent.name],
    ['Instructions', agent.config.prompt],
    ['Goodbye', agent.goodbye],
  ];
  return texts(after).flatMap(([what, text], place) => {
    const old = texts(before)[place]![1];
    if (old === text) return [];
    return [{ what, removed: old === null ? [] : [old], added: text === null ? [] : [text], more: 0 }];
  });
}
