/**
 * Words of streets in our eight languages, folded.
 * Those of one line mean the same and are distinguished from the first.
 */

function meaning(...lines: string[]): Map<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0]!]);
    }),
  );
}

/** Behind the name: "2148 Alder Creek Road". */
export const streetsBehind = meaning(
  'street st',
  'avenue ave av',
  'road rd',
  'drive dr',
  'lane ln',
  'boulevard blvd',
  'way',
  'court ct',
  'place pl',
  'highway hwy',
  'terrace',
  'crescent',
  'close',
  'square sq',
  'parkway pkwy',
);

/** Before the name: "Via Roma 12", "12 rue de la Paix". */
export const streetsBefore = meaning(
  'calle c/ cl',
  'avenue avenida avda avd av ave',
  'carrera cra',
  'paseo',
  'plaza pza',
  'camino',
  'ronda',
  'carrer',
  'rua r',
  'travessa tv',
  'praca pc',
  'alameda al',
  'largo',
  'estrada',
  'rodovia',
  'rue',
  'boulevard bd',
  'place',
  'quai',
  'impasse',
  'allee',
  'chemin',
  'cours',
  'faubourg',
  'via',
  'viale',
  'corso',
  'piazza',
  'piazzale',
  'vicolo',
  'strada',
  'ulica ul',
  'aleja aleje al',
  'plac pl',
  'osiedle os',
);

/** The ends of names: "Hauptstraße 12", "Berliner Allee 7a", "Keizersgracht 123". */
export const streetEnds = new Map([
  ['strasse', 'strasse'],
  ['str', 'strasse'],
  ['allee', 'allee'],
  ['gasse', 'gasse'],
  ['platz', 'platz'],
  ['weg', 'weg'],
  ['damm', 'damm'],
  ['ufer', 'ufer'],
  ['chaussee', 'chaussee'],
  ['promenade', 'promenade'],
  ['straat', 'straat'],
  ['laan', 'laan'],
  ['plein', 'plein'],
  ['gracht', 'gracht'],
  ['kade', 'kade'],
  ['singel', 'singel'],
]);

/** Small words within a name. */
export const streetParticles = new Set(
  'de la las los el del da do das dos du des d l le les e et y i di della dei degli delle dello al van der den von zum zur am an unter im ks gen sw'.split(
    ' ',
  ),
);

/** They begin the names of German places that have no word for a street: "Am Markt 5", "Unter den Linden 77". */
export const placesBefore = new Set('am an auf beim hinter im in unter vor zum zur'.split(' '));

/** Behind those, what is numbered and no place: "Im Modul 3". */
export const numberedThings = new Set(
  'modul kapitel schritt lektion teil stufe level band phase block kurs raum saal halle folge runde reihe programm punkt abschnitt'.split(
    ' ',
  ),
);

/** Between a street and the number of a house in Colombia: "Carrera 7 # 71-21". */
export const numberSigns = new Set(['#', 'no', 'nº', 'n°', 'num', 'numero']);
