import { type Agent, type AgentBody, channelWords, perChannel } from '@spotter/contract';
import { channelKinds } from '@spotter/domain';
import type { BotLinks, LinkedAgent, NewAgent } from './agents.service.ts';

/** An agent as the contract tells of one. */
export function presentAgent(agent: LinkedAgent): Agent {
  return {
    _id: agent.id,
    name: agent.name,
    description: agent.description,
    user: agent.userId,
    config: {
      model: agent.model,
      prompt: agent.instructions,
      delayType: agent.delayType === 'adaptive' ? 'Adaptative' : 'Custom',
      delayTime: agent.replyDelayMinutes,
      fields: agent.fields,
      caringWords: agent.caringWords,
      disclosureWords: agent.disclosureWords,
    },
    ...perChannel('short', (kind) => agent.bots[kind] ?? null),
    keywords: agent.triggerKeywords,
    rekeywords: agent.reengagementKeywords,
  };
}

/** The contract's agent in our words; what the client did not send is left out. */
export function readAgent(
  body: AgentBody,
): Partial<NewAgent> & Pick<NewAgent, 'name' | 'instructions' | 'delayType' | 'replyDelayMinutes'> {
  const { config } = body;
  return {
    name: body.name,
    instructions: config.prompt,
    delayType: config.delayType === 'Adaptative' ? 'adaptive' : 'custom',
    replyDelayMinutes: config.delayTime,
    ...(config.fields === undefined ? {} : { fields: config.fields }),
    ...(config.caringWords === undefined ? {} : { caringWords: config.caringWords || null }),
    ...(config.disclosureWords === undefined ? {} : { disclosureWords: config.disclosureWords || null }),
    // An empty description or model is none.
    ...(body.description === undefined ? {} : { description: body.description || null }),
    ...(config.model === undefined ? {} : { model: config.model?.trim() || null }),
    ...(body.keywords === undefined ? {} : { triggerKeywords: body.keywords }),
    ...(body.rekeywords === undefined ? {} : { reengagementKeywords: body.rekeywords }),
  };
}

/** Which bots the client wants linked, by channel. */
export function readBotLinks(body: AgentBody): BotLinks {
  return Object.fromEntries(channelKinds.map((kind) => [kind, body[channelWords[kind].short]]));
}
