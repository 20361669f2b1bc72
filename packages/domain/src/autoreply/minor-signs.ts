import type { HandOverSign } from './hand-over-sign.ts';
import { asksForAChild, needsAParent } from './family-signs.ts';
import { goesToSchool } from './school-signs.ts';
import { youthSigns } from './youth-signs.ts';

const fullAge = 18;
/** Born in one of these last years is somebody's child, not the one who writes. */
const youngestWriter = 6;
// What may follow an age. Anything else ("15 minutes", "14 stone", "16%", "15 over my goal") makes the number a quantity.
const endOfAge =
  '(?= *(?:$|[,)](?! ?\\d)|[.!?](?!\\d)|\\p{Extended_Pictographic}|(?:yo|y/o|(?:yrs?|years?)(?: old| *$)|(?:anos|anitos)(?! (?:\\w+ndo|en|de(?! edad)|con|sin|siendo|casad|que))|(?:and|n) a half(?= *(?:$|[,.!]|yo|yrs?|years? old|but|and|so|lol|can))|and(?! a half)|but|btw|lol|so|rn|now|tho|though|if|can|is|do|would|will|haha|male|female|girl|boy|guy|m|f|y(?! medi[oa])|pero|jaja|puedo|recien|nomas|n(?! a half)|almost|nearly|going on|turning|and|with no|w no|who|i|ive|my|your|ur|you|u|please|pls|plz|its|how|what|which|help|still|just|looking|trying|tryna|tring|from(?! (?:my|the|a|goal|there|here)\\b)|wanna|want|need|wan|love|will|bro|sir|coach|tbh|fr|hope|does|because|bc|cuz|cause|since|in (?:\\d+ (?:days|weeks|months)|march|april|june|july)|quiero|kiero|soy|me|mi|jeje|ja|xd|porfa|por favor|ayuda|necesito|todavia|aun|casi|que|cumplo)\\b))';
const notMonths =
  '(?! ?(?:months?|weeks?|days?|wks?|hours?|hrs?|min(?:ute)?s?|meses|semanas|dias|horas|%|percent|kilos?|kg|lbs?|pounds?|stone|bf|body|clients?|people|reps?|miles?|late|over|down|up|lighter))';
const myself =
  '(?:im|i am|i m|ill be|i will be|about to be)(?: (?:only|just|still|currently|literally|like|barely|actually))*';
const soon =
  '(?:ill be|i will be|i (?:will|gonna) be|gonna be|im (?:gonna|going to) be|imma? be|ima be|i be|ill turn|i (?:will )?turn|im turnin|im turning|about to (?:turn|be)|turning)';
/** What follows a number that is no age: units, what is counted, and how far one is into or from something. */
const quantity =
  '(?:(?!(?:has|was|is|its|thats|does|this|yes|always|wants|needs|jus|lets|mas|soy|pues|mis)\\b)\\w+s\\b|(?:min|minute|hr|hour|day|week|wk|month|year|yr|kg|kilo|lb|pound|stone|st|percent|pct|bf|body|cm|mm|km|mile|rep|set|gram|g|oz|k|x|ft|foot|inch|in|out|of|off|over|under|down|up|into|away|short|shy|ahead|behind|deep|past|post|more|less|left|to|or|and|y|n|vs|at|by|for|per|plus|people|with|late|times|hora|dia|semana|mes|ano|por|de|del|en|a|o|con|sin|menos|al|desde|para|hij\\w+|again|inside|kcal|cal|carat|handicap|points?|speed|gauge|clean|sober|dollar|euro|peso|grado|nivel|for)\\b)';
/** "When I was 15", "since I turned 16": a grown-up remembers. */
const remembered = '(?<!\\b(?:when|since|after|before|once|until|till|by the time|ever since) i )';

