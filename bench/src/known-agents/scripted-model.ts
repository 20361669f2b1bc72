import { languageOf } from '@spotter/language/detection/chat-language';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import fastify from 'fastify';
import { z } from 'zod';
import { numberOf, pickFor, type PlantCase, type WordKind } from './plant-case.ts';
import { type Manner, mannerMark, manners } from './sample-agents.ts';

const Answer = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        message: z.looseObject({ content: z.string().nullable(), tool_calls: z.array(z.unknown()).optional() }),
        finish_reason: z.string(),
      }),
    )
    .min(1),
});
type Answer = z.infer<typeof Answer>;

const lies: WordKind[] = ['price', 'promise', 'human', 'claim', 'link'];
const questions: WordKind[] = ['ask-zone', 'ask-email', 'ask-goal', 'ask-start', 'ask-days', 'ask-tried'];

/**
 * Starts a model that answers as the bundled one does, and misbehaves as the agent's manner is, with the planted
 * words. The same conversation always gets the same.
 */
export async function startScriptedModel(plants: PlantCase[]) {
  const simulator = createLanguageModelSimulator();
  const app = fastify({ bodyLimit: 4 * 1024 * 1024 });
  const said: PlantCase[] = [];

  function wordsFor(kinds: WordKind[], text: string, place: string): PlantCase | undefined {
    const kind = pickFor(kinds, place)!;
    const lang = languageOf([text]) === 'es' ? 'es' : 'en';
    const isMeant = (one: PlantCase) => one.kind === kind && (one.lang === lang) !== (kind === 'language');
    const plant = pickFor(plants.filter(isMeant), `${place} words`);
    if (plant !== undefined) said.push(plant);
    return plant;
  }

  function misbehave(manner: Manner, answer: Answer, place: string): Answer {
    const [choice] = answer.choices;
    const text = choice!.message.content;
    if (text === null) return answer;
    const saying = (content: string) => ({
      ...answer,
      choices: [{ ...choice!, message: { ...choice!.message, content } }],
    });
    const adding = (kinds: WordKind[]) => saying(`${text} ${wordsFor(kinds, text, place)?.text ?? ''}`.trim());
    switch (manner) {
      case 'good':
        return answer;
      case 'pushy':
        return adding(['push']);
      case 'liar':
        return adding(lies);
      case 'forgetful':
        return adding(questions);
      case 'broken': {
        const [silent, handsOver] = [numberOf(place) % 3 === 0, numberOf(place) % 3 === 1];
        if (silent) return saying('');
        if (!handsOver) return saying(wordsFor(['language'], text, place)?.text ?? text);
        const call = { name: 'hand_over', arguments: '{"reason":"asked-for-human"}' };
        const calls = [{ id: `call_${numberOf(place)}`, type: 'function', function: call }];
        const message = { role: 'assistant', content: null, refusal: null, tool_calls: calls };
        return { ...answer, choices: [{ ...choice!, message, finish_reason: 'tool_calls' }] };
      }
    }
  }

  app.post('/v1/chat/completions', async ({ body, headers }, reply) => {
    const payload = JSON.stringify(body);
    const { statusCode, body: honest } = await simulator.app.inject({
      method: 'POST',
      url: '/v1/chat/completions',
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      payload,
    });
    const manner = manners.find((each) => payload.includes(`${mannerMark} ${each}.`));
    void reply.code(statusCode).type('application/json');
    if (statusCode !== 200 || manner === undefined) return honest;
    return JSON.stringify(misbehave(manner, Answer.parse(JSON.parse(honest)), payload));
  });

  return {
    url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/v1`,
    /** Returns what it has said on purpose since it was asked last. */
    spokenSince: () => said.splice(0),
    async close() {
      await app.close();
      await simulator.close();
    },
  };
}
