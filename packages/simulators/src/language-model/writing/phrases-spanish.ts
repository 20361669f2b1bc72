import type { Phrases } from './phrases.ts';

/** The Spanish wordings, always with "tú". */
export const phrasesInSpanish: Phrases = {
  hello: ['¡Hola!', '¡Holaa!', '¡Hola, qué gusto leerte!'],
  helloByName: ['¡Hola, {name}!', '¡Holaa, {name}!', '¡{name}, qué gusto leerte!'],
  welcome: ['Me alegra que escribas.', 'Gracias por tu mensaje.', 'Qué bueno que te animaste a escribir.'],
  goalHeard: {
    belly: [
      'La barriga es lo más terco, y no estás a solas con eso.',
      'La barriga, el clásico.',
      'Muchos quieren empezar por la barriga.',
    ],
    weight: [
      'Bajar de peso es una gran meta.',
      'Con el peso se puede trabajar.',
      'Bajar de peso y mantenerlo, me gusta.',
    ],
    muscle: [
      'Ganar músculo, me encanta.',
      'Ganar músculo es un proyecto muy bueno.',
      'Ganar músculo es mi tipo de meta favorita.',
    ],
    strength: [
      'Ganar fuerza, me encanta.',
      'Ganar fuerza es una buena meta.',
      'La fuerza es un buen lugar para empezar.',
    ],
    shape: [
      'Ponerte en forma, me encanta.',
      'Volver a estar en forma es una gran razón para escribir.',
      'Estar en forma, buena razón para empezar.',
    ],
    race: [
      'Tener una carrera en el calendario motiva mucho.',
      'Entrenar para una carrera, qué bueno.',
      'Una carrera es una meta muy clara.',
    ],
    energy: [
      'Más energía, sí, eso te cambia el día.',
      'Recuperar tu energía es una gran razón para empezar.',
      'Vivir con cansancio no es fácil.',
    ],
  },
  otherGoalHeard: ['Es una meta que vale la pena.', 'Me gusta esa meta.', 'Eso nos da algo claro en qué trabajar.'],
  triedEverything: [
    'Y si ya probaste de todo, está claro que ganas no te faltan.',
    'Probar de todo y que nada dure frustra muchísimo.',
    'Si ya probaste de todo, ya demostraste que sabes esforzarte.',
  ],
  triedSome: [
    'Gracias por contarme lo que ya probaste.',
    'Eso me dice mucho de por dónde ir.',
    'Bien, entonces no partes de cero.',
  ],
  triedNothing: [
    'Partir de cero también está muy bien.',
    'Mejor, así no hay malos hábitos que quitar.',
    'Tranqui, todos arrancamos alguna vez.',
  ],
  obstacleHeard: ['Uf, te entiendo con eso.', 'Eso no es fácil.', 'Tiene todo el sentido, le pasa a mucha gente.'],
  startsSoon: ['Me encanta esa energía 💪', 'Bien, hay que aprovechar las ganas.', 'Eso es pronto, me gusta.'],
  startsLater: ['Sin prisa.', 'Bien, así lo preparamos con calma.', 'Me parece buen momento.'],
  daysHeard: [
    'Con {days} días a la semana se puede muchísimo.',
    'Mejor {days} días que sí cumples que seis que no.',
    '{days} días dan para mucho.',
  ],
  budgetHeard: {
    yes: ['Perfecto, gracias por decírmelo claro.', 'Bien, así es fácil.'],
    no: ['Te entiendo, gracias por tu sinceridad.', 'Gracias por la confianza.'],
    unsure: ['Tranqui, no hace falta decidirlo hoy.', 'Está bien, ya veremos qué te encaja.'],
  },
  contactHeard: ['Listo, gracias.', 'Perfecto, lo tengo.', 'Gracias, anotado.'],
  heard: [
    'Te entiendo.',
    'Vale, eso ayuda.',
    'Gracias por contarme.',
    'Bueno saberlo.',
    'Claro.',
    'Tiene sentido.',
    'Va.',
    'Gracias, me sirve mucho.',
  ],
  agreed: ['¡Perfecto!', '¡Genial!', '¡Qué bien!', '¡Me encanta!', '¡Excelente!'],
  questions: {
    goal: [
      'Cuéntame, ¿qué es lo primero que te gustaría cambiar?',
      '¿Cuál es tu objetivo principal ahora mismo?',
      'Si en 90 días cambiaras una sola cosa, ¿qué te gustaría lograr?',
    ],
    tried_before: ['¿Qué has probado hasta ahora?', '¿Qué cosas has intentado ya?', '¿Qué fue lo último que probaste?'],
    obstacle: [
      '¿Qué es lo que más te cuesta con {goal}?',
      '¿Qué es lo que más te cuesta ahora mismo?',
      '¿En qué momento se te complica?',
      '¿Qué te frena normalmente?',
    ],
    start_when: [
      '¿Cuándo te gustaría empezar?',
      '¿Para cuándo quieres arrancar?',
      'Si te convence, ¿cuándo podrías comenzar?',
    ],
    training_days: [
      '¿Cuántos días a la semana podrías entrenar de verdad?',
      'En una semana normal, ¿cuántos días tienes para ti?',
      'En una semana complicada, ¿cuántas veces podrías entrenar?',
    ],
    budget_fit: [
      'Si el plan te encaja, ¿podrías invertir en un coaching ahora?',
      '¿Tienes presupuesto para un coaching en este momento?',
      '¿Te animarías a invertir en un coaching si es para ti?',
    ],
    email: [
      '¿A qué correo te mando los detalles?',
      '¿Cuál es tu mejor correo para la invitación?',
      '¿Me pasas tu correo?',
    ],
    phone: [
      '¿Me dejas tu teléfono para el día de la llamada?',
      '¿A qué número de teléfono te puedo llamar?',
      '¿Cuál es tu teléfono, por si acaso?',
    ],
    time_zone: [
      '¿En qué ciudad estás, para no equivocarme con la hora?',
      '¿Cuál es tu zona horaria?',
      'Antes de ver horarios, ¿en qué ciudad estás?',
    ],
  },
  otherQuestion: [
    '¿Me cuentas sobre tu {label}?',
    'Algo que siempre pregunto: ¿qué me dices de tu {label}?',
    'Y sobre tu {label}, ¿qué debería saber?',
  ],
  confirmAddress: [
    'Solo para confirmar, ¿es {email}?',
    'Una cosita, ¿quisiste decir {email}?',
    '¿{email} es el correcto?',
  ],
  proposeCall: [
    'Creo que lo que más te ayudaría ahora es una llamada corta, ¿te animas?',
    'Esto se ve mucho más fácil en una llamada, ¿te parece?',
    'Suena a que deberíamos hablarlo en una llamada, ¿te va bien?',
    '¿Hacemos una llamada corta y armamos un plan?',
  ],
  askForTime: [
    '¿Qué día y a qué hora te viene bien la llamada?',
    '¿Qué día de esta semana te queda mejor para la llamada?',
    '¿Mañanas o tardes, qué te va mejor para la llamada?',
  ],
  passOn: [
    'Reviso mi calendario y te confirmo la hora exacta por aquí.',
    'Miro mi calendario y yo te confirmo la hora por aquí.',
    'Te escribo por aquí con la hora exacta.',
  ],
  prices: ['Claro que sí: {prices}.', 'Te cuento lo que cuesta: {prices}.', 'Con gusto: {prices}.'],
  priceOnCall: [
    'Depende del plan que te encaje, por eso el precio te lo digo en la llamada.',
    'Los precios los vemos en la llamada, cuando ya sé qué necesitas de verdad.',
    'Ahora solo podría inventarme un número, así que los precios van en la llamada.',
  ],
  isAssistant: [
    'Con toda sinceridad: sí, soy un asistente de IA que escribe por {coach}, que lee todo y puede entrar cuando quieras.',
    'Sí, hablas con un asistente de IA de {coach}, y si prefieres a una persona, solo dímelo.',
    'Soy un asistente de IA, sí, y {coach} ve este chat y puede responder cuando quieras.',
  ],
  refuses: [
    'Eso no lo puedo hacer, pero con gusto te ayudo con tu entrenamiento.',
    'Eso no lo puedo cambiar por aquí.',
    'Eso lo tengo que dejar, lo mío es que veas resultados.',
  ],
  offerTold: ['Esto es lo que tengo: {prices}.', 'Claro: {prices}.', 'Eso sí te lo puedo decir: {prices}.'],
  howTo: [
    'Eso lo vemos juntos, paso a paso.',
    'El cómo es un plan que quepa en tu semana, y para eso hay que conocerte mejor.',
    'Eso depende de ti, así que prefiero preguntar antes de responder.',
  ],
  notInFront: [
    'Eso no lo tengo a la mano, lo pregunto.',
    'Ese dato no lo tengo aquí, así que lo voy a preguntar.',
    'Ahí solo estaría adivinando, déjame preguntar primero.',
    'No quiero decirte algo equivocado, lo pregunto y te lo escribo aquí.',
  ],
  notUnderstood: [
    'Creo que no te entendí bien.',
    'Perdón, eso no lo entendí del todo.',
    'Quiero entenderte bien y no sé si lo logré.',
    'Eso se me escapó un poco.',
  ],
  followUp: [
    'Me quedé pensando en lo que me contaste.',
    'Sin prisa de mi parte, sé lo llena que puede estar una semana.',
    'Tu lugar conmigo sigue abierto.',
    'Tengo presente lo que me escribiste.',
  ],
  unseen: [
    'Eso no lo puedo oír ni ver aquí, ¿me lo escribes en una línea?',
    'Aquí solo puedo leer, ¿me lo cuentas por escrito?',
    'Eso no se me abre por aquí, ¿me escribes qué dice?',
  ],
  later: [
    'Claro, escríbeme cuando te venga bien.',
    'Sin problema, hablamos luego.',
    'Tranqui, mándame un mensaje cuando tengas un momento.',
  ],
  farewell: [
    'Todo bien, gracias por decírmelo y mucho éxito.',
    'Sin problema, te deseo lo mejor.',
    'Tranqui, cuídate mucho y suerte con todo.',
  ],
  noPressure: ['Sin ninguna presión.', 'Tranqui, sin prisa de mi parte.', 'Todo bien, lo dejamos por ahora.'],
  welcomeBack: ['¡Cuando quieras!', 'Un gusto.', 'De nada, aquí estoy para lo que necesites.'],
  handOver: {
    'red-flag': [
      'Gracias por la confianza, suena muy duro. Por favor háblalo hoy con un médico o con alguien de tu confianza. Te escribo yo por aquí.',
      'Me alegra que lo digas, y no quiero que estés a solas con eso. Busca por favor a un médico o a alguien cercano. Te respondo en persona.',
    ],
    medical: [
      'Gracias por contarme, es importante. Eso no lo puedo valorar en un chat, así que consúltalo primero con tu médico. Te respondo yo por aquí.',
      'Qué bueno que lo mencionas. Eso va primero con tu médico, antes de cualquier entrenamiento, y yo reviso tu mensaje en persona.',
    ],
    minor: [
      'Gracias por ser claro conmigo. Solo trabajo con adultos, así que pide por favor a tu mamá, tu papá o tu tutor que me escriba por aquí.',
      'Qué bien que te importe. Para menores de 18 necesito que primero me escriba tu mamá, tu papá o tu tutor.',
    ],
    anger: [
      'Te leo, y lamento que haya sido molesto. Lo reviso en persona.',
      'Perdón por eso, lo dejo aquí y reviso tus mensajes personalmente.',
    ],
    'asked-for-human': ['Claro, te respondo en persona por aquí.', 'Por supuesto, te escribo personalmente por aquí.'],
    other: [
      'Gracias por escribir, lo reviso en persona y te respondo por aquí.',
      'Recibí tu mensaje, ese te lo contesto yo.',
    ],
  },
  stillHere: {
    beginnings: [
      'Aquí estoy',
      'Escríbeme',
      'Sin prisa',
      'Te leo',
      'Tómate tu tiempo',
      'Qué bueno tenerte por aquí',
      'Cuéntame más',
      'Mándame unas líneas',
    ],
    endings: [
      'cuando quieras seguir',
      'si se te ocurre algo más',
      'y vamos paso a paso',
      'y lo vemos juntos',
      'cuando lo tengas claro',
      'y lo hacemos sencillo',
      'si quedó algo abierto',
      'en cuanto te venga bien',
    ],
  },
};
