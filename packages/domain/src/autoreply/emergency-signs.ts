import type { HandOverSign } from './hand-over-sign.ts';

const limb = '(?:(?:left|right|whole|entire|both) )*(?:legs?|arms?|hands?|face|fingers?|feet|foot|toes?|side)';
const miembro = '(?:brazos?|manos?|piernas?|cara|dedos?|pies?|lado|medio cuerpo)';

/** Signs of what cannot wait: heart, brain, breath, consciousness, blood. How people joke about a hard workout is none. */
export const emergencySigns: HandOverSign[] = [
  {
    name: 'heart',
    found: new RegExp(
      [
        '\\b(?:chest|heart)(?:s|\\b)(?: \\w+){0,3}? (?:pains?|hurt\\w*|aches?|aching|tight\\w*|tightens?|pressure|heav(?:y|iness)|squeez\\w*|discomfort|rac(?:e|es|ing)(?! (?:just )?(?:looking|watching|thinking|reading|seeing))|pounding|flutter\\w*|palpitat\\w*|skips(?! a beat\\b)|skipping(?! a beat\\b)|stopped|beats? (?:too|so|really|very|super|weird|irregular|out)|failure|murmur|condition|disease|problems?|issues?|surgery|transplant|defect|attack)\\b(?<!\\b(?:gave|give|gives|giving) me (?:a |mini )*heart attack)',
        '\\b(?:pains?|pressure|tightness|tight feeling|burning|stabbing|cramps?|discomfort) (?:in|on|across|around|near) (?:my |the |me )?(?:left |right |upper )*(?:chest|heart)\\b|\\bchest pains?\\b',
        '\\b(?:dolor\\w*|d(?:ue|o)l\\w+|presion|opresion|punzad\\w*|aprieta|apretad\\w*|ardor|molestias?|pinchazos?) (?:\\w+ ){0,3}(?:pecho|corazon)\\b|\\b(?:pecho|corazon)(?: \\w+){0,3}? (?:dolor|duele|aprieta|acelera\\w*|acelerad[oa]|apretad[oa]|oprimid[oa]|pesad[oa]|late (?:muy|raro|rapido|fuerte)|brinca|salta)\\b|\\bacelera\\w* (?:\\w+ )?el corazon\\b',
        '\\b(?:tachycardia|taquicardias?|palp[ie]tac?ti?on\\w*|palpitacion\\w*|ar+h?[iy]t?h?[iy]?th?mi\\w*|arritmias?|afib|pacemaker|marcapasos|heart ?attack(?<!\\bme (?:a |mini )*heart ?attack)|(?:pre ?)?infartos?|(?:tuve|dio|sufri) (?:un )?paro(?! de)|(?:paro|ataque) (?:cardi\\w+|al corazon)|angina|cardiomyopathy|cardiopatia|soplo (?:en el|cardiaco)|cardiac)\\b',
      ].join('|'),
    ),
  },
  {
    name: 'brain and circulation',
    found: new RegExp(
      [
        '\\b(?:had|having|have|survived|after|since|from|recovering from) (?:a |an |my |the |two |mini ?-?|minor |small )*strokes?\\b(?! of)|\\bstroke (?:survivor|recovery|last|in \\d{4})\\b',
        '\\b(?:aneur[iy]sms?|aneurisma|embolism|embolia|clots?(?! of)|coagulos?|trombo\\w*|dvt|derrames?(?: cerebral)?|acv|ictus|brain (?:bleed|injury|tumou?r)|tbi)\\b',
        '\\b(?:seizures?|convulsi\\w*|convulsion\\w*|epilep\\w*)\\b',
        '\\bconcus+\\w*|\\b(?:hit|banged|bumped|smacked|cracked|smashed) my head\\b|\\bconmocion\\b|\\bme (?:golpee|pegue|di)(?: \\w+){0,3} (?:en )?la cabeza\\b',
      ].join('|'),
    ),
  },
  {
    name: 'consciousness',
    found: new RegExp(
      [
        '\\bfaint(?:ed|ing|s)?\\b(?! (?:of heart|hearted))|\\b(?:pass(?:ed|ing|es)?|black(?:ed|ing|s)?) out\\b(?! (?:on (?:the|my) (?:couch|sofa|bed)|drunk|asleep|early|at \\d|by \\d|after (?:work|dinner|lunch|wine)|watching|when i saw|flyers|from laugh\\w*))',
        '\\b(?:i|and) collapsed\\b(?! (?:on|into) (?:the|my) (?:couch|sofa|bed))|\\b(?:lost|losing|lose) consciousness\\b|\\bunconscious\\b|\\b(?:vision|eyes|eyesight|everything) (?:\\w+ )?(?:went|goes|got|gets|going|turned) (?:\\w+ )?(?:black|dark|blurry|white|blank)\\b|\\b(?:blurry|blurred|double|tunnel|lost(?: my)?) vision\\b|\\bvision (?:borrosa|doble)\\b|\\b(?:vi|veo|veia) (?:todo )?(?:negro|borroso|doble)\\b|\\b(?:woke|wake|came to|found my ?self)(?: up)? on the (?:\\w+ )?(?:floor|ground)\\b|\\bdont remember (?:what happened|falling|fainting)\\b|\\b(?:desperte|amaneci) en el (?:piso|suelo)\\b',
        '\\bdesma[yi]\\w*|\\b(?:perd\\w+|quede sin) (?:el |la )?(?:conocimiento|conciencia|consciencia)\\b|\\bse me (?:nubl\\w+|oscurec\\w+|fue|va) la (?:vista|vision)\\b|\\bcolapse\\b',
      ].join('|'),
    ),
  },
  {
    name: 'breath',
    found:
      /\b(?:cant|cannot|couldnt|can not|could not|can barely|hard to|hard time|trouble|difficult(?:y|ies)?|struggl\w+|unable to)(?: \w+){0,2} (?:breath\w*|catch my breath)\b(?! (?:lol|lmao))|\bshort(?:ness)? of breath\b|\bno (?:puedo|podia|pude|logro)(?: \w+)? respirar\b|\b(?:me cuesta|dificultad (?:para|al)) respirar\b|\bme falt(?:a|aba|o) (?:mucho )?(?:el )?(?:aire|la respiracion|aliento)\b|\bme ahogo (?:al|cuando|corriendo|subiendo|con)\b/,
  },
  {
    name: 'blood',
    found: new RegExp(
      [
        '\\b(?:cough\\w*|spit\\w*|spat|vomit\\w*|(?:throw\\w*|threw) up|puk\\w+|pe+(?:d|ing)?|piss\\w*|urinat\\w*|poop\\w*|shit\\w*)(?: \\w+){0,2} blood\\b|\\bblood (?:in|from|when) (?:my |the |i )?(?:urine|pee|piss|stool|poop|vomit|spit|ears?|pee|cough)\\b|\\bblood in my\\b',
        '\\b(?:tos\\w*|escup\\w+|vomit\\w*|devolvi|orin\\w+|meo|mee|mear|cag\\w+|hago pipi)(?: \\w+){0,2} sangre\\b|\\bsangre (?:en|al|por|cuando) (?:la |el |mi |las )?(?:orin\\w*|pipi|heces|popo|toser|toso|vomito|ano|mear)\\b|\\bsangrado\\b',
        '\\b(?:pee|urine|piss|orina|pipi)(?: \\w+){0,4}? (?:brown\\w*|dark|red|black|cola|coke|tea|bloody|oscur\\w*|cafe|roj[oa]|negr[oa]|marron)\\b|\\b(?:brown|dark|red|black|cola|coke|tea|bloody)(?:ish)?[ -]?(?:colou?red )?(?:pee|urine|piss)\\b|\\brhabdo\\w*|\\brabdo\\w*',
      ].join('|'),
    ),
  },
  {
    name: 'feeling lost',
    found: new RegExp(
      [
        `\\b(?:cant|cannot|couldnt|dont|lost|lose|losing)(?: all| the)? (?:feel|feeling in|feeling of|sensation in|move) (?:my |one )?${limb}\\b(?!.{0,40}\\b(?:leg ?day|arm ?day|workout|class|lol|lmao|haha)\\b)`,
        `\\b(?:my |the )${limb}(?: \\w+){0,3}? (?:numb\\w*|tingl\\w*|drooping|paralyzed)\\b|\\bnumb(?:ness)?\\b(?! to)|\\btingling\\b|\\b(?:calf|leg|thigh|arm|foot|face|tongue|throat|lips)(?: \\w+){0,2} (?:swollen|swelling|swelled|blue|droop\\w*)\\b`,
        `\\bse me (?:duerm\\w+|durmi\\w+|entum\\w+|adormec\\w+|paraliz\\w+)(?: \\w+){0,2}? ${miembro}\\b|\\badormecid[oa]s?\\b|\\bhormigueos?\\b|\\bno (?:siento|puedo mover) (?:el |la |los |las |mi |mis )?${miembro}\\b(?!.{0,30}\\b(?:ja)+j?\\b)`,
      ].join('|'),
    ),
  },
  {
    name: 'something tore',
    found:
      /\b(?:felt|heard|hear|feel|felt like)(?: \w+){0,5}? (?:pop(?:ped)?|snap(?:ped)?|crack(?:ed)?|rip(?:ped)?|tear|tore)\b|\bsomething (?:popped|snapped|tore|ripped|gave out)\b|\b(?:senti|escuche|oi)(?: (?:un|una|como|que|algo|se|me))* (?:tronido|chasquido|crack|crujido|tiron|desgarro|trono|rompio)\b/,
  },
  {
    name: 'in hospital',
    found:
      /\bhospitali[sz]\w*|(?<!\b(?:work|works|working|job|shifts?|nurse|volunteer|intern)(?: \w+){0,3} )\b(?:in|to|at|from|me in) (?:the )?(?:hospital|er|icu|emergency room|a&e)\b(?! (?:as|nurse|staff|worker|job|doctor|shifts?))|\bme (?:internaron|hospitali\w+|ingresaron)\b|\b(?:estuve|estoy|acabe|termine|fui a dar) (?:en|a|al) (?:el )?(?:hospital|urgencias|terapia intensiva)\b(?! (?:como|trabajando))/,
  },
];
