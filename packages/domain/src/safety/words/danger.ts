/** What people do to themselves and to others. */
export const dangerWords: Record<string, string[]> = {
  'sin-sentido': [
    'no vale la pena, no merezco, no debo, no deberia, sin sentido, no tiene sentido, no le veo sentido',
    'no encuentro sentido, no le encuentro sentido, no le veo caso, sin razon para, no tengo razones para',
    'no hay razon para, razon para, motivos para, ganas de, fuerzas para, para que, para que sigo',
    'no tengo por que',
  ],
  'no-ser': [
    'desaparecer, desaparecerme, irme con ella, irme con el, irme al cielo, dejar de sufrir',
    'dormir para siempre, cerrar los ojos y, que todo se acabe, que todo termine, que se acabe todo',
    'que se termine, dormir y ya no',
  ],
  'donde-se-hiere': [
    'los brazos, las piernas, la piel, las munecas, la cabeza, los muslos, el brazo, la muneca, a proposito',
    'cuando, otra vez, con una, con un, desde los, anoche, ayer, sola, solo, contra',
  ],
  vivir: [
    'vivir, existir, seguir viviendo, seguir vivo, seguir viva, estar vivo, estar viva, estar aqui',
    'seguir aqui, seguir aca, la vida, mi vida, despertar, vivir mas',
  ],
  wounds: [
    'cut, cuts, cutting, burn, burning, hitting, punch, punching, scratch*, bite, biting, slice, slicing',
    'carve, carving, bang, banging, slap, slapping, stab, stabbing',
  ],
  suffering: [
    'born to suffer, only suffer, nothing but pain, too much pain, so much pain inside, pain is too much',
    'cant take the pain, pain never stops, suffering',
  ],
  'me-hiero': [
    'corto, corte, cortaba, cortado, quemo, queme, golpeo, golpee, rasguno, arranco, lastimo, lastime, pego',
    'muerdo, castigo, araño, arano, autolesion*',
  ],
  'a-la-mano': [
    'al lado, lista, listas, guardad*, en la mano, tengo las, no se que hacer, juntando, me corto',
    'las piernas, tonight, anoche, suficientes, todas',
  ],
  'seguir-vivo': [
    'vivir, viviendo, existir, la vida, mi vida, seguir, sigo vivo, sigo viva, levantarme, despertarme',
    'seguir adelante, estar vivo, estar viva',
  ],
  bear: [
    'go on, carry on, take it, do this, take this, bear it, handle life, cope, hold on, keep fighting',
    'keep pretending, keep living, continue',
  ],
  matarse: [
    'matar, morir, ahorcar, colgar, envenenar, quitar la vida, aventar al, tirar al, lanzar al, aventar del',
    'tirar de',
  ],
  'only-option': ['only option, no other option, no options left, only solution, only choice, only escape, only way'],
  mistreats: [
    'hits, hit, beats, beat, beating, hitting, punches, punched, slaps, slapped, chokes, choked, strangled',
    'kicked, kicks, abuses, abused, raped, rapes, molests, molested, groped, gropes, assaulted, attacked',
    'threatens, threatened, burned, whipped, stabbed, hurts, smacks, smacked, drugged, bites, spits on',
    'locked, locks',
  ],
  victim: [
    'my ex, my wife, my husband, my boss, him, her, them, you, someone, everyone, my boyfriend, my girlfriend',
    'my mom, my dad, people, my kids, your family, my neighbor, my roommate, my kid, that guy, this guy',
    'my brother, my coworker*',
  ],
  maltrata: [
    'pega, golpea, pego, golpeo, maltrata, maltrato, abusa, abuso de, viola, violo, amenaza, amenazo, ahorco',
    'ahorca, toca, toco, patea, insulta, humilla, encierra, quema, empuja, empujo, jalonea, agrede, agredio',
    'cachetea',
  ],
  'maltrata-me': [
    'pega, golpea, maltrata, viola, violo, violaron, golpeo, pegaba, golpeaba, abusaron, abusa de, abuso de',
    'toco, tocaba, amenaza con, amenazo',
  ],
  victims: [
    'boss, ex, him, her, them, someone, people, wife, husband, kids, neighbor, coworker*, everyone, mom, dad',
    'myself and',
  ],
  agresor: [
    'esposo, novio, papa, padrastro, mama, marido, pareja, ex, tio, entrenador, cuando, nina, miedo, abuelo',
    'hermano',
  ],
  'close-one': [
    'wife, girlfriend, kid, kids, son, daughter, husband, boyfriend, mom, child, dog, gf, bf, baby, mother',
    'partner',
  ],
};
