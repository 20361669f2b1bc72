import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerCalls } from '../running/program-calls.ts';

/** An API that answers every call as briefly as a platform answers a send. */
const calls = {
  async start(_: null): Promise<string> {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ recipient_id: '17841400000000017', message_id: 'm'.repeat(120) }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
};

export type SmallApi = typeof calls;

answerCalls(calls);
