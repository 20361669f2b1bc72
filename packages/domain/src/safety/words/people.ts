/** The people that a text is about. */
export const peopleWords: Record<string, string[]> = {
  others: [
    'everyone, people, they, all, world, family, kids, children, husband, wife, parents, friends, mom, dad',
    'daughter, son, sister, brother, anyone, somebody, others, team, boyfriend, girlfriend, baby, loved ones',
    'the rest, todos, familia, hijos, mundo, mama, papa, padres, esposo, esposa, gente, amigos, hija, hijo',
    'pareja, demas, ellos, todas, todo',
  ],
  nobody: ['noone, nobody, nadie, ninguno, not one person, not a soul'],
  partner: [
    'husband, hubby, boyfriend, bf, partner, ex, wife, girlfriend, gf, fiance, fiancee, spouse, exhusband',
    'man, baby daddy, esposo, marido, novio, pareja, esposa, novia, mujer, exnovio, expareja, exmarido',
    'namorado, mann, freund, mari, copain, compagnon, marito, fidanzato, vriend, vrouw, maz, chlopak',
  ],
  relative: [
    'dad, father, stepdad, stepfather, stepmom, mom, mother, brother, uncle, cousin, grandpa, grandfather',
    'parents, sister, son, daughter, roommate, family, papa, padre, padrastro, mama, madre, madrastra',
    'hermano, tio, primo, abuelo, hijo, papas, padres, familia, pai, vater, pere, padre, vader, ojciec',
  ],
  superior: [
    'coach, trainer, boss, teacher, pastor, doctor, instructor, landlord, supervisor, priest, entrenador',
    'jefe, profesor, maestro, profe, instructor, treinador, trainer',
  ],
  grownup: [
    'my lil brother, my little brother, my younger brother, my little sister, my lil sister',
    'my younger sister, mi hermanita, mi hermanito, my son, my daughter, my kid, my kids, my nephew, my niece',
    'my cousin, my brother, my sister, my student*, my child, my boy, my girl, my teen*, mi hijo, mi hija',
    'mi sobrin*, mi hermano, mi hermana, mis hijos, mi nieto, mi primo, mi prima, mis alumn*',
  ],
  parent: [
    'mom, dad, mother, father, parents, daddy, folks, guardian, grandma, stepmom, stepdad, mama, mami, papa',
    'papi, madre, padre, padres, papas, jefes, abuela, tutor, tutora, vieja, viejo, viejos',
  ],
  'others-school': [
    '{grownup}, my husband, my wife, my oldest, my youngest, teach, teacher, teaches, teaching, maestra',
    'maestro, profe, docente, coaching, coach at, coach a, principal, counselor, work at, work in, trabajo en',
    'college, university, uni, universidad, ago, reunion, jeans, sweetheart, in the past, since, used to',
    'when i was, back in, was in, played in, ran in, de la facultad, maestria, hace anos, after, out of',
    'medicina, chaperone, chaperoning, doctorado',
  ],
  'asks-for': [
    'train, coach, help, join, do the, do it, do this, start, program, plan, safe, ok for, wants, want, needs',
    'sign up, lose, buy, can he, can she, for him, for her, work with, quiere, puede, inscribir, entrenar',
    'ayudar, bajar, ganar, entrena*, ayudas, sirve, para mi, use, looking for, weight',
  ],
  'child-de': ['mein sohn, meine tochter, mein kind, mein neffe, meine nichte, mein bruder, meine schwester'],
  'child-fr': ['mon fils, ma fille, mon enfant, mon neveu, ma niece, mon petit frere, ma petite soeur, mon ado'],
  'child-it': ['mio figlio, mia figlia, mio nipote, mia nipote, mio fratello, mia sorella'],
  'child-pt': ['meu filho, minha filha, meu sobrinho, minha sobrinha, meu irmao, minha irma'],
};
