import type { PhraseExamples } from '../example-types.ts';

export const medicalEmergencyHintedEsExamples: PhraseExamples = {
  'medical-emergency/es: (elefante/peso/presion/apretado/quemazon/nudo) .. (pecho) unless press, barra, dia de': ['siento como un elefante en el pecho', 'peso en press de pecho'],
  'medical-emergency/es: veo doble (|/desde/y/cuando)': ['veo doble desde que me golpee', 'veo doble porcion'],
  'medical-emergency/es: (se me va/perdi/pierdo) la vista': ['se me va la vista cuando corro', 'la vista del gym'],
  'medical-emergency/es: (no puedo hablar/hablo raro/se me traba la lengua/se me cae la cara/la cara caida) unless espanol, ahorita, trabajo, telefono': ['no puedo hablar bien y se me cae la cara', 'no puedo hablar ahorita'],
  'medical-emergency/es: (enreda/traba/salen raras/revueltas/arrastro) .. (lengua/palabras) unless trabalenguas': ['se me enreda la lengua', 'trabalenguas para ninos'],
  'medical-emergency/es: (sonrisa/cara/boca) .. (chueca/de lado/torcida/caida) unless dientes': ['la sonrisa me sale chueca en la selfie', 'mis dientes chuecos'],
  'medical-emergency/es: (silba/silbido/chifla) .. pecho': ['me silba el pecho', 'silba el tren'],
  'medical-emergency/es: (manchas negras/puntos negros/lucecitas/estrellitas) & (parar*/pie/veo/caer*/mare*) unless cara, nariz, piel': ['veo puntos negros y no me puedo parar', 'puntos negros en la nariz'],
};
