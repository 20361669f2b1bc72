import type { PhraseExamples } from '../example-types.ts';

export const personEsExamples: PhraseExamples = {
  'person/es: (hablar/comuni*/pasa*/pasame/paseme/chatear/contactar) .. (con/al/a) .. (persona/humano/humana/alguien/asesor/asesora/encargado/gerente/entrenador/coach/alguien real/agente/dueno) unless contigo, mi esposo, alguien como, por persona': ['pasame al coach', 'puedo hablar contigo el martes'],
  'person/es: (quiero/necesito/prefiero/dame/quisiera) (un/una/hablar con) (humano/persona/asesor/asesora/persona real/agente) unless personal, que me (motive/empuje/ayude)': ['prefiero una persona real', 'necesito una persona que me motive'],
  'person/es: (atienda/conteste/responda/llame/atender/contestar/responder/llamar/atiende) .. (persona/humano/alguien/alguien real/el coach/el entrenador/asesor) unless {time}': ['quiero que me atienda una persona', 'la persona que atiende el gym'],
  'person/es: (no) .. (hablar/hablo/respondas/quiero) .. (con) .. (bot/bots/robot/maquina)': ['no quiero hablar con un bot', 'no hablo con la boca llena'],
  'person/es: = (persona real/persona/humano/asesor/persona real por favor/un humano/agente)': ['persona real por favor', 'persona feliz'],
  'person/es: alguien (real/de verdad/humano)': ['hay alguien real ahí?', 'alguien fuerte'],
  'person/es: (esta) .. (la coach/el coach/el entrenador/la entrenadora/el dueno) .. (persona/ahi/disponible/aqui)': ['está la coach en persona?', 'esta el coach en tiktok'],
  'person/es: (llamada/llamar/hablar) .. con .. (persona/humano/coach/asesor/alguien) unless mi': ['llamada con una persona?', 'hablar con mi pareja'],
  'person/es: (pasame/paseme/pasenme) con (tu/su/el/la/alguien) .. (equipo/coach/jefe/encargado/persona)': ['pásame con tu equipo', 'pasame el link'],
};
