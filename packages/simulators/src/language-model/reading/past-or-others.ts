import { plainText } from './plain-text.ts';

const words = (rows: string[]) => rows.join('|');
const relatives = words([
  'dad|mom|mum|mother|father|sister|brother|sis|bro|roommate|flatmate|cousin|aunt|uncle|husband|hubby|wife|bf|gf|boyfriend',
  'girlfriend|partner|fiancee?|coworker|colleague|friend|bestie|buddy|grandma|grandpa|gran|nan|neighbor|boss|kid|son|daughter',
  'baby|toddler|twins?|niece|nephew|mil|teen|teenager|papa|mama|madre|padre|herman[oa]|prim[oa]|ti[oa]|espos[oa]|marido|novi[oa]',
  'amig[oa]|companer[oa]|abuel[oa]|hij[oa]|sobrin[oa]|suegr[oa]|pai|mae|irma|irmao|amiga|avo|filh[oa]|pere|mere|soeur|frere',
  'cousine?|copine|copain|mari|fille|fils|mutter|vater|schwester|bruder|mann|frau|freundin|freund|oma|opa|sohn|tochter|nonna',
  'nonno|sorella|fratello|moglie|cugin[oa]|figli[oa]|moeder|vader|zus|broer|nicht|neef|vriendin|zoon|dochter|tata|siostra|brat',
  'kuzyn|kuzynka|babcia|maz|zona|syn|corka',
]);
const owners = 'my|our|mi|mis|meu|minha|mon|ma|mein|meine|mio|mia|mijn|moj|moja';
const diagnoses = words([
  'asthma\\w*|diabet\\w*|c[oe]e?liac\\w*|thyroid|hernia\\w*|arthritis|pregnan\\w*|heart condition|blood pressure|injur\\w*|bad (?:knees?|back)',
  'back out|surgery|flu|migraines?|cancer|ozempic|wegovy|mounjaro|insulin|metformin|cholesterol|allerg\\w*|asma|embaraz\\w*|lesion\\w*',
  'hipertens\\w*|presion alta|artritis|migrana|gravid\\w*|lesao|pressao alta|enceinte|blessures?|tension|hypertension|schwanger|verletz\\w*',
  'bluthochdruck|arthrose|incinta|infortun\\w*|pressione alta|artrosi|zwanger|blessure|hoge bloeddruk|astma|artrose|w ciazy|kontuzj\\w*',
  'cukrzyc\\w*|nadcisnieni\\w*|astm\\w*',
]);
const doctors =
  'doctor|doc|dr|ob|obgyn|gyno|midwife|physio|pt|surgeon|cardiologist|medic[oa]|doctora|gine\\w*|fisio|cardiolog[oa]|arzt|arztin|medecin|' +
  'kine|dokter|huisarts|lekarz|lekarka|ortopeda';
