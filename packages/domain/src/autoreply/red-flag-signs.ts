import { type HandOverSign, numberFrom } from './hand-over-sign.ts';

// "this class makes me want to die" is how people talk about training.
const training =
  '(?:gym|gimnasio|crossfit|workouts?|training|train|class|clase|cardio|leg ?day|squats?|burpees|session|sesion|treadmill|hiit|spin(?:ning)?|run(?:ning)?|entren\\w*|pierna|rutina)';
const aboutTraining = new RegExp(`\\b${training}\\b`);

/** Below this a day nobody's diet is a matter for a chat. */
const starvingCalories = 1000;
/** Losing more than this is crash dieting; "10 kg in a month" is an ordinary wish. */
const crashKilosAWeek = 2.5;
const weeksIn: Record<string, number> = { d: 1 / 7, w: 1, s: 1, m: 52 / 12 };

/** Signs of self-harm and of eating disorders. */
export const redFlagSigns: HandOverSign[] = [
  {
    name: 'suicide',
    found: new RegExp(
      [
        // Suicide runs are a drill.
        '\\b(?:suicid[ae]l?|sucid[ae]l?|suisid[ae]l?|suicidio|suicid(?:ar|arme|arse|o))\\b(?! (?:runs?|sprints?|drills?|grip|squad|push))',
        `\\bkill(?:ing)? my ?self\\b(?! (?:in|at|with|on|doing|over) (?:\\w+ ){0,2}?(?:${training}|work))(?! to (?:get|lose|look|fit|make|finish|stay))`,
        '\\b(?:wanna|want to|gonna|going to|should|might|ima|imma) kms\\b|\\bunalive (?:my ?self|me)\\b',
        '\\bend(?:ing)? (?:it all|my (?:own )?life)\\b|\\btak(?:e|ing) my (?:own )?life\\b',
        '\\b(?:better off (?:dead|without me)|no reason (?:to live|for living)|wish i (?:was|were) (?:dead|never born))\\b',
        '\\b(?:dont|do not|no longer) (?:want to|wanna) (?:live(?! (?:like|in|with|at|on|off|my))|be alive|exist|be here any ?more|wake up(?= *(?:$|any ?more)))\\b|\\bcan(?:t|not) go on living\\b',
        '\\b(?:quitarme la vida|acabar con mi vida|no quiero (?:seguir )?(?:vivir|viviendo|existir)|ganas de morir(?:me)?|no tengo ganas de vivir|no vale la pena vivir|mejor muert[oa])\\b',
        `\\b(?:quiero|voy a|pienso) matarme\\b(?! (?:a|en|con|de) (?:\\w+ ){0,2}?${training})(?! entrenando)`,
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'wish to die',
    found: (plain) =>
      plain
        .split('\n')
        .some(
          (sentence) =>
            /(?<!\b(?:dont|not|didnt) )\b(?:(?:want|wanted|wanting) to|wanna) die\b|(?<!\bno (?:me )?)\bqui(?:ero|siera) morir(?:me)?\b(?! de )/.test(
              sentence,
            ) && !aboutTraining.test(sentence),
        ),
  },
  {
    name: 'self-harm',
    found: new RegExp(
      [
        '\\bself[- ]?harm\\w*|\\bautolesi\\w*',
        '\\bcut(?:ting)? my ?self(?= *(?:$|[,.!?]|again|because|when|every|at night|and|lately))|\\bcutting my (?:wrists?|arms?|thighs?|skin)\\b',
        '(?<!\\b(?:dont|not|didnt) )\\b(?:want to|wanna|urge to|thoughts? (?:of|about)|feel like) hurt(?:ing)? my ?self\\b',
        '\\b(?:cortarme|me corto) (?:las? |los? |el )?(?:venas|munecas?|brazos?|piernas|piel)\\b|(?<!\\bno )\\bquiero hacerme dano\\b|\\bme hago dano (?:a mi mism[oa]|a proposito)\\b',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'eating disorder by name',
    found:
      /\b(?:anorex\w*|bul[ie]mi\w*|orthorexi\w*|ortorexi\w*|(?:eating|food) (?:disorder|dissorder|disoder)s?|disordered eating|binge[- ]?eat\w*|bing(?:e|ing) (?:and|n|&) purg\w*|in ed recovery|trastornos? (?:alimentici[oa]s?|alimentari[oa]s?|de la conducta alimentaria)|atracones)\b/,
  },
  {
    name: 'purging',
    found: new RegExp(
      [
        '\\b(?:mak|made|forc)\\w* my ?self (?:throw up|puke|vomit|sick|purge)\\b|\\bpurg(?:e|ing)\\b(?! (?:my closet|the|of))',
        '\\bif i eat\\b.{0,25}\\b(?:throw(?:ing)? (?:it )?(?:all )?up|puke|vomit)\\b',
        '\\b(?:(?:throw(?:ing)?|threw) (?:it )?(?:all )?up|puk(?:e|ing)|vomit(?:ing)?) (?:after (?:i eat|eating|food|(?:every |my )?(?:meals?|dinner|lunch|breakfast)|i binge)|on purpose|every time i eat|my (?:food|meals?)|(?:everything|whatever|what) i eat)\\b',
        '\\b(?:laxatives?|laxitives?|laxantes?)\\b',
        '\\bsi como\\b.{0,25}\\bvomit\\w*|\\b(?:provoc\\w* (?:el |un )?vomito|vomit\\w* (?:despues de comer|lo que como|la comida|todo lo que))\\b',
      ].join('|'),
    ),
  },
  {
    name: 'starving',
    found:
      /\bstarv(?:e|ing) my ?self\b|\b(?:havent|have not|didnt|did not|not) (?:eaten|ate|eat|eating) (?:anything )?(?:for|in|since) (?:\w+ ){0,2}(?:days?|week)\b|\b(?:i (?:just )?(?:dont|do not|stopped) eat(?:ing)?)(?: (?:any ?more|at all|anything|for days))?$|\bme mato de hambre\b|\b(?:llevo|hace) (?:\w+ ){1,3}sin comer\b|\b(?:deje de comer|ya no como|casi no como|no como nada)$/m,
  },
  { name: 'starving by the number', found: eatsFarTooLittle },
  { name: 'crash diet', found: wantsToLoseFarTooFast },
];

function eatsFarTooLittle(plain: string): boolean {
  const eaten =
    /\b(?:eat|eating|ate|living on|surviv\w+ on|como|comiendo|consumo|consumiendo)\b(?: (?:only|just|like|about|around|maybe|less than|under|max|solo|unas?|unos|como|menos de|at most))* (\d{2,4}) ?(?:k?cals?|calories|calorias)\b(?! (?:deficit|surplus|less|more|de deficit|menos|mas|breakfast|lunch|dinner|meals?|snacks?|for (?:breakfast|lunch|dinner)|per meal|a meal|bars?|before|after|pre|post|extra|of|en (?:el desayuno|la cena|la comida)))/g;
  return [...plain.matchAll(eaten)].some(([, calories]) => Number(calories) < starvingCalories);
}

function wantsToLoseFarTooFast(plain: string): boolean {
  const wish =
    /\b(?:los[et]|loos[et]|losing|loosing|drop|dropping|shed|cut|bajar|perder|rebajar|adelgazar)\b(?: \w+){0,2}? (\d+(?:[.,]\d+)?) ?(kgs?|kilos?|lbs?|pounds?|libras?)\b.{0,20}?\b(?:in|within|en)\b(?: (?:like|just|only|about|solo|unas?|the next))* (?:\d+ ?(?:-|to|or|a|o) ?)?(\w+) ?(days?|weeks?|wks?|months?|dias?|semanas?|mes(?:es)?)\b/g;
  return [...plain.matchAll(wish)].some(([, amount = '', unit = '', length = '', period = '']) => {
    const kilos = numberFrom(amount) * (unit.startsWith('k') ? 1 : 0.4536);
    const weeks = numberFrom(length) * (weeksIn[period.charAt(0)] ?? NaN);
    return kilos / weeks > crashKilosAWeek;
  });
}
