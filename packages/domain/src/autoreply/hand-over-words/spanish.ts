import type { HandOverWords } from './hand-over-matters.ts';

export const spanish: HandOverWords = {
  language: 'es',
  call: {
    known: 'llama ahora al {number}',
    guessed: 'llama ahora al número de emergencias de tu país ({country}: {number})',
    unknown: 'llama ahora al número de emergencias de tu país',
  },
  lines: {
    known: 'Aquí te escuchan y te ayudan: {line}.',
    guessed: 'Aquí te escuchan y te ayudan: {line} ({country}). En otro país, {directory} dice quién lo hace.',
    unknown: 'En {directory} encuentras a quien te escuche y te ayude donde vives.',
  },
  matters: {
    'medical-emergency': 'Por favor, detén el entrenamiento ya y {call}. No esperes una respuesta aquí.',
    'self-harm':
      'Gracias por contármelo. Tú importas más que cualquier entrenamiento y no tienes que llevarlo a solas. {lines} Si ahora mismo no estás a salvo, {call}. El coach lee este chat y responde en persona.',
    abuse:
      'Gracias por contármelo. Nadie debería vivir con violencia, y hay ayuda. {lines} Si tú u otra persona corre peligro ahora mismo, {call}. El coach lee este chat y responde en persona.',
    'eating-disorder':
      'Gracias por contármelo. Tú importas más que cualquier meta y no tienes que llevarlo a solas. Por favor, háblalo con un médico o con alguien de confianza. {lines} El coach lee este chat y responde en persona.',
    danger:
      'Gracias por contármelo. Lo que estás viviendo importa más que cualquier entrenamiento y no tienes que llevarlo a solas. Por favor, habla hoy con alguien de confianza o con un médico. Si ahora mismo no estás a salvo, {call}. El coach lee este chat y responde en persona.',
    minor:
      'Gracias por tu sinceridad. Para hacer las cosas bien, pídele por favor a tu mamá, tu papá o tu tutor que nos escriba por aquí. El coach lo hablará con gusto con ellos.',
    medical:
      'Eso es para el coach y, si te preocupa, para un médico, no para mí. Se lo paso al coach, que responde aquí en persona.',
    pregnancy:
      'En esto no quiero adivinar: lo que diga tu médico o tu matrona va primero. Se lo paso al coach, que responde aquí en persona.',
    medication:
      'Sobre eso no me toca aconsejar: por favor, pregunta a un médico o farmacéutico antes de cambiar nada. Se lo paso al coach, que responde aquí en persona.',
    payment: 'Eso es para el coach, no para mí. Se lo paso, y el coach lo mira y responde en persona.',
    anger: 'Te entiendo y lo siento. Hasta aquí llego yo: se lo paso al coach, que responde en persona.',
    person: 'Claro que sí. Soy el asistente automático; se lo paso al coach, que lee este chat y responde en persona.',
    unheard:
      'No pude entender tu nota de voz. Se la paso al coach, que responde aquí en persona; si quieres, escríbelo en una línea.',
    picture:
      'Gracias por la foto. Esto es para los ojos del coach, no para los míos: se la paso, y el coach responde aquí en persona.',
    other: 'Eso es para el coach, no para mí. Se lo paso, y el coach responde aquí en persona.',
  },
};
