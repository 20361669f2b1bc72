import { ask } from './ask.ts';
import { advice, ok, problem, type Finding } from './finding.ts';

const socketPatienceMs = 5_000;

/**
 * Calls the server by its public address, as platforms and browsers do: whether it is this server, ready, and
 * passes webhooks and WebSockets on. What only a firewall outside refuses cannot be seen from here.
 */
export async function examinePublicAddress(options: {
  publicUrl: string;
  isSandbox: boolean;
  channels: string[];
  verifyToken: string;
}): Promise<Finding[]> {
  const { publicUrl, isSandbox, channels, verifyToken } = options;
  const findings: Finding[] = [];
  if (!isSandbox && !publicUrl.startsWith('https:')) {
    const text = `Platforms deliver webhooks, and fetch pictures, voice notes and clips, only over https: PUBLIC_URL is ${publicUrl}.`;
    findings.push(problem('public address', text));
  }
  const health = await ask(`${publicUrl}/api/health/ready`);
  if ('failed' in health) {
    return [
      ...findings,
      problem(
        'server',
        `${publicUrl} cannot be reached (${health.failed}): start the server, and check PUBLIC_URL, DNS and the proxy.`,
      ),
    ];
  }
  if (health.status !== 200) {
    return [
      ...findings,
      problem('server', `${publicUrl}/api/health/ready answers ${health.status}: ${health.body.slice(0, 200)}`),
    ];
  }
  findings.push(ok('server', `Ready at ${publicUrl}.`));
  const webhooks = channels.map(async (channel) => {
    const challenge = '1158201444';
    const query = { 'hub.mode': 'subscribe', 'hub.challenge': challenge, 'hub.verify_token': verifyToken };
    const what = `webhooks, ${channel}`;
    const answer = await ask(`${publicUrl}/api/webhooks/${channel}?${new URLSearchParams(query).toString()}`);
    if (!('failed' in answer) && answer.status === 200 && answer.body === challenge) {
      return ok(what, 'The handshake is answered.');
    }
    const seen = 'failed' in answer ? answer.failed : String(answer.status);
    return problem(
      what,
      `The handshake is not answered (${seen}): the server behind the address has another META_VERIFY_TOKEN or APP_SECRET, or the proxy keeps it.`,
    );
  });
  return [...findings, ...(await Promise.all(webhooks)), await examineSockets(publicUrl)];
}

function examineSockets(publicUrl: string): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const what = 'WebSockets';
  const refused = advice(
    what,
    'Not passed on: pages stay live by polling, which costs more. Let the proxy upgrade connections.',
  );
  const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
  const timer = setTimeout(() => resolve(refused), socketPatienceMs);
  socket.addEventListener('message', () => resolve(ok(what, 'Passed on.')));
  socket.addEventListener('error', () => resolve(refused));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.close();
  });
}
