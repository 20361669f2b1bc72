import { offerRoutes } from '@spotter/contract';
import { proposeOffers } from '@spotter/domain';
import type { FastifyInstance } from 'fastify';
import { pageOf } from '../../http/page-of.ts';
import { serve, servePage } from '../../http/serve.ts';
import { presentOffer, presentProposal, readOffer } from './offers.presenter.ts';
import type { OffersService } from './offers.service.ts';

export function registerOffersRoutes(app: FastifyInstance, { offers }: { offers: OffersService }): void {
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

  serve(app, offerRoutes.propose, async ({ body }) => proposeOffers(body.text).map(presentProposal));

  serve(app, offerRoutes.update, async ({ access, params, body }) =>
    presentOffer(await offers.update(access, params.id, readOffer(body)), await offers.today(access)),
  );

  serve(app, offerRoutes.remove, async ({ access, params }) => {
    await offers.remove(access, params.id);
    return { ok: true as const };
  });
}
