import { matchesUnlessNegated, type PhrasePattern } from '@spotter/language/patterns/exact/matches-unless-negated';
import { phraseMatcher } from '@spotter/language/patterns/exact/phrase-matcher';
import { wordings } from '@spotter/language/patterns/exact/wordings';
import { partsBetween } from '@spotter/language/sentences/sentences';

/** Before a bargain these words deny it, or say that another person has to be asked. */
const denied = phraseMatcher('no bargain', '{denying} ..4 $', {
  denying: [
    'no, not, any, cant, cannot, dont, doesnt, isnt, arent, wont, without, never, ask, asked, asking',
    'sin, ningun, ninguna, nunca, tampoco, pregunt*',
  ],
});
/** A call is free anyway. */
const theCall = {
  'the-call': [
    'call, consult*, llamada, videollamada, charla, cita',
    'chamada, ligacao, conversa, reuniao, reunion, chiamata, appuntamento, appel, rendez - vous, gesprach, anruf',
    'termin, gesprek, afspraak, rozmow*, spotkan*',
  ],
};
const callBefore = phraseMatcher('a call before', '{the-call} <40> $', theCall);
const callBehind = phraseMatcher('a call behind', '^ <20> {the-call}', theCall);
const sentenceEnds = '.!?';
const notOfTheCall: Omit<PhrasePattern, 'words'> = {
  unless: { test: (behind) => callBehind.test(partsBetween(behind, sentenceEnds)[0] ?? '') },
  unlessBefore: {
    test: (before) => denied.test(before) || callBefore.test(partsBetween(before, sentenceEnds).at(-1) ?? ''),
  },
};

const gifts = {
  gift: ['month, months, week, weeks, session, sessions, class, classes'],
  free: ['free, on us, on me, on the house, complimentary'],
  regalo: [
    'mes, meses, semana, semanas, sesion, sesiones, clase, clases, plan, planes, programa, programas',
    'prueba, pruebas, guia, guias',
  ],
};

/** Offers that need no number. Each kind is allowed when the coach's own words contain one of it. */
const kinds: PhrasePattern[][] = [
  bargains('half off', [
    'half [-] (off/price/the price)',
    '(third/quarter) off',
    'mitad (de/del) precio',
    '(dejo/dejamos/sale/queda/hago/cobro) [_] (a/en/por) la mitad',
  ]),
  bargains(
    'two for one',
    [
      '(2x1/2for1/2por1/2 x1/2 for1/2 por1/2x 1/2 x 1/2 for 1/2 por 1)',
      '2 for the price of 1',
      'buy 1 [,] get 1',
      'bogo',
    ],
    { unless: phraseMatcher('minutes and kilometers', '^ (min*/km*/h/hour*/l)') },
  ),
  [
    ...bargains('gifts', [
      '(first/second/next/#/a/another/whole/extra) [_] {gift} [is/are/totally/completely/for]* {free}',
      '(free/complimentary) ({gift}/trial/trials/program/plan/coaching/guide/ebook/e - book/meal plan)',
      'on the house',
      '{regalo} [_] gratis',
      '(te/os/le) [_] (regalo/regalamos/regalare)',
      'corre por (mi/nuestra) cuenta',
    ]),
    ...bargains(
      'free of charge',
      ['(for free/free of charge/no charge)', '(gratis/gratuito/gratuita/gratuitos/gratuitas/sin costo/sin cargo)'],
      notOfTheCall,
    ),
  ],
  [
    ...bargains('discounts', [
      '(discount/discounts/discounted)',
      '(promo/promotion/promocion)',
      '(coupon/coupons/voucher/vouchers/gift card/use code)',
      '(special/exclusive/secret/friend) (price/offer/deal/rate)',
      '(better/lower/mejor) (price/precio)',
      '(descuento/descuentos/cupon/rebaja/te rebajo)',
      'precio (especial/de amigo/de amiga/de amigos/de amigas)',
      'oferta especial',
      'te hago [un] [buen] precio',
      '(bajar/bajarte) el precio',
      'cheaper for you',
      '(make/get/do) it cheaper',
      '(dejo/hago/consigo) [_] mas barato',
      'waive*',
    ]),
    ...bargains('a lower price', ['(lower/drop/cut/reduce) (the/my/our) price'], {
      unless: phraseMatcher('the price of something', '^ of*'),
    }),
  ],
  bargains('money back', [
    '(moneyback/money back/money - back)',
    'full refund',
    'refund (you/if)',
    'te devuelv* (el/tu) dinero',
    'reembolso (completo/total/si)',
    'garantia de (devolucion/reembolso)',
  ]),
];

function bargains(name: string, lines: string[], guards: Omit<PhrasePattern, 'words'> = {}): PhrasePattern[] {
  return wordings(`bargains: ${name}`, lines, gifts, { unlessBefore: denied, ...guards });
}

/** Whether the folded text offers something, without a number, of a kind that the coach's offer does not contain. */
export function offersBargain(folded: string, offer: string): boolean {
  return kinds.some(
    (kind) =>
      kind.some((each) => matchesUnlessNegated(folded, each)) &&
      !kind.some((each) => matchesUnlessNegated(offer, each)),
  );
}
