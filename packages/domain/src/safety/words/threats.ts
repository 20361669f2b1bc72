/** People whom a threat of violence names, by language, and contests, in which to beat somebody is harmless. */
export const threatsWords: Record<string, string[]> = {
  contest: [
    'tennis, tenis, tenisa, padel, padla, pickleball, chess, ajedrez, schach, schaken, scacchi, xadrez, echecs',
    'szachy, race, carrera, corrida, gara, wyscig, wedstrijd, wettlauf, course, record, records, rekord, marca',
    'recorde, challenge, reto, desafio, defi, sfida, uitdaging, wyzwanie, hoops, game, games, juego, jogo, jeu',
    'spiel, gioco, spel, gra, poker, fifa, ping pong, golf, futbol, football, rugby, boxing, box, boxe, sparring',
    'personal best, pr, pb, time, dance, weights, bag, {training}, {jest}',
  ],
  'en-foe': [
    'brother, sister, dad, father, stepdad, stepfather, mother, boss, neighbor, neighbour, ex, roommate, uncle',
    'cousin, coworker, landlord, husband, wife, boyfriend, girlfriend, teacher, guy, bastard, dude',
  ],
  'es-foe': [
    'hermano, hermana, vecino, vecina, ex, jefe, jefa, padrastro, papa, cunado, primo, marido, esposo, esposa',
    'novio, novia, tipo, profe, companero',
  ],
  'pt-foe': [
    'irmao, irma, vizinho, vizinha, ex, chefe, padrasto, pai, cunhado, primo, marido, namorado, namorada, cara',
    'professor, colega',
  ],
  'fr-foe': [
    'frere, soeur, voisin, voisine, ex, patron, chef, beau pere, pere, cousin, mari, copain, copine, type, mec',
    'prof, collegue',
  ],
  'de-foe': [
    'bruder, schwester, nachbarn, nachbar, ex, chef, stiefvater, vater, cousin, mann, freund, freundin, typen',
    'kerl, lehrer, kollegen',
  ],
  'it-foe': [
    'fratello, sorella, vicino, vicina, ex, capo, patrigno, padre, cugino, marito, ragazzo, ragazza, tipo, tizio',
    'collega, prof',
  ],
  'nl-foe': [
    'broer, zus, buurman, buurvrouw, ex, baas, stiefvader, vader, neef, man, vriend, vriendin, vent',
    'gast, leraar, collega',
  ],
  'pl-foe': [
    'brata, siostre, sasiada, sasiadke, bylego, byla, szefa, ojczyma, ojca, kuzyna, meza, zone, chlopaka, typa',
    'goscia, nauczyciela, kolege, cie, ci',
  ],
};
