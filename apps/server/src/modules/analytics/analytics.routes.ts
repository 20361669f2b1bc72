import { Readable } from 'node:stream';
import { analyticsRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { getSessionUser } from '../../http/auth-guard.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { AnalyticsService } from './analytics.service.ts';

const channels = { instagram: 'instagram', ig: 'instagram', page: 'messenger' } as const;

export function registerAnalyticsRoutes(app: FastifyInstance, { analytics }: { analytics: AnalyticsService }): void {
  serve(app, analyticsRoutes.messageStats, ({ query, user }) =>
    analytics.listMessages(user.id, channels[query.source], query),
  );
  serve(app, analyticsRoutes.meetsStats, ({ query, user }) =>
    analytics.listMeetings(user.id, channels[query.source], query),
  );
  serve(app, analyticsRoutes.bookingRate, ({ query, user }) => analytics.findBookingRate(user.id, query));
  serve(app, analyticsRoutes.keywordStats, ({ params, user }) => analytics.findKeywordStats(user.id, params.agentId));
  serve(app, analyticsRoutes.summary, ({ query, user }) => analytics.findSummary(user.id, query));
  serve(app, analyticsRoutes.funnel, ({ query, user }) => analytics.findFunnel(user.id, query));
  servePage(app, analyticsRoutes.funnelChats, ({ params, query, user }) =>
    analytics.listFunnelChats(user.id, params.step, query),
  );
  serve(app, analyticsRoutes.responseTimes, ({ query, user }) => analytics.findResponseTimes(user.id, query));
  serve(app, analyticsRoutes.bestHours, ({ query, user }) => analytics.listBestHours(user.id, query));
  serve(app, analyticsRoutes.results, ({ query, user }) => analytics.listResults(user.id, query));

  // A download, which `serve` knows nothing of.
  app.get(`/api${analyticsRoutes.exportCsv.path}`, async (request, reply) => {
    const user = await getSessionUser(request);
    const { of, from, to } = parseInput(analyticsRoutes.exportCsv.query, request.query);
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="spotter-${of}-${from}-to-${to}.csv"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(await analytics.exportCsv(user.id, of, { from, to })));
  });
}
