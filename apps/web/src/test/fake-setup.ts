import {
  type Agent,
  AgentBody,
  type AgentModels,
  type Bot,
  type Credential,
  type Integration,
  type LandingAgent,
  type PracticeGround,
} from '@spotter/contract';
import type { Handler } from './fake-handler.ts';
import type { FakeKnowledge } from './fake-knowledge.ts';
import { aBot, aCredential, anAgent } from './samples.ts';

type Setup = {
  agents: Agent[];
  agentModels: AgentModels;
  practice: PracticeGround;
  landingAgent: LandingAgent | null;
  integrations: Integration[];
  credentials: Credential[];
  bots: Bot[];
  knowledge: FakeKnowledge;
};

/** The fake backend's handlers for agents and connections. Every ticket is valid. The account is `dana.coaching`. */
export function setupHandlers(stored: Setup): Record<string, Handler> {
  const agentOf = (id: string) => stored.agents.find((agent) => agent._id === id);
  const link =
    (provider: string): Handler =>
    () => ({ value: { url: `https://${provider}.example/consent?state=fresh` } });

  function change(agent: Agent, body: unknown): Agent {
    const { name, description, config, followUps, ...rest } = AgentBody.parse(body);
    if (followUps !== undefined) {
      const steps = followUps.steps.map((step, index) => ({ ...step, _id: step._id ?? `stored-${index}` }));
      agent.followUps = { ...followUps, steps };
    }
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    return Object.assign(agent, given, {
      name,
      description: description || null,
      config: { ...agent.config, ...config },
    });
  }

  const tried = (body: { messages?: unknown }) => ({
    value: {
      decision: { kind: 'reply', reason: 'trigger-keyword', keyword: 'SHRED' },
      answer: 'Hey! What have you tried before?',
      messages: ['Hey! What have you tried before?'],
      sources: stored.knowledge.sources,
      facts: [{ name: 'goal', value: 'Lose 10 kg' }],
      call: null,
      practice: `remembered-${(body.messages as unknown[]).length}`,
    },
  });

  return {
    'GET /agent/': () => ({ value: stored.agents }),
    'GET /agent/models': () => ({ value: stored.agentModels }),
    'GET /agent/{id}': ({ id }) => valueOf(agentOf(id)),
    'POST /agent/': ({ body }) => {
      const agent = change(anAgent({ _id: `agent-${stored.agents.length + 1}` }), body.agent);
      stored.agents.push(agent);
      return { value: agent };
    },
    'PUT /agent/{id}': ({ id, body }) => {
      const agent = agentOf(id);
      return agent === undefined ? null : { value: change(agent, body) };
    },
    'DELETE /agent/{id}': ({ id }) => {
      stored.agents = stored.agents.filter((agent) => agent._id !== id);
      return { value: { ok: true } };
    },
    'POST /agent/{id}/try': ({ body }) => tried(body),
    'GET /landing/agent': () => ({ value: stored.landingAgent }),
    'POST /landing/agent/talk': ({ body }) => tried(body),
    'GET /agent/{id}/practice': () => ({ value: stored.practice }),
    'GET /integrations/all': () => ({ value: stored.integrations }),
    'POST /user-third-party-credentials/instagramLink': link('instagram'),
    'POST /user-third-party-credentials/facebookLink': link('facebook'),
    'POST /user-third-party-credentials/googleLink': link('google'),
    'POST /user-third-party-credentials/calendlyLink': link('calendly'),
    'GET /user-integrations/tickets/{ticket}': () => ({
      value: {
        accounts: [
          { accountId: 'page-1', name: 'Dana Coaching', usable: true, problem: null },
          { accountId: 'page-2', name: 'Old Gym', usable: false, problem: 'You are not an admin of this page.' },
        ],
      },
    }),
    'POST /user-integrations/{id}': ({ id, body }) => {
      const { agent } = body.credentials as { agent?: string | null };
      const from = id === 'instagram' ? ('instagram' as const) : id === 'messenger' ? ('page' as const) : null;
      const credential = aCredential({
        _id: `credential-${id}`,
        integration: id,
        service: id,
        credentials: { agent: agent ?? null, username: 'dana.coaching', igId: '17841400000000001', from },
      });
      stored.credentials.push(credential);
      return { value: credential };
    },
    'PUT /user-integrations/{id}': ({ id, body }) => {
      const credential = stored.credentials.find(({ _id }) => _id === id);
      if (credential === undefined) return null;
      const { agent } = body.credentials as { agent: string };
      credential.credentials = { ...credential.credentials, agent };
      return { value: credential };
    },
    'DELETE /user-integrations/{id}': ({ id }) => {
      if (!stored.credentials.some((credential) => credential._id === id)) return null;
      stored.credentials = stored.credentials.filter((credential) => credential._id !== id);
      return { value: { ok: true } };
    },
    'POST /bot/': ({ body }) => {
      const { integration } = body.bot as { integration: string };
      const known = stored.bots.find((bot) => bot.integration === integration);
      if (known !== undefined) return { value: known };
      const credential = stored.credentials.find(({ _id }) => _id === integration);
      const bot = aBot({
        _id: `bot-${integration}`,
        id: `bot-${integration}`,
        integration,
        from: credential?.credentials.from ?? 'instagram',
      });
      stored.bots.push(bot);
      return { value: bot };
    },
  };
}

function valueOf<T>(value: T | undefined) {
  return value === undefined ? null : { value };
}
