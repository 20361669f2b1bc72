import type { PhraseExamples } from '../example-types.ts';

export const medicalEmergencyOtherExamples: PhraseExamples = {
  'medical-emergency/pt: (dor no peito/dor forte no peito/nao consigo respirar/desmaiei/vomitei sangue/falta de ar/aperto no peito)': ['estou com dor no peito', 'dor no bolso'],
  'medical-emergency/fr: (douleur a la poitrine/mal a la poitrine/douleur dans la poitrine/narrive pas a respirer/evanoui/evanouie/crache du sang/peux pas respirer)': ['jai mal à la poitrine', 'mal aux jambes'],
  'medical-emergency/de: (brustschmerzen/schmerzen in der brust/keine luft/bewusstlos/ohnmachtig/blut gespuckt/herzinfarkt)': ['ich habe brustschmerzen', 'brusttag heute'],
  'medical-emergency/it: (dolore al petto/male al petto/non riesco a respirare/sono svenuto/sono svenuta/sputo sangue)': ['ho dolore al petto', 'petto di pollo'],
};
