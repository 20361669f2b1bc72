import { type HandOverSign, together } from './hand-over-sign.ts';

// "this class makes me want to die" is how people talk about training.
const training =
  '(?:gym|gimnasio|crossfit|workouts?|training|train|class|clase|cardio|leg ?day|squats?|burpees|session|sesion|treadmill|hiit|spin(?:ning)?|run(?:ning)?|entren\\w*|pierna|rutina)';
const aboutTraining = new RegExp(`\\b${training}\\b`);
/** Laughter, and what people die of or for without dying. */
const inJest =
  /\b(?:lol|lmao|lmfao|rofl|(?:ha){2,}h?|(?:ja){2,}j?|dead ?-?lift\w*|dead (?:serious|set|tired|hang|bug|weight|line)|die ?-?hard|die(?: \w+)? (?:for(?! (?:being|what|all|my))|of laugh\w*|young|early)|dying (?:to|for|of)|(?:morir|muero|morirme) (?:de|por)(?! (?:verdad|veras|una vez))|before i die|antes de morir|die(?: \w+)? happy|(?:gonna|going to|about to|almost|nearly) (?:die|be dead)|casi (?:me )?muero|dead (?:inside|leg|legs|arms)|fear of d\w+|afraid (?:of|to) d\w+|miedo a (?:morir|la muerte))\b|\b(?:dont|do not|not|no|sin) (?:want to |wanna |me quiero |quiero )?(?:die|dying|morir\w*)\b/;
/** What else people cut, and what they nearly die of: a knife, a haircut, laughter, the gym. */
const ofSomethingElse = new RegExp(
  `\\b(?:pelo|cabello|flequillo|unas?|barba|dedos?|pulgar|cocin\\w*|cuchillo|vidrio|papel|rasur\\w*|afeit\\w*|conexion|luz|internet|video|calorias?|azucar|carbo\\w*|harinas?|grasa|pan|risa|hambre|calor|sueno|frio|miedo|verguenza|trabaj\\w*|estudi\\w*|por (?:un|una|unos|unas|tu|tus|ese|esa)|haciendo|con (?:la|esa|esta|tu|tus)|lol|(?:ja){2,}j?|${training})\\b`,
);
/** Somebody else's death. */
const mourning =
  /\b(?:my|mi|his|her|un|a) (?:\w+ )?(?:mom|mum|mother|dad|father|grand\w+|brother|sister|son|daughter|wife|husband|friend|dog|cat|uncle|aunt|boss|phone|battery|mama|papa|madre|padre|abuel\w+|herman\w+|hij\w+|espos\w+|amig\w+|perr\w+|gat\w+)\b/;

