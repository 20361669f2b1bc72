import { crashDietSigns } from './crash-diet-signs.ts';
import { despairSigns } from './despair-signs.ts';
import { type HandOverSign, together } from './hand-over-sign.ts';
import { selfHarmSigns } from './self-harm-signs.ts';

const fewDays =
  '(?:2|3|4|5|6|7|8|9|10|two|three|four|five|six|seven|few|other|several|couple of|dos|tres|cuatro|cinco|seis|siete)';
const meal = '(?:meals?|dinner|lunch|breakfast|i eat|eating|food|i ate|supper)';

const vomiting =
  /\b(?:thr[eo]w(?:s|ing|n)? (?:it |them |everything |my food |that )?(?:all )?(?:back )?up|threw (?:it |everything )?up|puk(?:e|es|ed|ing)|vomit\w*|barf\w*|(?:keep|kept|holding?|hold) (?:any |my |the )?(?:food|meals?|anything) down|devuelv\w+|devolv\w+)\b/;
const eating =
  /\b(?:eat|eats|ate|eaten|eating|food|foods|meals?|dinner|lunch|breakfast|bing\w+|calories|carbs|skinny|thin|gain\w*|fat|dress|jeans|bikini|fit (?:in|into)|weight|guilt\w*|on purpose|everything|parents|com(?:o|er|i|iendo|ida|idas)|cen(?:o|ar|e)|atrac\w+|engordar|flac[oa]|culp\w+|a proposito|adrede)\b/;
/** What makes people sick without their will, and money that is given back. */
const otherCause =
  /\b(?:leg ?day|arm ?day|workout|work ?out|gym|train\w*|class|set|sets|burpees|sprints?|cardio|hiit|run|running|wod|almost|nearly|gonna|about to|could|poisoning|bug|virus|flu|stomach|sushi|shrimp|bad|expired|milk|sick|drunk|hangover|hungover|drinking|alcohol|morning|coaster|boat|car|kid|kids|baby|dog|cat|son|daughter|casi|entren\w+|clase|borrach\w+|dinero|plata|pago|reembolso|virus|infeccion|intoxic\w+|embaraz\w*|pregnan\w*|blood|sangre|pre ?workout)\b/;