/** Signs that the contact is, or may be, under 18. Talk about one's children is none. */
export const minorSigns: HandOverSign[] = [
  {
    name: 'age',
    found: new RegExp(
      [
        // A bare number below 11 is rather an hour, a count or a wish than an age: nobody that young has an account.
        `\\b${myself} (?:a )?1 ?[1-7]${endOfAge}`,
        `\\b${myself} (?:a )?1[1-7] (?:is|too young|years young)\\b`,
        `\\b${myself} 1[1-7] (?!${quantity})[a-z]`,
        `\\btengo(?: (?:solo|apenas|los|nomas))* 1[1-7] (?!${quantity})[a-z]`,
        `\\b(?:tengo|tiene uno)(?: (?:solo|apenas|casi|como|los|unos|nomas))* 1 ?[1-7]${endOfAge}`,
        `\\b1[1-7] (?:anos|anitos) (?:tengo|cumplidos|recien cumplidos|de edad)\\b`,
        `(?:^|, ?)1[1-7] ?(?:anos|anitos|yo|y/o|yrs old|years old)(?= *(?:,|$))(?<!\\b(?:hij[oa]s?|sons?|daughters?|kids?|desde|hace|experience|experiencia|casad[oa]).*)`,
        `^1[1-7] (?:anos|anitos) (?:y|pero) (?:\\d|peso|mido|quiero|soy|estoy|me)`,
        `^1[1-7] (?:and|n|y) (?:(?:so|super|really|very|kinda|too|still|muy) )*(?:skinny|fat|chubby|overweight|obese|weak|small|short|tall|want|wanna|trying|tryna|looking|need|my|in (?:school|hs)|flac[oa]|gordit[oa]|quiero|peso|mido)\\b`,
        `\\b(?:cumpli|acabo de cumplir|recien cumpli(?:dos)?)(?: (?:solo|apenas|los))* 1[1-7]\\b(?! (?:meses|semanas|dias|kilos|anos (?:de|en(?! (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))|con|\\w+ndo)))`,
        `^(?:(?:hey|hi|hello|hola|umm?|well|oh|btw) )?(?:[89]|1[0-7]) ?(?:yo|y/o|yrs? old|years? old|year old|anos)\\b(?! \\w)`,
        `^(?:(?:hey|hi|hello|a|umm?) )*(?:[89]|1[0-7])[ -]?(?:yo|y/o|yrs?[ -]old|years?[ -]old)s? (?:girl|boy|guy|male|female|teen|dude|chick|kid|here|looking|trying|tryna|wanting|wanna|athlete|student|player|runner|swimmer|wrestler|gymnast|dancer|lifter|beginner|soccer|football|baseball|basketball|who|that|with|w|in|from|and|need\\w*|please|pls)\\b`,
        `\\b(?:a|as a|being) (?:[89]|1[0-7])[ -]?(?:yo|y/o|yr old|year[ -]old)[ -](?:girl|boy|guy|teen\\w*|student|female|male|kid)\\b(?<!(?:have|my|got|with|of|raising|to|and) a .{0,30})`,
        // As people give themselves in one line: "16f", "15 m 5'8", "M16", "age: 16", "edad 15".
        `^(?:(?:hey|hi|hola|im) )?1[1-7] ?/? ?[mf]\\b(?! ?(?:$)?(?:sprint|run|swim|row|walk))`,
        `^(?:(?:hey|hi|hola|im) )?[mf] ?/? ?1[1-7]\\b(?! ?(?:min|kg|lbs))`,
        `(?<!\\b(?:sons?|daughters?|kids?|hij[oa]s?) )\\b(?:age|aged|edad)(?: (?:is|es))?[ :=]* ?(?:[89]|1[1-7])\\b(?! ?(?:and up|\\+|to|-|kg|lbs|y mas|months))`,
        `\\b(?:soy (?:un |una )?(?:chic[oa]|nin[oa]|joven|muchach[oa]|chav[oa]|pib[ea]|chamac[oa]|morr[oa]|adolescente) de) (?:[89]|1[0-7])\\b`,
        `\\byoungest\\b.{0,30}\\b1[1-7](?= *$)(?<!\\b(?:my|our) youngest.*)`,
        `\\b\\dft\\d{0,2},? (?:(?:and|n|&) )?(?:im )?1[1-7]\\b${notMonths}(?! ?(?:st|stone|inch\\w*|years|y)\\b)(?=(?: *$|[,.]| (?:do|can|so|and|im|how|want|still|yo|years? old)\\b))`,
        `^(?:an? )?teen(?:age|aged)?r?(?: (?:girl|boy|guy|male|female|lifter|athlete))? (?:here|looking|trying|tryna|who|with|needs?|wants?|wanting)\\b`,
        `\\b(?:am i|im|if im|not) old enough\\b(?! to know)|\\b(?:is|at|says?|thinks?) 1[1-7] (?:is )?(?:too|to|old enough|so) ?(?:young)?\\b(?= *$|[,.]| (?:for|to)\\b)`,
        `${remembered}\\b(?:just |recently )?turn(?:ed|t) 1[1-7]\\b(?! (?:minutes|into))(?<!\\b(?:son|daughter|kid|boy|girl|brother|sister|he|she|they|nephew|niece|dog|cat) (?:just |recently )?turned 1[1-7])`,
      ].join('|'),
      'mu',
    ),
  },
  {
    name: 'birthday to come',
    found: new RegExp(
      [
        `(?<!\\b(?:son|daughter|kid|he|she|hell|shell|brother|sister|nephew|niece)(?: is| will)? )\\b${soon} (?:[89]|1[0-8])\\b${notMonths}`,
        `\\b${myself} turning (?:[89]|1[0-8])\\b${notMonths}`,
        `^(?:turning|almost|nearly|about to turn) (?:[89]|1[0-8])\\b${notMonths}`,
        `\\b${myself} (?:almost|nearly|not even|under|not yet|about to turn) (?:[89]|1[0-8])\\b${notMonths}`,
        '\\b(?:until|till|til|untill|b4|before|when|once|cuz|because) (?:im|i am|i turn|i become|ill be) (?:1[0-8])\\b(?! (?:lbs|kg|kilos|%))',
        `\\b(?:wont|dont|doesnt|not|isnt|aint|havent|until|till|til|before)(?: (?:even|be|turn|turned|actually|technically|quite|legally))+ (?:18|eighteen)\\b${notMonths}|^not 18\\b(?! (?:any ?more|again))|\\b18 in (?:\\d+|a|one|two|three|few|couple)(?: (?:few|more|of))* (?:years?|yrs?|months?|weeks?|days?)\\b`,
        `\\b(?:voy a|estoy por|por|a punto de|antes de|al|cuando|hasta) cumplir(?: (?:los|mis))? (?:1[0-8])\\b${notMonths}`,
        `^(?:(?:ya|casi|todavia|aun|no) )+(?:tengo |cumplo )?(?:los )?1[1-8]\\b(?= *$| anos)`,
        '\\b(?:im|i am) not (?:18|eighteen)\\b(?! (?:any ?more|again|lol any))|\\b(?:until|till|til|before|when|once) (?:im|i am|i become) (?:an? )?(?:adult|legal|of age)\\b|\\bnot yet (?:18|eighteen)\\b',
        '\\b(?:cumplo|cumplire|voy a cumplir|voy a tener|cumpla|tendre)(?: los)? (?:[89]|1[0-8])\\b(?! (?:meses|semanas|dias|kilos|clases|clientes|anos (?:de|en|con|desde)))(?<!\\b(?:hij[oa]|nin[oa]|herman[oa]|sobrin[oa]) (?:\\w+ )?(?:cumplo|cumpla) \\d+)',
        '\\b(?:tengo casi|casi tengo|(?:todavia|aun) no (?:tengo|cumplo)|no tengo)(?: los)? 18\\b(?! (?:meses|semanas|dias|kilos))',
        '\\bfaltan?\\b.{0,20}\\b(?:para|pa)(?: (?:cumplir|tener|los|ser))+ (?:los )?(?:18\\b|(?:mayor(?: de edad)?|adult[oa]|legal)(?= *$|[,.]))|\\b(?:hasta|cuando|cuando ya)(?: que)? sea (?:mayor(?: de edad)?|adult[oa])\\b|\\b(?:aun|todavia) no soy mayor\\b',
      ].join('|'),
      'm',
    ),
  },
  { name: 'year of birth', found: wasBornTooLately },
  {
    name: 'under age in words',
    found: new RegExp(
      [
        `\\b(?:${myself} (?:a )?(?:(?:young|chubby|fat|skinny|busy) )?(?:minor|underage|under age|teen(?:ager|age)?)|(?:bc|because|cuz|as|since) im (?:a )?minor|soy (?:un |una )?(?:menor(?! que)(?: de edad)?|adolescente)|if (?:im |i am )?(?:under ?age|a minor|under ?18))\\b(?! (?:coach|mom|mum|dad))`,
        '\\b(?:not|isnt|aint)(?: (?:yet|even|quite|technically))* (?:an? (?:legal )?adult|of (?:legal )?age|legal age)\\b(?! (?:beginner|swimmer))|\\bno soy (?:aun |todavia )?(?:mayor de edad|mayor de 18|adult[oa])\\b',
        `(?:\\b${myself}|^(?:still|just|only)) (?:a )?(?:(?:little|young) )?kid\\b(?! (?:at heart|again|person|in a|inside))(?<!\\blike (?:im )?(?:a )?kid)`,
      ].join('|'),
      'm',
    ),
  },
  { name: 'school', found: goesToSchool },
  { name: 'needs a parent', found: needsAParent },
  { name: 'asks for a child', found: asksForAChild },
  ...youthSigns,
];

