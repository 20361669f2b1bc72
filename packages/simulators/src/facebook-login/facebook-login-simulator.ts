import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';

const keysPath = '/.well-known/oauth/openid/jwks/';
const tokenSeconds = 60 * 60;

type SigningKey = { id: string; privateKey: KeyObject };

/** The claims of an id token. What is left out is as Facebook would write it; `undefined` removes a claim. */
export type IdTokenClaims = { sub: string } & Record<string, unknown>;

/** The control side of the simulator for Facebook Login: the person who signs in, and the keys. */
export type FacebookLoginControl = {
  /** Returns an id token as the login would have given it to the client. */
  issueToken(claims: IdTokenClaims): string;
  /** Signs tokens with a new key from now on; the old one is no longer published. */
  rotateKeys(): void;
  /** Refuses the next requests for the keys with this status; `times: 0` ends this. */
  failNext(failure: { status: number; times: number }): void;
  clearFaults(): void;
  /** Returns how often the keys were requested. */
  keyRequests(): number;
};

/** Facebook's OpenID keys and the tokens signed with them, for one app. */
export type FacebookLoginSimulator = {
  app: FastifyInstance;
  control: FacebookLoginControl;
  /** Listens on 127.0.0.1 and returns the address of the keys. */
  listen(port?: number): Promise<string>;
  close(): Promise<void>;
};

/** Returns a simulator with keys of its own. */
export function createFacebookLoginSimulator(options: { appId: string; now?: () => Date }): FacebookLoginSimulator {
  const now = options.now ?? (() => new Date());
  const app = fastify({ forceCloseConnections: true });
  let keyCount = 0;
  let key: SigningKey | null = null;
  let failure = { status: 503, times: 0 };
  let keyRequests = 0;

  /** Returns the key of now, made at its first use: it takes as long as a good part of the sandbox's start. */
  function currentKey(): SigningKey {
    if (key !== null) return key;
    keyCount += 1;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return (key = { id: `simulator-key-${keyCount}`, privateKey });
  }

  app.get(keysPath, async (_request, reply) => {
    keyRequests += 1;
    if (failure.times > 0) {
      failure.times -= 1;
      return reply.code(failure.status).send({ error: { message: 'An unknown error occurred', code: 1 } });
    }
    const { id, privateKey } = currentKey();
    const publicKey = createPublicKey(privateKey).export({ format: 'jwk' });
    return { keys: [{ ...publicKey, kid: id, use: 'sig', alg: 'RS256' }] };
  });

  return {
    app,
    control: {
      issueToken(claims) {
        const issuedAt = Math.floor(now().getTime() / 1000);
        const payload = {
          iss: 'https://www.facebook.com',
          aud: options.appId,
          iat: issuedAt,
          exp: issuedAt + tokenSeconds,
          jti: `simulator.${issuedAt}`,
          ...claims,
        };
        const { id, privateKey } = currentKey();
        const signed = [{ alg: 'RS256', typ: 'JWT', kid: id }, payload].map(encoded).join('.');
        return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
      },
      rotateKeys: () => {
        key = null;
      },
      failNext: (next) => {
        failure = { ...next };
      },
      clearFaults: () => {
        failure.times = 0;
      },
      keyRequests: () => keyRequests,
    },
    listen: async (port = 0) => (await app.listen({ port, host: '127.0.0.1' })) + keysPath,
    close: () => app.close(),
  };
}

function encoded(part: unknown): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
