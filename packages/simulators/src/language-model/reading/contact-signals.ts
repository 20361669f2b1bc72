import { plainText } from './plain-text.ts';

/** What a contact's words ask for or warn about, beside the facts in them. */
export type Signal =
  | 'red-flag'
  | 'medical'
  | 'minor'
  | 'anger'
  | 'asks-for-human'
  | 'existing-client'
  | 'business-pitch'
  | 'not-interested'
  | 'asks-if-bot'
  | 'manipulates'
  | 'asks-price'
  | 'wants-call'
  | 'talks-later'
  | 'agrees'
  | 'declines'
  | 'names-a-time'
  | 'only-thanks'
  | 'asks-something'
  | 'sends-media';

const patterns: Record<Exclude<Signal, 'minor' | 'red-flag' | 'asks-for-human'>, RegExp[]> = {
  medical: [
    /\b(pregnan\w*|c[- ]?section|post ?partum|breast ?feeding|blood thinners?|medications?|meds|diabet\w*|insulin|thyroid|pcos|surgery|herniat?\w*|slipped disc|injur\w*|sprain\w*|fractur\w*|heart (condition|disease|problems?)|blood pressure|asthma|epilep\w*|my doctor)\b/,
    /\b(knees?|back|shoulders?|hips?|ankles?|wrists?|neck|elbows?)\b.{0,25}\b(hurts?|hurting|pain\w*|ach(e|es|ing)|clicks?|popped)\b/,
    /\b(embarazad\w*|cesarea|pos?tparto|lactan\w*|anticoagulant\w*|medicament\w*|insulina|tiroides|cirugia|operaron|operacion|lesion\w*|desgarr\w*|presion alta|hipertens\w*|asma|mi (medico|doctor))\b/,
    /\bme duelen? |\b(dolor(es)?|duelen?|truenan?|lastim\w*)\b.{0,25}\b(espalda|rodillas?|hombros?|cadera|cuello|pecho|tobillos?)\b|\b(espalda|rodillas?|hombros?|cadera|cuello|pecho|tobillos?)\b.{0,25}\b(duelen?|dolor(es)?|truenan?)\b/,
  ],
  anger: [
    /\bf+[u*]+[c*]+k+(ing)? (you|u|off|bot|spam)\b|\bf\*+ (you|u|off)/,
    /\b(assholes?|bitch|idiots?|morons?|scammers?|(this|it) is (such )?a scam|total scam|so (mad|angry) (at|with)|screw you|piss off|go to hell|piece of shit)\b/,
    /\b(vete a la|vayanse a la|hijos? de puta|pendej\w*|idiotas?|imbecil\w*|estafa(dor\w*)?|gilipollas|que te jodan|chinga tu)\b/,
  ],
  'existing-client': [
    /\bi (already )?paid\b|\bpaid already\b|\bmy (week \d+|check[- ]?in)\b|\bi'?m (already )?(a|your) client\b/,
    /\bya (te )?pague\b|\bya soy (tu )?client[ea]\b|\bmi check[- ]?in\b/,
  ],
  'business-pitch': [
    /\b(collabs?|collaborat\w*|partnership|sponsor\w*|brand ambassador|grow your (account|page|followers))\b|\bwe are an? .{0,30}\bbrand\b/,
    /\b(colaboracion\w*|colaborar|patrocin\w*|somos una marca)\b/,
  ],
  'not-interested': [
    /\b(not interested|no longer interested|no thank(s| you)|no thx|nah,? i'?m good|i'?m good,? (thx|thanks)|not for me|leave me alone|unsubscribe|remove me|stop (messaging|msging|texting|writing|contacting))\b|^stop\W*$/,
    /\b(no me interesa|no estoy interesad[oa]|no,? (muchas )?gracias|deja(me)? de escribir\w*|no me escriba\w*|no es para mi)\b|^(para|basta)\W*$/,
  ],
  'asks-if-bot': [
    /\b(r|are|is) (u|you|this|it|that)\b.{0,12}\b(bot|robot|ai|human|real|real person|person|automated|chatgpt|machine)\b/,
    /\bam i (talking|chatting|speaking|writing) (to|with) an? |\b(u|you) (a )?bot\b/,
    /\b(eres|sos|es|seras|esto es)\b.{0,10}\b(bot|robot|ia|maquina|persona|humano|humana|real|automatico)\b|\b(hablo|hablando|escribo) con (un|una) (bot|robot|ia|maquina|persona|humano)\b/,
  ],
  manipulates: [
    /\bignore\b.{0,25}\b(instructions?|rules?|prompt)\b|\bsystem prompt\b|\b(show|tell|print|reveal|repeat|give)\b.{0,25}\b(instructions|prompt|rules)\b|\byou are now\b|\bpretend (to be|you)\b/,
    /\d+ ?% (off|discount|de descuento)|\bignora\b.{0,25}\b(instrucciones|reglas)\b|\b(muestra|dime|repite|dame)\b.{0,25}\b(instrucciones|prompt|reglas)\b/,
    /<\/?(contact_message|coach_instructions|known_facts|fields_to_learn|coach_note|system)\b/,
  ],
  'asks-price': [
    /\bhow much(?! (weight|can|protein|time|muscle|water|cardio|do i|should|fat|food))\b|\b(prices?|pricing|costs?|rates|fees?)\b|\bwhat do (you|u) charge\b/,
    /\bcuanto (cuesta|vale|sale|es|cobra[sn]?|seria)\b|\bcuanto\W*$|\b(precios?|costos?|tarifas?)\b|\bque (vale|cuesta)\b/,
  ],
  'wants-call': [
    /\b(can i (just )?book|book (a|the|my|me)\b|sign me up|set me up|schedule (a|the|my)\b|let'?s (do it|go|talk|book)|where do i sign|(jump|hop|get) on a call|ready to book)\b/,
    /\b(agendar\w*|agendame|reservar|programar (una|la) llamada|(quiero|hagamos) (la|una) llamada|donde me apunto|apuntame|quiero inscribirme|hagamoslo)\b/,
  ],
  'talks-later': [
    /\b(talk|chat|speak) (later|tonight|tonite|tomorrow|tmrw|soon|after)\b|\bat work\b|\b(can'?t|cannot) talk\b|\bbusy (rn|right now)\b|\b(text|write|message) (you|u) later\b|\bget back to (you|u)\b|\blet me think\b/,
    /\bhablamos (luego|despues|mas tarde|manana|el \w+)\b|\bestoy (trabajando|manejando|conduciendo|en el trabajo|ocupad[oa])\b|\bte escribo (luego|despues|mas tarde|manana)\b|\bdejame pensar\w*|\blo pienso\b/,
  ],
  agrees: [
    /^(yes|yeah|yea|yep|yup|sure|ok|okay|k|sounds good|perfect|great|cool|of course|definitely|absolutely|please|let'?s|i'?d love|asap|right now)\b/,
    /^(si+|claro|dale|va|vale|de acuerdo|perfecto|por supuesto|obvio|me parece|listo|genial|me encantaria|cuanto antes)\b/,
    /^(👍|👌|🙌|✅)/u,
  ],
  declines: [
    /^(no|nope|nah|not (yet|now|really)|maybe later)\b/,
    /^(no|todavia no|aun no|ahora no|quiza\w*|tal vez)\b/,
  ],
  'names-a-time': [
    /\b(mon|tues|wednes|thurs|fri|satur|sun)(day)?s?\b|\b(tomorrow|tmrw|tonight|mornings?|afternoons?|evenings?|weekend)\b|\b\d{1,2}(:\d\d)? ?(am|pm|h)\b|\bat \d{1,2}\b/,
    /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|tarde|noche|mediodia)\b|\ba las \d/,
  ],
  'only-thanks': [
    /^((ok|okay|k|cool|great|perfect|awesome|nice|thanks?( (you|so much|a lot))?|thank you|thx|ty|gracias|muchas|genial|perfecto|vale|excelente)[\s!.,]*)+$/,
    /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u,
  ],
  // The client says only the kind of an attachment.
  'sends-media': [/(^|\n| )\[[a-z_]{3,20}\]$/],
  'asks-something': [
    /\?/,
    /^(do|does|can|is|are|what|how|when|where|why|which)\b/,
    /^(como|cuando|donde|cual|que|puedo|tienes|hay)\b/,
  ],
};

/** Reads the contact's unanswered messages. `coachName` makes "can I talk to Dana" a request for a person. */
export function readSignals(texts: string[], coachName: string | null, now: Date): Set<Signal> {
  const signals = new Set<Signal>();
  for (const text of texts) {
    const plain = plainText(text);
    for (const [signal, expressions] of Object.entries(patterns) as [keyof typeof patterns, RegExp[]][]) {
      if (expressions.some((expression) => expression.test(plain))) signals.add(signal);
    }
    if (isRedFlag(plain)) signals.add('red-flag');
    if (isMinor(plain, now)) signals.add('minor');
    if (asksForHuman(plain, coachName)) signals.add('asks-for-human');
  }
  return signals;
}

function asksForHuman(plain: string, coachName: string | null): boolean {
  const person = `(a |an |the |una |un )?(real |actual )?(human|person|someone|coach|persona|humano|alguien${coachName ? `|${plainText(coachName)}` : ''})`;
  return (
    new RegExp(`\\b(talk|speak|hablar|platicar) (to|with|con) ${person}\\b`).test(plain) ||
    /\b(human|real person|persona real) (please|pls|por favor|xfa)\b/.test(plain)
  );
}

function isRedFlag(plain: string): boolean {
  if (
    /\b(throw(ing)? up|vomit\w*|purg(e|ing)|bulimi\w*|anorexi\w*|eating disorder|starv(e|ing) myself|laxatives?|laxantes?|trastorno alimenti\w*)\b/.test(
      plain,
    ) ||
    /\b(suicid\w*|kill myself|self[- ]harm\w*|cut(ting)? myself|don'?t want to live|end it all|no quiero vivir|matarme|hacerme dano)\b/.test(
      plain,
    )
  ) {
    return true;
  }
  const calories =
    /\b(?:only |just |solo )?(?:eat|eating|como|comiendo) (?:only |just |solo |like )?(\d{2,3}) ?(?:k?cals?|calories|calorias)\b/.exec(
      plain,
    );
  if (calories) return true;
  const pace =
    /\b(\d+) ?(kgs?|kilos?|lbs?|pounds|libras)\b.{0,12}\b(?:in|en) (\d+|an?|one|two|three|una|dos|tres) ?(?:wks?|weeks?|semanas?)\b/.exec(
      plain,
    );
  if (!pace) return false;
  const kilos = Number(pace[1]) * ((pace[2] ?? '').startsWith('k') ? 1 : 0.45);
  return kilos / numberOf(pace[3] ?? '1') > 1.5;
}

function isMinor(plain: string, now: Date): boolean {
  const born = /\b(?:born(?: in)?|naci en(?: el)?) (20\d\d)\b/.exec(plain);
  if (born && now.getUTCFullYear() - Number(born[1]) < 18) return true;
  return (
    /\b(i'?m|i am|tengo) (9|1[0-7])\b(?! ?(kg|kgs|kilos?|lbs?|pounds|libras|%|percent|min|hours?|days?|weeks?|months?|horas?|dias|semanas|meses|over|de mas|-))/.test(
      plain,
    ) ||
    /\b([6-9]|1[0-2])th grade\b|\bturning (1[0-8])\b|\b(1[0-7]) ?(yo|y\/o|years? old)\b/.test(plain) ||
    /\bmy (mom|mum|mother|dad|parents?)( says?| said| lets?|'s ok| is ok)\b|\bmi (mama|papa|madre|padre)( dice| me deja| dijo)\b/.test(
      plain,
    ) ||
    /\b(soy|i'?m) (menor de edad|a minor|underage)\b|\bvoy (a|en) (la )?(secundaria|prepa)\b/.test(plain)
  );
}

function numberOf(word: string): number {
  const words: Record<string, number> = { a: 1, an: 1, one: 1, una: 1, two: 2, dos: 2, three: 3, tres: 3 };
  return words[word] ?? Number(word);
}
