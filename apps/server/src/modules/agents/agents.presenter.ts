import {
  type Agent,
  type AgentBody,
  channelWords,
  type FollowUps,
  type FollowUpsBody,
  perChannel,
} from '@spotter/contract';
import type { FollowUpRules } from '@spotter/domain/autoreply';
import { channelKinds } from '@spotter/domain/channels';
import type { Access } from '../../platform/access.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { BotLinks, LinkedAgent } from './agents-dependencies.ts';
import type { AgentContent } from './agent-content.ts';

/** Returns an agent in the contract's form. */
export function presentAgent(agent: LinkedAgent, { ownerId }: Access): Agent {
  return {
    _id: agent.id,
    name: agent.name,
    description: agent.description,
    user: ownerId,
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
    keywordRules: agent.keywordRules,
    rekeywords: agent.reengagementKeywords,
    rekeywordRules: agent.reengagementRules,
    followUps: presentFollowUps(agent.followUps),
    disclosure: { mode: agent.disclosureMode, words: agent.disclosureSentences },
    goodbye: agent.goodbye,
    bubbles: agent.bubbles,
    offers: agent.offerIds ?? 'all',
    whenUnanswered: agent.whenUnanswered,
    answersAfterHandOver: agent.answersAfterHandOver,
    answers: agent.answers,
    pausedUntil: agent.pausedUntil?.toISOString() ?? null,
    version: agent.version,
  };
}

function presentFollowUps({ steps, ...rules }: FollowUpRules): FollowUps {
  return { ...rules, steps: steps.map(({ id, ...step }) => ({ _id: id, ...step })) };
}

/** Returns a sequence in our terms; a step whose id is none of ours gets another. */
function readFollowUps({ steps, ...rules }: FollowUpsBody): FollowUpRules {
  const used = new Set<string>();
  const idOf = (given: string | undefined) => {
    const id = given !== undefined && isId(given) && !used.has(given) ? given : newId();
    used.add(id);
    return id;
  };
  return { ...rules, steps: steps.map(({ _id, ...step }) => ({ id: idOf(_id), ...step })) };
}

/** Returns the contract's agent in our terms, without what the client did not send. */
export function readAgent(
  body: AgentBody,
): Partial<AgentContent> & Pick<AgentContent, 'name' | 'instructions' | 'delayType' | 'replyDelayMinutes'> {
  const { config } = body;
  return {
    name: body.name,
    instructions: config.prompt,
    delayType: config.delayType === 'Adaptative' ? 'adaptive' : 'custom',
    replyDelayMinutes: config.delayTime,
    ...(config.fields === undefined ? {} : { fields: config.fields }),
    ...(config.caringWords === undefined ? {} : { caringWords: config.caringWords || null }),
    ...(config.disclosureWords === undefined ? {} : { disclosureWords: config.disclosureWords || null }),
    // An empty description or model counts as none.
    ...(body.description === undefined ? {} : { description: body.description || null }),
    ...(config.model === undefined ? {} : { model: config.model?.trim() || null }),
    ...(body.goodbye === undefined ? {} : { goodbye: body.goodbye || null }),
    ...(body.bubbles === undefined ? {} : { bubbles: body.bubbles }),
    ...(body.keywords === undefined ? {} : { triggerKeywords: body.keywords }),
    ...(body.keywordRules === undefined ? {} : { keywordRules: body.keywordRules }),
    ...(body.rekeywords === undefined ? {} : { reengagementKeywords: body.rekeywords }),
    ...(body.rekeywordRules === undefined ? {} : { reengagementRules: body.rekeywordRules }),
    ...(body.offers === undefined ? {} : { offerIds: body.offers === 'all' ? null : [...new Set(body.offers)] }),
    ...(body.disclosure === undefined
      ? {}
      : { disclosureMode: body.disclosure.mode, disclosureSentences: body.disclosure.words }),
    ...(body.whenUnanswered === undefined ? {} : { whenUnanswered: body.whenUnanswered }),
    ...(body.answersAfterHandOver === undefined ? {} : { answersAfterHandOver: body.answersAfterHandOver }),
    ...(body.answers === undefined ? {} : { answers: body.answers }),
    ...(body.followUps === undefined ? {} : { followUps: readFollowUps(body.followUps) }),
  };
}

/** Returns which bots the client wants linked, by channel. */
export function readBotLinks(body: AgentBody): BotLinks {
  return Object.fromEntries(channelKinds.map((kind) => [kind, body[channelWords[kind].short]]));
}
