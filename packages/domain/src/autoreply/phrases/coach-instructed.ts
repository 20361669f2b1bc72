import type { Phrases } from './phrases.ts';

/** Words of a draft that claim that the coach has been notified. The notification may not have arrived. */
export const coachInstructedPhrases: Phrases = {
  en: [
    '(i have/i/weve/we have/we) (let/told/notified/informed/alerted/messaged/pinged/texted/called) .. (coach/dana/her/him/them/team/owner) unless {not} .. (let/told), if i, should i',
    '(coach/dana/team) .. (has been/was/is) (notified/informed/alerted/told) unless {not}, will be',
    '(coach/dana) already knows unless {not}',
  ],
  es: [
    '(le/les/ya le/ya les) (avise/he avisado/informe/notifique/dije/he dicho/conte/avisamos) .. (coach/dana/equipo/entrenador/entrenadora/a ella/a el) unless que le, quieres',
    '(coach/dana/equipo) .. (ya sabe/ya lo sabe/ya esta enterad*/ha sido avisad*/esta avisad*)',
    '(avise/he avisado/notifique/informe) (al/a la/a) .. (coach/dana/equipo/entrenador/entrenadora)',
  ],
  pt: [
    '(avisei/informei/notifiquei/contei/ja avisei/ja falei com) .. (coach/treinador/treinadora/equipe)',
    '(coach/treinador/equipe) .. (ja sabe/foi avisad*/ja esta sabendo)',
  ],
  fr: [
    '(jai/ai/lai/avons) [bien/deja] (prevenu/prevenue/informe/informee/averti/avertie/notifie) .. (coach/equipe)',
    '(coach/equipe) .. (est prevenu*/est deja au courant/a ete prevenu*/est au courant/sait deja)',
  ],
  de: [
    '(habe/hab/haben) .. (coach/team/trainer/trainerin) .. (bescheid gegeben/informiert/benachrichtigt/verstandigt/gesagt)',
    '(coach/team/trainer/trainerin) .. (weiss schon/weiss bereits/weiss bescheid/wurde informiert/ist informiert)',
  ],
  it: [
    '(ho/abbiamo) (avvisato/informato/avvertito/detto) .. (coach/team/allenatore/allenatrice)',
    '(coach/team/allenatore) .. (sa gia/e stato avvisato/e gia stato)',
  ],
  nl: [
    '(heb/hebben) .. (coach/team/trainer) .. (ingelicht/geinformeerd/verwittigd/laten weten/gewaarschuwd)',
    '(coach/team/trainer) .. (weet het al/is ingelicht/is op de hoogte)',
  ],
  pl: [
    '(powiadomilem/powiadomilam/poinformowalem/poinformowalam/zawiadomilem/zawiadomilam/dalem znac/dalam znac) .. (trenera/trenerke/trenerowi/coacha/zespol)',
    '(trener/trenerka/coach) .. (juz wie/zostal powiadomion*/zostala powiadomion*)',
  ],
};
