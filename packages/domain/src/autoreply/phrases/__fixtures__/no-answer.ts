import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';

export const noAnswerExamples: PhraseExamples = {
  'will-ask/en: (ill/i will/let me/going to/have to/rather/i would rather/need to) .. (ask/check with/find out/check on) unless ask you, may i ask, ask me, ask away, check your, check the calendar, check my calendar': ['Let me ask', 'Let me ask you something'],
  'will-ask/en: (get/come) back to you unless if you, book, call': ["I'll get back to you", 'If you like, I get back to you'],
  'will-ask/es: (lo/te lo/le/voy a/tengo que/dejame/prefiero) .. (pregunto/preguntar/preguntarle/preguntarlo/consulto/consultar/averiguo/averiguar) unless preguntarte': ['Lo pregunto', 'Quiero preguntarte algo'],
  'will-ask/es: (te aviso/te confirmo/te digo luego) unless llamada': ['Te aviso', 'Te aviso de la llamada'],
  'will-ask/pt: (vou/preciso/deixa eu/tenho que) .. (perguntar/verificar/confirmar com) unless te perguntar': ['Vou perguntar', 'Vou te perguntar uma coisa'],
  'will-ask/fr: (je/vais/dois/laisse moi) .. (demande/demander/verifier/me renseigner) unless te demander, vous demander, demande a toi': ['Je vais demander', 'Je vais te demander une chose'],
  'will-ask/de: (ich/muss/werde) .. (frage nach/nachfragen/frag nach/klare das/muss erst fragen/danach fragen)': ['Ich frage nach', 'Ich frage dich etwas'],
  'will-ask/it: (lo/devo/fammi) .. (chiedo/chiedere/verifico/verificare) unless ti chiedo, chiederti': ['Lo chiedo', 'Ti chiedo una cosa'],
  'will-ask/nl: (ik/moet/ga) .. (vraag het na/navragen/nagaan/het vragen) unless jou vragen': ['Ik vraag het na', 'Ik vraag jou iets'],
  'will-ask/pl: (zapytam/dopytam/musze .. zapytac/sprawdze) unless ciebie': ['Zapytam', 'Pytasz o plan'],
  'not-understood/en: (didnt/did not/dont/do not/dont quite/didnt quite/did not quite) [quite/really/fully/totally] (get that/get it/understand/understand that/catch that/follow/get what you)  unless if you, you dont, you didnt': ["I didn't quite get that", "You don't get it twice"],
  'not-understood/en: {not} sure .. (got that/get that/understood/understand/follow/what you mean)': ["I'm not sure I got that right", "I'm sure I got that right"],
  'not-understood/en: (sorry) .. (did {not} understand/what do you mean/lost you)': ['Sorry, what do you mean?', 'I know what you mean'],
  'not-understood/es: no .. (entendi/entiendo/capte/cache/comprendi/comprendo) .. (bien/eso/del todo/lo que) unless si no entiendes': ['No entendí bien', 'Entendí bien'],
  'not-understood/pt: nao .. (entendi/compreendi) unless se voce': ['Não entendi', 'Entendi'],
  'not-understood/fr: (pas) .. (compris/suivi) unless si tu': ["Je n'ai pas compris", "J'ai compris"],
  'not-understood/de: nicht .. (verstanden/ganz verstanden) unless wenn du': ['Das habe ich nicht verstanden', 'Das habe ich verstanden'],
  'not-understood/it: non .. (capito/ho capito) unless se non': ['Non ho capito', 'Ho capito'],
  'not-understood/nl: niet .. (begrepen/helemaal begrepen/gesnapt) unless als je': ['Dat heb ik niet begrepen', 'Dat heb ik begrepen'],
  'not-understood/pl: nie .. (zrozumialem/zrozumialam/rozumiem) unless jesli': ['Nie zrozumiałem', 'Zrozumiałem'],
};
