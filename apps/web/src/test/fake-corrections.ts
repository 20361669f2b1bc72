import { type Correction, CorrectionBody, RuleWording } from '@spotter/contract';
import { type AgentRule, contradictions } from '@spotter/domain/autoreply';
import type { Handler } from './fake-handler.ts';

const madeAt = '2026-11-20T10:00:00.000Z';

/** Returns a correction of an agent: "discount" is never said. */
export function aCorrection(given: Partial<Correction> = {}): Correction {
  return {
    _id: 'correction-1',
    scope: 'agent',
    rule: { kind: 'never', words: ['discount'] },
    at: madeAt,
    by: 'Dana Reyes',
    isInForce: true,
    contradicts: [],
    case: null,
    ...given,
  };
}

/** The fake backend's handlers for corrections, all of one agent and one chat. */
export function correctionHandlers(stored: { corrections: Correction[] }): Record<string, Handler> {
  const list = (isOfChat: boolean) => {
    const found = stored.corrections.filter(({ scope }) => (scope === 'chat') === isOfChat);
    const against = contradictions(found.map(({ _id: id, rule }): AgentRule => ({ ...rule, id })));
    return found.map((one) => ({ ...one, contradicts: against.get(one._id) ?? [] }));
  };
  return {
    'GET /agent/{id}/corrections': () => ({ value: list(false) }),
    'GET /chat/{id}/corrections': () => ({ value: list(true) }),
    'POST /agent/{id}/corrections': ({ body }) => {
      const { scope, rule, about } = CorrectionBody.parse(body);
      const saved = { asked: 'what does it cost?', wrong: 'It is $79.', sent: null };
      const made = aCorrection({
        _id: `correction-${stored.corrections.length + 1}`,
        scope,
        rule,
        case: about === null || scope === 'chat' ? null : { chatId: about.chatId, ...saved },
      });
      stored.corrections.push(made);
      return { value: made };
    },
    'PUT /corrections/{id}': ({ id, body }) => {
      const found = stored.corrections.find(({ _id }) => _id === id);
      if (found === undefined) return null;
      return { value: Object.assign(found, { rule: RuleWording.parse(body.rule), isInForce: true }) };
    },
    'DELETE /corrections/{id}': ({ id }) => {
      stored.corrections = stored.corrections.filter(({ _id }) => _id !== id);
      return { value: { ok: true } };
    },
  };
}
