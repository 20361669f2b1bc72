import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { completionBody, type ChatCompletionRequest } from '@spotter/simulators/language-model/language-model-wire';

// Nobody is told the same twice: an agent's answers to one contact are fewer than these.
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

/**
 * A model that needs no time, so that only the work around it is measured: it says one sentence after the other. The
 * sandbox's model reads what was written as a setter would, which takes it longer than Spotter's whole answer.
 * Answers its address, without a path.
 */
export async function listenAsInstantModel(): Promise<string> {
  let answers = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as ChatCompletionRequest;
      const before = asked.messages.filter(({ role }) => role === 'assistant').length;
      answers += 1;
      const text = sentences[before % sentences.length]!;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(completionBody(asked, { kind: 'text', text }, String(answers), new Date())));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