const eatingDisorderSigns: HandOverSign[] = [
  {
    name: 'eating disorder by name',
    found:
      /\b(?:an+[aeo]r+[aeo]x\w*|wannarex\w*|ednos|osfed|ed ?(?:twt|twitter|tok)|i have (?:ana|mia)(?= *(?:$|and|n|but|so|since|for|[,.]))|bul[ie]m[ie]\w*|bullim\w*|orthorexi\w*|ortorexi\w*|arfid|(?:eating|food) (?:dis{1,2}order|dis{1,2}oder|disorde)s?|disordered eating|binge[- ]?eat\w*|bing(?:e|ing) (?:and|n|&|then|or|into) (?:then )?purg\w*|(?:in|my|an|with|from|active) ed (?:recovery|relapse|diagnosis|voice|again|is|came|thoughts|history|back|brain|behaviou?rs)|(?:my|an|the|into my|from an|from my|had an|have an) ed(?= *(?:$|[,.!?]|again|and|so|but|for|since|in|when|back|lol|is|last|this|as|at|years?|treatment|got|has|was|still|n\b|since|tbh))|(?:ana|mia) (?:since|relapse)|(?:had|have|having|with|got) (?:a|an)(?: \w+){0,3} ed(?= *(?:$|[,.]|in|and|when|at|as|but|that|since|for|so|n))|ed (?:recovery|recovering|recovered|survivor|sufferer|warrior|treatment|unit|clinic|patient|therap\w+)|trastornos? (?:alimentici[oa]s?|alimentari[oa]s?|de (?:la )?(?:conducta )?alimenta\w+)|tca|atracones|pro ?-?(?:ana|mia)|thinspo\w*|meanspo|bonespo)\b/,
  },
  {
    name: 'purging',
    found: new RegExp(
      [
        '\\b(?:mak|made|forc|gag)\\w* my ?self (?:throw up|puke|vomit|sick|purge|after|when|every)\\b|\\bgag my ?self\\b|\\bpurg(?:e|ed|ing)\\b(?! (?:my closet|my pantry|my fridge|the|of|junk))',
        `\\b(?:if|when|whenever|after|every time|each time) i eat\\b.{0,25}\\b(?:throw(?:ing)? (?:it |everything )?(?:all )?up|threw up|puke|vomit|gag)\\b`,
        `\\b(?:(?:throw(?:ing)?|threw) (?:it |everything )?(?:all )?up|puk(?:e|ed|ing)|vomit(?:ed|ing)?)(?: (?:up|all|right|almost|most of|just))* (?:after (?:every |each |my |all |most |a |big )*(?:${meal}|i binge|binges?)|on purpose|every time i eat|(?:all )?(?:of )?my (?:food|meals?)|(?:everything|whatever|what|anything|the food) i eat|so (?:that )?i (?:dont|wont) gain)\\b`,
        '\\b(?:binge|binges|binged|binging|bingeing|binge-ing)\\b.{0,25}\\b(?:puk\\w+|throw\\w* up|vomit\\w*|purg\\w+|starv\\w+|restrict\\w*|laxat\\w*|fast for|dont eat)\\b|\\b(?:starv\\w*|restrict\\w*|puk\\w+|throw\\w* up)\\b.{0,20}\\bbing(?:e|ing|eing)\\b',
        '\\b(?:finger|fingers|toothbrush|spoon) (?:down|in|into) (?:my )?throat\\b|\\bchew\\w*(?: \\w+){0,3} (?:and|n|then|&) spit\\w*\\b|\\bspit(?:ting)?(?: (?:it|out|my|the|all|up))* (?:food|meals?|calories)\\b|\\bspit (?:it|food|my food) out (?:so|to|instead)\\b',
        '\\b(?:laxatives?|laxitives?|laxat\\w+|laxantes?)\\b',
        '\\bsi como\\b.{0,25}\\bvomit\\w*|\\b(?:provoc\\w+|oblig\\w+|forz\\w+|hacerme|ensen\\w+|aprend\\w+|intent\\w+|como (?:puedo|hago para|le hago para))(?: \\w+){0,2}? (?:vomitar|devolver la comida)\\b|\\b(?:learn\\w*|taught|teach\\w*|how (?:to|do i|can i)|force\\w*|trick to|easiest way to)(?: \\w+){0,3}? (?:throw up|puke|vomit|purge)\\b|\\b(?:provoc\\w*(?: (?:el|un|los))? vomitos?|vomit\\w*(?: (?:despues|luego|al|tras|cuando|cada vez que|siempre que|si))(?: de)?(?: \\w+){0,3}? (?:com\\w+|cen\\w+|desayun\\w+|almorz\\w+|almuerz\\w+|atracon\\w*)|vomit\\w* (?:lo que como|la comida|todo(?= *(?:$|lo que|[,.]))|mi comida|para))\\b|\\b(?:atracon|atracones)\\b.{0,25}\\bvomit\\w*',
        '\\bmet\\w* (?:los |el |mis )?dedos?\\b(?= *(?:$|para|pa|en la|despues|cuando|y|hasta|al))|\\bdedos? (?:a|en|hasta) la garganta\\b|\\bmastic\\w+(?: \\w+){0,3} y (?:la |lo )?escup\\w*',
      ].join('|'),
      'm',
    ),
  },
  { name: 'vomiting over food', found: together([vomiting, eating], otherCause) },
  {
    name: 'vomiting as a habit',
    found: together(
      [
        vomiting,
        /\b(?:every ?(?:day|night|time)|daily|always|again|often|a lot|all the time|times a|todos los dias|todas las|siempre|cada|diario|a diario|seguido|otra vez|varias veces)\b/,
      ],
      otherCause,
    ),
  },
  {
    name: 'shut off from food',
    found:
      /\bme purgo\b|\bpurgarme\b|\b(?:i|im|been|keep|started|still|back to)(?: \w+)? restrict(?:ing)?(?= *$| (?:again|food|my (?:food|intake)|hard|so|until|and)\b)|\beat(?:ing)? (?:(?:almost|basically|literally|practically|next to) )*nothing\b(?! (?:but|special|healthy|green|fried|wrong|bad|else))|\bno estoy comiendo(?= *$| nada)|\b(?:i|ive|have|just)(?: \w+)? stop(?:ped)? eating(?= *$| (?:for|since|completely|entirely|altogether|because|bc|and|so|to lose|\d)\b)|\b(?:wont|dont|cant|never) let my ?self eat(?= *$| (?:anything|until|unless|more))|\bno me (?:permito|dejo) comer(?= *$| (?:nada|hasta|mas))|\b(?:see|show|feel) my (?:ribs|bones|hip ?bones|spine)\b|\b(?:vean|noten|marquen) (?:los|las|mis) (?:huesos|costillas)\b|\b(?:throw(?:ing)?|threw) (?:away |out )?my (?:lunch|food|dinner|breakfast)(?: (?:away|out))?(?! up)\b/,
  },
  {
    name: 'rid of what was eaten',
    found: together(
      [
        /\b(?:eat|eats|ate|eating|meals?|food|dinner|lunch|como|comi|comer|comida|cena|ceno)\b/,
        /\b(?:(?:get|got|getting) rid of (?:it|everything|all|what)|get(?:ting)? (?:it|food|everything|that|them) out of (?:me|my (?:body|stomach|system))|undo (?:it|what)|bring(?:ing)? it (?:back )?up|(?:run|go|going|use|straight|rush|voy|corro|ir|irme)(?: \w+){0,2}? (?:to )?(?:the |al |el )?(?:bathroom|toilet|restroom|bano|inodoro)|sacarl[oa](?: todo)?|sacar(?:me)? (?:todo|la comida|lo que como)|hid(?:e|ing|den) (?:my |the )?food|in front of (?:people|anyone|others)|delante de (?:gente|otros|nadie))\b/,
      ],
      /\b(?:dairy|milk|lact\w+|fiber|fibra|ibs|diarrhea|diarrea|coffee|cafe|bloat\w*|upset|junk|fridge|pantry|shower|lunch break|lol|haha|jaja|dog|kids?|fat|belly)\b/,
    ),
  },
  {
    name: 'hardly anything eaten',
    found: together(
      [
        /\b(?:only|just|solo|puro|pura|nomas|nothing but|all i|surviv\w+ on|living (?:on|off)|live (?:on|off)|vivo de|nada mas)\b/,
        /\b(?:rice cakes?|apples?|ice(?: cubes?)?|gum|celery|lettuce|cucumbers?|crackers?|broth|lemon water|water|black coffee|coffee|diet coke|tea|lechuga|hielos?|chicles?|manzanas?|pepinos?|apio|caldo|agua|cafe|te|galletas? (?:salada|de arroz))\b/,
        /\b(?:today and|yesterday|for days|days|all day|whole day|a week|weeks?|surviv\w+|living (?:on|off)|live (?:on|off)|vivo de|ayer|dias|todo el dia|semanas?)\b/,
      ],
      /\b(?:snack\w*|breakfast|desayun\w+|dessert|soda|sodas|alcohol|refresco|juice|beer|instead|before|pre|fruit bowl|at work|protein|challenge|gallon|litros?|liters?|plain|sugar|azucar|milk|shake|a week ago|weeks? ago|times|veces|sleep|gym|workouts?|train\w*|entren\w*|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'as thin as bones',
    found: together(
      [
        /\b(?:skin and bones?|(?:piel y|en los|puros?|pegad[oa] a los) huesos?|stick thin|thigh gap|heroin chic|emaciated|skeletal|size (?:00|double zero)|hip ?bones|hueso de la cadera|clavicul\w+|costillas)\b/,
        /\b(?:want|wanna|goal|get|be|look\w*|dream|need|still|but|tips|feel|fat|say\w*|tell|think\w*|quiero|quisiera|ser|estar|verme|veo|siento|gord[oa]|dicen|aunque|todavia|sigo)\b/,
      ],
      /\b(?:gain|bulk\w*|muscle|ganar|masa|subir|musculo|pain|hurt\w*|dolor|duele|broke\w*|frac\w+|crispy|chicken|ribs? for|bbq|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'fat in the own eyes only',
    found: together(
      [
        /\b(?:feel|see my ?self|look|im|i am|me veo|me siento|soy|estoy)(?: \w+){0,3} (?:fat|huge|obese|enormous|disgusting|gord[oa]|enorme|asc?queros[oa])\b/,
        /\b(?:every ?(?:one|body)|they|people|friends?|mom|mum|doctor|family|todos|dicen|amig[oa]s|familia|mama|doctora?|mirror|even (?:at|though))\b/,
        /\b(?:(?:too |so |super |very )(?:thin|skinny|small)|underweight|bones|eat more|flac\w+|delgad\w+|bajo peso|en los huesos|\d{2} ?(?:lbs|kg|kilos|pounds))\b/,
      ],
      /\b(?:skinny ?fat|gain muscle|bulk\w*|masa|musculo|used to|overweight|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'vomiting for the scale',
    found: together(
      [
        vomiting,
        /\b(?:weigh ?-?ins?|make weight|making weight|cut weight|the scale|pesaje|dar el peso|la bascula|la balanza)\b/,
      ],
      /\b(?:nerv\w*|anxi\w*|almost|nearly|casi)\b/,
    ),
  },
  {
    name: 'drugged thin',
    found: together(
      [
        /\b(?:diuretics?|diureticos?|water pills?|ipecac|enemas?|(?:[3-9]|\d\d|three|four|five|six|ten|handful|bunch|double|triple|whole bottle|tres|cuatro|cinco|varias|muchas)(?: \w+){0,2} (?:diet|weight loss|slimming|fat burner) (?:pills?|tablets)|pastillas (?:para adelgazar|de dieta) (?:al dia|juntas))\b/,
        /\b(?:los[et]|losing|drop\w*|weight|fast|thin\w*|skinn\w+|lbs|pounds|kilos|bajar|adelgazar|peso|flac[oa]|a day|daily|every ?day|al dia|diario|dress|bloat\w*)\b/,
      ],
      /\b(?:blood pressure|presion|doctor|prescri\w+|recet\w+|kidney\w*|heart|hypertension|hipertension)\b/,
    ),
  },
  {
    name: 'an end to eating',
    found: new RegExp(
      [
        '\\b(?:ana|mia) (?:tips|buddy|coach|diet|goals|girl|and mia|y mia)\\b|\\b(?:tips|trucos|consejos|reto|dieta) (?:de |pro |from )?(?:ana|mia|princesas?)(?= *$|[,.]| (?:y|and|para|for)\\b)',
        '\\b(?:quiero|voy a|pienso|deberia|quisiera|mejor|decidi)(?: \\w+)? (?:dejar de comer|no comer)(?= *(?:$|[,.]|hasta|para|del todo|completamente|por \\w+ (?:dias|semanas?)|un(?:os|as)? (?:\\w+ )?(?:dias|semanas?)|nada (?:hasta|en|por)))',
        '\\b(?:want to|wanna|gonna|going to|might|can i|if i|should i|decided to|plan to|ima|ill|i will)(?: \\w+)? (?:stop eating|not eat)(?= *(?:$|[,.]|until|till|altogether|completely|anything until|at all|food|for (?:a|the|\\d|\\w+ (?:days|weeks))|and (?:see|just)|so i))',
        '\\b(?:escond\\w+|tir\\w+|bot\\w+)(?: \\w+)? (?:la|mi) comida\\b(?=.{0,40}\\b(?:mama|papas?|nadie|no (?:se|me|lo)|piensen|crean|escondidas)\\b)|\\b(?:pretend|lie|lied|lying|tell (?:my \\w+|everyone|them|people))(?: \\w+){0,4} (?:i|ive|that i|i have|having)(?: already)? (?:ate|eaten|eat)\\b|\\b(?:digo|miento|decir)(?: \\w+){0,4} que ya comi\\b',
        '\\b(?:una?|one|1|an|two|dos|half an?|media) (?:apple|egg|banana|yogh?urt|rice cake|cracker|manzana|huevo|platano|yogur|galleta|lechuga)s? (?:a|al|per|each|por) (?:day|dia)\\b.{0,12}\\b(?:for|since|hace|desde|llevo|por)(?: \\w+){0,3} (?:days?|weeks?|months?|dias|semanas?|mes)\\b',
        '\\b(?:eating|food|comer|la comida) (?:\\w+ )?(?:makes|me hace|me da ganas de) (?:me )?(?:want to |wanna |feel )?(?:cry|guilty|disgusting|ashamed|panic|anxious|llorar|vomitar)\\b|\\bme dan? asco (?:comer|la comida|verme comer)(?= *$|[,.]| (?:y|pero|todo)\\b)|\\b(?:want|wanna|quiero)(?: \\w+){0,3} (?:so|tan) (?:skinny|thin|flac[oa]|delgad[oa]) (?:that )?(?:people|they|every\\w+|que)\\b',
        '\\b(?:thinks?|piensan?|creen?|believes?)(?: (?:that|que))?(?: (?:im|i|ya|estoy))+ (?:eating|ate|eat|como|comi|comiendo)\\b.{0,30}\\b(?:bin|throw|flush|hide|dont|tiro|escondo|boto|no)\\b',
        '\\bhavent had (?:a |any )?(?:real |proper |full |actual )?(?:meal|food|bite)(?: \\w+){0,2} (?:since (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:in|for) (?:\\w+ ){0,2}?(?:days|week))\\b|\\b(?:scared|afraid|terrified) of (?:bread|carbs|oil|calories|pasta|rice)(?= *$|[,.]| (?:and|but|so|now)\\b)|\\b(?:miedo|terror) (?:al|a los|a las|a) (?:pan|carbohidratos|carbos|calorias|aceite)\\b',
        '\\bvomit\\w* (?:a escondidas|en secreto|in secret)\\b|\\b(?:puk(?:e|ing)|throw(?:ing)? up|vomit(?:ing)?) (?:quietly|in secret|secretly)\\b|\\b(?:gum|water|coffee|cigs?|cigarettes|vap(?:e|ing)|diet coke|tea|ice|chicle|agua|cafe)\\b.{0,12}\\b(?:instead of (?:eating|food|meals?)|en vez de comer)\\b',
        '\\b(?:earn|deserve|burn) (?:my|every) (?:food|meals?|dinner|bite|calorie)\\b(?=.{0,30}\\b(?:or|else|otherwise|guilt\\w*|hate|cant eat|wont eat)\\b)|\\b(?:ganarme|merecer) la comida\\b',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'the period gone with the weight',
    found: together(
      [
        /\b(?:period|periods|regla|periodo|menstruacion|menstru\w+)\b/,
        /\b(?:lost|stopped|gone|missing|disappear\w*|havent (?:had|gotten|got)|dont (?:get|have)|no(?: \w+)? (?:me )?(?:baja|viene|llega|ha (?:bajado|venido|llegado)|tengo)|perdi|perdido|se me (?:fue|quito|corto|retiro)|sin)\b/,
        /\b(?:diet\w*|dieta|weight|peso|bajar|eat\w*|comer|como|calor\w+|cals|bmi|thin|skinny|flac\w+|adelgaz\w+|restrict\w*|lose)\b/,
      ],
      /\b(?:menopaus\w*|pregnan\w*|embaraz\w*|iud|diu|birth control|anticoncep\w*|pcos|sop|gain\w*|subi\w*)\b/,
    ),
  },
  {
    name: 'working off every bite',
    found: together(
      [
        /\b(?:eat|eats|ate|eating|meals?|food|carbs|como|comi|comer|comida|ceno|cena)\b/,
        /\b(?:burn (?:it|them|everything)|(?:work|run|sweat) it off|compensate|make up for it|quemarl[oa]s?|compensar(?:lo)?|(?:run|walk|cardio|corro|camino)(?: \w+){0,2}? (?:\d+|two|three|four|dos|tres) ?(?:hrs?|hours|horas|k|km|miles?)|quemo todo|lo quemo)\b/,
        /\b(?:cry|crying|guilt\w*|panic\w*|hate my ?self|disgust\w*|asham\w*|llor\w+|culp\w+|asco|me odio)\b/,
      ],
      /\b(?:lol|lmao|haha|jaja|holidays?|thanksgiving|christmas|navidad)\b/,
    ),
  },
  {
    name: 'afraid of weight and eating next to nothing',
    found: together(
      [
        /\b(?:scared|terrified|afraid|fear|panic|obsess\w*|miedo|terror|panico|pavor|obsesion\w*)\b/,
        /\b(?:barely|hardly|dont|stopped|cant|casi no|no|dejo de|apenas)(?: \w+)? (?:eat|eating|como|comer)\b/,
      ],
      /\b(?:meat|veg\w*|carne|verdura\w*|out|gluten|dairy)\b/,
    ),
  },
  {
    name: 'weighing over and over',
    found:
      /\b(?:weigh(?:ing)? my ?self|step(?:ping)? on the scale|me peso|pesarme)(?: \w+){0,2}? (?:\d+|two|three|four|five|ten|many|multiple|several|dos|tres|cuatro|cinco|diez|muchas|varias) (?:times|veces)(?: (?:a|per|every|al|por|each))? (?:day|dia)\b|\b(?:skip\w*|stop\w*) (?:food|eating) (?:for|\d|all|most|every|some|two|three|days)\b/,
  },
  {
    name: 'binging',
    found: new RegExp(
      [
        '\\bi(?: \\w+){0,2} bing(?:e|ed|ing|eing)\\b(?! (?:watch\\w*|on (?:netflix|your|ur|shows?|reels|youtube)|your|ur|netflix|the (?:show|series)))(?=.{0,20}\\b(?:every|all the|at nite|at night|nights?|whenever|when|daily|days?|again|and|then|in secret|after)\\b)',
        '\\bcant stop bing(?:e|ing|eing)(?! (?:watch\\w*|on (?:netflix|your|ur)|your|ur))',
        '\\bme (?:atraco|doy (?:un )?atracon(?:es)?)\\b.{0,30}\\b(?:devuelv\\w+|vomit\\w+|no como|dejo de comer|ayun\\w+|culp\\w+|escondidas|todas las noches|cada noche|siempre)\\b',
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
        `\\b(?:(?:didnt|dont|not|never|havent|hadnt|wont) (?:eat|ate|eaten|eating)(?: (?:anything|at all|food|a thing|solid food))*|(?:no|without|zero) (?:food|eating|solid food))(?: (?:for|in|like|over|almost|since|about|the|past|last|at|all|now|these))* (?:${fewDays}|a few|several|multiple|whole|the|\\d\\d) (?:days|weeks?)\\b|\\bdays (?:on end )?(?:without|w\\/o|of not) (?:eating|food)\\b`,
        '\\b(?:dont|do not|never|not) (?:want to|wanna|feel like|gonna|going to) eat(?:ing)?(?: (?:anything|food|at all|ever))*(?: any ?more| again| ever| until i)\\b(?! (?:today|tonight|this much|like this))',
        '\\b(?:just|so i|and i|i)(?: (?:just|simply|basically))* (?:dont|stopped|quit|wont) eat(?:ing)?(?: (?:at all|anything))?(?= *$)|\\b(?:all day|days|gum|coffee|water|coke|cigs|cigarettes|vape)(?: \\w+)? no food(?= *$)',
        '\\beat(?:ing)? (?:one|1|an|a|half an?) (?:apple|egg|banana|rice cake|yogurt|salad|cracker|fruit|cucumber|meal)(?: \\w+)? (?:a|per|every) (?:other )?day\\b.{0,12}\\b(?:thats (?:it|all)|nothing else|and nothing|only)\\b|\\buna? (?:manzana|huevo|platano|yogur|galleta|ensalada) al dia y (?:ya|nada mas|nada)\\b',
        `\\bayun(?:o|os|ar|ando|e)\\b.{0,16}\\b(?:${fewDays}|\\d\\d|varios|una?) (?:dias|semanas?)\\b|\\bcom(?:o|er|iendo)(?: (?:solo|nomas|una|un|1|vez|comida|algo))* cada (?:${fewDays}|tercer) dias?\\b|\\b(?:dias|semanas?)(?: \\w+)? sin comer(?= *$|[,.]| (?:nada|y|para|por|pero|porque|casi|solo|ni)\\b)`,
        '\\b(?:skip\\w*|salto|saltarme|saltando)(?: (?:all|every|almost|my|the|casi))* (?:(?:all|every|todas) )(?:(?:my|las|mis|single) )*(?:meals?|comidas?)\\b',
        '\\bonly (?:drink|drank|had|have|having|consume|drinking|live on|lived on)(?: \\w+){0,2} (?:water|coffee|tea|diet coke|coke zero|soda|juice|black coffee|energy drinks)\\b.{0,25}\\b(?:no food|days|instead of (?:food|meals|eating)|all day|dont eat|not eat|nothing else|a week)\\b',
        '(?<!\\b(?:not|never|no longer|isnt|dont be|arent) )\\b(?:scared|afraid|terrified|frightened|petrified|fear\\w*|panic\\w*|anxious)(?: (?:to|of|about|by|over|around|when i|honestly|so))* (?:eat(?:ing)?(?= *(?:$|[,.!]|anything|food|at all|now|because|bc|cuz|and|in|more than|carbs|dinner|lunch|breakfast|real|solid|tbh|lol|honestly|again))|food)\\b|\\bfood (?:scares|terrifies|disgusts) me\\b|\\bfear foods?\\b',
        '\\bguilt\\w*\\b.{0,14}\\b(?:eat\\w*|food|ate|meals?)\\b.{0,35}\\b(?:starv\\w*|dont eat|not eat|skip|throw up|purg\\w+|fast|punish|vomit|stop eating|wont eat|cant eat)\\b',
        '\\b(?:punish|punishing) my ?self\\b.{0,30}\\b(?:eat\\w*|food|ate|carbs|fast\\w*|meals?|cardio|calories|exercise)\\b|\\b(?:if|when|after) i (?:eat|ate)\\b.{0,25}\\b(?:punish my ?self|fast for|starve|not eat (?:for|the))\\b',
        '\\b(?:dont|do not|not) (?:deserve|allowed)(?: to)? (?:eat|food|meals)\\b|\\bno merezco (?:comer|comida|la comida)\\b',
        '\\bskip\\w*(?: \\w+){0,3} meals?\\b.{0,25}\\b(?:faint\\w*|dizzy|pass out|black out|starv\\w*|days|shak\\w*|collapse)\\b|\\b(?:me )?salto(?: \\w+){0,3} comidas?\\b.{0,28}\\b(?:mare\\w*|desmay\\w*|dias|debil)\\b',
        '\\b(?:only|just|solo|nothing but|all i eat is|lo unico que como es|nada mas|nomas|unicamente)\\b.{0,34}\\b(?:apples?|manzanas?|banana|platano|eggs?|huevos?|rice cakes?|lettuce|lechuga|celery|apio|cucumbers?|pepinos?|crackers?|galletas?|yogurt?|fruit|fruta|gum|chicle)(?: \\w+){0,2}? (?:a day|per day|each day|al dia|por dia|all day|todo el dia|en todo el dia)\\b',
        '\\b(?:me )?(?:mato|muero|obligo a pasar|paso|aguanto) (?:de |con )?hambre\\b.{0,24}\\b(?:semana|dias|para (?:bajar|no engordar|adelgazar|perder|ser)|a proposito)\\b|\\bme mato de hambre\\b',
        '\\b(?:llevo|hace|paso|pase|estuve|aguanto|voy)(?: \\w+){1,3} sin (?:comer(?= *$|[,.]| (?:nada|y|para|por|pero|porque|casi|solo|bien|ni|solidos)\\b)|probar (?:bocado|comida|alimento))|\\b(?:no food|without food|without eating|nothing|havent eaten|not eaten|sin comer|no como|no he comido)(?: \\w+)? (?:since|desde)(?: (?:last|el))? (?:mon|tues?|wed|thurs?|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antier|anteayer)\\w*\\b|\\b(?:no he comido|no como|sin comer)(?: (?:nada|casi nada|absolutamente nada))*(?: (?:en|desde|hace|por|durante))? (?:\\w+ )?(?:dias|semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|anteayer|antier)\\b|\\bhace (?:\\w+ )?dias que no como\\b',
        '\\b(?:deje de comer|dejo de comer|ya no como|casi no como|no como nada)(?= *(?:$|[,.]|por|(?:\\w+ )?dias|para|y|casi|en todo|todo el|desde))',
        '\\bsolo (?:tomo|bebo|vivo de|tomando|bebiendo)(?: \\w+)? (?:agua|cafe|te|refresco)\\b(?= *(?:$|todo|y (?:no|nada)|sin|durante|por|para (?:bajar|adelgazar|no)|en todo|y como))(?! y no (?:tomo )?(?:refresco|soda|alcohol))',
        '(?<!\\b(?:no|sin) (?:\\w+ )?)\\b(?:miedo|terror|panico|pavor|ansiedad)(?: (?:a|de|por|al|cada vez que|cuando))* (?:comer|comida|la comida|los alimentos|como)\\b',
        '\\bculp\\w+\\b.{0,25}\\b(?:com\\w+|comida)\\b.{0,30}\\b(?:dejo de comer|no como|vomit\\w*|ayun\\w+|castig\\w+|sin comer)\\b|\\bme castigo\\b.{0,25}\\b(?:com\\w+|comida|ayun\\w+)\\b',
      ].join('|'),
      'm',
    ),
  },
];

/** Signs of self-harm and of eating disorders. */
export const redFlagSigns: HandOverSign[] = [
  ...selfHarmSigns,
  ...despairSigns,
  ...eatingDisorderSigns,
  ...crashDietSigns,
];
