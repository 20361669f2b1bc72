import type { PhraseList } from '../safety-categories.ts';

export const pregnancyElsewhere: PhraseList[] = [
  {
    category: 'pregnancy',
    language: 'pt',
    severity: 'other',
    hinted: false,
    phrases: [
      '(gravida/gravidez/gestante/amamentando/amamento/pos parto/cesarea/tentando engravidar/engravidar/resguardo/aborto) unless minha (irma/esposa/amiga)',
      '(to de/estou de) .. {time} unless ferias, dieta, programa',
      '(acabei de/tive/vou ter) .. (bebe/nenem/filho/ter bebe/dar a luz) unless {years-or-age}',
    ],
  },
  {
    category: 'pregnancy',
    language: 'fr',
    severity: 'other',
    hinted: false,
    phrases: [
      '(enceinte/grossesse/accouch*/allait*/cesarienne/fausse couche/tomber enceinte/post partum) unless ma (soeur/femme/cousine/copine), belle soeur',
      '(allaite/jallaite/allaiter/je donne le sein/tire mon lait)',
    ],
  },
  {
    category: 'pregnancy',
    language: 'de',
    severity: 'other',
    hinted: false,
    phrases: [
      '(schwanger/schwangerschaft/stille/stillen/entbunden/kaiserschnitt/fehlgeburt/wochenbett/entbindung/schwangere) unless meine (frau/schwester), stille wasser',
    ],
  },
  {
    category: 'pregnancy',
    language: 'it',
    severity: 'other',
    hinted: false,
    phrases: [
      '(incinta/gravidanza/partorito/allatto/allattando/cesareo/aborto/parto |/dopo il parto/post parto/rimanere incinta) unless mia (sorella/moglie)',
    ],
  },
  {
    category: 'pregnancy',
    language: 'pt',
    severity: 'other',
    hinted: true,
    phrases: ['(dois risquinhos/duas linhas/teste positivo/barriga crescendo/recem nascido)'],
  },
  {
    category: 'pregnancy',
    language: 'fr',
    severity: 'other',
    hinted: true,
    phrases: ['(ventre sarrondit/deux barres/test positif/nouveau ne/a plat ventre/sage femme)'],
  },
  {
    category: 'pregnancy',
    language: 'de',
    severity: 'other',
    hinted: true,
    phrases: ['(frauenarzt/hebamme/zwei streifen/bauch wachst/neugeborenes/babybauch)'],
  },
  {
    category: 'pregnancy',
    language: 'it',
    severity: 'other',
    hinted: true,
    phrases: ['(due lineette/due linee/test positivo/pancia cresce/neonato/ostetrica/ginecologa dice)'],
  },
];
