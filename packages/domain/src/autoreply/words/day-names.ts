import type { ChatLanguage } from '@spotter/language/detection/chat-language';

/** How a language names days, folded: the weekdays from Sunday on, then today and tomorrow. */
export const dayNames: Record<ChatLanguage, { weekdays: string; today: string; tomorrow: string }> = {
  en: {
    weekdays: 'sunday/sun monday/mon tuesday/tues/tue wednesday/wed thursday/thurs/thur/thu friday/fri saturday/sat',
    today: 'today tonight',
    tomorrow: 'tomorrow tmrw',
  },
  es: {
    weekdays: 'domingo lunes martes miercoles jueves viernes sabado',
    today: 'hoy',
    // "La mañana" is the morning.
    tomorrow: '',
  },
  pt: { weekdays: 'domingo segunda terca quarta quinta sexta sabado', today: 'hoje', tomorrow: 'amanha' },
  fr: {
    weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
    today: "aujourd'hui aujourdhui",
    tomorrow: 'demain',
  },
  de: {
    weekdays: 'sonntag montag dienstag mittwoch donnerstag freitag samstag/sonnabend',
    today: 'heute',
    tomorrow: 'morgen',
  },
  it: {
    weekdays: 'domenica lunedi martedi mercoledi giovedi venerdi sabato',
    today: 'oggi stasera',
    tomorrow: 'domani',
  },
  nl: {
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
    today: 'vandaag vanavond',
    tomorrow: 'morgen',
  },
  pl: {
    weekdays: 'niedziela/niedziele poniedzialek wtorek sroda/srode czwartek piatek sobota/sobote',
    today: 'dzis dzisiaj',
    tomorrow: 'jutro',
  },
};
