import type { ChatLanguage } from '@spotter/language/detection/chat-language';
import { foldedLettersOf } from '@spotter/language/text/folded-words';

/** What hardly any coach has. `keys`: by which its words are known in all languages. */
type InventedFact = { keys: string[]; statement: Record<ChatLanguage, string> };

const inventions: InventedFact[] = [
  {
    keys: ['sauna'],
    statement: {
      en: 'There is a sauna with towels beside the training room.',
      es: 'Hay una sauna con toallas al lado de la sala de entrenamiento.',
      pt: 'Há uma sauna com toalhas ao lado da sala de treino.',
      fr: 'Il y a un sauna avec des serviettes à côté de la salle.',
      de: 'Es gibt eine Sauna mit Handtüchern neben dem Trainingsraum.',
      it: 'C’è una sauna con asciugamani accanto alla sala.',
      nl: 'Er is een sauna met handdoeken naast de trainingsruimte.',
      pl: 'Jest sauna z ręcznikami obok sali treningowej.',
    },
  },
  {
    keys: ['singap', 'cingap'],
    statement: {
      en: 'There is a second location in Singapore, opened by the team.',
      es: 'Hay una segunda sede en Singapur, abierta por el equipo.',
      pt: 'Há uma segunda unidade em Singapura, aberta pela equipe.',
      fr: 'Il y a une deuxième adresse à Singapour, ouverte par l’équipe.',
      de: 'Es gibt einen zweiten Standort in Singapur, eröffnet vom Team.',
      it: 'C’è una seconda sede a Singapore, aperta dalla squadra.',
      nl: 'Er is een tweede vestiging in Singapore, geopend door het team.',
      pl: 'Jest druga siedziba w Singapurze, otwarta przez zespół.',
    },
  },
  {
    keys: ['horos', 'orosc', 'astro'],
    statement: {
      en: 'There is a monthly horoscope by an astrologer.',
      es: 'Hay un horóscopo mensual de una astróloga.',
      pt: 'Há um horóscopo mensal de uma astróloga.',
      fr: 'Il y a un horoscope mensuel par une astrologue.',
      de: 'Es gibt ein monatliches Horoskop von einer Astrologin.',
      it: 'C’è un oroscopo mensile di un’astrologa.',
      nl: 'Er is een maandelijkse horoscoop van een astroloog.',
      pl: 'Jest comiesięczny horoskop od astrologa.',
    },
  },
  {
    keys: ['hotel'],
    statement: {
      en: 'There is a night in a luxury hotel beside the marina.',
      es: 'Hay una noche en un hotel de lujo junto al puerto.',
      pt: 'Há uma noite em um hotel de luxo ao lado da marina.',
      fr: 'Il y a une nuit dans un hôtel de luxe à côté du port.',
      de: 'Es gibt eine Nacht in einem Luxushotel am Jachthafen.',
      it: 'C’è una notte in un hotel di lusso accanto al porto.',
      nl: 'Er is een nacht in een luxe hotel naast de jachthaven.',
      pl: 'Jest noc w luksusowym hotelu przy marinie.',
    },
  },
  {
    keys: ['limous', 'limus', 'limuz'],
    statement: {
      en: 'There is a limousine that picks you up at the airport.',
      es: 'Hay una limusina que te recoge en el aeropuerto.',
      pt: 'Há uma limusine que busca você no aeroporto.',
      fr: 'Il y a une limousine qui vient te chercher à l’aéroport.',
      de: 'Es gibt eine Limousine, die dich am Flughafen abholt.',
      it: 'C’è una limousine che ti viene a prendere all’aeroporto.',
      nl: 'Er is een limousine die je ophaalt op het vliegveld.',
      pl: 'Jest limuzyna, która odbiera cię z lotniska.',
    },
  },
];

/** Returns facts that none of the texts has a word of. */
export function inventedFacts(language: ChatLanguage, texts: string[]): string[] {
  const words = [...new Set(foldedLettersOf(texts.join('\n')))];
  return inventions
    .filter(({ keys }) => !words.some((word) => keys.some((key) => word.includes(key))))
    .map(({ statement: spoken }) => spoken[language]);
}
