/** Words for despair, and for means to end a life. */
export const despairWords: Record<string, string[]> = {
  mourned: [
    'my dad, my mom, my grandma, my grandpa, my grandmother, my grandfather, my dog, my cat, my uncle',
    'my aunt, my friend, my best friend, my brother, my sister, my husband, my wife, my father, my mother',
    'my phone, my battery, my car, my laptop, my baby, my son, my daughter, mi papa, mi mama, mi abuela',
    'mi abuelo, mi perro, mi gato, mi amigo, mi amiga, mi hermano, mi hermana, mi esposo, mi esposa, mi hijo',
    'mi hija, mi tio, mi tia',
  ],
  think: [
    'think, thinking, thought, thoughts, thinks, imagine, imagining, dream, dreaming, fantasize, fantasizing',
    'fantasise, wonder, wondering, obsess*, picture, picturing, googling, google, googled, research*',
    'looking up, searching, pienso, pensar, pensando, pensado, piense, imagino, imaginar, sueno, fantaseo',
    'buscando, busque, pense, penso, denke, gedanken, pensees, pense, pensieri',
  ],
  wish: [
    'want, wanted, wants, wanting, wish, wished, wishing, hope, hoping, hoped, prefer, ready, rather, pray',
    'praying, love, deserve, supposed, quiero, quisiera, queria, ojala, deseo, deseara, prefiero, preferiria',
    'ganas, merezco, gustaria, espero, rezo, dame, quise',
  ],
  intends: [
    '{wish}, {think}, going to, tried, try to, plan, plans, planned, planning, might, should, about to',
    'considering, attempted, keep, thoughts of, feel like, felt like, tempted, could, quiero, quisiera',
    'queria, quise, voy a, pienso, pensado en, pensando en, pense en, ganas de, intente, intentado, trate de',
    'deberia, podria, iba a, he pensado en, pienso en, a punto de, prefiero, ojala, casi',
  ],
  life: [
    'life, living, alive, existing, existence, breathing, fighting, being here, being alive, being me',
    'this world, vida, vivir, existir, vivo, viva, existencia, luchar, seguir viviendo, estar aqui',
    'seguir aqui',
  ],
  live: [
    'live, living, be alive, being alive, exist, existing, life, going on, go on, keep going, keep living',
    'stay alive, carry on, carrying on, continue living, be here, being here, get up, getting up, wake up',
    'waking up, stick around, keep fighting, go on living, existence, breathing, keep breathing',
  ],
  'want-die': [
    'die, be dead, be gone forever, not exist, stop existing, stop living, not be alive, end my life',
    'end it all, dying, not wake up, never wake up, cease to exist, stop being alive, not be here anymore',
    'be gone for good, sleep forever, join my late, go to heaven, be in heaven, be with my late',
    'fall asleep forever',
  ],
  'no-reason': [
    'no reason, no point, no purpose, no sense, not see a reason, not see the point, dont see a reason',
    'dont see any reason, dont see the point, dont see a point, cant see the point, cant see a reason',
    'see no reason, see no point, cant find a reason, dont have a reason, what is the point',
    'what even is the point, without purpose, without a purpose, no will, lost my will, lost the will',
    'no strength, no energy left, nothing left, no desire, lost all desire, any reason, zero reason',
    'zero desire, hard to find reasons, harder to find reasons, harder to find a reason, no motivation',
    'whats the use, what is the use, no use',
  ],
  better: [
    'better, better off, happier, easier, relieved, relief, fine, favor, freed, lighter, simpler, best, mejor',
    'mejores, felices, feliz, tranquilos, alivio, descansar*, favor, facil, bien',
  ],
  'without-me': [
    'without me, me in it, if i was gone, if i were gone, if im gone, if i died, if i were dead',
    'if i was dead, if i wasnt here, if i werent here, if i wasnt around, if i werent around',
    'if i disappeared, if i wasnt in it, if i didnt exist, if i stopped existing, once im gone, when im gone',
    'me gone, me dead, if i never existed, without someone like me, with me gone, with me dead',
    'if i left for good, if i was not, if i just wasnt, if i was out of, if i vanished, me out of the way',
    'me out of the picture, without having me around, sin mi, si no estoy, si no estuviera, si me muero',
    'si me muriera, si no existiera, si yo no, si desapar*, sin alguien como yo, si me fuera para siempre',
    'cuando no este, cuando ya no este, si falto, cuando yo no este, sem mim, sans moi, ohne mich',
    'senza di me, zonder mij, beze mnie',
  ],
  'at-hand': [
    'saved, saving up, saving them, stash*, hoard*, counted, counting, all of, too many, whole bottle',
    'a bunch, a handful, enough to, next to me, beside me, in my hand, in my drawer, in front of me',
    'looking at, staring at, bought, got a, under my pillow, waiting for me, ready, holding, hidden away',
    'guardadas, guardando, juntando, juntado, todas las, al lado, en la mano, comprado, compre, mirando',
    'lista, listas, frasco, frente a mi, un monton de, me queda viendo, viendo la, conte, contando',
  ],
  heights: [
    'bridge, bridges, roof, rooftop, ledge, overpass, balcony, train tracks, tracks, cliff, traffic',
    'tall building, edge of, window ledge, railing, oncoming truck, parking garage, puente, azotea, balcon',
    'vias, precipicio, ventana, tren, metro, quinto piso',
  ],
  'future-day': [
    'the end, the end of the program, next year, next week, next month, tomorrow, morning, the night, tonight',
    'christmas, new year, summer, my birthday, the weekend, monday, much longer, anymore, for long, long, 25',
    '30, 40, 20, 50, year, around, alive, spring',
  ],
  deporte: [
    '{training}, dieta, grasa, panza, peso, kilos, pan, azucar, gym, harinas, abdomen, flojera, habito',
    'gimnasio, comida',
  ],
};
