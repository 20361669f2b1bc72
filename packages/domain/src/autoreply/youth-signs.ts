import { type HandOverSign, together } from './hand-over-sign.ts';

/** Others' children, one's own youth long ago, and those who work with the young. */
const ofOthers =
  /\b(?:my|our|his|her|their|the) (?:\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|child|children|brothers?|sisters?|nephews?|nieces?|stepson|stepdaughter|grand\w+|students?|cousins?|wife|husband|oldest|youngest|teens?|teenagers?|sons|daughters)\b|\b(?:mi|mis|nuestr[oa]s?|su|sus|un|una|el|la|los|las) (?:hij\w+|herman\w+|sobrin\w+|nin[oa]s?|alumn[oa]s?|niet[oa]s?|espos[oa]|ahijad[oa])\b|\b(?:coach(?:ed|ing)?(?= (?:a|an|the|my|our|u ?-?1|under|girls|boys|youth|soccer|football|club|sub))|i coach|assistant coach|teach\w*|teacher|chaperon\w*|entreno a|entrenador|dirijo|profe de|used to|back when|back in|ago|years later|since|desde|hace|antes|cuando (?:era|tenia|jugaba)|jugaba|when i was|i was|i played|i had|on my|tuve|fue)\b/;
/** Somebody past twenty says their age themselves. */
const grownAge = /\b(?:[2-9]\d)(?: ?(?:yo|yrs?|years?|anos)\b|(?= *$|[,.]))|\b(?:im|i am|tengo|soy de) [2-9]\d\b/;
const neither = new RegExp(`${ofOthers.source}|${grownAge.source}|\\b(?:college|university|uni)\\b`);
const parent =
  '(?:mom|mum|mam|mommy|mother|dad|daddy|father|parents?|folks|guardian|grandma|grandpa|nan|stepmom|stepdad|step ?mum)';

