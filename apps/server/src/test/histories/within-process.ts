import type { FastifyInstance } from 'fastify';

/** A call as a server of this process gets it, without any network. */
export type CallWithin = { method: string; url: URL; headers: Record<string, string>; body: string };

/** Reads the arguments of `fetch` into a call. Time limits in real time are dropped. */
export async function readCall(...[input, init]: Parameters<typeof fetch>): Promise<CallWithin> {
  const request = new Request(input, { ...init, signal: null });
  const headers = Object.fromEntries(request.headers);
  return { method: request.method, url: new URL(request.url), headers, body: await request.text() };
}

/** Lets a server answer a call. */
export async function answerWithin(app: FastifyInstance, call: CallWithin): Promise<Response> {
  const { body, statusCode } = await app.inject({
    method: call.method as 'GET',
    url: call.url.pathname + call.url.search,
    headers: { ...call.headers, host: call.url.host },
    ...(call.body === '' ? {} : { payload: call.body }),
  });
  return new Response(statusCode === 204 ? null : body, { status: statusCode });
}
