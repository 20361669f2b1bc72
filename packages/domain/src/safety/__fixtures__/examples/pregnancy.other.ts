import type { PhraseExamples } from '../example-types.ts';

export const pregnancyOtherExamples: PhraseExamples = {
  'pregnancy/pt: (gravida/gravidez/gestante/amamentando/amamento/pos parto/cesarea/tentando engravidar/engravidar/resguardo/aborto) unless minha (irma/esposa/amiga)': ['tô grávida de 5 meses', 'minha irma gravida'],
  'pregnancy/pt: (to de/estou de) .. {time} unless ferias, dieta, programa': ['to de 12 semanas', 'to de ferias'],
  'pregnancy/fr: (enceinte/grossesse/accouch*/allait*/cesarienne/fausse couche/tomber enceinte/post partum) unless ma (soeur/femme/cousine/copine), belle soeur': ['je suis enceinte', 'ma soeur enceinte te suit'],
  'pregnancy/de: (schwanger/schwangerschaft/stille/stillen/entbunden/kaiserschnitt/fehlgeburt/wochenbett/entbindung/schwangere) unless meine (frau/schwester), stille wasser': ['wir versuchen schwanger zu werden', 'meine schwester ist schwanger und grusst'],
  'pregnancy/it: (incinta/gravidanza/partorito/allatto/allattando/cesareo/aborto/parto |/dopo il parto/post parto/rimanere incinta) unless mia (sorella/moglie)': ['ho partorito da 20 giorni', 'mia sorella incinta'],
  'pregnancy/pt: (dois risquinhos/duas linhas/teste positivo/barriga crescendo/recem nascido)': ['deu dois risquinhos domingo', 'dois riscos'],
  'pregnancy/fr: (ventre sarrondit/deux barres/test positif/nouveau ne/a plat ventre/sage femme)': ["le ventre s'arrondit", 'ventre plat'],
  'pregnancy/de: (frauenarzt/hebamme/zwei streifen/bauch wachst/neugeborenes/babybauch)': ['der frauenarzt will puls unter 140', 'zahnarzt'],
  'pregnancy/it: (due lineette/due linee/test positivo/pancia cresce/neonato/ostetrica/ginecologa dice)': ['due lineette domenica', 'linee guida'],
  'pregnancy/pt: (acabei de/tive/vou ter) .. (bebe/nenem/filho/ter bebe/dar a luz) unless {years-or-age}': ['acabei de ter bebê', 'tive um filho ha 10 anos'],
  'pregnancy/fr: (allaite/jallaite/allaiter/je donne le sein/tire mon lait)': ["j'allaite mon bébé", 'je laisse mon bebe a la creche'],
};
