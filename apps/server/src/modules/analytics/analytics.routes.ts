import { analyticsRoutes, channelOf } from '@spotter/contract';
import { rangeIn } from '@spotter/domain/analytics';
import type { FastifyInstance } from 'fastify';
import { getSession } from '../../http/auth-guard.ts';
import { sendCsv } from '../../http/csv/send-csv.ts';
import { parseInput } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { AnalyticsService } from './analytics.service.ts';

export function registerAnalyticsRoutes(app: FastifyInstance, { analytics }: { analytics: AnalyticsService }): void {
  serve(app, analyticsRoutes.messageStats, ({ query, access }) =>
    analytics.listMessages(access, channelOf(query.source), query),
  );
  serve(app, analyticsRoutes.meetsStats, ({ query, access }) =>
    analytics.listMeetings(access, channelOf(query.source), query),
  );
  serve(app, analyticsRoutes.bookingRate, ({ query, access }) => analytics.findBookingRate(access, query));
  serve(app, analyticsRoutes.keywordStats, ({ params, query, access }) =>
    analytics.findKeywordStats(access, params.agentId, rangeIn(query)),
  );
  serve(app, analyticsRoutes.summary, ({ query, access }) => analytics.findSummary(access, query));
  serve(app, analyticsRoutes.funnel, ({ query, access }) => analytics.findFunnel(access, query));
  servePage(app, analyticsRoutes.funnelChats, ({ params, query, access }) =>
    analytics.listFunnelChats(access, params.step, query),
  );
  servePage(app, analyticsRoutes.lostChats, ({ params, query, access }) =>
    analytics.listLostChats(access, params.reason, query),
  );
  serve(app, analyticsRoutes.responseTimes, ({ query, access }) => analytics.findResponseTimes(access, query));
  servePage(app, analyticsRoutes.slowAnswers, ({ params, query, access }) =>
    analytics.listSlowAnswers(access, { ...query, ...params }),
  );
  servePage(app, analyticsRoutes.engagedChats, ({ params, query, access }) =>
    analytics.listEngagedChats(access, { ...query, ...params }),
  );
  serve(app, analyticsRoutes.bestHours, ({ query, access }) => analytics.listBestHours(access, query));
  serve(app, analyticsRoutes.results, ({ query, access }) => analytics.listResults(access, query));

  serve(app, analyticsRoutes.followUps, ({ query, access }) => analytics.listFollowUps(access, query));
  servePage(app, analyticsRoutes.followUpChats, ({ params, query, access }) =>
    analytics.listFollowUpChats(access, { ...query, ...params }),
  );

  serve(app, analyticsRoutes.arrivals, ({ query, access }) => analytics.listArrivals(access, query.by, query));
  servePage(app, analyticsRoutes.arrivalChats, ({ params, query, access }) =>
    analytics.listArrivalChats(access, { ...query, ...params }),
  );

  serve(app, analyticsRoutes.revenue, ({ query, access }) => analytics.findRevenue(access, query.by, query));
  servePage(app, analyticsRoutes.wonCalls, ({ query, access }) => analytics.listWonCalls(access, query));

  // A download, which `serve` does not support.
  app.get(`/api${analyticsRoutes.exportCsv.path}`, async (request, reply) => {
    const { access } = await getSession(request, analyticsRoutes.exportCsv);
    const { of, from, to } = parseInput(analyticsRoutes.exportCsv.query, request.query);
    const name = `spotter-${of}-${from}-to-${to}.csv`;
    return sendCsv(reply, name, await analytics.exportCsv(access, of, { from, to }));
  });
}
