import type { PhraseList } from '../safety-categories.ts';

export const selfHarmElsewhere: PhraseList[] = [
  {
    category: 'self-harm',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(quero/queria/vou/penso em/pensando em/vontade de/tentei/prefiro/queria) [me] (morrer/matar/me matar/suicidar/me enforcar/desaparecer/sumir/sumir para sempre) unless {training}, rir, fome',
      '(quero/queria/vou/vontade de) (acabar com tudo/acabar com a minha vida/tirar minha vida/tirar a minha vida/dar fim)',
      'nao (quero/queria/aguento/consigo) .. (viver/existir/mais viver/acordar/estar aqui/mais essa vida)',
      'me (corto/cortei/machuco/cortar/mutilo) unless fazendo, cozinha*, treino',
      '(estariam/ficariam/melhor) .. sem mim',
    ],
  },
  {
    category: 'self-harm',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(suicider/suicidaire/suicidaires/pensees noires)',
      '(veux/voudrais/envie de/pense a/prefere) .. (mourir/crever/me tuer/disparaitre/en finir/me suicider/me pendre/mourir) unless {training}, rire, faim',
      '(veux/envie/peux) plus .. (vivre/exister/me reveiller)',
      'me (scarifie/mutile/coupe/tuer/mutiler/scarifier) unless cheveux, {training}',
      'mettre fin .. (jours/vie)',
      'mieux sans moi',
    ],
  },
  {
    category: 'self-harm',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(selbstmord*/suizid*/lebensmude)',
      '(will/mochte/wollte/wunschte) .. (sterben/tot sein/nicht mehr leben/mich umbringen/nicht mehr da sein/mich toten/verschwinden/nicht mehr aufwachen/mir das leben nehmen) unless {training}',
      '(mich umbringen/bringe mich um/mir das leben nehmen/mich umzubringen/alles beenden/mein leben beenden) unless {training}',
      '(ritze mich/ritzen/selbst verletz*/selbstverletz*/schneide mich)',
      'besser ohne mich',
      'keinen sinn mehr .. (leben/sehe/|)',
    ],
  },
  {
    category: 'self-harm',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(voglio/vorrei/penso di/voglia di/preferirei/pensato di) .. (morire/uccidermi/ammazzarmi/farla finita/sparire/suicidarmi/essere morto/essere morta/togliermi la vita) unless {training}, ridere, fame, sonno',
      'non (voglio/vorrei) piu (vivere/esistere/svegliarmi/stare qui) !a/con/cosi',
      'mi (taglio/taglia le braccia/autolesion*/tagliavo) unless capelli',
      '(meglio senza di me)',
    ],
  },
  {
    category: 'self-harm',
    language: 'nl',
    severity: 'severe',
    hinted: false,
    phrases: [
      'zelfmoord*',
      '(wil/wilde) .. (dood/niet meer leven/sterven/er niet meer zijn/mezelf wat aandoen/van kant maken/doodgaan) unless {training}',
      'snij mezelf',
    ],
  },
  {
    category: 'self-harm',
    language: 'pl',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(samobojst*/zabic sie/zabije sie)',
      '(chce/chcialbym/chcialabym) .. (umrzec/sie zabic/zniknac/nie zyc/skonczyc ze soba) unless {training}',
      'nie chce .. (zyc/mi sie zyc)',
      'tne sie',
    ],
  },
  {
    category: 'self-harm',
    language: 'fr',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(plus envie de/plus la force de) (vivre/continuer/me battre/rien) unless sport, regime',
      '(me fais du mal/me fait du mal/faire du mal a moi)',
    ],
  },
  {
    category: 'self-harm',
    language: 'it',
    severity: 'severe',
    hinted: true,
    phrases: ['(mi faccio del male/farmi del male) unless palestra'],
  },
  {
    category: 'self-harm',
    language: 'de',
    severity: 'severe',
    hinted: true,
    phrases: [
      '(verletze mich selbst/mir etwas antun/mir was antun)',
      '(keine kraft mehr/kann nicht mehr) .. (leben/weiterleben/weiter) unless {training}, muskel',
    ],
  },
];
