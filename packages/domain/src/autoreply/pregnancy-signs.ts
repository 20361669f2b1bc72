const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const newborn = '(?:baby|bb|babe|twins|triplets|(?:baby )?(?:son|daughter|girl|boy)|kid|child|little one)';
const ordinal = '(?:first|second|third|fourth|1st|2nd|3rd|4th)';
const lately = `(?:(?:in|on|this|last|just|back in|early|late|end of|en|el) )+(?:${month}|week|month|year|spring|summer|fall|autumn|winter)|(?:\\w+ ){1,3}ago|yesterday`;

const carrying = new RegExp(
  [
    '\\b(?:preg+n\\w*t\\w*|preg+nan\\w*|preganant|pre[gp]+ers|pre?g+o|pregs?|pre?g+ie|e[mn]bara[sz](?!os[oa])\\w*)\\b',
    '\\b(?:first|second|third|1st|2nd|3rd|last|my|early|late) trimester\\b|\\b(?:primer|segundo|tercer|1er|2do|3er|ultimo|mi) trimestre\\b(?! (?:del ano|de 20|de la))',
    '\\b\\d+ ?(?:weeks?|wks?|w|months?|mos?) (?:along|gone)\\b|\\bbun in (?:the|my) oven\\b|\\bknocked up\\b|\\b(?:soon[- ]to[- ]be (?:mom|mama|mum|mommy)|(?:mom|mama|mum|mommy)[- ]to[- ]be|futura (?:mama|madre)|voy a ser (?:mama|madre))\\b',
    `\\b(?:im|i am|were|we are|currently) expecting(?= *$|[,.]| (?:in|around) ${month}\\b| (?:and|so|can|is|but|soon|rn|again|now)\\b| (?:(?:a|an|my|our|another|${ordinal}|baby) )*(?:${newborn}|${ordinal}))`,
    `\\b(?:im|i am|bab(?:y|ies|ys)(?: is| are)?) due(?= *$| (?:in|on|around|by|early|late|mid|end of|this|next) (?:(?:the|of|end|early|late|mid) )*(?:${month}|\\d|\\w+ (?:weeks?|months?)|week|month|spring|summer|fall|winter))|\\bmy due date\\b(?! (?:for|of))`,
    '\\b(?:esperando|espero) (?:(?:un|una|a|mi|nuestro|nuestra|primer|segundo) )*(?:bebe|bb|nene|nena|gemel[oa]s|mellizos)\\b',
    `\\b(?:im|i am|were|we are) (?:having|gonna have|going to have) (?:(?:a|my|our|another) (?:\\w+ )?${newborn}|twins|triplets|gemel[oa]s)\\b`,
    '\\b(?:ttc|(?:trying|try) (?:to (?:conceive|get pregnant|have a (?:baby|kid|child))|for a baby)|ivf|gestacion|gestante|gestando|gestational|encinta|en cinta|doula|fertility (?:treatment|meds|clinic)|buscando (?:un )?(?:bebe|embarazo)|quedar embarazada|fertilidad)\\b',
    `\\bexpecting (?:(?:a|my|our|another|baby) )*(?:${newborn}|${ordinal})\\b|\\bdue date(?: is|s|:)? (?:in |on |around |the )?(?:${month}|\\d)|\\b(?:pre|ante|post|peri)[- ]?nat[ae]l\\b|\\b(?:obgyn|obstetr\\w+|midwife|partera|matrona)\\b`,
    '\\bestoy (?:(?:en|de|por)(?: (?:la|mi|las))? )(?:semana \\d+|\\d+ (?:semanas|meses))\\b(?! (?:de|del|en|sin) (?:\\w+ )?(?:programa|reto|plan|entren\\w+|dieta|gym|gimnasio|rutina|vacaciones|trabajo))',
    '\\b(?:period|regla|periodo|menstruacion) (?:\\w+ ){0,4}?(?:late|retrasad[oa]|atrasad[oa])\\b|\\bse me (?:atraso|retraso|atrasa) (?:la regla|el periodo)\\b',
  ].join('|'),
);

