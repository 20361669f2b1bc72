import type { ChatLanguage } from '../../detection/chat-languages.ts';
import type { TimeLexicon } from '../time-lexicon.ts';

/** What German and Dutch write as one word with a day: "vrijdagochtend". */
const joinedParts = 'morgen fruh vormittag mittag nachmittag abend ochtend middag namiddag avond'.split(' ');

/** Words that mean nothing but a time, folded: the weekdays from Sunday on, and what else a language has. */
const languages: Record<ChatLanguage, { weekdays: string } & Record<string, string>> = {
  en: {
    weekdays:
      'sunday/sun, monday/mon, tuesday/tues/tue, wednesday/wed, thursday/thurs/thur/thu, friday/fri, saturday/sat',
    today: 'today, tonight',
    tomorrow: 'tomorrow, tmrw',
    at: 'at, @',
    for: 'for',
    h: 'h',
    noon: 'noon, midday',
  },
  es: {
    weekdays: 'domingo, lunes, martes, miercoles, jueves, viernes, sabado',
    today: 'hoy, esta tarde, esta noche',
    tomorrow: 'manana',
    morning: 'de la manana, la manana, por la manana, en la manana, esta manana',
    afternoon: 'de la tarde',
    evening: 'de la noche',
    at: 'a la, a las',
    towards: 'para la, para las',
    h: 'h',
    noon: 'mediodia',
  },
  pt: {
    weekdays: 'domingo, segunda, terca, quarta, quinta, sexta, sabado',
    today: 'hoje',
    tomorrow: 'amanha',
    at: 'as, a',
    oclock: 'h',
    hours: 'horas',
  },
  fr: {
    weekdays: 'dimanche, lundi, mardi, mercredi, jeudi, vendredi, samedi',
    today: 'aujourd hui, aujourdhui',
    tomorrow: 'demain',
    at: 'a',
    oclock: 'h',
    hours: 'heures',
  },
  de: {
    weekdays: 'sonntag, montag, dienstag, mittwoch, donnerstag, freitag, samstag/sonnabend',
    today: 'heute',
    tomorrow: 'morgen',
    at: 'um',
    oclock: 'uhr, h',
  },
  it: {
    weekdays: 'domenica, lunedi, martedi, mercoledi, giovedi, venerdi, sabato',
    today: 'oggi, stasera',
    tomorrow: 'domani',
    at: 'alle',
    oclock: 'h',
    hours: 'ore',
  },
  nl: {
    weekdays: 'zondag, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag',
    today: 'vandaag, vanavond',
    tomorrow: 'morgen',
    at: 'om',
    oclock: 'uur, h',
  },
  pl: {
    weekdays: 'niedziela/niedziele, poniedzialek, wtorek, sroda/srode, czwartek, piatek, sobota/sobote',
    today: 'dzis, dzisiaj',
    tomorrow: 'jutro',
    at: 'o',
    oclock: 'h',
  },
};

/** Dates and halves of a day, as all languages write them or as English and Spanish do. */
const shared = {
  of: 'of, de',
  the: 'the, el, dia',
  suffix: 'st, nd, rd, th',
  am: 'am, a m',
  pm: 'pm, p m',
};
const months = `
  january/jan/enero, february/feb/febrero, march/mar/marzo, april/apr/abril, may/mayo, june/jun/junio,
  july/jul/julio, august/aug/agosto, september/sep/sept/septiembre, october/oct/octubre,
  november/nov/noviembre, december/dec/diciembre`;

/** Returns the certain words of a language for times, as a lexicon. */
export function certainTimes(language: ChatLanguage): TimeLexicon {
  const { weekdays, ...words } = languages[language];
  const named = weekdays.split(', ').map((names) =>
    names
      .split('/')
      .flatMap((name) => [name, ...joinedParts.map((part) => name + part)])
      .join('/'),
  );
  return {
    dayFirst: true,
    numbers: '',
    ordinals: '',
    weekdays: named.join(', '),
    months,
    words: { ...shared, ...words },
    holidays: {},
  };
}
