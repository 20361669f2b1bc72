import type { PhraseList } from '../safety-categories.ts';

export const medicationElsewhere: PhraseList[] = [
  {
    category: 'medication',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(antidepressivo/antidepressivos/remedio da pressao/remedio para pressao/anticoncepcional/insulina/testosterona/anabolizante/anabolizantes/bomba |/oxandrolona/durateston/trembolona/clembuterol/sibutramina/puran/levotiroxina/ritalina/venvanse/ciclar/meu ciclo de) unless cafe, {jest}',
    ],
  },
  {
    category: 'medication',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(antidepresseur/antidepresseurs/sous traitement/medicament/medicaments/pilule/insuline/levothyrox/cortisone/steroides/anabolisants/testosterone/anavar/clenbuterol/trenbolone/betabloquant*) unless sans',
      '(piqure/stylo/injection) & (appetit/manger/faim/lundi/semaine/mange)',
    ],
  },
  {
    category: 'medication',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(antidepressiva/antidepressivum/blutdruckmittel/medikament*/tabletten/insulin |/schilddrusenhormon*/l thyroxin/thyroxin/kortison/steroide/anabolika/testosteron/anavar/clenbuterol/trenbolon/betablocker/antibiotika) unless keine',
      '(spritze/abnehmspritze) & (seit/appetit/essen/runter/hunger/woche)',
      '(nehme/nimmt/schlucke) .. (blutdrucktabletten/schmerzmittel/schlaftabletten/die pille/herztabletten/tabletten/medikamente/betablocker) unless keine, vitamin*',
    ],
  },
  {
    category: 'medication',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(antidepressivi/antidepressivo/pastiglia per la pressione/pastiglie/farmaco/farmaci/insulina/eutirox/cortisone/steroidi/anabolizzanti/testosterone/anavar/clenbuterolo/trenbolone/betabloccanti) unless senza, nessun',
      '(prendo) .. (il contraccettivo/pillola/medicine/medicina)',
      '(penna/puntura) & (fame/mangio/settiman*/appetito)',
    ],
  },
];
