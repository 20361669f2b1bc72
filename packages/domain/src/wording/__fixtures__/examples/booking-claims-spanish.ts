import type { WordingExamples } from '../examples-by-line.ts';

export const bookingClaimsSpanishExamples: WordingExamples = {
  'booking claims/es: {quedas} [tu/la/ya/oficialmente/todo/una/muy]* [{llamada}] [ya/bien] {hecho}': [
    'estas agendada', 'esta agendada', 'quedas agendada', 'quedaste agendada', 'queda agendada', 'quedo agendada',
    'quedamos agendada', 'tienes agendada', 'has quedado agendada', 'ha quedado agendada', 'todo agendada',
    'listo agendada', 'perfecto agendada', 'genial agendada', 'te tengo agendada', 'ya estas agendada',
    'estas tu agendada', 'estas la agendada', 'estas ya agendada', 'estas oficialmente agendada',
    'estas todo agendada', 'estas una agendada', 'estas muy agendada', 'estas llamada agendada',
    'estas cita agendada', 'estas sesion agendada', 'estas reunion agendada', 'estas lugar agendada',
    'estas cupo agendada', 'estas espacio agendada', 'estas videollamada agendada', 'estas consulta agendada',
    'estas horario agendada', 'estas turno agendada', 'estas bien agendada', 'estas reservada', 'estas confirmada',
    'estas programada', 'estas apartada', 'estas reagendada', 'estas asegurada', 'estas separada',
    'quedas ya tu cita ya agendada',
  ],
  'booking claims/es: (estas/quedas/quedaste/te tengo/has quedado) [ya/bien] {anotado}': [
    'estas anotada', 'quedas anotada', 'quedaste anotada', 'te tengo anotada', 'has quedado anotada',
    'estas ya anotada', 'estas bien anotada', 'estas apuntada', 'estas registrada',
  ],
  'booking claims/es: {opening} {anotado} [para] [el] {day}': [
    'anotada themoment', 'anotada para themoment', 'anotada el themoment',
  ],
  'booking claims/es: (tu/la/su/nuestra/el) {llamada} ..5!no/nunca {esta} [ya] ({hecho}/{anotado}/listo/lista)': [
    'tu llamada esta agendada', 'la llamada esta agendada', 'su llamada esta agendada',
    'nuestra llamada esta agendada', 'el llamada esta agendada', 'tu llamada very very very very very esta agendada',
    'tu llamada queda agendada', 'tu llamada quedo agendada', 'tu llamada ha sido agendada',
    'tu llamada fue agendada', 'tu llamada ha quedado agendada', 'tu llamada esta ya agendada',
    'tu llamada esta anotada', 'tu llamada esta listo', 'tu llamada esta lista',
  ],
  'booking claims/es: (la/tu) (reserva/reservacion) (esta/queda/quedo/ha sido/fue) [ya] (hecha/confirmada/complet*)': [
    'la reserva esta hecha', 'tu reserva esta hecha', 'la reservacion esta hecha', 'la reserva queda hecha',
    'la reserva quedo hecha', 'la reserva ha sido hecha', 'la reserva fue hecha', 'la reserva esta ya hecha',
    'la reserva esta confirmada', 'la reserva esta completa',
  ],
  'booking claims/es: {opening} ({hecho}/cita confirmada/llamada (agendada/confirmada)) (para/el/a/$/,)': [
    'agendada para', 'cita confirmada para', 'llamada agendada para', 'llamada confirmada para', 'agendada el',
    'agendada a', 'agendada', 'agendada,',
  ],
  'booking claims/es: {opening} reserva (hecha/confirmada) (para/el/a/$/,)': [
    'reserva hecha para', 'reserva confirmada para', 'reserva hecha el', 'reserva hecha a', 'reserva hecha',
    'reserva hecha,',
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
  'booking claims/es: todo {hecho} para {day}': [
    'todo agendada para themoment',
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
  'cancellation claims: (your/the/our) [_] {call} ..4!not/never/isnt (is/has been/was/got) [now/all/already]* {cancelled}': [
    'your call is cancelled', 'the call is cancelled', 'our call is cancelled', 'your first call is cancelled',
    'your call very very very very is cancelled', 'your call has been cancelled', 'your call was cancelled',
    'your call got cancelled', 'your call is now cancelled', 'your call is all cancelled',
    'your call is already cancelled', 'your call is canceled',
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
  'cancellation claims: ^ [your/the] {booking} {cancelled}': [
    'call cancelled', 'your call cancelled', 'the call cancelled',
  ],
  'cancellation claims: ^ [tu/la] {llamada} (cancelado/cancelada)': [
    'llamada cancelado', 'tu llamada cancelado', 'la llamada cancelado', 'llamada cancelada',
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
  'cancellation claims: (tu/la) {llamada} ..4 (esta/queda/quedo/ha sido/fue) [ya] (cancelado/cancelada)': [
    'tu llamada esta cancelado', 'la llamada esta cancelado', 'tu llamada very very very very esta cancelado',
    'tu llamada queda cancelado', 'tu llamada quedo cancelado', 'tu llamada ha sido cancelado',
    'tu llamada fue cancelado', 'tu llamada esta ya cancelado', 'tu llamada esta cancelada',
  ],
};
