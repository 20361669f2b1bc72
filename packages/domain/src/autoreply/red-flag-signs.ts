import { crashDietSigns } from './crash-diet-signs.ts';
import type { HandOverSign } from './hand-over-sign.ts';
import { selfHarmSigns } from './self-harm-signs.ts';

const fewDays =
  '(?:2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|few|other|several|couple of|dos|tres|cuatro|cinco|seis|siete)';
const meal = '(?:meals?|dinner|lunch|breakfast|i eat|eating|food|i ate|supper)';

const eatingDisorderSigns: HandOverSign[] = [
  {
    name: 'eating disorder by name',
    found:
      /\b(?:anor[ea]x\w*|annorex\w*|bul[ie]m[ie]\w*|bullim\w*|orthorexi\w*|ortorexi\w*|arfid|(?:eating|food) (?:dis{1,2}order|dis{1,2}oder|disorde)s?|disordered eating|binge[- ]?eat\w*|bing(?:e|ing) (?:and|n|&|then|or|into) (?:then )?purg\w*|(?:in|my|an|with|from|active) ed (?:recovery|relapse|voice|again|is|came|thoughts|history|back|brain|behaviou?rs)|(?:my|an|the|into my|from an|from my|had an|have an) ed(?= *(?:$|[,.!?]|again|and|so|but|for|since|in|when|back|lol|is))|ed recovery|trastornos? (?:alimentici[oa]s?|alimentari[oa]s?|de (?:la )?(?:conducta )?alimenta\w+)|tca|atracones|pro ?-?(?:ana|mia)|thinspo\w*|meanspo|bonespo)\b/,
  },
  {
    name: 'purging',
    found: new RegExp(
      [
        '\\b(?:mak|made|forc|gag)\\w* my ?self (?:throw up|puke|vomit|sick|purge|after|when|every)\\b|\\bgag my ?self\\b|\\bpurg(?:e|ed|ing)\\b(?! (?:my closet|my pantry|my fridge|the|of|junk))',
        `\\b(?:if|when|whenever|after|every time|each time) i eat\\b.{0,25}\\b(?:throw(?:ing)? (?:it |everything )?(?:all )?up|threw up|puke|vomit|gag)\\b`,
        `\\b(?:(?:throw(?:ing)?|threw) (?:it |everything )?(?:all )?up|puk(?:e|ed|ing)|vomit(?:ed|ing)?)(?: (?:up|all|right|almost|most of|just))* (?:after (?:every |each |my |all |most |a |big )*(?:${meal}|i binge|binges?)|on purpose|every time i eat|(?:all )?(?:of )?my (?:food|meals?)|(?:everything|whatever|what|anything|the food) i eat|so (?:that )?i (?:dont|wont) gain)\\b`,
        '\\b(?:binge|binges|binged|binging|bingeing|binge-ing)\\b.{0,25}\\b(?:puk\\w+|throw\\w* up|vomit\\w*|purg\\w+|starv\\w+|restrict\\w*|laxat\\w*|fast for|dont eat)\\b|\\b(?:starv\\w*|restrict\\w*|puk\\w+|throw\\w* up)\\b.{0,20}\\bbing(?:e|ing|eing)\\b',
        '\\b(?:finger|fingers|toothbrush|spoon) (?:down|in|into) (?:my )?throat\\b|\\bchew\\w*(?: \\w+){0,3} (?:and|n|then|&) spit\\w*\\b|\\bspit (?:it|food|my food) out (?:so|to|instead)\\b',
        '\\b(?:laxatives?|laxitives?|laxat\\w+|laxantes?)\\b',
        '\\bsi como\\b.{0,25}\\bvomit\\w*|\\b(?:provoc\\w*(?: (?:el|un|los))? vomitos?|vomit\\w*(?: (?:despues|luego|al|tras|cuando|cada vez que|siempre que|si))(?: de)?(?: \\w+){0,3}? (?:com\\w+|cen\\w+|desayun\\w+|almorz\\w+|almuerz\\w+|atracon\\w*)|vomit\\w* (?:lo que como|la comida|todo(?= *(?:$|lo que|[,.]))|mi comida|para))\\b|\\b(?:atracon|atracones)\\b.{0,25}\\bvomit\\w*',
        '\\bmet\\w* (?:los |el |mis )?dedos?\\b(?= *(?:$|para|en la|despues|cuando|y|hasta|al))|\\bdedos? (?:a|en|hasta) la garganta\\b|\\bmastic\\w+(?: \\w+){0,3} y (?:la |lo )?escup\\w*',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'starving',
    found: new RegExp(
      [
        '\\bstarv(?:e|ed|ing) my ?self\\b|(?<!\\b(?:dont|not|wont|never|without|to not|didnt|wouldnt|doesnt|having to|have to|need to|people) )(?<!\\bso (?:that )?i (?:dont|wont) )\\b(?:i|then|and|just|or|to|that i)(?: (?:just|then|basically|always|literally))* starve\\b(?! (?:for|lol|anymore|if|without|on (?:your|ur|this)))',
        `\\b(?:havent|have not|hvnt|hadnt|didnt|did not|not|never)(?: \\w+)? (?:eaten|ate|eat|eating)(?: (?:anything|food|a thing|much|real food))*(?: (?:for|in|since))? (?:\\w+ ){0,2}?(?:days|week|a day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the weekend|last week)\\b`,
        `\\b(?:i (?:just )?(?:dont|do not|stopped|quit) eat(?:ing)?)(?: (?:any ?more|at all|anything|for days|food|most days))?(?= *$)|\\b(?:i (?:just )?(?:dont|stopped)) eat(?:ing)? (?:for|most) days\\b|\\b(?:and|but|coffee|water) (?:i )?(?:dont|not) eat(?:ing)?(?: anything| at all)?$`,
        `\\b(?:no food|not eating|without (?:food|eating|any food)|with no food|zero food|not eat)\\b.{0,14}\\b(?:days|day \\d|a week|weeks|tomorrow|until|till)\\b|\\bday ${fewDays}\\b.{0,12}\\b(?:no food|not eating|without (?:food|eating))\\b|\\b${fewDays} days?\\b.{0,12}\\b(?:no food|not eating|without (?:food|eating))\\b`,
        `\\b(?:eat|eating|ate|meal|food)(?: (?:only|just|like|about|something))*(?: (?:once|one meal|1 meal|a meal|1x|one time))? every (?:${fewDays}) days?\\b|\\beat(?:ing)? (?:every other day|once (?:every )?(?:in )?${fewDays} days|once a week|${fewDays} (?:times|days) a week)\\b`,
        `\\b(?:water|dry|juice) fast\\w*\\b.{0,20}\\b(?:${fewDays}|\\d\\d|a|one|two)[ -]?(?:days?|weeks?)\\b|\\b(?:${fewDays}|\\d\\d|a|one|two)[ -]?(?:days?|weeks?|month) (?:long )?(?:water|dry) fast\\b`,
        '\\bonly (?:drink|drank|had|have|having|consume|drinking|live on|lived on)(?: \\w+){0,2} (?:water|coffee|tea|diet coke|coke zero|soda|juice|black coffee|energy drinks)\\b.{0,25}\\b(?:no food|days|instead of (?:food|meals|eating)|all day|dont eat|not eat|nothing else|a week)\\b',
        '(?<!\\b(?:not|never|no longer|isnt|dont be|arent) )\\b(?:scared|afraid|terrified|frightened|petrified|fear\\w*|panic\\w*|anxious)(?: (?:to|of|about|by|over|around|when i|honestly|so))* (?:eat(?:ing)?(?= *(?:$|[,.!]|anything|food|at all|now|because|bc|cuz|and|in|more than|carbs|dinner|lunch|breakfast|real|solid|tbh|lol|honestly|again))|food)\\b|\\bfood (?:scares|terrifies|disgusts) me\\b|\\bfear foods?\\b',
        '\\bguilt\\w*\\b.{0,14}\\b(?:eat\\w*|food|ate|meals?)\\b.{0,35}\\b(?:starv\\w*|dont eat|not eat|skip|throw up|purg\\w+|fast|punish|vomit|stop eating|wont eat|cant eat)\\b',
        '\\b(?:punish|punishing) my ?self\\b.{0,30}\\b(?:eat\\w*|food|ate|carbs|fast\\w*|meals?|cardio|calories|exercise)\\b|\\b(?:if|when|after) i (?:eat|ate)\\b.{0,25}\\b(?:punish my ?self|fast for|starve|not eat (?:for|the))\\b',
        '\\b(?:dont|do not|not) (?:deserve|allowed)(?: to)? (?:eat|food|meals)\\b|\\bno merezco (?:comer|comida|la comida)\\b',
        '\\bskip\\w*(?: \\w+){0,3} meals?\\b.{0,25}\\b(?:faint\\w*|dizzy|pass out|black out|starv\\w*|days|shak\\w*|collapse)\\b|\\b(?:me )?salto(?: \\w+){0,3} comidas?\\b.{0,28}\\b(?:mare\\w*|desmay\\w*|dias|debil)\\b',
        '\\b(?:only|just|solo|nothing but|all i eat is|lo unico que como es|nada mas|nomas|unicamente)\\b.{0,34}\\b(?:apples?|manzanas?|banana|platano|eggs?|huevos?|rice cakes?|lettuce|lechuga|celery|apio|cucumbers?|pepinos?|crackers?|galletas?|yogurt?|fruit|fruta|gum|chicle)(?: \\w+){0,2}? (?:a day|per day|each day|al dia|por dia|all day|todo el dia|en todo el dia)\\b',
        '\\b(?:me )?(?:mato|muero|obligo a pasar|paso|aguanto) (?:de |con )?hambre\\b.{0,24}\\b(?:semana|dias|para (?:bajar|no engordar|adelgazar|perder|ser)|a proposito)\\b|\\bme mato de hambre\\b',
        '\\b(?:llevo|hace|paso|pase|estuve|aguanto|voy)(?: \\w+){1,3} sin (?:comer|probar (?:bocado|comida|alimento))\\b|\\b(?:no he comido|no como|sin comer)(?: (?:nada|casi nada|absolutamente nada))*(?: (?:en|desde|hace|por|durante))? (?:\\w+ )?(?:dias|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|anteayer|antier)\\b|\\bhace (?:\\w+ )?dias que no como\\b',
        '\\b(?:deje de comer|dejo de comer|ya no como|casi no como|no como nada)(?= *(?:$|[,.]|por|(?:\\w+ )?dias|para|y|casi))',
        '\\bsolo (?:tomo|bebo|vivo de|tomando|bebiendo)(?: \\w+)? (?:agua|cafe|te|refresco)\\b(?= *(?:$|todo|y (?:no|nada)|sin|durante|por|para (?:bajar|adelgazar|no)|en todo|y como))(?! y no (?:tomo )?(?:refresco|soda|alcohol))',
        '(?<!\\b(?:no|sin) (?:\\w+ )?)\\b(?:miedo|terror|panico|pavor|ansiedad)(?: (?:a|de|por|al|cada vez que|cuando))* (?:comer|comida|la comida|los alimentos|como)\\b',
        '\\bculp\\w+\\b.{0,25}\\b(?:com\\w+|comida)\\b.{0,30}\\b(?:dejo de comer|no como|vomit\\w*|ayun\\w+|castig\\w+|sin comer)\\b|\\bme castigo\\b.{0,25}\\b(?:com\\w+|comida|ayun\\w+)\\b',
      ].join('|'),
      'm',
    ),
  },
];

/** Signs of self-harm and of eating disorders. */
export const redFlagSigns: HandOverSign[] = [...selfHarmSigns, ...eatingDisorderSigns, ...crashDietSigns];
