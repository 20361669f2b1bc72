import type { PhraseExamples } from '../example-types.ts';

export const medicationOtherExamples: PhraseExamples = {
  'medication/pt: (antidepressivo/antidepressivos/remedio da pressao/remedio para pressao/anticoncepcional/insulina/testosterona/anabolizante/anabolizantes/bomba |/oxandrolona/durateston/trembolona/clembuterol/sibutramina/puran/levotiroxina/ritalina/venvanse/ciclar/meu ciclo de) unless cafe, {jest}': ['tomo antidepressivo', 'tomo agua'],
  'medication/fr: (antidepresseur/antidepresseurs/sous traitement/medicament/medicaments/pilule/insuline/levothyrox/cortisone/steroides/anabolisants/testosterone/anavar/clenbuterol/trenbolone/betabloquant*) unless sans': ['je suis sous antidépresseurs, je peux arrêter ?', 'sans medicaments'],
  'medication/fr: (piqure/stylo/injection) & (appetit/manger/faim/lundi/semaine/mange)': ["avec la piqûre du lundi j'arrive plus à manger", 'piqure de moustique'],
  'medication/de: (antidepressiva/antidepressivum/blutdruckmittel/medikament*/tabletten/insulin |/schilddrusenhormon*/l thyroxin/thyroxin/kortison/steroide/anabolika/testosteron/anavar/clenbuterol/trenbolon/betablocker/antibiotika) unless keine': ['ich nehme antidepressiva', 'keine medikamente'],
  'medication/de: (spritze/abnehmspritze) & (seit/appetit/essen/runter/hunger/woche)': ['seit der spritze krieg ich kaum was runter', 'spritze mit wasser'],
  'medication/it: (antidepressivi/antidepressivo/pastiglia per la pressione/pastiglie/farmaco/farmaci/insulina/eutirox/cortisone/steroidi/anabolizzanti/testosterone/anavar/clenbuterolo/trenbolone/betabloccanti) unless senza, nessun': ["prendo l'eutirox", 'senza farmaci'],
  'medication/it: (prendo) .. (il contraccettivo/pillola/medicine/medicina)': ['prendo la pillola', 'prendo il bus'],
  'medication/it: (penna/puntura) & (fame/mangio/settiman*/appetito)': ['da quando faccio la penna non mangio quasi niente', 'penna e carta'],
  'medication/de: (nehme/nimmt/schlucke) .. (blutdrucktabletten/schmerzmittel/schlaftabletten/die pille/herztabletten/tabletten/medikamente/betablocker) unless keine, vitamin*': ['ich nehme blutdrucktabletten', 'ich nehme vitamine'],
};