const afterBirth = new RegExp(
  [
    '\\b(?:post ?-?part[ua]m|post? ?-?parto|ppd|c ?-?sec(?:tion)?|ces[ae]r[ei]?a|(?:weeks|months|wks|mos) pp|diastasis)\\b',
    '\\b(?:gave birth|giving birth|birthed (?:my|a|our)(?! \\w+ business)|di a luz|dar a luz|recien parida|pari (?:hace|en|a mi|el|la)|(?:mi|el|del) parto|acabo de (?:tener (?:un |una |a mi |mi )?(?:bebe|hij[oa])|ser mama))\\b',
    `\\b(?:i|we|ive)(?: have| just| recently)* had (?:(?:a|my|our|another|${ordinal}) )*${newborn}\\b(?= *(?:$|[,.])| (?:\\w+ ){0,2}?(?:${lately}))|^had (?:(?:a|my|our|another|${ordinal}) )*${newborn} (?:\\w+ ){0,2}?(?:${lately})`,
    `\\bjust had (?:(?:a|my|our|another|${ordinal}) )*(?:${newborn}|${ordinal})\\b`,
    `\\btuve (?:(?:a|mi|un|una) )*(?:bebe|bb|gemel[oa]s|mellizos|hij[oa])(?= *$| (?:hace|en|el) )`,
    '\\b(?:bre?a?st ?-?fe+d\\w*|breast ?milk|milk supply|exclusively pumping|(?:im|still|currently|been|while|and) nursing|nursing (?:my|a|mom|mama|mum)|lactancia|lactando|lactante|amamant\\w*|(?:dando|doy|dar)(?: el| de)? (?:pecho|mamar))\\b',
    `(?:^|\\bi )(?:just |recently )?delivered (?:in|on|last|vaginally|naturally|via|at \\d+ weeks|${lately}|(?:my|a|our) ${newborn})\\b`,
    '\\bnacio hace (?:\\w+ ){0,2}?(?:dias|semanas?|mes(?:es)?)\\b.{0,12}\\b(?:bebe|hij[oa]|nen[ea])\\b',
    // A baby of some weeks or a few months.
    `(?<!\\b(?:dad|father|papa|padre)\\b.{0,40})\\b(?:my|our|mi|nuestr[oa]|^)? ?(?:${newborn}|bebe|little (?:one|girl|boy)|hij[oa]|nen[ea])(?: (?:is|was|born|just|only|tiene|nacio|hace|apenas|solo|about))+ (?:\\d{1,2}|two|three|four|five|six|dos|tres|cuatro|cinco|seis|un|a) ?(?:days?|weeks?|wks?|dias|semanas?|(?<=\\b[1-6] ?|one |two |three |four |five |six |un |dos |tres |cuatro |cinco |seis )(?:months?|mos?|mes(?:es)?))\\b`,
    '\\b(?:mis+car+[iy]\\w*|still ?birth|stillborn|abortion|aborto)\\b|\\blost (?:my|the|our|a) (?:baby|pregnancy)\\b(?! (?:weight|fat|belly|pounds|lbs|fever))|\\bperdi (?:(?:a|mi|el|un) )*(?:bebe|embarazo)\\b',
  ].join('|'),
);

/** Somebody else's pregnancy, and a likeness to one. */
const someone =
  '(?:wife|wifey|girlfriend|gf|sister|friend|bestie|bff|cousin|partner|coworker|esposa|mujer|novia|hermana|amiga|prima|pareja|cunada)';
const others = new RegExp(`\\b(?:my|his|our|mi|su|una|a) (?:\\w+ )?${someone}s?\\b`);
const likeness =
  /\b(?:look|looks|looking|feel|felt|feeling|looked)(?: like)?(?: im| i am)?(?: \w+)? preg\w*|\b(?:parezco|parecia|parecer|me veo|como si estuviera) (?:\w+ )?embara\w*|\b(?:not|isnt|no estoy|not even|never been|no) (?:preg\w*|embara\w*)|\bfood baby\b/g;
const asksForHer =
  /\b(?:can|could|should|will|is it (?:safe|ok|okay|fine)|safe|join|for her|(?:train|coach|help) her|wants? to|puede|podria|quiere|para ella|le sirve|seguro)\b/;

/** Whether the one who writes, or one they ask for, is pregnant, wishes to be, or has lately given birth. */
export function speaksOfPregnancy(plain: string): boolean {
  return plain.split('\n').some((sentence) => {
    const rest = sentence.replace(likeness, ' ');
    if (!carrying.test(rest) && !afterBirth.test(rest)) return false;
    return !others.test(rest) || asksForHer.test(rest);
  });
}
