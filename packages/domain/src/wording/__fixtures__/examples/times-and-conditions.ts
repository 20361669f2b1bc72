import type { WordingExamples } from '../examples-by-line.ts';

export const timesAndConditionsExamples: WordingExamples = {
  'days: [{leading}]* ({weekday}/tomorrow/tmrw/tonight/today/manana/hoy)': [
    'monday', 'on monday', 'this monday', 'next monday', 'el monday', 'este monday', 'proximo monday', 'the monday',
    'at monday', 'a la monday', 'a las monday', 'al monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday',
    'sunday', 'mon', 'tue', 'tues', 'wed', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun', 'lunes', 'martes',
    'miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'tomorrow', 'tmrw', 'tonight', 'today', 'manana', 'hoy',
  ],
  'days: [{leading}]* {month} {ordinal}': [
    'january 3', 'on january 3',
  ],
  'days: [{leading}]* {ordinal} [of/de] {month}': [
    '3 january', 'on 3 january', '3 of january', '3 de january',
  ],
  'not yet: {not-yet} [that/yet/actually/ya/que/se/me/to/i/we/have]* $': [
    'once', 'when', 'until', 'till', 'before', 'after', 'if', 'whether', 'as soon as', 'unless', 'isnt', 'arent',
    'not', 'hasnt', 'havent', 'havent been', 'never', 'cant', 'didnt', 'want', 'wants', 'could', 'should', 'shall',
    'may', 'can', 'happy for', 'ready for', 'cuando', 'una vez que', 'hasta que', 'antes de que', 'si', 'apenas',
    'en cuanto', 'no', 'aun no', 'todavia no', 'quieres', 'podria', 'puedo', 'te parece', 'once that', 'once yet',
    'once actually', 'once ya', 'once que', 'once se', 'once me', 'once to', 'once i', 'once we', 'once have',
  ],
  'a condition before: (if/once/when/whenever/as soon as/after/until/unless/let me know)': [
    'if', 'once', 'when', 'whenever', 'as soon as', 'after', 'until', 'unless', 'let me know',
  ],
  'a condition before: (tell/send/give/drop/text) me': [
    'tell me', 'send me', 'give me', 'drop me', 'text me',
  ],
  'a condition before: (pick/choose/i need/need your/just need/still need)': [
    'pick', 'choose', 'i need', 'need your', 'just need', 'still need',
  ],
  'a condition before: (si/cuando/en cuanto/apenas/una vez/hasta que/antes de)': [
    'si', 'cuando', 'en cuanto', 'apenas', 'una vez', 'hasta que', 'antes de',
  ],
  'a condition before: (necesito/dime/dame/pasame/mandame/enviame/comparteme/elige/escoge/confirmame/avisame)': [
    'necesito', 'dime', 'dame', 'pasame', 'mandame', 'enviame', 'comparteme', 'elige', 'escoge', 'confirmame',
    'avisame',
  ],
  'a condition after: (once/when/as soon as/after)': [
    'once', 'when', 'as soon as', 'after',
  ],
  'a condition after: if (that/it/you)': [
    'if that', 'if it', 'if you',
  ],
  'a condition after: (cuando/en cuanto/una vez/apenas)': [
    'cuando', 'en cuanto', 'una vez', 'apenas',
  ],
  'a condition after: si (te/quieres/puedes)': [
    'si te', 'si quieres', 'si puedes',
  ],
  'a question before a claim: ^ (want/shall/should/can/could/would/do you/are you/does/is/did/how about/what about/and if)': [
    'want', 'shall', 'should', 'can', 'could', 'would', 'do you', 'are you', 'does', 'is', 'did', 'how about',
    'what about', 'and if',
  ],
  'a question before a claim: ^ (quieres/puedo/te parece/prefieres/te gustaria/podemos)': [
    'quieres', 'puedo', 'te parece', 'prefieres', 'te gustaria', 'podemos',
  ],
  'a time that is taken: (sorry/unfortunately/somebody/someone/no longer)': [
    'sorry', 'unfortunately', 'somebody', 'someone', 'no longer',
  ],
  'a time that is taken: (lo siento/perdon/perdona/disculpa/lamentablemente/alguien/otra persona/ya no)': [
    'lo siento', 'perdon', 'perdona', 'disculpa', 'lamentablemente', 'alguien', 'otra persona', 'ya no',
  ],
  'about a time: (that/this/the/ese/esa/este/esta/el/la) [{word}] [{word}] [{word}] {time}': [
    'that slot', 'this slot', 'the slot', 'ese slot', 'esa slot', 'este slot', 'esta slot', 'el slot', 'la slot',
    'that first slot', 'that 3: 3 slot', 'that spot', 'that time', 'that hour', 'that day', 'that one',
    'that horario', 'that hora', 'that espacio', 'that lugar', 'that cupo', 'that turno', 'that hueco', 'that dia',
    'that one last free slot', 'el 10:30 slot',
  ],
  'of the contact: (you/your/youre/youve/te/tu/ti/estas/quedas)': [
    'you', 'your', 'youre', 'youve', 'te', 'tu', 'ti', 'estas', 'quedas',
  ],
  "will write themselves: (ill/i ' ll/i will/let me) (text/message/write/msg/hit/get back)": [
    'ill text', "i'll text", 'i will text', 'let me text', 'ill message', 'ill write', 'ill msg', 'ill hit',
    'ill get back',
  ],
  'will write themselves: te (escribo/aviso/hablo/digo)': [
    'te escribo', 'te aviso', 'te hablo', 'te digo',
  ],
  'a wish for a message: (text me/message me/msg me/write me/dm me/hit me up/reach out/get in touch)': [
    'text me', 'message me', 'msg me', 'write me', 'dm me', 'hit me up', 'reach out', 'get in touch',
  ],
  'a wish for a message: (escribeme/escribime/hablame/mandame)': ['escribeme', 'escribime', 'hablame', 'mandame'],
  'a reason not to talk now: (at work/busy/in a meeting/driving)': [
    'at work', 'busy', 'in a meeting', 'driving',
  ],
  'a reason not to talk now: (cant/can not/cannot) (talk/chat/text) [right now/now/rn]': [
    'cant talk', 'can not talk', 'cannot talk', 'cant chat', 'cant text', 'cant talk right now', 'cant talk now',
    'cant talk rn',
  ],
  'a reason not to talk now: (trabajando/en el trabajo/ocupado/ocupada/manejando/conduciendo)': [
    'trabajando', 'en el trabajo', 'ocupado', 'ocupada', 'manejando', 'conduciendo',
  ],
  'a reason not to talk now: no puedo (hablar/escribir) [ahora/ahorita]': [
    'no puedo hablar', 'no puedo escribir', 'no puedo hablar ahora', 'no puedo hablar ahorita',
  ],
};
