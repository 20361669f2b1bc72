import type { PhraseList } from '../safety-categories.ts';

export const medicalEmergencyElsewhere: PhraseList[] = [
  {
    category: 'medical-emergency',
    language: 'pt',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(dor no peito/dor forte no peito/nao consigo respirar/desmaiei/vomitei sangue/falta de ar/aperto no peito)',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'fr',
    severity: 'severe',
    hinted: false,
    phrases: [
      '(douleur a la poitrine/mal a la poitrine/douleur dans la poitrine/narrive pas a respirer/evanoui/evanouie/crache du sang/peux pas respirer)',
    ],
  },
  {
    category: 'medical-emergency',
    language: 'de',
    severity: 'severe',
    hinted: false,
    phrases: ['(brustschmerzen/schmerzen in der brust/keine luft/bewusstlos/ohnmachtig/blut gespuckt/herzinfarkt)'],
  },
  {
    category: 'medical-emergency',
    language: 'it',
    severity: 'severe',
    hinted: false,
    phrases: ['(dolore al petto/male al petto/non riesco a respirare/sono svenuto/sono svenuta/sputo sangue)'],
  },
];
