import type { TimeLexicon } from '../time-lexicon.ts';

export const portugueseTimes: TimeLexicon = {
  dayFirst: true,
  numbers: `
    0 zero, 1 um/uma, 2 dois/duas, 3 tres, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11 onze, 12 doze,
    13 treze, 14 quatorze/catorze, 15 quinze, 16 dezesseis/dezasseis, 17 dezessete/dezassete, 18 dezoito,
    19 dezenove/dezanove, 20 vinte, 30 trinta, 40 quarenta, 50 cinquenta`,
  ordinals: '1 primeiro',
  weekdays: `
    domingo/domingos/dom, segunda feira/segunda/segundas/seg, terca feira/terca/tercas/ter, quarta feira/quarta/quartas/qua,
    quinta feira/quinta/quintas/qui, sexta feira/sexta/sextas/sex, sabado/sabados/sab`,
  months: `
    janeiro/jan, fevereiro/fev, marco/mar, abril/abr, maio/mai, junho/jun, julho/jul, agosto/ago, setembro/set, outubro/out,
    novembro/nov, dezembro/dez`,
  words: {
    today: 'hoje, hj, o dia de hoje',
    tomorrow: 'amanha, amnh, amanh, no dia seguinte, o dia seguinte, dia seguinte',
    'after-tomorrow': 'depois de amanha, dps de amanha',
    yesterday: 'ontem',
    'today night': 'hoje a noite, esta noite, hj a noite, hoje de noite, essa noite',
    'today afternoon': 'hoje a tarde, esta tarde, hj a tarde, hoje de tarde, essa tarde',
    'today morning': 'hoje de manha, esta manha, hoje pela manha, essa manha',
    now: 'agora, agora mesmo, ja ja, o quanto antes, neste momento, quanto antes, o mais rapido possivel, assim que possivel',
    'end-of-day': 'fim do dia, final do dia, no fim do dia, no final do dia, ao fim do dia, ao final do dia',
    begin:
      'inicio da, inicio do, no inicio da, no inicio do, comeco da, comeco do, no comeco da, no comeco do, inicio de, comeco de',
    middle: 'meio da, meio do, no meio da, meados de, em meados de, no meio do',
    end: 'fim da, no fim da, final da, no final da, fim do, no fim do, final do, no final do, fim de, final de',
    weekend: 'fim de semana, final de semana, fds, fins de semana, finde',
    weekdays: 'dia de semana, dias de semana, dias uteis, durante a semana',
    minute: 'minuto, minutos, min, mins, minutinho, minutinhos',
    hour: 'hora',
    day: 'dia, dias',
    week: 'semana, semanas',
    'month-long': 'mes, meses',
    year: 'ano, anos',
    this: 'este, esta, neste, nesta, esse, essa, nesse, nessa, deste, desta, desse, dessa, agora nessa',
    next: `
      proximo, proxima, proximos, proximas, que vem, q vem, seguinte, na proxima, no proximo, da proxima, do proximo, a
      proxima, o proximo`,
    last: 'passada, passado, ultimo, ultima, anterior',
    in: 'em, daqui a, daqui, dentro de, dentro, daqui uns, daqui a uns, daqui umas',
    ago: 'ha, atras',
    'from-now': 'a partir de agora, a partir de hoje, a contar de hoje',
    later: 'depois, mais tarde',
    for: 'por, durante, para, pra',
    every: 'cada, toda, todo, todas as, todos os',
    per: 'por semana, na semana, por dia, ao dia, por mes, vezes',
    at: `
      as, la pelas, pelas, la para as, umas, por volta das, por volta de, perto das, la
      pras, tipo as, tipo, ali pelas`,
    about: 'cerca de, cerca das, aproximadamente, mais ou menos, mais ou menos as, uns',
    after:
      'depois das, depois da, depois do, apos as, apos a, apos, passando das, a partir das, a partir da, a partir de, depois de, mais tarde que',
    before: 'antes das, antes da, antes do, antes de, mais cedo que',
    from: 'desde as, desde, das',
    until: 'ate as, ate, ate a, ate o, no maximo as, no maximo ate',
    between: 'entre as, entre a, entre',
    plus: 'e',
    towards: 'para as, pras, pra as',
    or: 'ou',
    of: 'de, da',
    'of the': 'do',
    the: 'o, a, os, ao',
    on: 'no dia, dia, no, na, o dia, em o dia, pro dia, para o dia, ao dia',
    suffix: 'o, a, ro',
    minus: 'menos',
    half: 'meia',
    quarter: 'quarto, um quarto',
    noon: 'meio dia, ao meio dia, meiodia',
    midnight: 'meia noite, a meia noite, meianoite',
    am: 'am, a m',
    pm: 'pm, p m',
    dawn: 'da madrugada, madrugada, de madrugada',
    morning:
      'da manha, de manha, pela manha, na parte da manha, manha, manhas, de manhazinha, cedo, na manha, de manha cedo, bem cedo, parte da manha',
    afternoon:
      'da tarde, a tarde, de tarde, pela tarde, tarde, tardes, na parte da tarde, tardinha, depois do almoco, a tardinha, parte da tarde',
    evening:
      'da noite, a noite, de noite, pela noite, noite, noites, na parte da noite, noitinha, depois do trabalho, parte da noite',
    oclock: 'em ponto, hs, hrs',
    hours: 'horas',
    h: 'h',
    sharp: 'e pouco, e pouquinho, certinho',
    count: `
      pessoas, pessoa, vezes, vez, quilos, kg, kgs, km, cm, reais, euros, dolares, mil, por cento, filhos, criancas,
      amigos, amigas, series, calorias, segundos, perguntas, sessoes, aulas, refeicoes, anos, coisas, moedas`,
    plain: 'obrigado, obrigada, esta, seria, serve, fica, podemos, nos, vamos, da, perfeito, melhor',
  },
  holidays: {
    'new year': 'ano novo',
    'good friday': 'sexta feira santa, sexta santa',
    easter: 'pascoa, domingo de pascoa',
    'christmas eve': 'vespera de natal',
    christmas: 'natal, dia de natal',
    'new years eve': 'reveillon, vespera de ano novo',
  },
};
