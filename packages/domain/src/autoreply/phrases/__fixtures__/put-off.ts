import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const putOffExamples: PhraseExamples = {
  'put-off/en: | (not now/not rn/not right now/nvm/~nevermind/never mind/maybe later/maybe another time/some other time/another time/not today/not yet/not at the moment/no thanks/no thank you/no thx/im good thanks/not interested/im not interested) |': ['Nvm', 'Now or never'],
  'put-off/en: (let me/need to/have to/got to/going to/gonna/gotta/ill/i will/want to) .. (think/sleep) .. (about it/about this/on it/it over/first) unless {not} .. think, what you think, dont think': ['Let me sleep on it', 'What do you think about it'],
  'put-off/en: (let me/need to/ill/i will) think |': ['I need to think', 'I think so'],
  'put-off/en: {not} .. ready .. (yet/now/right now/at the moment/for this/to start/to commit) unless if': ["I'm not ready yet", "I'm ready now"],
  'put-off/en: (ill/i will/let me) (get back/come back) to (you/this) unless with': ["I'll get back to you", "I'll get back to training"],
  'put-off/es: | (ahora no/ahorita no/por ahora no/todavia no/mejor no/nada olvidalo/olvidalo/dejalo/no por ahora/mas adelante/otro dia/en otro momento/no ahora/ahorita no puedo/no gracias/no me interesa) |': ['Ahora no', 'Ahora sí'],
  'put-off/es: (dejame/deja/tengo que/quiero/voy a/lo voy a/necesito/prefiero) (pensarlo/pensar/consultarlo/platicarlo)': ['Tengo que pensarlo', 'Ya lo pensé'],
  'put-off/es: (lo pienso/lo voy pensando/lo consulto) unless no lo pienso': ['Lo consulto', 'No lo pienso'],
  'put-off/pt: (agora nao/deixa pra la/vou pensar/preciso pensar/depois eu vejo/deixa eu pensar)': ['Vou pensar', 'Não pensei nisso'],
  'put-off/fr: (pas maintenant/laisse tomber/vais reflechir/dois reflechir/pas pour le moment)': ['Pas maintenant', 'Maintenant'],
  'put-off/de: (nicht jetzt/gerade nicht/vergiss es/uberlege es mir/muss .. uberlegen/spater vielleicht)': ['Nicht jetzt', 'Jetzt gern'],
  'put-off/it: (non adesso/non ora/lascia stare/lascia perdere/ci penso/devo pensarci/magari piu avanti)': ['Non adesso', 'Adesso va bene'],
  'put-off/nl: (niet nu/laat maar/denk er over na/moet .. nadenken/misschien later)': ['Niet nu', 'Nu graag'],
  'put-off/pl: (nie teraz/niewazne/zastanowie sie/musze .. zastanowic/moze pozniej)': ['Nie teraz', 'Teraz tak'],
};
