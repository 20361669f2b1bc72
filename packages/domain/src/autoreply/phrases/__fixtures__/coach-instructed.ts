import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const coachInstructedExamples: PhraseExamples = {
  'coach-told/en: (i have/i/weve/we have/we) (let/told/notified/informed/alerted/messaged/pinged/texted/called) .. (coach/dana/her/him/them/team/owner) unless {not} .. (let/told), if i, should i': ['I have told the coach', "I haven't told the coach"],
  'coach-told/en: (coach/dana/team) .. (has been/was/is) (notified/informed/alerted/told) unless {not}, will be': ['Dana has been notified', 'Dana will be notified'],
  'coach-told/en: (coach/dana) already knows unless {not}': ['Dana already knows', 'Dana knows a lot about squats'],
  'coach-told/es: (le/les/ya le/ya les) (avise/he avisado/informe/notifique/dije/he dicho/conte/avisamos) .. (coach/dana/equipo/entrenador/entrenadora/a ella/a el) unless que le, quieres': ['Ya le dije al equipo', '¿Quieres que le avise a Dana?'],
  'coach-told/es: (coach/dana/equipo) .. (ya sabe/ya lo sabe/ya esta enterad*/ha sido avisad*/esta avisad*)': ['Dana ya lo sabe', 'Dana sabe mucho de pesas'],
  'coach-told/es: (avise/he avisado/notifique/informe) (al/a la/a) .. (coach/dana/equipo/entrenador/entrenadora)': ['Informé al equipo', 'Pregunté al equipo'],
  'coach-told/pt: (avisei/informei/notifiquei/contei/ja avisei/ja falei com) .. (coach/treinador/treinadora/equipe)': ['Avisei a treinadora', 'Posso avisar a treinadora'],
  'coach-told/pt: (coach/treinador/equipe) .. (ja sabe/foi avisad*/ja esta sabendo)': ['A equipe já sabe', 'A equipe sabe treinar'],
  'coach-told/fr: (jai/ai/lai/avons) [bien/deja] (prevenu/prevenue/informe/informee/averti/avertie/notifie) .. (coach/equipe)': ["J'ai prévenu la coach", 'Je peux prévenir la coach'],
  'coach-told/fr: (coach/equipe) .. (est prevenu*/est deja au courant/a ete prevenu*/est au courant/sait deja)': ['La coach est déjà au courant', 'La coach est gentille'],
  'coach-told/de: (habe/hab/haben) .. (coach/team/trainer/trainerin) .. (bescheid gegeben/informiert/benachrichtigt/verstandigt/gesagt)': ['Ich habe der Trainerin Bescheid gegeben', 'Ich kann der Trainerin Bescheid geben'],
  'coach-told/de: (coach/team/trainer/trainerin) .. (weiss schon/weiss bereits/weiss bescheid/wurde informiert/ist informiert)': ['Das Team weiß Bescheid', 'Das Team weiß viel'],
  'coach-told/it: (ho/abbiamo) (avvisato/informato/avvertito/detto) .. (coach/team/allenatore/allenatrice)': ["Ho avvisato l'allenatrice", "Posso avvisare l'allenatrice"],
  'coach-told/it: (coach/team/allenatore) .. (sa gia/e stato avvisato/e gia stato)': ['Il team sa già tutto', 'Il team sa tutto di sport'],
  'coach-told/nl: (heb/hebben) .. (coach/team/trainer) .. (ingelicht/geinformeerd/verwittigd/laten weten/gewaarschuwd)': ['Ik heb de coach ingelicht', 'Ik kan de coach inlichten'],
  'coach-told/nl: (coach/team/trainer) .. (weet het al/is ingelicht/is op de hoogte)': ['De trainer is op de hoogte', 'De trainer is aardig'],
  'coach-told/pl: (powiadomilem/powiadomilam/poinformowalem/poinformowalam/zawiadomilem/zawiadomilam/dalem znac/dalam znac) .. (trenera/trenerke/trenerowi/coacha/zespol)': ['Poinformowałam trenera', 'Mogę poinformować trenera'],
  'coach-told/pl: (trener/trenerka/coach) .. (juz wie/zostal powiadomion*/zostala powiadomion*)': ['Trener już wie', 'Trener wie dużo'],
};
