import type { WordClasses } from '@spotter/language/patterns/exact/wording-list';

/** How days are written in English and Spanish, folded. */
export const dateWords: WordClasses = {
  weekday: [
    'monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    'mon, tue, tues, wed, thu, thur, thurs, fri, sat, sun',
    'lunes, martes, miercoles, jueves, viernes, sabado, domingo',
  ],
  month: [
    'january, february, march, april, may, june, july, august, september, october, november, december',
    'jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec',
    'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre',
  ],
  ordinal: ['#2, #2st, #2nd, #2rd, #2th'],
};
