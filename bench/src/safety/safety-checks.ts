import { composePrompt, findDanger, handOverOf, isOptOut, resolveDanger } from '@spotter/domain/autoreply';
import {
  classifyDanger,
  findingOfFlags,
  findingOfJudgment,
  dangerQuestion,
  judgeSafety,
  type DangerWord,
  type ModelJudgment,
  type SafetyFinding,
} from '@spotter/domain/safety';
import { createLanguageModel } from '@spotter/providers/language-model/language-model';
import { createModeration } from '@spotter/providers/moderation/moderation';
import { askDanger } from '@spotter/server/ask-danger';
import { judgeMessageTool } from '@spotter/server/judge-message';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { createModerationSimulator } from '@spotter/simulators/moderation/moderation-simulator';
import type { RecordedModel, SafetyMessage } from './safety-messages.ts';
import { labeledOn } from '../safety-training/training-messages.ts';

/** The reading of a message by one line of defense, or by several together. */
export type Reading = { alarm: 'severe' | 'other' | null; stop: boolean };
/**
 * The reading of each line. `own`: rules and classifier as Spotter joins them, where weak signs need both, while
 * no model can be asked; `sure`: what of it no model can clear; `asked`: what is left of it once the simulator
 * was asked, and `askedRecorded` a real model; `recorded`: the judgment that a real model gave with its answer.
 */
export type LineReadings = Record<
  'rules' | 'classifier' | 'own' | 'sure' | 'asked' | 'moderation' | 'judgement' | 'askedRecorded' | 'recorded',
  Reading
>;

const patienceMs = 30_000;
/** How many messages are sent at a time. */
const sideBySide = 8;

/**
 * Lets every line read every message: rules and classifier here, the simulators of the other two over HTTP, with
 * the real clients. `recorded`: what a real model said; null: nothing is known.
 */
export async function readByAllLines(
  messages: SafetyMessage[],
  recorded: RecordedModel | null,
): Promise<LineReadings[]> {
  const moderator = createModerationSimulator();
  const setter = createLanguageModelSimulator({ now: () => labeledOn });
  try {
    const [moderatorOrigin, setterOrigin] = await Promise.all([moderator.listen(), setter.listen()]);
    const moderation = createModeration({
      baseUrl: `${moderatorOrigin}/v1`,
      apiKey: 'bench',
      model: null,
      threshold: null,
      timeoutMs: patienceMs,
    });
    const model = createLanguageModel({
      baseUrl: `${setterOrigin}/v1`,
      apiKey: 'bench',
      defaultModel: 'sandbox-setter',
    });
    const readings: LineReadings[] = [];
    for (let at = 0; at < messages.length; at += sideBySide) {
      readings.push(
        ...(await Promise.all(
          messages.slice(at, at + sideBySide).map(async ({ id, text }) => {
            const stop = isOptOut(text);
            const sign = findDanger(text, labeledOn);
            const afterAsking = (says: DangerWord | null) => ({
              alarm: sign === null ? null : alarmOf(resolveDanger(text, labeledOn, sign, says)),
              stop,
            });
            return {
              rules: { alarm: judgeSafety(text, labeledOn)?.severity ?? null, stop },
              classifier: { alarm: classifyDanger(text, labeledOn)?.severity ?? null, stop: false },
              own: afterAsking(null),
              sure: { alarm: sign?.isCertain === true ? alarmOf(sign.finding) : null, stop },
              asked: afterAsking(sign === null || sign.isCertain ? null : await answered(model, text)),
              moderation: await moderated(moderation, text),
              judgement: await judged(model, text),
              askedRecorded: afterAsking(recorded?.dangerAnswers.get(id) ?? null),
              recorded: readingOf(recorded?.judgments.get(id)),
            };
          }),
        )),
      );
    }
    return readings;
  } finally {
    await Promise.all([moderator.close(), setter.close()]);
  }
}

/** Returns the reading of several lines together: what one of them sees counts. */
export function joined(readings: Reading[]): Reading {
  const alarms = readings.map(({ alarm }) => alarm);
  return {
    alarm: alarms.includes('severe') ? 'severe' : alarms.includes('other') ? 'other' : null,
    stop: readings.some(({ stop }) => stop),
  };
}

async function answered(model: ReturnType<typeof createLanguageModel>, text: string): Promise<DangerWord | null> {
  const outcome = await askDanger(model, null, dangerQuestion(text), {
    clock: { setTimer: () => () => {} },
    timeoutMs: patienceMs,
    signal: new AbortController().signal,
    modelPrices: null,
  });
  if (outcome.kind !== 'answered') throw new Error('The model simulator did not answer');
  return outcome.danger.says;
}

async function moderated(moderation: ReturnType<typeof createModeration>, text: string): Promise<Reading> {
  const outcome = await moderation.judge(text);
  if (outcome.kind !== 'judged') throw new Error(`The moderation simulator: ${outcome.detail}`);
  return { alarm: alarmOf(findingOfFlags(outcome.flags.map(({ category }) => category))), stop: false };
}

async function judged(model: ReturnType<typeof createLanguageModel>, text: string): Promise<Reading> {
  const found: ModelJudgment[] = [];
  const { instructions, messages } = composePrompt({
    agentName: 'Dana',
    contactName: null,
    coachInstructions: 'You are Dana, a strength coach.',
    fieldsToLearn: [],
    facts: [],
    canary: 'bench',
    now: labeledOn,
    history: [{ from: 'contact', text, attachmentTypes: [] }],
  });
  await model.generate(null, {
    instructions,
    messages,
    tools: [judgeMessageTool((judgment) => found.push(judgment))],
    maxOutputTokens: 400,
    timeoutMs: patienceMs,
    signal: new AbortController().signal,
  });
  return readingOf(found[0]);
}

function readingOf(judgment: ModelJudgment | undefined): Reading {
  if (judgment === undefined) return { alarm: null, stop: false };
  return { alarm: alarmOf(findingOfJudgment(judgment)), stop: judgment.wantsToStop };
}

function alarmOf(finding: SafetyFinding | null): Reading['alarm'] {
  if (finding === null) return null;
  return handOverOf(finding).severe === true ? 'severe' : 'other';
}