const allowed = words([
  'cleared|clear|good to go|(?:im|i.?m|i am) (?:good|fine|ok)|green light|the ok|okd|ok.?d|approved|discharged|signed|dio de alta',
  'luz verde|todo bien|dejo|liberou|feu vert|d.accord|grunes licht|erlaubt|via libera|groen licht|zielone swiatlo|pozwolil\\w*',
]);
/** Somebody near the contact has it. */
const others = [
  new RegExp(
    String.raw`\b(?:(?:${owners}) (?:\S+ )?(?:${relatives})|hubby|mom|dad|grandma)\b.{0,40}\b(?:${diagnoses})\b`,
    'u',
  ),
  /\bmy \d{1,2} ?(?:yo|y.o|yr|year)s?(?: ?old)? (?:\S+ )?(?:does|loves|copies|watches|tries|plays|joins|has|had)\b/,
  /\b(?:asking for|ask for) (?:a|my) (?:friend|cousin|coworker)\b|\b(?:pregunto por|es para) un[ao]? amig[oa]\b/,
];
/** It is only imagined, of a condition that people train with. */
const imagined = new RegExp(
  String.raw`\b(?:what if|what happens if|in case|if (?:someone|somebody|anyone|a (?:client|member|person)|i (?:ever )?(?:get|got|become|end up))|` +
    String.raw`do (?:you|u) (?:train|work with|take|coach)|que pasa si|y si|si alguien|si me|e se|et si|si quelqu.un|was wenn|und wenn|als iemand|wat als|co jesli)\b` +
    String.raw`.{0,60}\b(?:${diagnoses})`,
  'u',
);
/** A doctor has said yes. */
const cleared = new RegExp(String.raw`\b(?:${doctors})\b.{0,40}\b(?:${allowed})\b|\bcleared (?:by|from)\b`, 'u');
const longAgo = new RegExp(
  words([
    String.raw`\b(?:(?:years?|yrs?|months|decades) (?:ago|back)|last (?:year|summer|winter|spring|fall)|(?:in|en|em|nel|w) (?:19|20)\d\d)\b`,
    String.raw`\b(?:as a (?:kid|teen|child)|back in|in (?:high school|college|\d(?:th|st|nd|rd) grade)|hace (?:\S+ )?(?:anos|meses|tiempo))\b`,
    String.raw`\b(?:de (?:nin[oa]|chic[oa])|el ano pasado|anos atras|faz (?:\S+ )?anos|ano passado|quando era crianca|il y a (?:\S+ )?ans)\b`,
    String.raw`\b(?:l.an dernier|vor (?:\S+ )?jahren|letztes jahr|als kind|anni fa|l.anno scorso|da piccol[oa]|jaren geleden|vorig jaar)\b`,
    String.raw`\b(?:lat temu|w zeszlym roku|w dziecinstwie)\b`,
  ]),
  'u',
);
const over = new RegExp(
  words([
    String.raw`\b(?:all good|good as new|(?:its|it.s|im|i.m) fine|fine now|healed|discharged|no (?:issues|problems|pain) since|never bothered)\b`,
    String.raw`\b(?:back to (?:running|training|normal|lifting)|100% now|ya (?:corro|entreno|estoy bien|sane|no me duele)|como nuev[oa])\b`,
    String.raw`\b(?:hoje (?:corro|treino)|tudo certo|tout va bien|gueri|je recours|alles (?:wieder )?gut|verheilt|laufe wieder)\b`,
    String.raw`\b(?:tutto (?:ok|bene)|ora (?:corro|sto bene)|guarit[oa]|helemaal hersteld|nergens last|zagojone|wszystko dobrze|znowu biegam)\b`,
  ]),
  'u',
);
/** What heals: breaks, sprains, operations, births. */
const injuries = new RegExp(
  String.raw`\b(?:${words([
    'broke|broken|fractured|sprained|twisted|rolled|tore|torn|pulled|dislocated|surger\\w+|operated|acl|menisc\\w+|hernia|appendix',
    'c.?section|postpartum|concussion|injur\\w+|romp\\w+|fractur\\w+|esguince|desgarr\\w+|operac\\w+|opera\\w+|lesi\\w+|parto|posparto',
    'cesarea|quebrei|torci|operei|cirurgia|casse\\w*|entorse|dechir\\w+|cesarienne|gebrochen|operiert|gerissen|kreuzband|verstaucht',
    'kaiserschnitt|rott[oa]|distorsione|geopereerd|gebroken|gescheurd|verstuikt|zlamal\\w*|skrec\\w*|operacj\\w+',
  ])})\b`,
  'u',
);
/** Words of now, which leave it open whatever else is said. */
const now =
  /\b(?:me too|i (?:also|still)|still (?:hurts?|bothers?)|right now|tonight|help|emergency|hits?|beats?|hurts? me|die|dying|dead|kill\w*|yo tambien|todavia|sigue|ayuda|eu tambem|ainda|moi aussi|encore|ich auch|immer noch|anch.io|ancora|ik ook|nog steeds|ja tez|nadal)\b/;
/** A question what the contact may do. */
const asks =
  /\b(?:should i|can i|could i|do i|what do i|can (?:she|he|they) (?:join|sign|train|do)|deberia|puedo|posso|je peux|darf ich|kann ich|mag ik|moge)\b/;

/** Whether a message tells of what is over and healed, allowed or only imagined, or of somebody near the contact. */
export function isPastOrOthers(text: string): boolean {
  const plain = plainText(text);
  if (now.test(plain)) return false;
  if (cleared.test(plain) || imagined.test(plain)) return true;
  if (asks.test(plain)) return false;
  return others.some((each) => each.test(plain)) || (injuries.test(plain) && (over.test(plain) || longAgo.test(plain)));
}
