import type { PhraseList } from '../safety-categories.ts';

export const personSpanish: PhraseList[] = [
  {
    category: 'person',
    language: 'es',
    severity: 'other',
    hinted: false,
    phrases: [
      '(hablar/comuni*/pasa*/pasame/paseme/chatear/contactar) .. (con/al/a) .. (persona/humano/humana/alguien/asesor/asesora/encargado/gerente/entrenador/coach/alguien real/agente/dueno) unless contigo, mi esposo, alguien como, por persona',
      '(quiero/necesito/prefiero/dame/quisiera) (un/una/hablar con) (humano/persona/asesor/asesora/persona real/agente) unless personal, que me (motive/empuje/ayude)',
      '(atienda/conteste/responda/llame/atender/contestar/responder/llamar/atiende) .. (persona/humano/alguien/alguien real/el coach/el entrenador/asesor) unless {time}',
      '(no) .. (hablar/hablo/respondas/quiero) .. (con) .. (bot/bots/robot/maquina)',
      '= (persona real/persona/humano/asesor/persona real por favor/un humano/agente)',
      'alguien (real/de verdad/humano)',
      '(esta) .. (la coach/el coach/el entrenador/la entrenadora/el dueno) .. (persona/ahi/disponible/aqui)',
      '(llamada/llamar/hablar) .. con .. (persona/humano/coach/asesor/alguien) unless mi',
      '(pasame/paseme/pasenme) con (tu/su/el/la/alguien) .. (equipo/coach/jefe/encargado/persona)',
    ],
  },
];