const words: Record<string, number> = {
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
};
const ageInWords = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'g');

/** The same text with ages in digits, so that "fifteen" and "quince" are read like "15". */
export function withAgesInDigits(plain: string): string {
  return plain.replace(ageInWords, (word) => String(words[word]));
}

// Years as people write them: 2011, '11 (only where a birth is told).
const births = [
  /(?:^|\b(?:i was|im|i am|and|but|year i was) |^was )born (?:[a-z0-9/.-]+ ){0,4}?(?:\d{1,2}[/.-])*(20\d\d|(?<=[/.-])\d\d|1\d(?= *$)|0\d(?= *$))\b/gm,
  /\b(?:naci(?: \w+){0,5}?|soy del?(?: ano)?|nacid[oa] (?:en|el)(?: ano)?) (?:\d{1,2}[/.-])*(20\d\d|(?<=[/.-]\d{1,2}[/.-])\d\d)\b/gm,
  /(?<!\b(?:sons?|daughters?|kids?|wifes|hij[oa]|bab(?:y|ys)) )\b(?:bday|b-day|birthday|dob|d\.o\.b|yob|birth ?(?:date|year)|date of birth|cumple|fecha de nacimiento)(?! (?:de|party|fiesta))\b.{0,20}?\b(20\d\d|(?<=\d[/.-]\d{1,2}[/.-])\d\d)\b/gm,
  /(?:\bim an? |^(?:an? )?)(?:20)?((?:20)?[01]\d) (?:kid|baby|born|model|liner)\b/gm,
  /\b(?:\d{1,2}[/.-]){2}(20\d\d|\d\d)\b.{0,14}\b(?:bday|b-day|birthday|dob|cumple\w*|naci)\b/gm,
  // A year's team in the clubs of Spain and Latin America.
  /\b(?:soy|juego|entreno|estoy|juveniles)\b.{0,20}\b(?:categoria|cat|modelo|camada|generacion) (?:del? )?(20\d\d)\b/gm,
];

function wasBornTooLately(plain: string, now: Date): boolean {
  const thisYear = now.getUTCFullYear();
  return births
    .flatMap((birth) => [...plain.matchAll(birth)])
    .some(([, written = '']) => {
      const year = written.length === 2 ? 2000 + Number(written) : Number(written);
      // Somebody who may still be 17 this year counts as a minor.
      return thisYear - year <= fullAge && thisYear - year >= youngestWriter;
    });
}
