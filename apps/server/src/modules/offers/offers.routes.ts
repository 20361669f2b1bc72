import { offerRoutes } from '@spotter/contract';
import { proposeOffers } from '@spotter/domain/offers';
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import { presentOffer, presentProposal, readOffer } from './offers.presenter.ts';
import type { OffersService } from './offers.service.ts';

/** Reading a long text takes a while, and a person asks for it once for each agent. */
const proposals = { name: 'offers-proposed', tries: 10, windowMs: 60_000 };

export function registerOffersRoutes(
  app: FastifyInstance,
  { offers, rateLimiter }: { offers: OffersService; rateLimiter: RateLimiter },
): void {
  servePage(app, offerRoutes.list, async ({ access, query }) => {
    const [rows, today] = await Promise.all([offers.list(access), offers.today(access)]);
    return pageOf(
      rows.map((row) => presentOffer(row, today)),
      query,
    );
  });

  serve(app, offerRoutes.create, async ({ access, body }) =>
    presentOffer(await offers.create(access, readOffer(body)), await offers.today(access)),
  );

  serve(app, offerRoutes.propose, async ({ user, body }) => {
    await rateLimiter.take(proposals, user.id);
    return proposeOffers(body.text).map(presentProposal);
  });

  serve(app, offerRoutes.update, async ({ access, params, body }) =>
    presentOffer(await offers.update(access, params.id, readOffer(body)), await offers.today(access)),
  );

  serve(app, offerRoutes.remove, async ({ access, params }) => {
    await offers.remove(access, params.id);
    return { ok: true as const };
  });
}
