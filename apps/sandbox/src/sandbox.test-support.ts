import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPage, demoStory } from '@spotter/demo';
import type { SandboxConfig } from './sandbox-config.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

/**
 * Starts a sandbox on free ports with a folder of its own,
 * and a server in Spotter's place that receives its webhooks.
 */
export async function startSandboxUnderTest() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  const spotter = await startWebhookReceiver();
  const config: SandboxConfig = {
    port: 0,
    host: '127.0.0.1',
    simulatorHost: '127.0.0.1',
    spotterUrl: spotter.origin,
    movesClock: true,
    scriptedReplies: true,
    stateFolder: join(folder, 'sandbox'),
    ...sandboxKeys(null),
  };
  let sandbox: Sandbox = await startSandbox(config, { burstPauseMs: 5 });

  return {
    config,
    deliveries: spotter.bodies,
    /** The requests to put Spotter's clock ahead. */
    clockCalls: spotter.clockCalls,
    refuseClock: spotter.refuseClock,
    pageDeliveries: spotter.pageBodies,
    sandbox: () => sandbox,
    async restart() {
      await sandbox.close();
      sandbox = await startSandbox(config, { burstPauseMs: 5 });
    },
    /** A call of the page's API. */
    async call(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> {
      const json =
        body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const response = await fetch(`${sandbox.addresses.phone}/api/${path}`, { method, ...json });
      return { status: response.status, body: await response.json() };
    },
    /** Sends an email of the product. */
    sendMail: (mail: Mail) => deliver(sandbox.addresses.mailbox, mail),
    /** Calls Instagram as the product, with the demo coach's token. */
    async graph(path: string, body?: unknown): Promise<{ status: number; body: any }> {
      const response = await fetch(`${sandbox.addresses.instagram}/v25.0/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${demoStory.account.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      });
      // Meta's own failures are pages, not JSON.
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: isJson ? await response.json() : await response.text() };
    },
    async stop() {
      await sandbox.close();
      spotter.server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A running sandbox with what its tests need. */
export type SandboxUnderTest = Awaited<ReturnType<typeof startSandboxUnderTest>>;

type Mail = { to: string; subject: string; text: string; html: string; invitation?: string };

/**
 * Speaks SMTP for one email of two parts, or three with an invitation; the server answers each command with one
 * last line.
 */
async function deliver(address: string, { to, subject, text, html, invitation }: Mail): Promise<void> {
  const part = (type: string, body: string) => `--part\r\nContent-Type: ${type}; charset=utf-8\r\n\r\n${body}\r\n`;
  const file = invitation === undefined ? '' : part('application/ics; name=call.ics', invitation);
  const headers = `From: Spotter <hello@spotter.example>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=part\r\n\r\n`;
  const content = `${headers}${part('text/plain', text)}${part('text/html', html)}${file}--part--\r\n.`;
  const commands = ['EHLO test', 'MAIL FROM:<hello@spotter.example>', `RCPT TO:<${to}>`, 'DATA', content, 'QUIT'];
  const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  let answer = '';
  for await (const chunk of socket as AsyncIterable<string>) {
    answer += chunk;
    if (!/^\d{3} .*\r\n$/m.test(answer)) continue;
    if (!/^[23]/.test(answer)) throw new Error(answer);
    answer = '';
    const next = commands.shift();
    if (next !== undefined) socket.write(`${next}\r\n`);
  }
}

async function startWebhookReceiver(): Promise<{
  origin: string;
  bodies: any[];
  pageBodies: any[];
  clockCalls: string[];
  refuseClock(refuses: boolean): void;
  server: Server;
}> {
  const bodies: any[] = [];
  const pageBodies: any[] = [];
  const clockCalls: string[] = [];
  let refusesClock = false;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      if (request.url === '/api/webhooks/instagram') bodies.push(JSON.parse(text));
      if (request.url === '/api/webhooks/messenger') pageBodies.push(JSON.parse(text));
      if (request.url?.startsWith('/api/sandbox/clock/') === true) {
        if (refusesClock) response.statusCode = 503;
        else clockCalls.push(request.url);
      }
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    pageBodies,
    clockCalls,
    refuseClock: (refuses) => (refusesClock = refuses),
    server,
  };
}

/** Reads server-sent events until one fits; returns all events up to then. */
export async function openEvents(address: string) {
  const response = await fetch(address);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  const events: { name: string; data: any }[] = [];
  let buffer = '';
  async function read(): Promise<void> {
    const { value, done } = await reader.read();
    if (done) throw new Error('The events ended');
    buffer += value;
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name) events.push({ name, data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}') });
    }
  }
  await read();
  return {
    async until(fits: (event: { name: string; data: any }) => boolean) {
      while (!events.some(fits)) await read();
      await reader.cancel();
      return events;
    },
  };
}

/**
 * Connects the demo page as the product would, after the consent;
 * returns a function that sends to its first lead.
 */
export async function connectPage(under: SandboxUnderTest) {
  const { control } = under.sandbox().messenger;
  const token = control.addAccount({ id: demoPage.id, name: demoPage.name });
  const proof = createHmac('sha256', under.config.facebookAppSecret).update(token).digest('hex');
  const post = async (path: string, body: object) => {
    const url = new URL(`v25.0/${path}`, under.sandbox().addresses.messenger);
    url.searchParams.set('appsecret_proof', proof);
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as any };
  };
  await post(`${demoPage.id}/subscribed_apps?subscribed_fields=messages,message_echoes`, {});
  return (text: string) =>
    post(`${demoPage.id}/messages`, {
      recipient: { id: demoPage.freshLeads[0]!.id },
      messaging_type: 'RESPONSE',
      message: { text },
    });
}
