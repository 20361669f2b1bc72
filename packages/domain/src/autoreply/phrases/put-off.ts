import type { Phrases } from './phrases.ts';

/** Words of contacts who do not want to go on now: they are not asked anything more. */
export const putOffPhrases: Phrases = {
  en: [
    '| (not now/not rn/not right now/nvm/~nevermind/never mind/maybe later/maybe another time/some other time/another time/not today/not yet/not at the moment/no thanks/no thank you/no thx/im good thanks/not interested/im not interested) |',
    '(let me/need to/have to/got to/going to/gonna/gotta/ill/i will/want to) .. (think/sleep) .. (about it/about this/on it/it over/first) unless {not} .. think, what you think, dont think',
    '(let me/need to/ill/i will) think |',
    '{not} .. ready .. (yet/now/right now/at the moment/for this/to start/to commit) unless if',
    '(ill/i will/let me) (get back/come back) to (you/this) unless with',
  ],
  es: [
    '| (ahora no/ahorita no/por ahora no/todavia no/mejor no/nada olvidalo/olvidalo/dejalo/no por ahora/mas adelante/otro dia/en otro momento/no ahora/ahorita no puedo/no gracias/no me interesa) |',
    '(dejame/deja/tengo que/quiero/voy a/lo voy a/necesito/prefiero) (pensarlo/pensar/consultarlo/platicarlo)',
    '(lo pienso/lo voy pensando/lo consulto) unless no lo pienso',
  ],
  pt: ['(agora nao/deixa pra la/vou pensar/preciso pensar/depois eu vejo/deixa eu pensar)'],
  fr: ['(pas maintenant/laisse tomber/vais reflechir/dois reflechir/pas pour le moment)'],
  de: ['(nicht jetzt/gerade nicht/vergiss es/uberlege es mir/muss .. uberlegen/spater vielleicht)'],
  it: ['(non adesso/non ora/lascia stare/lascia perdere/ci penso/devo pensarci/magari piu avanti)'],
  nl: ['(niet nu/laat maar/denk er over na/moet .. nadenken/misschien later)'],
  pl: ['(nie teraz/niewazne/zastanowie sie/musze .. zastanowic/moze pozniej)'],
};
