import { randomUUID } from 'node:crypto';
import type { Readiness } from '@spotter/contract';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import { untraced, type Traces } from '../platform/observing/traces.ts';
import { AppError } from './app-error.ts';
import { type Authenticate, type AuthenticateKey, installAuthGuard } from './auth-guard.ts';
import { callsPerMinute, createCallLimiter, visitsPerMinute } from './limits/call-limiter.ts';
import { registerDocs } from './docs/docs-page.ts';
import { handleErrors, refuseUnreadable, sendRefusal } from './error-handler.ts';
import { registerHealth } from './health.ts';
import { acceptJsonBodies } from './input/json-body.ts';
import { type MetricsOptions, registerMetrics } from './metrics/metrics.ts';
import { logUntrustedProxies, trustFor, trustOwnMachine, type TrustedProxies } from './limits/trusted-proxies.ts';
import { limitVisitors } from './limits/visitor-limit.ts';
import type { CallMemory } from './once/answer-once.ts';
import { nameRequests } from './name-requests.ts';
import { registerSecurityText } from './security-txt.ts';
import { registerWebApp } from './web-app.ts';

const mebibyte = 1024 * 1024;
/** Max time for a whole request to arrive, including the largest picture over a slow line. */
const standardRequestTimeoutMs = 60_000;

export type AppOptions = {
  logger: Logger;
  clock: Clock;
  /** The public address of the server. */
  publicUrl: string;
  /** The folder of the built web app; it need not exist. */
  webFolder: string;
  /** Origins of contacts' pictures and voice notes that are not served by https. */
  imageOrigins: string[];
  /** Origins other than our own that pages may connect to. */
  connectOrigins?: string[];
  metrics: MetricsOptions;
  /** Where traces go; if omitted, nowhere. */
  traces?: Traces;
  /** The trusted proxies; by default those on this machine. */
  trustedProxies?: TrustedProxies;
  /** Max calls per minute of one network address without a session. */
  visitsPerMinute?: number;
  /** The contact for reports of weaknesses; null: none is named. */
  securityContact?: string | null;
  authenticate: Authenticate;
  authenticateKey: AuthenticateKey;
  callMemory: CallMemory;
  checkReadiness: () => Promise<Readiness>;
  requestTimeoutMs?: number;
  /** Adds the modules' routes. */
  register: (app: FastifyInstance) => void;
};

/** Builds the HTTP server, complete but not yet listening. */
export function buildApp(options: AppOptions): FastifyInstance {
  const logger: FastifyBaseLogger = options.logger;
  const requestTimeout = options.requestTimeoutMs ?? standardRequestTimeoutMs;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Addresses contain codes and ids, and a line for each call says less than the metrics.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mebibyte,
    requestTimeout,
    // Node looks for late requests every half a minute otherwise. Where the limit for heads is the longer one, it
    // takes one for the other.
    http: { connectionsCheckingInterval: Math.ceil(requestTimeout / 12), headersTimeout: requestTimeout },
    genReqId: () => randomUUID(),
    // The log names the request on its own.
    childLoggerFactory: (all) => all,
    trustProxy: trustFor(options.trustedProxies ?? trustOwnMachine),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, _request, reply) => {
      void sendRefusal(new AppError('invalid_input', 'The address cannot be read'), reply);
    },
  });
  nameRequests(app, options.traces ?? untraced);
  const isSecure = options.publicUrl.startsWith('https:');

  handleErrors(app);
  acceptJsonBodies(app);
  const limitVisits = createCallLimiter(options.clock, options.visitsPerMinute ?? visitsPerMinute);
  logUntrustedProxies(app, options.logger);
  limitVisitors(app, limitVisits);
  installAuthGuard(app, {
    authenticate: options.authenticate,
    authenticateKey: options.authenticateKey,
    callMemory: options.callMemory,
    limitCalls: createCallLimiter(options.clock, callsPerMinute),
    limitVisits,
  });
  void app.register(helmet, {
    // Answers other than pages need no sources; pages have their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: isSecure,
  });
  const web = registerWebApp(app, options.webFolder, {
    publicUrl: options.publicUrl,
    socketOrigin: options.publicUrl.replace(/^http/, 'ws'),
    imageOrigins: options.imageOrigins,
    connectOrigins: options.connectOrigins ?? [],
  });

  // A plugin, so that the hooks above are in place before the first route is added.
  void app.register(async (routes) => {
    // Pages count time from here: a browser's clock may be wrong, and a sandbox's may have been put ahead.
    const date = createDate(options.clock);
    routes.addHook('onRequest', (_request, reply, done) => {
      void reply.header('date', date());
      done();
    });
    registerMetrics(routes, options.metrics);
    registerHealth(routes, options.checkReadiness);
    registerDocs(routes);
    const { securityContact = null, publicUrl, clock } = options;
    registerSecurityText(routes, { contact: securityContact, publicUrl, clock });
    options.register(routes);
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isOfApi(path) && !/\.\w+$/.test(path);
    const sent = isPage ? web.sendPage(path, request, reply) : null;
    return sent ?? sendRefusal(new AppError('not_found', 'There is nothing at this address'), reply);
  });
  return app;
}

/** Returns a function that says the present second as headers do; each is written once. */
function createDate(clock: Clock): () => string {
  let second = NaN;
  let written = '';
  return () => {
    const now = clock.now();
    const current = Math.floor(now.getTime() / 1000);
    if (current !== second) written = now.toUTCString();
    second = current;
    return written;
  };
}

function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
