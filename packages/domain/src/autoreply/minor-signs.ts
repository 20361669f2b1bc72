import type { HandOverSign } from './hand-over-sign.ts';

const fullAge = 18;
// What may follow an age. Anything else ("15 minutes", "14 stone", "16%", "15 over my goal") makes the number a quantity.
const endOfAge =
  '(?= *(?:$|[,)](?! ?\\d)|[.!?](?!\\d)|\\p{Extended_Pictographic}|(?:yo|y/o|(?:yrs?|years?)(?: old| *$)|(?:anos|anitos)(?! (?:\\w+ndo|en|de(?! edad)|con|sin|siendo|casad|que))|and(?! a half)|but|btw|lol|so|rn|now|tho|though|if|can|is|do|would|will|haha|male|female|girl|boy|guy|m|f|y(?! medi[oa])|pero|jaja|puedo|recien|nomas)\\b))';
const notMonths = '(?! ?(?:months?|weeks?|days?|wks?|meses|semanas|dias|%|percent|kilos|kg|lbs|pounds|bf|body))';
const ordinal = '(?:6|7|8|9|10|11|12)(?:st|nd|rd|th)|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth';
const myself =
  '(?:im|i am|i m|ill be|i will be|about to be)(?: (?:only|just|still|currently|literally|like|barely|actually))*';

/** Signs that the contact is, or may be, under 18. Talk about one's children is none. */
export const minorSigns: HandOverSign[] = [
  {
    name: 'age',
    found: new RegExp(
      [
        // A bare number below 11 is rather an hour, a count or a wish than an age: nobody that young has an account.
        `\\b${myself} (?:a )?1[1-7]${endOfAge}`,
        `\\b(?:tengo|cumpli|acabo de cumplir|recien cumpli)(?: (?:solo|apenas|casi|como))* 1[1-7]${endOfAge}`,
        `^(?:(?:hey|hi|hello|hola|umm?|well|oh|btw) )?(?:[89]|1[0-7]) ?(?:yo|y/o|yrs? old|years? old|year old|anos)\\b(?! \\w)`,
        `\\b(?:a|as a|being) (?:[89]|1[0-7])[ -]?(?:yo|y/o|yr old|year[ -]old)[ -](?:girl|boy|guy|teen\\w*|student|female|male|kid)\\b(?<!(?:have|my|got|with|of|raising|to|and) a .{0,30})`,
        `\\b(?:soy (?:un |una )?(?:chic[oa]|nin[oa]|joven|muchach[oa]) de) (?:[89]|1[0-7])\\b`,
      ].join('|'),
      'mu',
    ),
  },
  {
    name: 'birthday to come',
    found: new RegExp(
      [
        `\\b(?:${myself} turning|i (?:will )?turn|ill turn|i (?:will|gonna) be) (?:[89]|1[0-8])\\b${notMonths}`,
        `^(?:turning|almost|nearly|about to turn) (?:[89]|1[0-8])\\b${notMonths}`,
        `\\b${myself} (?:almost|nearly|not even|under|not yet|about to turn) (?:[89]|1[0-8])\\b${notMonths}`,
        `\\b(?:im|i am) not (?:18|eighteen) yet\\b|\\bnot yet (?:18|eighteen)\\b`,
        `\\b(?:cumplo|cumplire|voy a cumplir) (?:[89]|1[0-8])\\b(?! (?:meses|semanas|dias))`,
        `\\b(?:tengo casi|casi tengo|todavia no (?:tengo|cumplo)|aun no (?:tengo|cumplo)|no tengo) 18\\b(?! (?:meses|semanas|dias|kilos))`,
      ].join('|'),
      'm',
    ),
  },
  { name: 'year of birth', found: wasBornTooLately },
  {
    name: 'under age in words',
    found: new RegExp(
      `\\b(?:${myself} (?:a )?(?:minor|underage|under age|teen(?:ager)?)|soy (?:menor(?: de edad)?|adolescente)(?! que)|i am a teen)\\b(?! (?:coach|mom|mum|dad))`,
      'm',
    ),
  },
  {
    name: 'school',
    found: new RegExp(
      [
        `\\b${myself} (?:in |going into |starting |entering |a )?(?:the )?(?:${ordinal}) grade(?:r)?\\b`,
        `^(?:in )?(?:${ordinal}) grade(?:r)?$`,
        `\\b${myself} (?:in |a )?(?:a )?(?:(?:freshman|sophomore|junior|senior) (?:in|at) (?:high ?school|hs)|(?:high ?school|hs) (?:freshman|sophomore|junior|senior|student|kid))\\b`,
        `\\b${myself} (?:in|at|starting|going to) (?:high ?school|hs|middle ?school|secondary school|junior high)\\b|\\b${myself} a (?:high|middle) ?schooler\\b`,
        `\\b${myself} in (?:year|yr) (?:[7-9]|1[0-3])\\b`,
        `\\b(?:estoy|voy|paso|entro) (?:en|a) (?:(?:el |la )?(?:primero|segundo|tercero|cuarto|\\d)(?:ro|do|to)? (?:de )?)?(?:la )?(?:secundaria|prepa(?:ratoria)?|eso|bachillerato|secu)\\b`,
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'needs a parent',
    found: new RegExp(
      [
        '\\bmy (?:mom|mum|mother|dad|father|parents?|folks) (?:say|says|said|thinks?)(?: (?:its|it is|thats|that is|i))? (?:ok(?:ay)?|yes|no|fine|can|cant|cannot|could|should ask)\\b',
        '\\bmy (?:mom|mum|mother|dad|father|parents?|folks) (?:wont|will|would|doesnt|dont|has to|have to|needs? to) (?:let|allow|pay|sign|say)\\b',
        '\\b(?:ask|asking|check with|permission from) my (?:mom|mum|mother|dad|father|parents|folks)\\b',
        '\\bmi(?:s)? (?:mama|papa|madre|padre|papas|padres) (?:(?:me )?(?:dice|dijo|dicen|dijeron) que (?:si|no|esta bien)|no me (?:deja|dejan)|me (?:deja|dejan|paga|pagan))\\b',
        '\\b(?:pedir(?:le)? permiso|le pregunto|preguntar(?:le)?|tengo que preguntarle) a mi(?:s)? (?:mama|papa|madre|padre|papas|padres)\\b',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'asks for a child',
    found:
      /\b(?:for|train|coach|can|could|would) my (?:[5-9]|1[0-7])[ -]?(?:yo|y\/o|yr old|year[ -]old)\b|\b(?:for|train|coach) my (?:son|daughter|kid)\b.{0,15}\b(?:is|hes|shes|aged?|age) (?:[5-9]|1[0-7])\b|\bpara mi hij[oa] de (?:[5-9]|1[0-7])\b/,
  },
];

function wasBornTooLately(plain: string, now: Date): boolean {
  const birth =
    /(?:^|\b(?:i was|im|i am|and|but) )born (?:[a-z0-9/-]+ ){0,4}?(?:\d{1,2}[/-])*(20\d\d)\b|\b(?:naci(?: \w+){0,4}?|soy del?(?: ano)?) (?:\d{1,2}[/-])*(20\d\d)\b/gm;
  return [...plain.matchAll(birth)].some(([, english, spanish]) => {
    // Somebody who may still be 17 this year counts as a minor.
    return now.getUTCFullYear() - Number(english ?? spanish) <= fullAge;
  });
}
