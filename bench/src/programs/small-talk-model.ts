import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completionBody, type ChatCompletionRequest } from '@spotter/simulators/language-model/language-model-wire';

// More sentences than an agent's answers to one contact, so that no contact reads the same one twice.
const sentences = [
  'Good to hear from you, and thanks for writing.',
  'That makes sense, most people start right there.',
  'I know that feeling from my own training.',
  'Small steps beat big plans nearly every week.',
  'Let us keep it simple and build from what works.',
  'Consistency is the part that people underestimate.',
  'Sleep and food do more here than any exercise.',
  'You are further along than you may think.',
  'Strength comes first, the rest follows from it.',
  'We can take that at whatever pace suits you.',
];

export type SmallTalkModel = {
  /** Its address, without a path. */
  origin: string;
  /** Answers 503 to a number of calls from now on, one of twenty. */
  failNext(calls: number): void;
};

/**
 * Starts a model that does no work, so that only the work around it is measured: it says one sentence after the
 * other, each after `takesMs`. The sandbox's model reads messages as a setter would, which takes it longer than
 * Spotter's whole answer.
 */
export async function listenAsSmallTalkModel(takesMs: number): Promise<SmallTalkModel> {
  let answers = 0;
  let failures = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as ChatCompletionRequest;
      const before = asked.messages.filter(({ role }) => role === 'assistant').length;
      answers += 1;
      if (failures > 0 && answers % 20 === 0) {
        failures -= 1;
        response.writeHead(503).end();
        return;
      }
      const text = sentences[before % sentences.length]!;
      const body = JSON.stringify(completionBody(asked, { kind: 'text', text }, String(answers), new Date()));
      const answer = () => response.setHeader('content-type', 'application/json').end(body);
      if (takesMs === 0) answer();
      else setTimeout(answer, takesMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, failNext: (calls) => void (failures = calls) };
}
