/** The place of the chosen time among the offered times, counted from 0; -1 is the last. */
export type Chosen = number | 'earlier' | 'later' | 'any';

/** How a time is chosen by its place among the offered times, in all languages; written as the lists of assents. */
export const choiceWords: { sets: Record<string, string>; chosen: [Chosen, string][] } = {
  sets: {
    take: `
      ill take, i will take, id take, ill go with, id go with, i choose, i pick, lets do, lets go with, ill do, id like,
      i would like, i want, give me, book, book me, make it, i prefer, id prefer, for me, how about, quiero, prefiero,
      elijo, escojo, me quedo con, tomo, voy con, mejor, dame, agendame, me sirve, me va bien, me va mejor, quero,
      prefiro, escolho, fico com, pode ser, je prends, je prefere, je choisis, plutot, va pour, disons, ich nehme,
      nehme, lieber, ich mochte, dann, nehmen wir, prendo, preferisco, scelgo, vorrei, facciamo, meglio, va bene`,
    the: 'the, that, la, el, le, il, lo, l, o, a, die, der, das, den, am, um, y, option, opcion, opcao, opzione, number, numero, num, nr, no, n, nummer, slot, choice, time, horario, #',
    one: `
      one, option, slot, time, choice, one please, opcion, hora, opcao, horario, creneau, horaire, heure, termin, zeit,
      uhrzeit, orario, appointment, cita, ones, one then, date, works, is good, works for me, is perfect, is fine, sounds
      good, me va bien, me sirve, me queda bien, esta bien, me va, passt, passt mir, va bene, me convient, serve`,
  },
  chosen: [
    [
      0,
      'first, 1st, primera, primero, primer, 1a, 1ra, 1ro, primeira, primeiro, premier, premiere, 1er, 1ere, erste, ersten, erster, 1, uno, one, una, un, eins, primo, prima',
    ],
    [
      1,
      'second, 2nd, segunda, segundo, 2a, 2da, 2do, deuxieme, second, seconde, 2e, 2eme, zweite, zweiten, zweiter, 2, two, dos, dois, deux, zwei, due, secondo, seconda',
    ],
    [
      2,
      'third, 3rd, tercera, tercero, tercer, 3a, 3ra, 3ro, terceira, terceiro, troisieme, 3e, 3eme, dritte, dritten, dritter, 3, three, tres, trois, drei, tre, terzo, terza',
    ],
    [
      3,
      'fourth, 4th, cuarta, cuarto, 4a, 4ta, 4to, quarta opcao, quatrieme, 4e, 4eme, vierte, vierten, 4, four, cuatro, quatro, quatre, vier, quattro, quarto, quarta',
    ],
    [4, 'fifth, 5th, quinta, quinto, 5a, 5ta, cinquieme, 5e, funfte, funften, 5, five, cinco, cinq, funf, cinque'],
    [5, 'sixth, 6th, sexta opcion, sexto, sixieme, 6e, sechste, 6, six, seis, sechs, sei, sesto, sesta'],
    [
      -1,
      'last, latest, final, ultima, ultimo, dernier, derniere, letzte, letzten, letzter, last one, spateste, spatesten',
    ],
    [
      'earlier',
      'earlier, earliest, sooner, soonest, earlier one, mas temprano, mas temprana, la mas temprana, antes, mais cedo, plus tot, le plus tot, fruher, fruhere, fruheren, fruheste, piu presto, il piu presto',
    ],
    [
      'later',
      'later, later one, mas tarde, la mas tarde, mais tarde, plus tard, le plus tard, spater, spatere, spateren, piu tardi, il piu tardi',
    ],
    [
      'any',
      'any, any of them, any of those, any one, anyone, any time, anytime, either, either one, either works, whichever, whatever, whatever works, whatever suits you, all of them, all work, all work for me, all good, both, both work, both work for me, you choose, you pick, up to you, dont mind, i dont mind, no preference, cualquiera, cualquier, cualquier hora, la que sea, el que sea, la que quieras, me da igual, da igual, me da lo mismo, tu eliges, elige tu, todas, todas me sirven, las dos, ambas, los dos, qualquer, qualquer um, qualquer uma, tanto faz, o que for melhor, todos, os dois, as duas, n importe, nimporte, n importe lequel, nimporte lequel, peu importe, comme tu veux, comme vous voulez, les deux, egal, ist egal, mir egal, ist mir egal, egal welcher, egal welche, beide, alle, uno qualsiasi, qualsiasi, quello che vuoi, e uguale, uguale, e lo stesso, tutti, entrambi, scegli tu, fai tu',
    ],
  ],
};
