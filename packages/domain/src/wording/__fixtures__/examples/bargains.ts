import type { WordingExamples } from '../examples-by-line.ts';

export const bargainsExamples: WordingExamples = {
  'no bargain: {denying} ..4 $': [
    'no', 'not', 'any', 'cant', 'cannot', 'dont', 'doesnt', 'isnt', 'arent', 'wont', 'without', 'never', 'ask',
    'asked', 'asking', 'sin', 'ningun', 'ninguna', 'nunca', 'tampoco', 'pregunta', 'no very very very very',
  ],
  'a call before: {the-call} <40> $': [
    'call', 'consulta', 'llamada', 'videollamada', 'charla', 'cita', 'chamada', 'ligacao', 'conversa', 'chiamata',
    'appel', 'gesprach', 'anruf', 'call now',
  ],
  'a call behind: ^ <20> {the-call}': [
    'call', 'now call',
  ],
  'bargains: half off: half [-] (off/price/the price)': [
    'half off', 'half-off', 'half price', 'half the price',
  ],
  'bargains: half off: (third/quarter) off': [
    'third off', 'quarter off',
  ],
  'bargains: half off: mitad (de/del) precio': [
    'mitad de precio', 'mitad del precio',
  ],
  'bargains: half off: (dejo/dejamos/sale/queda/hago/cobro) [_] (a/en/por) la mitad': [
    'dejo a la mitad', 'dejamos a la mitad', 'sale a la mitad', 'queda a la mitad', 'hago a la mitad',
    'cobro a la mitad', 'dejo first a la mitad', 'dejo en la mitad', 'dejo por la mitad',
  ],
  'minutes and kilometers: ^ (min*/km*/h/hour*/l)': [
    'mina', 'kma', 'h', 'houra', 'l',
  ],
  'bargains: two for one: (2x1/2for1/2por1/2 x1/2 for1/2 por1/2x 1/2 x 1/2 for 1/2 por 1)': [
    '2x1', '2for1', '2por1', '2 x1', '2 for1', '2 por1', '2x 1', '2 x 1', '2 for 1', '2 por 1',
  ],
  'bargains: two for one: 2 for the price of 1': [
    '2 for the price of 1',
  ],
  'bargains: two for one: buy 1 [,] get 1': [
    'buy 1 get 1', 'buy 1, get 1',
  ],
  'bargains: two for one: bogo': [
    'bogo',
  ],
  'bargains: gifts: (first/second/next/#/a/another/whole/extra) [_] {gift} [is/are/totally/completely/for]* {free}': [
    'first month free', 'second month free', 'next month free', '3 month free', 'a month free', 'another month free',
    'whole month free', 'extra month free', 'first first month free', 'first months free', 'first week free',
    'first weeks free', 'first session free', 'first sessions free', 'first class free', 'first classes free',
    'first month is free', 'first month are free', 'first month totally free', 'first month completely free',
    'first month for free', 'first month on us', 'first month on me', 'first month on the house',
    'first month complimentary',
  ],
  'bargains: gifts: (free/complimentary) ({gift}/trial/trials/program/plan/coaching/guide/ebook/e - book/meal plan)': [
    'free month', 'complimentary month', 'free trial', 'free trials', 'free program', 'free plan', 'free coaching',
    'free guide', 'free ebook', 'free e-book', 'free meal plan',
  ],
  'bargains: gifts: on the house': [
    'on the house',
  ],
  'bargains: gifts: {regalo} [_] gratis': [
    'mes gratis', 'meses gratis', 'semana gratis', 'semanas gratis', 'sesion gratis', 'sesiones gratis',
    'clase gratis', 'clases gratis', 'plan gratis', 'planes gratis', 'programa gratis', 'programas gratis',
    'prueba gratis', 'pruebas gratis', 'guia gratis', 'guias gratis', 'mes first gratis',
  ],
  'bargains: gifts: (te/os/le) [_] (regalo/regalamos/regalare)': [
    'te regalo', 'os regalo', 'le regalo', 'te first regalo', 'te regalamos', 'te regalare',
  ],
  'bargains: gifts: corre por (mi/nuestra) cuenta': [
    'corre por mi cuenta', 'corre por nuestra cuenta',
  ],
  'bargains: free of charge: (for free/free of charge/no charge)': [
    'for free', 'free of charge', 'no charge',
  ],
  'bargains: free of charge: (gratis/gratuito/gratuita/gratuitos/gratuitas/sin costo/sin cargo)': [
    'gratis', 'gratuito', 'gratuita', 'gratuitos', 'gratuitas', 'sin costo', 'sin cargo',
  ],
  'bargains: discounts: (discount/discounts/discounted)': [
    'discount', 'discounts', 'discounted',
  ],
  'bargains: discounts: (promo/promotion/promocion)': [
    'promo', 'promotion', 'promocion',
  ],
  'bargains: discounts: (coupon/coupons/voucher/vouchers/gift card/use code)': [
    'coupon', 'coupons', 'voucher', 'vouchers', 'gift card', 'use code',
  ],
  'bargains: discounts: (special/exclusive/secret/friend) (price/offer/deal/rate)': [
    'special price', 'exclusive price', 'secret price', 'friend price', 'special offer', 'special deal',
    'special rate',
  ],
  'bargains: discounts: (better/lower/mejor) (price/precio)': [
    'better price', 'lower price', 'mejor price', 'better precio',
  ],
  'bargains: discounts: (descuento/descuentos/cupon/rebaja/te rebajo)': [
    'descuento', 'descuentos', 'cupon', 'rebaja', 'te rebajo',
  ],
  'bargains: discounts: precio (especial/de amigo/de amiga/de amigos/de amigas)': [
    'precio especial', 'precio de amigo', 'precio de amiga', 'precio de amigos', 'precio de amigas',
  ],
  'bargains: discounts: oferta especial': [
    'oferta especial',
  ],
  'bargains: discounts: te hago [un] [buen] precio': [
    'te hago precio', 'te hago un precio', 'te hago buen precio',
  ],
  'bargains: discounts: (bajar/bajarte) el precio': [
    'bajar el precio', 'bajarte el precio',
  ],
  'bargains: discounts: cheaper for you': [
    'cheaper for you',
  ],
  'bargains: discounts: (make/get/do) it cheaper': [
    'make it cheaper', 'get it cheaper', 'do it cheaper',
  ],
  'bargains: discounts: (dejo/hago/consigo) [_] mas barato': [
    'dejo mas barato', 'hago mas barato', 'consigo mas barato', 'dejo first mas barato',
  ],
  'bargains: discounts: waive*': [
    'waivea',
  ],
  'the price of something: ^ of*': [
    'ofa',
  ],
  'bargains: a lower price: (lower/drop/cut/reduce) (the/my/our) price': [
    'lower the price', 'drop the price', 'cut the price', 'reduce the price', 'lower my price', 'lower our price',
  ],
  'bargains: money back: (moneyback/money back/money - back)': [
    'moneyback', 'money back', 'money-back',
  ],
  'bargains: money back: full refund': [
    'full refund',
  ],
  'bargains: money back: refund (you/if)': [
    'refund you', 'refund if',
  ],
  'bargains: money back: te devuelv* (el/tu) dinero': [
    'te devuelva el dinero', 'te devuelva tu dinero',
  ],
  'bargains: money back: reembolso (completo/total/si)': [
    'reembolso completo', 'reembolso total', 'reembolso si',
  ],
  'bargains: money back: garantia de (devolucion/reembolso)': [
    'garantia de devolucion', 'garantia de reembolso',
  ],
};