/** What only those under 18 do, have or have to wait for, told without an age. */
export const youthSigns: HandOverSign[] = [
  {
    name: 'a team of an age',
    found: together(
      [
        /\b(?:(?:u|under|sub) ?-? ?(?:9|1[0-8])s?|(?:juveniles?|juvenil [abc]|cadetes?|infantiles|alevin|alevines|inferiores|fuerzas basicas|cantera|divisiones menores|(?:septima|octava|novena) division))\b/,
        /\b(?:i (?:play|start|captain|train|run|swim|row|made|got)|playing|i?m (?:in|on|with|at|a|an|the|playing)|my (?:\w+ )?(?:team|club|squad|academy|side)|we|our|for|academy|squad|here|club|coach|swimmer|runner|wrestler|gymnast|athlete|player|keeper|goalie|striker|national|trials?|tryouts?|juego|juega|jugando|soy|estoy|entreno|mi (?:club|equipo)|seleccion|futbol|basquet|basket|rugby|voley|liga|titular|pruebas)\b/,
      ],
      new RegExp(
        `${neither.source}|\\b(?:min|minutes?|minutos|mile|5k|10k|h|hr|hrs|seconds|segundos|percent|policia|militar|academia de policia|bf|(?:for|in|under|sub) (?:\\d+ )?(?:bucks|dollars)|\\$ ?\\d+)\\b|\\bunder ?(?:9|1[0-8]) ?(?:%|percent|body|kg|lbs|min\\w*|euros?|hours|stone|st|g|grams|a month|per)`,
      ),
    ),
  },
  {
    name: 'a party of an age',
    found: together(
      [
        /\bmy (?:quinceanera|quince|15s?|15era|xv|sweet ?-?(?:1[5-8]|sixteen))(?= *(?:$|[,.!?]|is|are|s|in|on|party|dress|court|dance|coming|photos?|next|this|celebration|and|so|but|anos|birthday))|\bmi(?:s)? (?:fiesta de (?:los )?)?(?:15|xv|quinceanera|quinceanos)(?: anos)?(?= *(?:$|[,.]|son|es|sera|seran|en|el|fiesta|y|para|pero|vestido|ya))|\bvestido de (?:mis )?(?:15|xv|quinceanera)\b|\bmy (?:bar|bat) ?mitzvah\b|\b(?:my|its my|until my|before my|for my) 1[1-8](?:th)? ?(?:bday|birthday|b-day)\b|\bmi(?:s)? cumple(?:anos)? (?:numero )?1[1-8]\b|\bprom (?:is|in|this|next|coming|dress|season|night|soon|court|queen|king)\b|\b(?:going to|go to|ready for) prom\b/,
      ],
      neither,
    ),
  },
  {
    name: 'learns to drive',
    found: together(
      [
        /\b(?:(?:my|a|got|getting|have|just) (?:\w+ )?(?:learners?|provisional)(?: (?:permit|license|licence))?(?= *$|[,.]| (?:permit|license|licence|so|and|but|now|last|this)\b)|learners? permit|drivers? ?-?ed\b|my (?:driving|drivers?) (?:test|permit) (?:is|in|next|soon|tomorrow)|my permit(?= *$|[,.]| (?:so|and|but|last|this|next|test)\b)|(?:cant|cannot|not|dont|too young to|not old enough to) (?:\w+ )?drive (?:yet|for another|until|till)|(?:too young|not old enough) to (?:drive|vote|drink|work|join|sign|enter|train|lift)|permiso de (?:aprendiz|conducir provisional)|todavia no (?:puedo )?(?:manejo|manejar|conducir|conduzco))\b/,
      ],
      neither,
    ),
  },
  {
    name: 'brought by a parent',
    found: together(
      [
        new RegExp(
          `\\b(?:(?:my )?${parent} (?:\\w+ ){0,2}?(?:drops?|drives?|drove|picks?|brings?|takes?|gives?)(?: \\w+)? me(?= *$|[,.]| (?:off|up|to|from|home|there|after|before|a (?:ride|lift)|at|every\\w*|in)\\b)|(?:a )?(?:ride|lift) (?:from|with|off) my ${parent}|mi(?:s)? (?:mama|papa|mami|papi|madre|padre|papas|padres|viejos|viej[oa]|abuel[oa]) (?:me|que me) (?:lleva|llevan|recoge|recogen|trae|traen|deja en|dejan en)|me (?:lleva|llevan|recoge|recogen|trae|traen) mi(?:s)? (?:mama|papa|mami|papi|madre|padre|papas|padres|viejos|abuel[oa]))\\b`,
        ),
      ],
      neither,
    ),
  },
  {
    name: "a parent's money or rule",
    found: together(
      [
        new RegExp(
          `\\b(?:(?:on|with|use|using|borrow\\w*|used|by|via|have|got) (?:my )?(?:moms?|mums?|dads?|parents?|mothers?|fathers?|mommys|daddys) (?:credit |debit |bank |visa |apple )?(?:card|paypal|venmo|cash ?app|zelle|pay|bank account|wallet)|(?:la )?(?:tarjeta|cuenta|paypal) de mi(?:s)? (?:mama|papa|mami|papi|madre|padre|papas|padres|viejos|viej[oa]|abuel[oa])|my (?:allowance|pocket money|chore money)|mi mesada|my ${parent} (?:is|are|r)? ?(?:(?:super|so|really|very|too|kinda|pretty) )*(?:strict|overprotective|gets? mad|yells? at me|took (?:away )?my|makes? me (?:eat|go|finish|come|stop|do)|wont buy|grounded)|(?:mom|mum|dad|parents) (?:gets? mad|will kill me|would kill me|will be mad|says? im too)|mi(?:s)? (?:mama|papa|papas|padres|mami|papi|viej[oa]s?|jef[ae]s?) (?:(?:me )?(?:la |lo )?paga(?:n|ria|rian)?|(?:me )?(?:la|lo) compra(?:n|ria)?|me (?:regana(?:n)?|castiga(?:n|ron)?|controla(?:n)?))(?! (?:la (?:luz|renta)|su|sus|bien|mal|en)))\\b`,
        ),
      ],
      new RegExp(`${neither.source}|\\bmi jef[ae] (?:me )?pagan?(?= *$| (?:bien|poco|los|cada|el))`),
    ),
  },
  {
    name: 'kept out for their age',
    found: together(
      [
        /\b(?:gyms?|gimnasio|planet fitness|la fitness|puregym|smart ?fit|basic ?fit|they|staff|weight ?room|nadie)\b/,
        /\b(?:let|lets|allow\w*|(?:got|have|has|need|needs|gotta|must)(?: to)? be|kicked|turn(?:ed)? me|sign\w*|says?|said|deja|dejan|permite\w*|piden|hay que|tienes? que|aceptan?)\b/,
        /\b(?:without (?:a |an |my |one of my )?(?:parent|adult|guardian|mom|mum|dad)s?|with (?:a |an |my )?(?:parent|adult|guardian)|(?:be)?cause of my age|bc of my age|my age|be (?:at least |over |like )?1[4-8]|(?:un|too|to) ?(?:der ?age|young)|por mi edad|por la edad|por ser menor|sin (?:un |mi |mis )?(?:adulto|papas?|padres?|mama|tutor)|con (?:un )?(?:adulto|tutor)|tener 1[4-8]|mayor(?:es)? de (?:edad|1[4-8]))\b/,
      ],
      neither,
    ),
  },
  {
    name: 'asks how old one must be',
    found: together(
      [
        /\b(?:(?:do|does|must|should|gotta|have to|need to|got to)(?: \w+){0,4} be (?:over |at least |like |older than )?(?:1[5-8](?! ?(?:%|percent|min\w*|lbs|kg))|an adult|of age)|how old (?:do|must|should|does|you (?:gotta|have to|need to))|(?:what|whats|which)(?: \w+){0,3} (?:minimum|min|youngest|lowest) age|(?:is there|whats|what is)(?: \w+){0,3} (?:an? )?(?:minimum age|age (?:limit|requirement|restriction|minimum))|(?:am i|im|i am)(?: \w+)? (?:too|to) young(?! to (?:feel|have|be|give|hurt|look|die))|(?:too|to) young (?:for|to) (?:this|your|ur|the|join|start|sign|it|lift|train|use|take|do)|edad minima|(?:desde|a partir de) que edad|hay que (?:ser mayor|tener 1[5-8])|(?:tengo|tienes?) que (?:ser mayor|tener 1[5-8])|soy muy (?:chic[oa]|joven|peque\w*) para|muy (?:chic[oa]|joven) para (?:entrenar|empezar|entrar|tu|el|esto))\b/,
      ],
      new RegExp(
        `${neither.source}|\\b(?:too old|old for|older|mayores|im old|18 (?:reps|weeks|kg|lbs|minutes|months))\\b`,
      ),
    ),
  },
  {
    name: 'not grown yet',
    found: together(
      [
        /\b(?:stunt\w*(?: \w+){0,2} (?:growth|height|growing)|(?:im|i am|me)(?: \w+){0,2} still growing|still growing (?:so|and (?:i|will|my)|taller|in height|will)|(?:my|have) growth plates?|(?:going through|in the middle of|started|starting|finish(?:ed)? with|not done with) puberty|my growth spurt|hit a growth spurt|(?:sigo|estoy|todavia estoy|aun estoy|todavia|aun) creciendo(?= *$|[,.]| (?:y|pero|asi|me)\b)|(?:dejar de|no|sin|frena\w*|afecta\w*|detiene\w*|para)(?: \w+){0,2} (?:crecer|crecimiento|la estatura)|(?:no voy a|me voy a quedar|quedarme) (?:chaparr[oa]|enan[oa]|petis[oa]|bajit[oa])|pegar el estiron|el estiron|grow(?:ing)? taller)\b/,
      ],
      new RegExp(
        `${neither.source}|\\b(?:muscle growth|muscular|muscul\\w*|hair|pelo|cabello|glutes?|gluteos?|business|audience|negocio|seguidores|booty|beard)\\b`,
      ),
    ),
  },
  {
    name: 'a schoolchild by their day',
    found: together(
      [
        /\b(?:(?:got|have|gotta go to|ive got|get (?:home|back|out) (?:from|of)|home from|miss(?:ed)?|cut|skip\w*|before|after|at|for|from) school(?= *$|[,.]| (?:in|tomorrow|till|til|until|all|at|on|every|mon\w*|so|and|but|starts?|ends?|ends|is|rn|then|football|soccer|basketball|track|volleyball|team|sports|swim\w*|wrestling|rugby|lunch\w*|gym)\b)|(?:have|after|finish(?:ing)?|done with|my|do|got|much|tons of) (?:my )?homework(?! on)|(?:my|in|after|during|at) (?:p\.?e\.?|recess|homeroom|detention|study hall)(?= *$|[,.]| (?:class|teacher|today|at|and|so|i)\b)|my school (?:team|gym|lunch\w*|locker|weight ?room|bus|uniform|counselor|nurse|coach|doesnt|has)|(?:my|the|for|of) school(?:s)? (?:football|soccer|basketball|track|volleyball|swim|wrestling|rugby|netball|hockey|cross country|team)|(?:play|run|swim|wrestle|row|compete|throw) for (?:my |the )?(?:school|high ?school|hs)|(?:make|made|making|for|on|tryouts for|tryout for|trying out for) (?:the )?(?:jv|varsity|freshman team)|varsity (?:tryouts?|letter|team)|(?:years?|year|months?|semesters?) (?:of |left (?:of|in|at) )(?:high ?)?school(?: left)?|school left|(?:before|until|till|when|after) i (?:go to|start|get to|leave for) (?:college|uni|university)|(?:college|uni|university) (?:apps|applications|recruit\w*|scouts?)|(?:before|until|till|when|after|once) i (?:graduate|finish|leave) (?:from )?(?:hs|high ?school|school|sixth form)|(?:my|taking|studying for|doing|sitting|revising for|retaking|got) (?:my |the )?(?:sats|psats?|the sat|the act|a[- ]?levels?|as[- ]levels?|leaving cert|junior cert|mocks|ap (?:classes|exams?|tests?)|btecs?|ib exams?)|(?:selectividad|ebau|evau|la pau|icfes|comipems|pruebas? saber|cbc de ingreso|examen (?:a|para|de) la (?:prepa|vocacional))|(?:mis|la|las|mucha|muchas|hacer|hago|termino) tareas?(?= (?:de (?:la escuela|mate\w*|ingles|la prepa)|y (?:luego|despues)|del cole\w*|antes de))|(?:me graduo|graduarme|me recibo|egreso|termino|acabo|salgo|salir|saliendo) (?:del|de la|de) (?:cole|colegio|prepa|secundari[ao]|liceo|bachillerato|insti|instituto|escuela)|(?:voy|estoy|salgo|entro) (?:al|en el|del|a la|de la|en la) (?:insti|instituto(?! de\b)|cole|escuela|secundario|liceo)|clase de educacion fisica|mi profe de (?:educacion fisica|gimnasia|deporte|mate\w*))\b/,
      ],
      new RegExp(
        `${ofOthers.source}|${grownAge.source}|\\b(?:in college|my college|at (?:college|university|uni)|(?:grad|law|med|medical|nursing|dental|night|trade|beauty|driving|cosmetology|old|business|graduate|summer|pharmacy|vet) school|school (?:drop|run|pick|bus driver|loans?|supplies)|drop\\w*|pick\\w*|kids?|students?|trabajo en|doy clases?|maestr[oa]|work|job|mom|mum of|mama de|recog\\w*|llev(?:o|ar) a|dej(?:o|ar) a|high school sweetheart|homework on (?:you|u|your))\\b(?!.{0,14}\\b(?:gets? mad|drops me)\\b)`,
      ),
    ),
  },
  {
    name: 'among schoolchildren',
    found: together(
      [
        /\b(?:my (?:form tutor|head of year|(?:gym|pe|p\.e\.|homeroom|school|math|english|high ?school) (?:teacher|coach|counselor|nurse))|(?:coach|teacher|tutor|trainer|nurse|counselor) (?:at|from|in) (?:my )?(?:high ?)?school|(?:kids|people|guys|girls|boys|everyone|they|bull\w+) (?:at|in) (?:school|my (?:class|grade|school|year)|gym class)|(?:before|after|during|until) (?:first|1st|last|second|2nd|\d(?:th|rd)) period|school starts(?= *$| (?:back|again|in|next)\b)|(?:en|de) (?:el|mi|la) (?:colegio|cole|escuela|salon|prepa|secundaria|liceo|insti)(?: todos| los demas| siempre)? (?:me (?:dicen|molestan|hacen|llaman|acosan)|se (?:burlan|rien)))\b/,
      ],
      /\b(?:i teach|im a teacher|i coach|was|were|used to|ago|back in|years|my (?:sons?|daughters?|kids?|child\w*)|his|her|their|hij\w+|desde|cuando (?:era|estaba)|college|university|work|job|kids school|drop\w*|law|med|nursing)\b/,
    ),
  },
  {
    name: 'a grade without its school',
    found: together(
      [
        /\b(?:(?:estoy|voy|curso|paso|hago|soy|entro|repito|pase|cursando|haciendo|empiezo)(?: \w+)? (?:a |en |de |el |al )?(?:(?:el )?grado (?:[6-9]|1[01]|sexto|septimo|octavo|noveno|decimo|once)|once|decimo|noveno|octavo|(?:primero|segundo|tercero|cuarto|[1-4](?:ro|do|to|o|er)?) (?:medio|de (?:la )?eso|de bach\w*|de secundari[ao]|de prepa\w*|de media|de poli\w*|ano de (?:la )?prepa))(?= *$|[,.]| (?:y|grado|en|de|me|pero|a|quiero|juego|ahora)\b)|(?:ano|grado) (?:de|del|en el|en la) (?:secundari[ao]|prepa|bachillerato|bach|bachi|liceo|colegio|cole|insti|instituto|poli|media)|\d ?(?:ro|do|to|o|er|°)? (?:de |del )?(?:la )?(?:bach|bachi|bachillerato|eso|prepa|secu|secundari[ao]|media)(?= *$|[,.]| (?:y|en|pero|me|a|quiero|juego)\b))\b/,
      ],
      neither,
    ),
  },
];
