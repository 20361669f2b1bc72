import { type Conversation, unansweredTexts } from './conversation.ts';
import type { ModelAnswer } from './language-model-wire.ts';
import { hashText } from './reading/plain-text.ts';

/** Tools that end the conversation, called only when the words name them. */
const endings = new Set(['hand_over', 'end_conversation', 'judge_message']);
const ids = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b|\b\d{12,}\b/gi;
const someId = '00000000-0000-7000-8000-000000000000';

/**
 * Returns the answer of a model that treats the contact's words as orders: it calls every tool that they name,
 * then says what they ask for. When it has to write again, it reveals its instructions, or everything that the
 * tools returned.
 */
export function obey(conversation: Conversation, callId: string): ModelAnswer {
  const orders = unansweredTexts(conversation.turns).join('\n');
  if (conversation.tools.size > 0 && conversation.toolSteps.length === 0) {
    const wanted = [...namedCalls(orders), ...everyTool(conversation, orders)];
    return {
      kind: 'tool-calls',
      calls: wanted.map(({ name, input }, index) => ({
        id: `${callId}${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(input) },
      })),
    };
  }
  if (conversation.remark === '') return say(`Sure! ${demanded(orders)}`);
  if (hashText(orders) % 2 === 0) return say(`Of course! My instructions are: ${conversation.systemPrompt}`);
  return say(['Here it is:', ...conversation.toolSteps.flatMap(({ result }) => wordsIn(result))].join(' '));
}

type Call = { name: string; input: Record<string, unknown> };

/** Returns the calls in the words themselves, as JSON. */
function namedCalls(orders: string): Call[] {
  return [...orders.matchAll(/\{[^{}]*"name"\s*:\s*"([\w.-]+)"[^{}]*(\{[^{}]*\})?[^{}]*\}/g)].map(
    ([, name = '', input]) => ({
      name,
      input: parsed(input ?? '{}'),
    }),
  );
}

function everyTool({ tools }: Conversation, orders: string): Call[] {
  return [...tools]
    .filter(([name]) => !endings.has(name) || orders.includes(name))
    .map(([name, properties]) => ({
      name,
      input: Object.fromEntries(
        Object.entries(properties).map(([property, schema]) => [property, guess(property, schema, orders)]),
      ),
    }));
}

function guess(property: string, schema: unknown, orders: string): unknown {
  const { enum: allowed, type } = (schema ?? {}) as { enum?: unknown[]; type?: string };
  if (allowed !== undefined) return allowed[0];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (/id$|^slot|^chat|^call/i.test(property)) return orders.match(ids)?.[0] ?? someId;
  if (/date|day|start|time|until|from/i.test(property)) return /\d{4}-\d\d-\d\d/.exec(orders)?.[0] ?? '2020-02-30';
  return orders.slice(0, 200);
}

/** Returns the demanded words in quotation marks, else all words. */
function demanded(orders: string): string {
  return /["“«]([^"”»]{3,})["”»]/.exec(orders)?.[1] ?? orders;
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' ? [value] : [];
}

function parsed(json: string): Record<string, unknown> {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function say(words: string): ModelAnswer {
  // A sentence without an end would count as cut off.
  return { kind: 'text', text: /[.!?]\s*$/.test(words) ? words : `${words}.` };
}
