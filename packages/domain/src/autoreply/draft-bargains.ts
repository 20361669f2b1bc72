import { anyOf, linear, type LinearExpression } from '../text/linear-expression.ts';
import { standsIn, type Wording } from '../text/stands-in.ts';

/** Said before a bargain it says that there is none, or that somebody has to be asked. */
const denying = anyOf(
  'no|not|any|cant|cannot|dont|doesnt|isnt|arent|wont|without|never|ask|asked|asking',
  String.raw`sin|ningun|ninguna|nunca|tampoco|pregunt\w+`,
);
const denied = String.raw`(?<!\b${denying} (?:\w+ ){0,4})`;
/** A call is free of itself. */
const theCall = anyOf(
  String.raw`call|consult\w*|llamada|videollamada|charla|consulta|cita`,
  'chamada|ligacao|conversa|chiamata|appel|gesprach|anruf',
);
const notBehindTheCall = String.raw`(?<!\b${theCall}\b[^.!?]{0,40})`;
const ofTheCall = linear(String.raw`^[^.!?]{0,20}\b${theCall}\b`);
const gift = '(?:months?|weeks?|sessions?|class(?:es)?)';
const regalo = '(?:mes|semana|sesion|clase|plan|programa|prueba|guia)(?:es|s)?';

/** Offers that need no number. Each kind is allowed when the coach's own words hold one of it. */
const kinds: Wording[][] = [
  [
    bargain([
      'half[ -](?:off|(?:the )?price)|(?:third|quarter) off|mitad del? precio',
      String.raw`(?:dejo|dejamos|sale|queda|hago|cobro) (?:\w+ )?(?:a|en|por) la mitad`,
    ]),
  ],
  [
    bargain(
      ['2x1|2 ?(?:for|por|x) ?1|2 for the price of 1|buy 1,? get 1|bogo'],
      linear(String.raw`^ ?(?:min|km|h\b|hour|l\b)`),
    ),
  ],
  [
    bargain([
      String.raw`(?:first|second|next|\d+|a|another|whole|extra) (?:\w+ )?${gift}s? (?:is |are |totally |completely |for )*` +
        '(?:free|on us|on me|on the house|complimentary)',
      `(?:free|complimentary) (?:${gift}|trials?|program|plan|coaching|guide|e-?book|meal plan)`,
      String.raw`on the house|${regalo} (?:\w+ )?gratis`,
      String.raw`(?:te|os|le) (?:\w+ )?regal(?:o|amos|are)|corre por (?:mi|nuestra) cuenta`,
    ]),
    bargain([`${notBehindTheCall}(?:for free|free of charge|no charge)`], ofTheCall),
    bargain([`${notBehindTheCall}(?:gratis|gratuit[oa]s?|sin (?:costo|cargo))`], ofTheCall),
  ],
  [
    bargain([
      'discount(?:ed|s)?|discount code|promo(?:tion|cion)?(?: code)?|coupons?|vouchers?|gift card|use code',
      '(?:special|exclusive|secret|friend) (?:price|offer|deal|rate)|(?:better|lower|mejor) (?:price|precio)',
      'descuentos?|cupon|rebaja|te (?:rebajo|descuento)|precio (?:especial|de amig[oa]s?)|oferta especial',
      'te hago (?:un )?(?:buen )?precio|bajar(?:te)? el precio',
      String.raw`cheaper for you|(?:make|get|do) it cheaper|(?:dejo|hago|consigo) (?:\w+ )?mas barato|waive\w*`,
    ]),
    bargain(['(?:lower|drop|cut|reduce) (?:the|my|our) price'], linear('^ of')),
  ],
  [
    bargain([
      String.raw`money[ -]?back|full refund|refund (?:you|if)|te devuelv\w+ (?:el|tu) dinero`,
      'reembolso (?:completo|total|si)|garantia de (?:devolucion|reembolso)',
    ]),
  ],
];

function bargain(phrases: string[], unless?: LinearExpression): Wording {
  const said = linear(String.raw`${denied}\b${anyOf(phrases)}\b`);
  return unless === undefined ? { said } : { said, unless };
}

/** Whether the folded text offers something, without a number, of a kind that the coach's offer does not. */
export function offersBargain(folded: string, offer: string): boolean {
  return kinds.some(
    (kind) => kind.some((each) => standsIn(folded, each)) && !kind.some((each) => standsIn(offer, each)),
  );
}
