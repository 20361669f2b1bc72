import { sourcesOnce } from './sources/name-sources.ts';
import { decideBooking } from './booking/booking-talk.ts';
import { knownFieldOf } from './reading/fields.ts';
import { findHandOverReason } from './writing/hand-over.ts';
import { plainText } from './reading/plain-text.ts';
import type { Situation } from './situation.ts';
import type { ToolDecision } from './tool-decision.ts';

// Facts about which people change their minds; every other fact stays as it was recorded first.
const changing = new Set(['start_when', 'training_days', 'budget_fit', 'email', 'phone', 'time_zone']);

/** Returns the tools to call before the answer, the judgment first; empty when it is time to answer. */
export function decideToolCalls(situation: Situation, now: Date): ToolDecision[] {
  return [...judgementOnce(situation), ...sourcesOnce(situation), ...decideDeeds(situation, now)];
}

/** Judges once, beside all other calls, because small models lose a call among many. */
function judgementOnce({ conversation, judgement }: Situation): ToolDecision[] {
  const isJudged = conversation.toolSteps.some(({ name }) => name === 'judge_message');
  return isJudged || !conversation.tools.has('judge_message') ? [] : [{ name: 'judge_message', input: judgement }];
}

/** Returns the calls that hand over, end, or record what was understood. */
function decideDeeds(situation: Situation, now: Date): ToolDecision[] {
  const reason = findHandOverReason(situation.signals);
  if (reason) {
    const words =
      reason === 'other' ? [...situation.signals].filter((signal) => /client|pitch/.test(signal)) : [reason];
    return callOnce(situation, 'hand_over', 'reason', [...words, 'other', 'asked-for-human']);
  }
  if (situation.signals.has('not-interested')) {
    return callOnce(situation, 'end_conversation', 'outcome', ['not_interested', 'lost', 'declined', 'no']);
  }
  const booking = decideBooking(situation, now);
  return [...factsToRecord(situation), ...(booking?.kind === 'call' ? booking.tools : [])];
}

function callOnce(situation: Situation, tool: string, key: string, wanted: string[]): ToolDecision[] {
  const properties = situation.conversation.tools.get(tool);
  if (!properties || situation.conversation.toolSteps.some((step) => step.name === tool)) return [];
  return [{ name: tool, input: { [key]: allowedValue(properties[key], wanted) } }];
}

function factsToRecord(situation: Situation): ToolDecision[] {
  const { tools, toolSteps, knownFacts, fieldsToLearn } = situation.conversation;
  const properties = tools.get('record_fact');
  if (!properties) return [];
  const tried = new Set(toolSteps.map((step) => step.input['name']));
  const allowedNames = enumOf(properties['name']);
  const decisions: ToolDecision[] = [];
  for (const [name, value] of situation.understood) {
    const wanted = fieldsToLearn === null || fieldsToLearn.includes(name) || name === 'email' || name === 'phone';
    if (!wanted || tried.has(name) || (allowedNames && !allowedNames.includes(name))) continue;
    const known = knownFacts.get(name);
    const changed = situation.newFacts.has(name) && changing.has(knownFieldOf(name) ?? '');
    if (known !== undefined && !(changed && plainText(known) !== plainText(value))) continue;
    decisions.push({ name: 'record_fact', input: { name, value } });
  }
  return decisions;
}

/** Returns the first wanted word that the tool's schema allows, in its spelling; the first word where it allows any. */
function allowedValue(schema: unknown, wanted: string[]): string {
  const allowed = enumOf(schema);
  if (!allowed) return wanted[0] ?? '';
  for (const word of wanted) {
    const match = allowed.find((value) => sameWord(value, word));
    if (match) return match;
  }
  return allowed.at(-1) ?? wanted[0] ?? '';
}

function sameWord(one: string, other: string): boolean {
  return one.toLowerCase().replace(/[^a-z]/g, '') === other.toLowerCase().replace(/[^a-z]/g, '');
}

function enumOf(schema: unknown): string[] | null {
  if (typeof schema !== 'object' || schema === null || !('enum' in schema) || !Array.isArray(schema.enum)) return null;
  return schema.enum.filter((value): value is string => typeof value === 'string');
}
