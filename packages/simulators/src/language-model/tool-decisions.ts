import { decideBooking } from './booking/booking.ts';
import { matterOf } from './reading/asked.ts';
import { fitsDescription } from './reading/fitting-intent.ts';
import { plainText } from './reading/plain-text.ts';
import type { Situation } from './situation.ts';
import type { ToolDecision } from './tool-decision.ts';
import { declinesForGood, findHandOverReason } from './writing/hand-over.ts';
import { answersOf } from './writing/reply.ts';

// Facts about which people change their minds; every other fact stays as it was recorded first.
const changing = new Set(['start', 'days', 'budget', 'email', 'phone', 'zone']);

/** Returns the tools to call before the answer, the judgment first; empty when it is time to answer. */
export function decideToolCalls(situation: Situation, now: Date): ToolDecision[] {
  return [
    ...once(situation, 'judge_message', () => situation.judgment),
    ...namesSources(situation),
    ...decideDeeds(situation, now),
  ];
}

/** Called once in a turn, beside all other calls, because small models lose a call among many. */
function once({ conversation }: Situation, name: string, input: () => Record<string, unknown>): ToolDecision[] {
  const isDone = conversation.toolSteps.some((step) => step.name === name);
  return isDone || !conversation.tools.has(name) ? [] : [{ name, input: input() }];
}

function namesSources(situation: Situation): ToolDecision[] {
  if (situation.conversation.sources === null) return [];
  const answers = answersOf(situation);
  if (answers.every(({ claims, unanswered }) => claims.length === 0 && unanswered === null)) return [];
  return once(situation, 'name_sources', () => ({
    claims: answers.flatMap(({ claims }) => claims),
    unanswered: answers.flatMap(({ unanswered }) => unanswered ?? []),
  }));
}

/** Returns the calls that hand over, end, or record what was understood. */
function decideDeeds(situation: Situation, now: Date): ToolDecision[] {
  const handOver = findHandOverReason(situation);
  if (handOver !== null) return deed(situation, 'hand_over', 'reason', [handOver.reason, 'other', 'asked-for-human']);
  if (isNoFit(situation)) return deed(situation, 'end_conversation', 'outcome', ['not_a_fit', 'not_interested']);
  if (declinesForGood(situation)) return deed(situation, 'set_stage', 'stage', ['lost']);
  const booking = decideBooking(situation, now);
  return [
    ...tagToGive(situation),
    ...clipToSend(situation),
    ...factsToRecord(situation),
    ...(booking !== null && 'tools' in booking ? booking.tools : []),
  ];
}

/** Whether the unanswered messages name what the coach's instructions list behind "Not a fit:". */
function isNoFit({ conversation, openTexts }: Situation): boolean {
  const listed = /^not a fit: (.+)$/im.exec(conversation.coachInstructions)?.[1]?.toLowerCase().split(/,\s*/) ?? [];
  return listed.some((word) => openTexts.some((text) => text.toLowerCase().includes(word.replace(/\.$/, ''))));
}

function deed(situation: Situation, tool: string, key: string, wanted: string[]): ToolDecision[] {
  const schema = situation.conversation.tools.get(tool)?.[key];
  return once(situation, tool, () => ({ [key]: allowedValue(schema, wanted) }));
}

/** Gives the first tag whose name an unanswered message contains. */
function tagToGive(situation: Situation): ToolDecision[] {
  const { conversation, openTexts } = situation;
  const open = plainText(openTexts.join('\n'));
  const tag = conversation.tags.find((name) => open.includes(plainText(name)));
  return tag === undefined ? [] : once(situation, 'give_tag', () => ({ tag }));
}

/** Sends the first clip whose use an unanswered message fits. */
function clipToSend(situation: Situation): ToolDecision[] {
  const { conversation, openTexts } = situation;
  const clip = [...conversation.clips].find(([, when]) => openTexts.some((text) => fitsDescription(text, when)));
  return clip === undefined ? [] : once(situation, 'send_clip', () => ({ clip: clip[0] }));
}

function factsToRecord({ conversation, statedFacts, newlyStated }: Situation): ToolDecision[] {
  const { tools, toolSteps, knownFacts, fieldsToLearn } = conversation;
  const properties = tools.get('record_fact');
  if (properties === undefined) return [];
  const tried = new Set(toolSteps.map((step) => step.input['name']));
  const allowed = enumOf(properties['name']);
  return [...statedFacts].flatMap(([name, value]) => {
    const isWanted = fieldsToLearn === null || fieldsToLearn.includes(name) || name === 'email' || name === 'phone';
    if (!isWanted || tried.has(name) || (allowed !== null && !allowed.includes(name))) return [];
    const known = knownFacts.get(name);
    const isNews = newlyStated.has(name) && changing.has(matterOf(name) ?? '');
    if (known !== undefined && !(isNews && plainText(known) !== plainText(value))) return [];
    return [{ name: 'record_fact', input: { name, value } }];
  });
}

/**
 * Returns the first wanted word that the tool's schema allows, in its spelling;
 * the first word where it allows any.
 */
function allowedValue(schema: unknown, wanted: string[]): string {
  const allowed = enumOf(schema);
  const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
  if (allowed === null) return wanted[0] ?? '';
  return (
    wanted.flatMap((word) => allowed.find((value) => lettersOf(value) === lettersOf(word)) ?? [])[0] ??
    allowed.at(-1) ??
    ''
  );
}

function enumOf(schema: unknown): string[] | null {
  if (typeof schema !== 'object' || schema === null || !('enum' in schema) || !Array.isArray(schema.enum)) return null;
  return schema.enum.filter((value): value is string => typeof value === 'string');
}