/** Signs that the contact may hurt or kill themselves, in English or Spanish. */
export const selfHarmSigns: HandOverSign[] = [
  {
    name: 'suicide',
    found: new RegExp(
      [
        // Suicide runs are a drill.
        '(?<!\\b(?:finisher|workouts?|wod|sets?|circuit|hills?|stairs|burpees|amrap) (?:was|is|were|are) (?:\\w+ )?)\\b(?:suicid[ae]l?|su[i1*!]*c[i1*!]d[ea]\\w*|sui?[cs]i?d(?:al|el|le|ial|ual)|suisid[ae]l?|suicidio|suicid(?:ar|arme|arse|o))\\b(?! (?:runs?|sprints?|drills?|grip|squad|push))',
        `\\bkill(?:ing|ed)? my ?self\\b(?! (?:in|at|with|on|doing|over) (?:\\w+ ){0,2}?(?:${training}|work))(?! to (?:get|lose|look|fit|make|finish|stay))`,
        // "kms" are kilometres after a number or an article.
        '\\b(?:wanna|to|gonna|should|might|would|could|ill|ima|imma|id|just|i|of|about|almost|nearly|like) kms\\b(?<!\\bmiles to kms)|\\bunaliv\\w+|\\bself ?-?delet\\w+|\\bsewer ?slide\\b|\\b(?:off|offing|offed) my ?self\\b',
        '\\b(?:hang(?:ing|ed)?|drown(?:ing|ed)?|poison(?:ing|ed)?|shoot(?:ing)?|shot) my ?self\\b(?! (?:in the foot|on the bar|from the bar|in (?:work|coffee|carbs)))',
        '\\b(?:t[ao]k\\w*|took|swallow\\w*|down(?:ed|ing))(?: (?:a|the|whole|entire))* (?:bunch|bottle|handful|lot|box|too many|all)(?: (?:of|my|the|those|these))* (?:\\w+ )?(?:pills?|meds|tablets|tylenol|sleeping pills|painkillers|ibuprofen)\\b|\\bme (?:tom[eo]|tome|trague|tragu?e)(?: \\w+){0,4}? (?:frasco|monton|bote|todas las|muchas|un punado)(?: de)? (?:\\w+ )?pastillas\\b|\\btomarme (?:todas las|un monton de|un frasco de) (?:\\w+ )?pastillas\\b',
        '(?<!\\bbungee )\\b(?:jump(?:ing|ed)?|throw(?:ing)? my ?self|step(?:ping)?) (?:off|from|in front of|out of|into)(?: (?:a|an|the|my|that|some))? (?:\\w+ )?(?:bridge|roof|building|balcony|train|overpass|window|traffic)\\b|\\b(?:tirarme|aventarme|lanzarme|saltar|arrojarme)(?: (?:de|desde|por|al|a|del))+(?: (?:un|una|el|la|las|los))? (?:puente|ventana|balcon|edificio|azotea|tren|metro|vias|piso)\\b',
        '\\b(?:done|tired|sick|fed up|exhausted|over)(?: (?:with|of|from|this|my|being|just))* (?:life|living|existing|alive|breathing)\\b(?! (?:like|in|with|on|at|as|off|of|being|without|paycheck|for|room|situation|style))|\\b(?:cansad[oa]|hart[oa]|agotad[oa]) de (?:la |mi |esta )?(?:vida|vivir|existir|estar viv[oa])\\b(?! (?:asi|con|en|sin|sedentaria|de|a))',
        '\\b(?:life|living|being alive|existing|existence)(?: \\w+)? (?:isnt|is not|aint|not|no longer|doesnt (?:feel|seem)|feels not)(?: \\w+)? worth\\b|\\bnot worth (?:living|being alive)\\b|\\b(?:stop|quit|not) (?:existing|being alive|exist)\\b',
        '\\b(?:dont|cant|no longer|do not)(?: really)? (?:see|find|have)(?: (?:a|any|the|much|no))* (?:reason|point|purpose) (?:to|in|of|for)(?: (?:keep|keeps))? (?:going|go on|going on|liv\\w+|life|be here|being here|exist\\w*|anything)\\b(?! to)',
        '\\b(?:im|i am|being|feel like|just)(?: (?:just|such|only|nothing but))* a burden\\b(?! (?:at|on my (?:team|gym)))|\\bsoy (?:solo |nada mas |puro )?(?:un estorbo|una carga)\\b',
        '\\bi(?:ve| have)? (?:already )?attempted (?:twice|once|(?:\\w+ )?times|in (?:the past|\\d{4})|last (?:year|month|week)|before|again)\\b(?!.{0,20}\\b(?:to|at) )|\\bsurvived (?:my |an |a )?(?:\\w+ )?attempt\\b|\\bintento de quitarme\\b|\\bintente quitarme\\b',
        '\\bend(?:ing|ed)? (?:it all|my (?:own )?life)\\b|\\b(?:took|tak(?:e|ing)) my (?:own )?life\\b(?! (?:back|seriously|in (?:my|a|your|the)))',
        '\\b(?:think\\w*|thought\\w*|ready|want|wanna|going|gonna|plan\\w*) (?:(?:of|about|to|on) )?(?:just )?end(?:ing)? (?:it|things|everything)(?= *(?:$|[,.]|all|for good|tonight|soon|lately|sometimes|again|but|and))',
        '\\b(?:better off (?:dead|(?:if )?(?:i was|i were|im) (?:dead|gone))|no reason (?:to live|to keep (?:living|going)|for living)|wish i (?:was|were) (?:dead|never born|not alive))\\b|\\bwish i (?:wasnt|was never|werent|had never been) (?:born|alive|here)\\b',
        '\\b(?:every ?(?:one|body)|they|all|people|family|kids|husband|wife|parents|world|friends?)\\b.{0,20}\\bbetter off without me\\b|\\bno ?(?:one|body)\\b.{0,20}\\b(?:care|notice|miss me|mind)\\b.{0,14}\\b(?:gone|dead|died|die|disappear\\w*|not here|vanished)\\b',
        '\\b(?:dont|do not|no longer|didnt)(?: \\w+)? (?:want to|wanna|wnna) (?:live(?! (?:like|in|with|at|on|off|my))|be alive|exist|be here(?= *(?:$|any ?more|no more|on this))|wake up(?= *(?:$|any ?more|tomorrow|again)))\\b|\\bcan(?:t|not) go on living\\b|\\bnot being here\\b|\\b(?:want to|wanna|wish i could|wish i would|wanted to|could) (?:just )?(?:disappear|vanish|cease to exist)\\b(?! (?:to|into|on|from (?:social|instagram|ig)))',
        '\\b(?:wish|hope|hoping|pray|rather|wanna|want to|if i)\\b.{0,22}\\b(?:not|never|dont|didnt|wouldnt|couldnt|wont) (?:ever )?(?:wake up|woke up|wake)\\b',
        '\\b(?:sleep|close my eyes)(?: forever)? and (?:never|not) wake\\b',
        '\\bpoint (?:of|in)(?: me)? (?:living|being (?:alive|here)|life|going on|staying alive|existing)\\b',
        '\\bwant to be dead\\b|\\bwanna be dead\\b|\\bwish(?:ing)? (?:to be|i were|i was) dead\\b',
        '\\b(?:i|ive) (?:od(?:ed)?|overdosed)\\b(?! on (?:caffeine|coffee|sugar|carbs|pizza|pre ?workout|tacos|candy|chocolate|cake|protein))|\\bi od ?d\\b|\\b(?:an|my) overdose\\b|\\boverdos(?:ed|ing) on (?:\\w+ )?(?:pills|meds|tablets|my)\\b',
        '\\b(?:quitarme la vida|quitar(?:me)? la vida|(?:acabar|terminar) con mi vida|poner(?:le)? fin a mi vida|no quiero (?:seguir )?(?:vivir|viviendo|existir|despertar)|ganas de (?:morir(?:me)?|vivir mas no)|no tengo ganas de (?:vivir|seguir viviendo)|no vale la pena (?:seguir )?viv\\w+|mejor muert[oa]|estar muert[oa](?! de))\\b|\\bganas de vivir\\b(?<=\\b(?:no|sin|perdi las|perdido las)(?: tengo)?(?: las)? ganas de vivir)',
        '\\b(?:no (?:le |les )?(?:veo|encuentro|hallo|tiene)|sin|perdi el|que)(?: (?:el|ya|mas|ningun))* sentido(?: (?:a|de|tiene|ya|la|mi|el))* (?:vida|vivir|seguir viviendo|existir|existencia|estar viv[oa])\\b',
        '\\b(?:quiero|quisiera|prefiero|preferiria|ojala|deseo|espero|para)\\b.{0,12}\\bno (?:volver a )?(?:despert\\w+|levantarme (?:nunca|jamas))\\b',
        '(?<!\\bno )\\b(?:quiero|quisiera|deseo|ganas de|me gustaria)(?: \\w+)? desaparecer(?:me)?\\b(?! (?:la|el|los|las|esta|este|mi|mis|de (?:las redes|instagram)))',
        '\\b(?:mejor sin mi|estarian mejor sin mi|a nadie le importa(?:ria)? si (?:me muero|muero|no estoy|desaparezco|falto)|nadie me (?:extranaria|echaria de menos))\\b',
        `\\b(?:quiero|quise|quisiera|voy a|pienso|pensado|pensando|pense|piense|ganas de|intente|intentado|trate de|a)(?: (?:en|seriamente|mucho|de|veces))* (?:matarme|ahorcarme|colgarme|envenenarme|suicidarme)\\b(?! (?:a|en|con|de) (?:\\w+ ){0,2}?${training})(?! (?:entrenando|de risa|haciendo))`,
        `\\bme (?:quiero|quisiera|quise|voy a|pienso|intente|trate de|deberia|podria)(?: \\w+)? (?:matar|ahorcar|colgar|envenenar|suicidar|quitar la vida)\\b(?! (?:a|en|con|de|entrenando|haciendo) (?:\\w+ ){0,2}?${training})(?! (?:entrenando|de risa|haciendo|de hambre))`,
        '\\b(?:quiero|pienso en|pensado en|quisiera|voy a) (?:acabar|terminar) con (?:todo|mi)(?= *(?:$|[,.]|ya|de una|para siempre|vida|existencia))',
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
            /(?<!\b(?:dont|not|didnt) )\b(?:(?:want|wanted|wanting) to|wanna|wish i could|wish i would) (?:just )?(?:die\b(?! (?:for|of|laughing|young))|(?:sleep|be asleep) forever\b)|(?<!\bno (?:me )?)\bqui(?:ero|siera) morir(?:me)?\b(?! por )(?! de (?!verdad|una vez|veras|a de veras))|\b(?:rather|prefer to) be dead\b|\bquisiera dormir(?:me)? para siempre\b/.test(
              sentence,
            ) && !aboutTraining.test(sentence),
        ),
  },
  {
    name: 'thoughts of death',
    found: together(
      [
        /\b(?:think\w*|thoughts?|thought|wish\w*|want\w*|wanna|rather|hope|pray|ready|plan(?:s|ned|ning)?|better|happier|dream\w*|fantasi\w*|feels? like|except|besides|only way|way out|should|might|deserve|need to|merezco|deberia|piens\w*|pens\w+|quiero|quisiera|ojala|ganas|dese\w*|sueno con|mejor|preferiria|prefiero)\b/,
        /\b(?:die|dying|dead|my (?:own )?death|morir|morirme|(?:me )?murier\w+|me muera|muert[oa]|mi muerte|la muerte|(?:no|nunca) (?:volver a )?despert\w+|no haber nacido|no existir|dejar de existir|(?:not|never) (?:exist\w*|be(?:ing)? (?:alive|born)|have been born|waking up))\b/,
      ],
      new RegExp(`${inJest.source}|${mourning.source}|${aboutTraining.source}`),
    ),
  },
  {
    name: 'no wish to go on',
    found: together(
      [
        /\b(?:(?:lost|losing|no|zero|without|dont have|havent got|not have|any|lack)(?: \w+){0,2} (?:will|reason|desire|wish|motivation|want|energy) to (?:live|be alive|stay alive|exist|keep living|go on living)|i(?: just| only| really)* (?:want to|wanna|wish i (?:was|were|could be)) (?:be )?gone|(?:dont|do not|doesnt) deserve to (?:live|be alive|exist|breathe)|no (?:merezco|debo|deberia) (?:vivir|existir|estar viv[oa])|(?:wont|not gonna|might not|will not) be (?:around|alive|here) (?:much longer|for long|any ?more)|(?:almost|nearly|wanted to|about to|going to) jump(?:ed)?(?= *$| (?:last|yesterday|off|from|in front|today|this|once|twice|again))|(?<!what i |what do i |what you |more )(?:want|get me|need|way) out of (?:this |my )?(?:life|world)|(?:no (?:tengo|hay|encuentro|veo|me quedan?)|sin|perdi)(?: \w+){0,2} (?:razon(?:es)?|motivos?|ganas|fuerzas)(?: (?:para|de|por|las?|que|cual))+ (?:vivir|seguir (?:viv\w+|aqui|adelante con mi vida)|estar viv[oa]|existir)|(?:ya )?no (?:aguanto|soporto|puedo con)(?: mas)? (?:vivir|la vida|mi vida|esta vida|existir)|(?:want|wish|need)(?: \w+)? (?:it all|everything|the pain) (?:to )?(?:stop|end|be over)|quiero que todo (?:se )?(?:acabe|termine)|giv(?:e|en|ing) up on (?:life|living)|(?:tried|try|trying|attempted) to end (?:it|things|everything|my life)(?! (?:with|w) )|better(?: off| place)? (?:without|w out|wout|w\/out|w\/o) me|do(?:ing)? something (?:\w+ )?to my ?self|no\b.{0,30}\bseguir (?:viviendo|viv[oa])|harm(?:ed|ing)? my ?self|(?:planned|know|decided|chose|figured out)(?: \w+)? (?:how|when|where)(?: (?:im|i am|to|i will|ill|gonna|going to))* (?:do it(?! (?:just|but|right|properly|with|at|in))|die|end it)|(?:ya )?no (?:quiero|quisiera) (?:estar (?:aqui|viv[oa]|en este mundo)|seguir (?:aqui|viv\w+))|(?:quisiera|ojala|desearia|mejor)(?: \w+)? no (?:haber|hubiera|hubiese) nacido|(?:my|mi) (?:life|vida|existence|existencia)(?: (?:is|feels?|has|seems|just|so|me parece|es|no|ya|nada|parece))* (?:worthless|meaningless|pointless|(?:no|without) (?:meaning|purpose|value|point)|vale|importa|tiene sentido|tiene valor|sirve)|(?:dont|not|doubt)(?: think| believe)? (?:i|ill|i will|id)(?: will| ll)? (?:make it|be (?:here|around|alive)|live|survive) (?:to|till|until|past|by|next|much longer|another)(?: (?:see|the|my|next))* (?:year|month|week|christmas|birthday|summer|\d+|longer)|(?:car|bus|truck|train|lightning|something|someone|god|carro|coche|camion)(?: \w+){0,3} (?:hit|kill|take|end|run over|atropell\w+|mate)(?: me)?(?= *$| me| and| ya)(?<=\b(?:wish|hope|pray|want|ojala|quisiera)\b.{0,60}))\b/,
      ],
      new RegExp(inJest.source),
    ),
  },
  {
    name: 'to kill or cut oneself, in Spanish',
    found: together(
      [
        /\bme (?:mato|matare|matara|cort[oe]|cortaba|cortare|he cortado|rajo|raje)\b|\bcortarme\b|\b(?:que|si|cuando|hasta que) (?:yo )?me (?:muera|muriera|muero|mate|matara)\b/,
      ],
      ofSomethingElse,
    ),
  },
  {
    name: 'to throw oneself',
    found:
      /\bme (?:quiero|queria|quise|iba|voy|pense en|dan ganas de)(?: a)? (?:aventar|tirar|lanzar|arrojar)(?: (?:al?|de|del|desde|por|bajo))+ (?:(?:el|la|las|los|un|una) )?(?:puente|ventana|balcon|edificio|azotea|tren|metro|vias|vacio|carros?)\b/,
  },
  {
    name: "wounds of one's own",
    found: together(
      [
        /\b(?:me (?:cort(?:o|e|aba|ado)|he cortado|raj[oe]|rasgun\w+|aran[oe]|golpe[oe]|peg[oe]|quem[oe]|lastim[oe]|castig[oe])|cortarme|golpearme|(?:i|been|started|keep|still|from|by)(?: \w+)? (?:cut(?:ting)? my ?self|cut(?:ting)?|burn(?:ing)? my ?self|hit(?:ting)? my ?self|hurt(?:ing)? my ?self))\b/,
        /\b(?:scars?|cicatri\w+|relaps\w*|wrists?|arms?|thighs?|brazos?|munecas?|muslos?|piel|pared|desde (?:los|que)|since (?:i was|age|middle|high|childhood)|when i(?:m| am| feel| look| see| eat| get)|cuando (?:me|como|estoy|engordo)|triste\w*|sad|ansiedad|espejo|mirror|gord[oa]|numb|punish|razor|blade|navaja|cutter|sangr\w+|moret\w+|otra vez|me odio)\b/,
      ],
      /\b(?:carbs?|sugar|calories|weight|fat|season|phase|bulk\w*|dieting|diet|hair|bangs|nails?|finger|cook\w*|knife|kitchen|shav\w+|beard|barba|pelo|cabello|unas|dedo|cocin\w+|cuchillo|barra|pesas|workouts?|sets|leg ?day|arm ?day|(?:twice|times|2x|3x)(?: a)? week|shred\w*|lean|macros|slack|abs)\b/,
    ),
  },
  {
    name: 'blows to oneself',
    found: together(
      [
        /\b(?:hit|punch|slap|beat|bang|scratch|bite|pinch|burn|cut)(?:ing)? (?:my (?:own )?(?:legs?|arms?|stomach|belly|head|face|thighs?|body)|my ?self)\b/,
        /\b(?:bruis\w+|bleed\w*|hate my ?self|ugly|mirror|punish\w*|numb|until it hurts|when i (?:eat|look|see|feel|get|gain|binge|mess|fail|miss|skip)|if i (?:eat|gain|fail)|every time i)\b/,
      ],
      aboutTraining,
    ),
  },
  {
    name: 'a blade on the skin',
    found: together(
      [
        /\b(?:blades?|razors?|knife|scissors|carv(?:e|ed|es|ing)|navaja|cuchillas?|tijeras|cutt?er|exacto)\b/,
        /\b(?:my|mis?|me|into|las?|los) (?:left |right |own )?(?:arms?|wrists?|skin|thighs?|legs?|brazos?|munecas?|piel|piernas?|muslos?)\b/,
      ],
      /\b(?:shav\w*|hair|wax\w*|afeit\w*|depil\w*|rasur\w*|vellos?|bumps?|burn|abs|shoulder blades?|definition|out|muscle)\b/,
    ),
  },
  {
    name: 'pills taken',
    found: together(
      [
        /\b(?:took|taken|swallowed|tome|trague|tomado)(?: \w+){0,2} (?:pills|pastillas|tablets)\b/,
        /\b(?:found me|hospital|woke up|surviv\w+|died?|dead|end|ambulance|stomach pumped|me encontr\w+|sobreviv\w+|morir|lavado)\b/,
      ],
      /\b(?:headache|cold|flu|allergy|thyroid|diet pills|vitamins?|birth control|pain ?killers for)\b/,
    ),
  },
  {
    name: 'an attempt',
    found: together(
      [
        /\b(?:intentos?|attempts?|attempted|intente)\b/,
        /\b(?:psiqui\w+|psych\w+|terap\w+|therap\w+|pills|pastillas|my life|mi vida|matar\w*|kill|suicid\w*|ward|clinic|overdose)\b/,
      ],
      /\b(?:diet\w*|dieta\w*|pull ?-?ups?|push ?-?ups?|weight|peso|keto|gym)\b/,
    ),
  },
  {
    name: 'self-harm',
    found: new RegExp(
      [
        '\\bself[- ]?harm\\w*|\\bself[- ]?injur\\w*|\\bautolesi\\w*|\\b(?:i|been|keep) sh(?:ing)? (?:again|to|when|every)\\b',
        '\\bcut(?:ting)? my ?self(?= *(?:$|[,.!?]|again|because|when|every|at night|and|lately|last|to|if|after|bc|cuz))|\\b(?:cut|cuts|cutting|slit|slice) my (?:wrists?|arms?|thighs?|skin|legs?)\\b(?! (?:day|workout|fat|in half))|(?:^|\\bi )(?:just )?cut again(?= *$| (?:last night|yesterday|today|tonight|because|bc|after)\\b)|\\bcuts on my (?:arms?|wrists?|thighs?|legs?)\\b|\\b(?:by|with|relapsed? (?:and|into|on)|addicted to|urge to|urges to|clean from|clean of) cut(?:ting)?\\b(?! (?:carbs|weight|calories|sugar|fat|season|phase))',
        '\\b(?:burn|burning|burnt|burned|hurt|hurting|hit|hitting|punch|punching|scratch|scratching) (?:my ?self)(?: (?:on purpose|when|because|again|every|until|so|if|after|at night|lately|to feel|to cope|bc)|$)(?<!\\b(?:dont|not|didnt|never|without) (?:\\w+ ){0,3}(?:my ?self)[^\\n]{0,12})|\\b(?:burn|burning|cut|carve|pick at) my (?:own )?skin\\b',
        '(?<!\\b(?:dont|not|didnt) )\\b(?:want to|wanna|urge to|urges to|thoughts? (?:of|about)|thinking (?:of|about)|feel like|feeling like) hurt(?:ing)? my ?self\\b',
        '\\b(?:cortarme|me corto|me corte|cortandome) (?:las? |los? |el |mis )?(?:venas|munecas?|brazos?|piernas|muslos|piel)\\b|\\bme corto (?:cuando|si|otra vez|por|para|porque|cada)\\b|\\b(?:volvi|vuelvo|volver|empece|sigo|vuelto|recai|recaida|ganas|necesidad)(?: (?:a|y|en|de|otra|vez))* (?:cortarme|cortar me|me corte|cortandome)\\b(?! (?:el (?:pelo|cabello)|las unas))',
        `\\bme (?:lastim[oe]|hago dano)(?= *$| (?:cuando|si|porque|cada vez|despues de|al)\\b)(?! (?:cuando|al|si|cada vez que|porque) (?:\\w+ ){0,2}?(?:${training}|corro|salto|levanto|juego|hago|cargo))`,
        '\\bme (?:hago|hice|hacia|he hecho) (?:cortes|cortadas|dano|heridas)(?= *(?:$|[,.]|en|cuando|a mi|a proposito|otra|porque|si|cada|por|para|con))|(?<!\\bno )\\b(?:quiero|quisiera|ganas de) (?:hacerme dano|lastimarme)\\b|\\bme (?:lastimo|quemo|golpeo|pego)(?: \\w+)? (?:a proposito|adrede|a mi mism[oa]|la piel|cuando (?:como|me siento|me veo|estoy))',
      ].join('|'),
      'm',
    ),
  },
];
