import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Failure, judgeConversation, simulatedCharacters } from '@spotter/domain/simulated-leads';
import { type Rehearsed, startRehearsedAgents } from '@spotter/server/rehearsed-agents';
import { readCases } from '../labeled-cases.ts';
import { reportTable } from '../report.ts';
import { isHidden, plantCase, type PlantCase } from './plant-case.ts';
import { plantDeeds } from './plant-deeds.ts';
import { type Planted, plantWords } from './plant-words.ts';
import { type Manner, manners, sampleAgent } from './sample-agents.ts';
import { countLeft, findSpokenFaults, type SpokenFault } from './spoken-faults.ts';
import { startScriptedModel } from './scripted-model.ts';

const seeds = [1, 2, 3];

/**
 * Has known agents talk with all simulated leads, and prints what the verdicts find of their faults, and in the
 * good one. `--data` is a folder with `plants.jsonl`, the words that are planted; `--half` is `looked`, `hidden`
 * or `both`; `--misses` lists what was judged otherwise.
 */
export async function measureKnownAgents(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      data: { type: 'string' },
      half: { type: 'string', default: 'looked' },
      misses: { type: 'boolean', default: false },
    },
  });
  if (values.data === undefined) throw new Error('Where are the plants? npm run bench -- known-agents --data FOLDER');
  const isChosen = (id: string) => values.half === 'both' || isHidden(id) === (values.half === 'hidden');
  const plants = readCases(join(values.data, 'plants.jsonl'), plantCase).filter(({ id }) => isChosen(id));
  const model = await startScriptedModel(plants);
  const agents = await startRehearsedAgents(model.url);
  try {
    const good = await reportGood(await agents.add(sampleAgent('good')), values.misses);
    const planted = good.flatMap(({ seed, ...rehearsed }) =>
      plantAll(rehearsed, plants, seed)
        .filter(({ id }) => isChosen(id))
        .map((one) => ({ one, rehearsed })),
    );
    reportPlanted(planted, values.misses);
    for (const manner of manners.filter((each) => each !== 'good'))
      await reportSpoken(manner, await agents.add(sampleAgent(manner)), model.spokenSince);
  } finally {
    await agents.close();
    await model.close();
  }
  // A timer of the stopped server may still wait.
  process.exit();
}

type Talk = Rehearsed & { seed: number };
type TalkWith = Awaited<ReturnType<Awaited<ReturnType<typeof startRehearsedAgents>>['add']>>;

/** Plays the good agent, prints what is found wrong with it, and returns what was found right. */
async function reportGood(talk: TalkWith, misses: boolean): Promise<Talk[]> {
  const right: Talk[] = [];
  let wrong = 0;
  for (const seed of seeds)
    for (const character of simulatedCharacters) {
      const rehearsed = await talk(character, seed);
      const failures = judgeConversation(rehearsed.played, rehearsed.coach);
      if (failures.length === 0) right.push({ ...rehearsed, seed });
      else {
        wrong += 1;
        if (misses) console.log(`\n${character.id} ${seed}\n${told(rehearsed.played.messages, failures)}`);
      }
    }
  console.log(`good agent: ${wrong} of ${wrong + right.length} conversations are found to be wrong`);
  return right;
}

const plantAll = ({ played }: Rehearsed, plants: PlantCase[], seed: number): Planted[] => [
  ...plantWords(played, plants, seed),
  ...plantDeeds(played),
];

function reportPlanted(planted: { one: Planted; rehearsed: Rehearsed }[], misses: boolean): void {
  const judged = planted.map(({ one, rehearsed }) => {
    const failures = judgeConversation(one.played, rehearsed.coach);
    const ofRule = failures.filter(({ rule }) => one.rules.includes(rule));
    const isFair = one.rules.length === 0;
    const isFound = isFair ? failures.length === 0 : ofRule.length > 0;
    const isPlaced = isFair ? isFound : ofRule.some(({ message }) => one.message === null || message === one.message);
    if (misses && !(isFound && isPlaced))
      console.log(
        `\nMISSED ${one.fault} (${one.id}) of ${one.played.character.id} at ${one.message}\n` +
          told(one.played.messages, failures),
      );
    return { fault: one.fault, isFound, isPlaced };
  });
  const rows = [
    ...Map.groupBy(judged, ({ fault }) => fault),
    ['all faults', judged.filter(({ fault }) => fault !== 'fair')] as const,
  ].map(([fault, of]) => [
    fault,
    String(of.length),
    String(of.filter(({ isFound }) => isFound).length),
    String(of.filter(({ isPlaced }) => isPlaced).length),
  ]);
  reportTable(['planted', 'so often', 'found', 'at its message'], rows);
}

/** Has an agent with faults talk, and prints what of them the product let out and the verdicts found. */
async function reportSpoken(manner: Manner, talk: TalkWith, spokenSince: () => PlantCase[]): Promise<void> {
  const faults: SpokenFault[] = [];
  let [said, left] = [0, 0];
  for (const character of simulatedCharacters) {
    spokenSince();
    const rehearsed = await talk(character, 1);
    const words = spokenSince();
    said += words.length;
    left += countLeft(rehearsed, words);
    faults.push(...findSpokenFaults(rehearsed, words));
  }
  const rows = [...Map.groupBy(faults, ({ fault }) => fault), ['all', faults] as const].map(([fault, of]) => [
    fault,
    String(of.length),
    String(of.filter(({ isFound }) => isFound).length),
  ]);
  reportTable([`${manner}: ${left} of ${said} planted words left`, 'faults', 'found'], rows);
}

function told(messages: { from: string; text: string }[], failures: Failure[]): string {
  return [
    ...messages.map(({ from, text }, at) => `  ${at} ${from}: ${text}`),
    ...failures.map(({ rule, message, sentence }) => `  ! ${rule} at ${message}: ${sentence}`),
  ].join('\n');
}
