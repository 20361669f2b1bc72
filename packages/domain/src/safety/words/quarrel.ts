/** Insults, and the people that contacts ask for. */
export const quarrelWords: Record<string, string[]> = {
  insult: [
    'scam, scammer, scammers, fraud, frauds, con, con artist, thief, thieves, liar, liars, idiot, idiots',
    'moron, morons, asshole, assholes, pathetic, joke, crook, crooks, clown, clowns, scum, trash, garbage',
    'useless, worst, ridiculous, disgusting, unprofessional, incompetent, theft, bullshit, bs, stupid, loser',
    'losers, jerk, jerks, pig, pigs, bitch, bitches, dick, prick, disgrace, shameful, unacceptable',
  ],
  insulto: [
    'idiota, idiotas, estafa, estafador, estafadores, ladron, ladrones, ratero, rateros, mentiroso',
    'mentirosos, fraude, basura, burla, inutil, inutiles, pendejo, estupido, estupidos, asco, payaso, payasos',
    'ridiculo, verguenza, porqueria, asqueroso',
  ],
  'person-asked-for': [
    'human, humans, person, someone real, real someone, manager, boss, supervisor, owner, support, agent',
    'representative, operator, somebody real',
  ],
};
