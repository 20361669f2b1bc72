import type { WordingExamples } from '../examples-by-line.ts';

export const bookingClaimsSpanishExamples: WordingExamples = {
  'booking claims/es: (estas/quedas/quedaste/te tengo/has quedado) [ya/bien] {anotado}': [
    'estas anotada', 'quedas anotada', 'quedaste anotada', 'te tengo anotada', 'has quedado anotada',
    'estas ya anotada', 'estas bien anotada', 'estas apuntada', 'estas registrada',
  ],
  'booking claims/es: {opening} {anotado} [para] [el] {day}': [
    'anotada themoment', 'anotada para themoment', 'anotada el themoment',
  ],
  'booking claims/es: {opening} [ya] (quedo/queda) [tu {llamada}] $': [
    'quedo', 'ya quedo', 'queda', 'quedo tu llamada',
  ],
  'booking claims/es: (queda/quedo/esta/quedaste/todo) (listo/lista) (tu/la/para {day})': [
    'queda listo tu', 'quedo listo tu', 'esta listo tu', 'quedaste listo tu', 'todo listo tu', 'queda lista tu',
    'queda listo la', 'queda listo para themoment',
  ],
  'booking claims/es: {opening} (listo/lista) para {moment}': [
    'listo para themoment', 'lista para themoment',
  ],
  'booking claims/es: (te/ya te/les) {enviado} (la/una/tu/el) [_] {invitacion}': [
    'te mande la invitacion', 'ya te mande la invitacion', 'les mande la invitacion', 'te envie la invitacion',
    'te he enviado la invitacion', 'te he mandado la invitacion', 'te acabo de enviar la invitacion',
    'te acabo de mandar la invitacion', 'te llego la invitacion', 'te mande una invitacion', 'te mande tu invitacion',
    'te mande el invitacion', 'te mande la first invitacion', 'te mande la confirmacion', 'te mande la link de zoom',
    'te mande la enlace de zoom', 'te mande la link de meet', 'te mande la link de la llamada',
    'te mande la link de la reunion', 'te mande la correo de confirmacion', 'te mande la correo con la confirmacion',
    'te mande la correo de invitacion',
  ],
  'booking claims/es: (tu/el/ese/este) (lugar/horario/espacio/cupo/turno) [ya] es tuyo': [
    'tu lugar es tuyo', 'el lugar es tuyo', 'ese lugar es tuyo', 'este lugar es tuyo', 'tu horario es tuyo',
    'tu espacio es tuyo', 'tu cupo es tuyo', 'tu turno es tuyo', 'tu lugar ya es tuyo',
  ],
  'booking claims/es: (tu/el/ese/este) (lugar/horario/espacio/cupo/turno) (esta asegurado/queda apartado/esta apartado)': [
    'tu lugar esta asegurado', 'el lugar esta asegurado', 'ese lugar esta asegurado', 'este lugar esta asegurado',
    'tu horario esta asegurado', 'tu espacio esta asegurado', 'tu cupo esta asegurado', 'tu turno esta asegurado',
    'tu lugar queda apartado', 'tu lugar esta apartado',
  ],
  'booking claims/es: tienes (tu/una/la) [_] {llamada} [con _] {moment}': [
    'tienes tu llamada themoment', 'tienes una llamada themoment', 'tienes la llamada themoment',
    'tienes tu first llamada themoment', 'tienes tu llamada con first themoment',
  ],
  'booking claims/es: (tu/la) [_] {llamada} [con _] [ya] {pasa} [para] {moment}': [
    'tu llamada es themoment', 'la llamada es themoment', 'tu first llamada es themoment',
    'tu llamada con first es themoment', 'tu llamada ya es themoment', 'tu llamada sera themoment',
    'tu llamada queda themoment', 'tu llamada quedo themoment', 'tu llamada pasa themoment',
    'tu llamada paso themoment', 'tu llamada se movio themoment', 'tu llamada se cambio themoment',
    'tu llamada se paso themoment', 'tu llamada es para themoment',
  ],
  'booking claims/es: {te-puse} [_] en (la/el/mi/su/nuestro/nuestra) (agenda/calendario)': [
    'te puse en la agenda', 'te he puse en la agenda', 'te puesto en la agenda', 'te meti en la agenda',
    'te metido en la agenda', 'te agregue en la agenda', 'te anadi en la agenda', 'estas en la agenda',
    'te tengo en la agenda', 'te puse first en la agenda', 'te puse en el agenda', 'te puse en mi agenda',
    'te puse en su agenda', 'te puse en nuestro agenda', 'te puse en nuestra agenda', 'te puse en la calendario',
  ],
  'booking claims/es: (he/hemos) (cambiado/pasado/puesto) (tu/la) {llamadas}': [
    'he cambiado tu llamadaa', 'hemos cambiado tu llamadaa', 'he pasado tu llamadaa', 'he puesto tu llamadaa',
    'he cambiado la llamadaa', 'he cambiado tu citaa', 'he cambiado tu sesiona', 'he cambiado tu reuniona',
    'he cambiado tu lugara', 'he cambiado tu cupoa', 'he cambiado tu espacioa', 'he cambiado tu videollamadaa',
    'he cambiado tu consultaa', 'he cambiado tu horarioa', 'he cambiado tu turnoa',
  ],
  'cancellation claims: (i/we/ive/weve) [have] [just/already]* {cancelled} (it/that/your/the/our)': [
    'i cancelled it', 'we cancelled it', 'ive cancelled it', 'weve cancelled it', 'i have cancelled it',
    'i just cancelled it', 'i already cancelled it', 'i cancelled that', 'i cancelled your', 'i cancelled the',
    'i cancelled our',
  ],
  'cancellation claims: (i/we/ive/weve) [have] [just/already]* (removed/deleted/took) (your/the) {bookings}': [
    'i removed your call', 'we removed your call', 'ive removed your call', 'weve removed your call',
    'i have removed your call', 'i just removed your call', 'i already removed your call', 'i deleted your call',
    'i took your call', 'i removed the call',
  ],
  'cancellation claims: ^ [(done/ok/okay/sure/all) [{sign}]*]* {cancelled}': [
    'cancelled', 'done cancelled', 'ok cancelled', 'okay cancelled', 'sure cancelled', 'all cancelled',
    'done, cancelled',
  ],
  'cancellation claims: [te/la/lo] (he cancelado/hemos cancelado/acabo de cancelar)': [
    'he cancelado', 'te he cancelado', 'la he cancelado', 'lo he cancelado', 'hemos cancelado', 'acabo de cancelar',
  ],
  'cancellation claims: [ya] (la/lo/te la/te lo) (cancele/cancelo)': [
    'la cancele', 'ya la cancele', 'lo cancele', 'te la cancele', 'te lo cancele', 'la cancelo',
  ],
  'cancellation claims: (cancele/cancelamos) (tu/la)': [
    'cancele tu', 'cancelamos tu', 'cancele la',
  ],
  "booking claims/es: tienes tu (lugar/horario/espacio/cupo/turno) [para] {moment}": ["tienes tu lugar themoment"],
};
