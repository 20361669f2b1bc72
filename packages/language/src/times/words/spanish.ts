import type { TimeLexicon } from '../time-lexicon.ts';

export const spanishTimes: TimeLexicon = {
  dayFirst: true,
  numbers: `
    0 cero/zero, 1 uno/una/un, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once,
    12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciseis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte,
    21 veintiuno/veintiuna/veintiun, 22 veintidos, 23 veintitres, 24 veinticuatro, 25 veinticinco, 26 veintiseis,
    27 veintisiete, 28 veintiocho, 29 veintinueve, 3 unos pocos/unas pocas, 30 treinta, 40 cuarenta, 50 cincuenta`,
  ordinals: '1 primero/primer/primera',
  weekdays: `
    domingo/domingos/dom, lunes/lun, martes/mar, miercoles/mierc/mie/mier/mx, jueves/jue/juev, viernes/vie/vier,
    sabado/sabados/sab`,
  months: `
    enero/ene, febrero/feb, marzo, abril/abr, mayo/may, junio/jun, julio/jul, agosto/ago, septiembre/setiembre/sept/sep/set,
    octubre/oct, noviembre/nov, diciembre/dic`,
  words: {
    today: 'hoy, hoy dia, el dia de hoy, el mismo dia, en el dia, por el dia, today',
    tomorrow: `
      manana, el dia de manana, mnn, mnna, manana mismo, el dia siguiente, al dia siguiente, dia siguiente, tomorrow,
      tmrw`,
    'after-tomorrow': 'pasado manana, el dia despues de manana',
    yesterday: 'ayer',
    'today night': 'esta noche, de esta noche, hoy en la noche, hoy por la noche, hoy a la noche, tonight',
    'today afternoon': 'esta tarde, de esta tarde, hoy en la tarde, hoy por la tarde, hoy a la tarde',
    'today morning': 'esta manana, de esta manana, hoy en la manana, hoy por la manana, hoy a la manana',
    'today dawn': 'esta madrugada, de esta madrugada',
    now: `
      ahora, ahora mismo, ya mismo, ahorita, en este momento, cuanto antes, lo antes posible, tan pronto como sea
      posible, tan pronto como podamos, tan pronto como pueda`,
    'end-of-day': `
      final del dia, al final del dia, fin de dia, fin del dia, el fin de dia, al finalizar el dia, ultima hora, al
      finalizar el dia de, al final del dia de, a ultima hora, a fin de dia`,
    begin: 'a principios de, principios de, al principio de, a comienzos de, al comienzo de, al inicio de, inicio de',
    middle: 'a mediados de, mediados de, a mitad de, mitad de',
    end: 'al final de, a finales de, finales de, al fin de, final de, a fines de, fines de',
    weekend: 'fin de semana, finde, fines de semana, weekend, el finde',
    weekdays: 'entre semana, dias de semana, dias laborales, dias habiles, dia de semana, dias laborables',
    minute: 'minuto, minutos, min, mins, minutito, minutitos',
    hour: 'hora',
    day: 'dia, dias',
    week: 'semana, semanas, sem',
    'month-long': 'mes, meses',
    year: 'ano, anos',
    this: 'este, esta, de este, de esta, este mismo, esta misma, el este',
    next: `
      proximo, proxima, proximos, proximas, que viene, siguiente, siguientes, que entra, el proximo, la proxima, del
      proximo, de la proxima, prox, q viene, la siguiente, el siguiente, de la siguiente, next`,
    last: 'pasada, pasados, pasadas, ultimo, ultima, ultimos, ultimas, anterior',
    in: 'en, dentro de, adentro de, en unos, en unas, de aqui a',
    ago: 'hace',
    'from-now': 'a partir de ahora, a partir de hoy, desde hoy, desde ahora, de hoy en',
    later: 'despues, mas tarde, luego',
    for: 'por, durante, para',
    every: 'cada, todos los, todas las',
    per: 'por semana, a la semana, por dia, al dia, al mes, por mes, veces',
    at: `
      a las, a la, alas, ala, sobre las, sobre la, cerca de las, cerca de la, hacia las, hacia la, alrededor de las,
      alrededor de la, mas o menos a las, por ahi de las, como a eso de las, a eso de las, a eso de la, como a las, como a la, tipo, tipo las, al las, tipo a
      las, a als, a ls, aa las, x las, que sea a las, at`,
    about: 'alrededor de, aproximadamente, aprox, hacia, sobre, cerca de',
    after: `
      despues de las, despues de la, pasadas las, pasada la, mas tarde de las, no antes de las, luego de las, despues de, a
      partir de las, a partir de la, desde las, desde la, a partir de, partir de las`,
    before: 'antes de las, antes de la, mas temprano que las, no despues de las, antes de, antes del',
    from: 'desde, de las',
    until: 'hasta las, hasta la, hasta, maximo a las, a mas tardar a las',
    between: 'entre las, entre la, entre',
    plus: 'y, e',
    a: 'las',
    towards: 'para las, para la',
    or: 'o, u',
    of: 'de, de la',
    'of the': 'del, de el',
    the: 'el, la, los, al',
    suffix: 'ro, do, to, er, ero, mo, vo, no',
    on: 'el dia, dia, el dia del, para el, para el dia, en el',
    minus: 'menos',
    half: 'media, y media',
    quarter: 'cuarto, un cuarto',
    noon: 'mediodia, medio dia, al mediodia, a mediodia, al medio dia, del mediodia',
    midnight: 'medianoche, media noche, a medianoche, a la medianoche',
    am: 'am, a m',
    pm: 'pm, p m',
    dawn: 'de la madrugada, madrugada, en la madrugada, por la madrugada',
    morning: `
      de la manana, por la manana, en la manana, a la manana, por las mananas, en las mananas, mananas, x la manana, de
      manana, temprano, temprano en la manana, por la mananita`,
    afternoon: `
      de la tarde, por la tarde, en la tarde, a la tarde, por las tardes, en las tardes, tarde, tardes, x la tarde, del
      mediodia, despues de comer, despues del almuerzo`,
    evening: `
      de la noche, por la noche, en la noche, a la noche, por las noches, en las noches, noche, noches, x la noche, de
      noche, nochecita, despues del trabajo, saliendo del trabajo`,
    oclock: 'en punto, hs, hrs',
    hours: 'horas',
    h: 'h',
    sharp: 'exactas, puntual, y pico',
    count: `
      personas, persona, veces, vez, kilos, kilo, kg, kgs, libras, km, cm, euros, dolares, pesos, mil, millones, por
      ciento, reps, series, calorias, kcal, gramos, hijos, ninos, amigos, amigas, gente, cosas, preguntas, sesiones,
      clases, comidas, quetzales, segundos, monedas, estrellas, anos`,
    plain: 'gracias, esta, seria, perfectas, perfecto, mejor, porfis, vamos, nos, estas, es, menos',
  },
  holidays: {
    'new year': 'ano nuevo',
    epiphany: 'reyes, dia de reyes',
    'valentines day': 'san valentin',
    'good friday': 'viernes santo',
    'maundy thursday': 'jueves santo',
    easter: 'domingo de pascua, domingo de resurreccion',
    halloween: 'halloween',
    'all saints': 'todos los santos',
    'christmas eve': 'nochebuena',
    christmas: 'navidad, dia de navidad',
    'new years eve': 'nochevieja, fin de ano',
  },
};
