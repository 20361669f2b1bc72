import type { Phrases } from './phrases.ts';

/** Words of a draft that promises to ask. It is said once in a chat. */
export const willAskPhrases: Phrases = {
  en: [
    '(ill/i will/let me/going to/have to/rather/i would rather/need to) .. (ask/check with/find out/check on) unless ask you, may i ask, ask me, ask away, check your, check the calendar, check my calendar',
    '(get/come) back to you unless if you, book, call',
  ],
  es: [
    '(lo/te lo/le/voy a/tengo que/dejame/prefiero) .. (pregunto/preguntar/preguntarle/preguntarlo/consulto/consultar/averiguo/averiguar) unless preguntarte',
    '(te aviso/te confirmo/te digo luego) unless llamada',
  ],
  pt: ['(vou/preciso/deixa eu/tenho que) .. (perguntar/verificar/confirmar com) unless te perguntar'],
  fr: [
    '(je/vais/dois/laisse moi) .. (demande/demander/verifier/me renseigner) unless te demander, vous demander, demande a toi',
  ],
  de: ['(ich/muss/werde) .. (frage nach/nachfragen/frag nach/klare das/muss erst fragen/danach fragen)'],
  it: ['(lo/devo/fammi) .. (chiedo/chiedere/verifico/verificare) unless ti chiedo, chiederti'],
  nl: ['(ik/moet/ga) .. (vraag het na/navragen/nagaan/het vragen) unless jou vragen'],
  pl: ['(zapytam/dopytam/musze .. zapytac/sprawdze) unless ciebie'],
};

/** Words of a draft that did not understand. They are said once in a chat. */
export const notUnderstoodPhrases: Phrases = {
  en: [
    '(didnt/did not/dont/do not/dont quite/didnt quite/did not quite) [quite/really/fully/totally] (get that/get it/understand/understand that/catch that/follow/get what you)  unless if you, you dont, you didnt',
    '{not} sure .. (got that/get that/understood/understand/follow/what you mean)',
    '(sorry) .. (did {not} understand/what do you mean/lost you)',
  ],
  es: ['no .. (entendi/entiendo/capte/cache/comprendi/comprendo) .. (bien/eso/del todo/lo que) unless si no entiendes'],
  pt: ['nao .. (entendi/compreendi) unless se voce'],
  fr: ['(pas) .. (compris/suivi) unless si tu'],
  de: ['nicht .. (verstanden/ganz verstanden) unless wenn du'],
  it: ['non .. (capito/ho capito) unless se non'],
  nl: ['niet .. (begrepen/helemaal begrepen/gesnapt) unless als je'],
  pl: ['nie .. (zrozumialem/zrozumialam/rozumiem) unless jesli'],
};
