import { type HandOverSign, together } from './hand-over-sign.ts';

/** What is tiring, hopeless or over in a fitness chat without anybody's life being meant. */
const ofTheProgramme =
  /\b(?:gym|gimnasio|crossfit|workouts?|training|class|clase|cardio|diet\w*|dieta|keto|program\w*|plan|plateau|scale|macros|coach|coaching|team|equipo|job|trabajo|work|shift|vacation|vacaciones|holidays?|trip|viaje|call|meeting|session|appointment|practice|game|entren\w+|rutina|lol|lmao|(?:ha){2,}h?|(?:ja){2,}j?)\b/;
const thinking =
  '(?:think\\w*|thought\\w*|imagin\\w*|wonder\\w*|picture|picturing|daydream\\w*|fantasi\\w*|what if|keep|kept|urges?|feel like|want|wanna|wish|pienso|pensado|pensando|imagino|quiero|ganas|dan ganas|que tal si|que pasaria)';
const others =
  '(?:no ?(?:one|body)|every ?(?:one|body)|they|all|people|family|fam|kids?|children|husband|wife|parents|mom|mum|dad|world|friends?|everything|things|favou?r|todos|todo el mundo|familia|hijos|papas|padres|mama|mujer|esposo|esposa|gente|nadie|mundo)';
const lessOfMe =
  '(?:without (?:me|someone like me)|(?:if|when|once|after) i (?:just )?(?:died|die|left this world)|(?:if|when|once|after) i(?: \\w+){0,2} (?:here|around|gone|dead|alive|(?:stop\\w* )?exist\\w*|disappear\\w*|vanish\\w*)|(?:if|when|once) im (?:gone|not (?:here|around)|out of the (?:way|picture))|sin (?:mi|alguien como yo)|si (?:yo )?(?:ya )?no (?:estoy|estuviera|existo|existiera)|si (?:yo )?(?:desapare\\w+|faltara|falto|me (?:fuera|muero|muriera)))';

/** Signs that the contact wants to die which do not name death: how people say it in the middle of another talk. */
export const despairSigns: HandOverSign[] = [
  {
    name: 'better for all without me',
    found: together(
      [
        new RegExp(`\\b${others}\\b`),
        /\b(?:better|best|happier|favou?r|fine|ok|okay|good|relie\w+|easier|free|mejor|felices|feliz|bien|tranquil\w+|alivi\w+|libres|less stress\w*|(?:wouldnt even|wont even)|(?:wont|wouldnt|would not|will not|would|will|not|no)(?: even)? (?:care|notice|miss|cry|note|nota\w+|importa\w*|extran\w+|llor\w+))\b/,
        new RegExp(`\\b${lessOfMe}\\b`),
      ],
      /\b(?:vacation\w*|vacaciones|trip|team|equipo|class|clase|weekend|gym|game|work|trabajo|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'no reason to go on',
    found: together(
      [
        /\b(?:no|not|nothing|never|dont|doesnt|cant|cannot|without|lost|whats|what is|why|hardly|barely|hard|harder|running out|sin|nada|perdi|perdido|que|para que)\b/,
        /\b(?:reasons?|point|purpose|meaning|use|will|strength|sentido|razon|razones|motivos?|caso|chiste|fuerzas|anything|nothing|nada)\b/,
        /\b(?:(?:to|of|in|for) (?:keep |even |be |being )*(?:liv(?:e|ing)(?: for)?|alive|carry(?:ing)? on|go(?:ing)? on|wak(?:e|ing) up|being here|exist\w*)(?= *$| (?:any ?more|since|now|after|without|for|at|when|tomorrow|tho|tbh|like|and|but)\b)|keep living|left to live|to (?:stay|live|be here|stay alive|stay here)(?= *$)|to live for|por (?:que|lo que) vivir|(?:a|para|de) levantarme(?= *$)|(?:a|de|en|para|por|que|tiene) (?:la vida|vivir|existir|seguir(?= *$| (?:aqui|viv\w+|en este mundo|desde|sin)\b)))/,
      ],
      ofTheProgramme,
    ),
  },
  {
    name: 'no way out',
    found: together(
      [
        /\b(?:no|not|dont|cant|cannot|couldnt|without|sin|never)(?: \w+){0,4} (?:way (?:out|forward)|future(?! (?:in|as|with) (?!life\b|this\b))|hope(?= *$| (?:left|any ?more|for me|in))|light at the end|tomorrow for me|salida|futuro|esperanzas?)\b/,
      ],
      /\b(?:plateau|parking|garage|gym|job|career|program\w*|plan|diet\w*|contract|abs|muscle|weight|dieta|peso|garantia|gonna|im going|way im|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'how one would do it',
    found: together(
      [
        /\b(?:think\w*|thought\w*|know|plan\w*|decid\w+|research\w*|google\w*|look(?:ed|ing) up|figur\w+|pienso|pensado|pensando|se|decidi\w*|planea\w+|busc\w+)\b/,
        /\b(?:(?:how|where|when) (?:i|id|ill|im)(?: (?:would|could|will|might|gonna|going to|want to))? do it|(?:como|cuando|donde|la forma de|maneras? de) (?:lo (?:haria|hare|voy a hacer)|hacerlo))(?= *$| (?:tonight|and|without (?:anyone|hurting|pain)|painless\w*|quick\w*|so|if|y|sin (?:dolor|que)|esta noche)\b)/,
      ],
      new RegExp(
        `${ofTheProgramme.source}|\\b(?:schedule|time|money|budget|kids|horario|tiempo|form|technique|right|reps?|pull|push|squat\\w*|deadlift\\w*|fasting|recipe|split|handstand|muscle)\\b`,
      ),
    ),
  },
  {
    name: 'pills at hand',
    found: together(
      [
        /\b(?:pills?|pastillas|pildoras|meds|tablets|tylenol|paracetamol|ibuprofen|advil|xanax|sleeping pills|painkillers|antidepressants|insulin|medicamentos)\b/,
        /\b(?:sav(?:ed|ing) up|been saving|stash\w*|hoard\w*|collect(?:ed|ing)|stockpil\w*|(?:next to|in front of|beside) me|in my hands?|staring|looking at|counting|lined up|(?:how (?:many|much)|cuant[oa]s?)(?: \w+){1,3} (?:does it|would it|will it|to|it would|se necesitan|hay que|hacen falta|para)(?: \w+)? (?:take|die|od|overdose|not wake|kill|end|morir\w*|tomar para|no despertar)|al lado|enfrente|en la mano|a la mano|guardad[oa]s|juntando|junte|mirando|contando|no se que hacer)\b/,
      ],
      /\b(?:diet pills|vitamin\w*|fish oil|pre ?workout|creatine|supplement\w*|suplement\w*|allerg\w*|birth control|anticoncep\w*|headache|knee|back|lose|adelgazar|bajar)\b/,
    ),
  },
  {
    name: 'a weapon or a rope at hand',
    found: together(
      [
        /\b(?:(?:a|the|my|his|dads|moms|una|un|la|el|mi) (?:\w+ )?(?:gun|pistol|shotgun|revolver|noose|belt around|pistola|escopeta|arma|soga)|noose|bought (?:a |some |the )?(?:\w+ )?rope|(?:compre|tengo) (?:una |la )?(?:soga|cuerda))\b/,
        /\b(?:looking at|look at|staring|stare|holding|loaded|used it|my (?:head|mouth|neck|temple)|think\w*|use it|for my ?self|tonight|today|yesterday|ready|bought|noose|mirando|viendo|mi cabeza|pienso|pensando|usarla|cargada|compre|cuello|lista)\b/,
      ],
      /\b(?:jump\w*|skip\w*|battle|climb\w*|saltar|salto|range|hunt\w*|police|cop|army|military|show|glue|nerf|massage|lifting belt|gym|workouts?|crossfit|entren\w+|dog|perro|boat|swing|hammock|tri\w*)\b/,
    ),
  },
  {
    name: 'at the edge',
    found: together(
      [
        /\b(?:(?:the|that|a|this|my|some) (?:\w+ )?(?:bridge|balcony|ledge|roof|rooftop|overpass|cliff|edge|platform|window)|(?:train|subway|railway|rail|metro) (?:tracks?|line|station)|the tracks|(?:el|la|las|los|un|mi|ese) (?:puente|balcon|azotea|vias|barranco|precipicio|cornisa|ventana|andenes|anden))\b/,
        /\b(?:think\w*|thought\w*|look\w*|star(?:e|ing)|stand\w*|stood|went|climb\w*|sub(?:i|o|ir\w*)|sit(?:ting)?|imagin\w*|wonder\w*|what if|go(?:ing)? to|pienso|miro|mirando|viendo|parad[oa]|sentad[oa]|imagino|asom\w+)\b/,
        /\b(?:what if|a lot|lately|keep|again|dont know (?:why|what)|no idea why|drunk|cry\w*|alone|jump\w*|step(?:ping)?|fall(?:ing)?|let go|let my ?self|2 ?am|3 ?am|every (?:night|day|morning|time)|que pasaria|que tal si|ultimamente|mucho|no se (?:por ?que|que)|borrach[oa]|llor\w+|sol[oa]|salt\w+|tir\w+|caer\w*|dejarme|cada)\b/,
      ],
      /\b(?:glute|hip|single|pose|yoga|reps?|sets?|hold|box|jump rope|view|photo|picture|pics?|sunset|sunrise|coffee|stretch\w*|goal|cutting edge|plates?|heels|squat\w*|stair\w*|estir\w+|vista|foto|lol|lmao|haha|jaja|live|vivo|seat|bus|work from)\b/,
    ),
  },
  {
    name: 'at the wheel',
    found: together(
      [
        new RegExp(`\\b${thinking}\\b`),
        /\b(?:driv(?:e|es|ing)|drove|car|wheel|highway|freeway|motorway|manej\w+|conduc\w+|coche|carro|auto|volante|carretera|moto|motorcycle)\b/,
        /\b(?:crash\w*|swerv\w*|not (?:turn\w*|brak\w*|stop\w*)|let(?:ting)? go|into (?:a |the |an |oncoming )*(?:tree|wall|traffic|pole|truck|lane|river|lake|barrier)|oncoming|off (?:the|a|that) (?:\w+ )?(?:road|bridge|cliff|highway)|estrell\w+|volantazo|chocar\w*|soltar el|no frenar|no girar|contra (?:un|una|el|la))\b/,
      ],
      /\b(?:scared of|afraid of|accident|insurance|seguro|crash(?:ed)? (?:course|diet)|miedo a|sleepy|sleep crash|dieta|video|game)\b/,
    ),
  },
  {
    name: 'a farewell',
    found: new RegExp(
      [
        '\\b(?:said|saying|say) (?:all )?my (?:last |final )?good ?byes?\\b|\\bgood ?bye (?:letters?|notes?|videos?)\\b|\\b(?:wrote|written|writing|write) (?:\\w+ )?(?:letters?|notes?|a note|a letter) (?:to|for) (?:my|each|all|every\\w*) (?:\\w+ )?(?:kids?|children|family|mom|mum|dad|parents|wife|husband|girlfriend|boyfriend|friends?|brother|sister|son|daughter|loved|one)\\b|\\bsuicide (?:note|letter)\\b',
        '\\b(?:cartas?|notas?|videos?|mensajes?) de despedida\\b|\\bya me despedi de (?:todos|mi|mis|ellos)\\b|\\bescrib\\w+ (?:(?:ya|las|unas|una|la) )*cartas? (?:a|para) mi(?:s)? (?:hij\\w+|familia|mama|papas?|padres|espos\\w+|novi\\w+|amig\\w+)\\b',
        '\\b(?:gave|giving|given) (?:away )?(?:all )?my (?:dog|cat|pets?|things|stuff|belongings|clothes) (?:away|to (?:my|a|the|him|her))\\b(?=.{0,40}\\b(?:goodbye|good bye|wont need|any ?more|because|already)\\b)|\\b(?:sorting|sorted|put|getting|got) (?:out )?my (?:affairs|will) in order\\b|\\bplann(?:ed|ing) my (?:own )?funeral\\b|\\bmi (?:propio )?(?:funeral|entierro|velorio)\\b',
        '(?:^|, ?|\\b(?:so|ok|okay|coach|profe|todo|everything) )(?:this (?:is|will be|might be|is gonna be)|este (?:es|sera)|esto es|sera|es) (?:my (?:very )?last (?:message|text|dm)|mi ultimo mensaje)(?= *$|[,.]| (?:goodbye|bye|thank\\w*|thx|gracias|adios|ever|to you|sorry|perdon)\\b)',
        '\\b(?:wont|dont|not gonna|will not|never|no)(?: \\w+){0,4} (?:need|necesit\\w+)\\b.{0,30}\\b(?:where im going(?= *$|[,.])|(?:a )?(?:don?de|adonde) (?:yo )?voy(?= *$|[,.]))',
        '\\b(?:ready|want|wanna|time|rather|going|gonna|about|quiero|quisiera|lista?|hora de|mejor)(?: \\w+){0,2} (?:leave|exit|depart|check out of|irme de|dejar|abandonar|salir de) (?:this|the|este) (?:world|earth|planet|life|mundo|vida|planeta)\\b|\\b(?:irme|ir me|me quiero ir|me voy) (?:para|por) siempre\\b',
        '\\b(?:wont|not|never|dont)(?: gonna)? (?:have to|need to|ever) (?:worry about|deal with|put up with|look after|take care of) me(?= *$| (?:any ?more|soon|much longer|again|after)\\b)|\\bya no (?:van a |va a |tendran? que |voy a )?(?:tener que )?(?:preocupar\\w*|batallar|lidiar|cargar|ser una carga|estorbar)(?: (?:por|con|a))? ?(?:mi|conmigo|nadie)?(?= *$)',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'not through the night',
    found: together(
      [
        /\b(?:not sure|dont think|dont know|doubt|might not|may not|wont|not gonna|never|cant|no creo|no se si|dudo|no voy a|no pienso|creo que no)\b/,
        /\b(?:(?:make it|get|live|last|survive|see)(?: through| past| to| until| till| out)? (?:the |this |my |another |next )*(?:night|tonight|tomorrow|morning|week|weekend|month|year|christmas|new year\w*|birthday|winter|\d\dth)|(?:llegar|llegue|pasar|pase|aguantar|aguante|amanecer|sobrevivir|vivir)(?: (?:a|al|de|hasta|el|la|esta|este|mi|proxim[oa]|otr[oa]|un|una))+ (?:manana|noche|ano|navidad|semana|mes|cumple\w*|enero|diciembre|verano|invierno|dia))\b/,
      ],
      new RegExp(
        `${ofTheProgramme.source}|\\b(?:without|sin|school|exam\\w*|awake|dinner|lunch|money|paycheck|budget|sale|friday|dry|pull ?ups?|weigh\\w*|goal|meta|kilos?|lbs|snack\\w*|sugar|azucar|bus|train|results?|resultados)\\b`,
      ),
    ),
  },
  {
    name: 'a misfortune wished for',
    found: together(
      [
        /\b(?:hop(?:e|ed|ing)|wish\w*|pray\w*|wouldnt mind|dont mind|would not mind|want|ojala|quisiera|rezo|espero|deseo|ganas de)\b(?! (?:you|u|that you|que te|que est\w+)\b)/,
        /\b(?:i (?:get|got|had|have|catch|caught|was|were|just)(?: \w+){0,3} (?:cancer|terminal|(?:hit|killed|run over)|accident|heart attack|sick enough|in a coma)|(?:something|anything)(?: \w+)? (?:happens?|happened|would happen) to me|take me(?= *$| (?:already|now|instead|away|tonight))|(?:me|que me) (?:atropell\w+|mat(?:e|ara|en|aran)|choc\w+|diera? (?:un infarto|cancer|algo)|pas(?:e|ara) algo|enferm\w+|lleve|llevara)|didnt wake|never woke|not (?:waking|wake) up|gave out|my heart(?: \w+)? (?:stops?|stopped|gives? out))\b/,
      ],
      /\b(?:dont (?:get|have (?:a|an|cancer))|never|not (?:get|have)|doesnt|no me|que no|lol|lmao|haha|jaja|gym|workouts?|class|shopping)\b/,
    ),
  },
  {
    name: 'to be with the dead',
    found: together(
      [
        /\b(?:rather|want|wanna|wish|ready|soon|prefer|hope|quiero|quisiera|prefiero|ojala|ganas|pronto|deseo)\b/,
        /\b(?:(?:join|be with|follow|go (?:be )?with|go to|see|reunited with|with)(?: \w+){0,2} (?:late (?:\w+)|(?:\w+ )?(?:in|up in) heaven|again in heaven)|(?:join|follow|be with) (?:him|her|my (?:\w+))(?= *$| (?:again|soon|already|now|who|that)(?=.{0,20}\b(?:passed|died|gone|heaven|$))))|\b(?:reunirme|irme|estar|alcanzar|encontrarme|seguir)(?: \w+){0,4} (?:en el cielo|difunt[oa]|que (?:se murio|fallecio|murio|se fue)|alla arriba)\b|\b(?:murio|fallecio|muerte|perdi a)\b.{0,40}\b(?:irme|ir|estar) con (?:ella|el|ellos)\b/,
      ],
      /\b(?:join(?:ing)? (?:your|ur|the|my (?:gym|friend|wife|husband|sister|brother|mom|mum|dad|team|class))|gym|program\w*|class|proud|orgullos\w+|swim\w*|hike|walk|trip|team|wedding)\b(?!.{0,20}\b(?:late|heaven)\b)/,
    ),
  },
  {
    name: 'life too heavy',
    found: new RegExp(
      [
        '\\b(?:cant|cannot|can not|dont want to|couldnt)(?: \\w+)? (?:do|take|handle|face|stand|deal with|cope with|bear) (?:(?:this|my|another day of|with) )*(?:life|living|being alive|existing)\\b(?! (?:coach|stress|balance|changes?))',
        '\\b(?:ya )?no (?:aguanto|soporto|puedo)(?: ya)?(?: mas)?(?: con)? (?:(?:con|mas) )*(?:la|mi|esta|tanta) (?:vida|existencia)\\b|\\b(?:me pesa|me duele|odio) (?:la vida|vivir|existir|estar viv[oa]|mi vida)\\b(?! (?:sedentaria|en))',
        '\\b(?:nothing|not (?:have )?anything|dont have anything|no ?(?:one|body)|nada|nadie)(?: left)? (?:(?:to|worth) (?:live|living) for|left to live|por (?:que|quien) vivir)\\b(?! in the gym)',
        '\\b(?:want(?:ed)? to|wanna|ready to|wanted|need to) (?:\\w+ )?be done(?: with (?:it all|ev\\w*rything|all (?:of )?(?:it|this)|this (?:world|life)|life))(?! by)(?= *$|[,.]| (?:\\w+ )?(?:already|now|for good|tonight|forever)\\b)',
        '\\b(?:hate|hating) (?:being alive|living|existing|that i(?:m| am)? (?:alive|exist|woke up))\\b(?! (?:in|with|on|at|so|far|alone|here|near))|\\bhate (?:that )?waking up(?= *$| (?:every day|each day|alive|in the morning and)\\b)|\\b(?:being alive|existing)(?: \\w+){0,2} (?:hurts|hard|painful|exhausting|unbearable|pointless|torture|tiring)\\b',
        '\\b(?:dont|doesnt|didnt|not|no|nunca|couldnt)(?: \\w+){0,4} (?:care|matters?|important|importa|difference)(?: \\w+){0,3} (?:if|whether|si) (?:i (?:live|die|lived|died|exist|wake|make it|am alive)|im (?:alive|dead)|(?:me )?(?:vivo|muero)|despierto)\\b|\\bme da (?:igual|lo mismo)(?: \\w+)? (?:vivir|morir\\w*|si (?:vivo|me muero|despierto))\\b',
        '\\b(?:mejor|quisiera|quiero|ojala) (?:si |que |yo )*(?:desapare(?:zco|ciera|cer)|no exist\\w+|no estar)(?= *$|[,.]| (?:para siempre|y ya|de una|del mundo)\\b)|\\bquitar(?:me)? de (?:en ?)?medio\\b',
        '\\b(?:hacer(?:me)?|haga|cometer|cometa|hago) (?:una (?:locura|tonteria|estupidez|burrada)|algo (?:malo|feo|terrible|a mi mism[oa]))\\b(?=.{0,30}(?:$|\\b(?:hoy|esta noche|conmigo|mi vida)\\b))(?<=\\b(?:miedo|voy|quiero|ganas|punto|pienso|capaz|pensando|vaya)\\b.{0,50})',
        '\\b(?:scared|afraid|worried|going to|gonna|might|about to|terrified)(?: \\w+){0,3} do something (?:stupid|bad|drastic|terrible|i (?:cant|will|might|ll) (?:\\w+ )?(?:regret|take back)|ill regret|to my ?self)\\b|\\bdont (?:really )?trust my ?self(?: to be| being)? (?:alone|tonight|right now|rn|(?:with|around) (?:knives|pills|a knife|blades?|sharp))\\b',
        '\\b(?:not|dont think i(?:m| am)?|wasnt|never|shouldnt)(?: \\w+)? (?:made|cut out|meant|supposed) (?:for|to) (?:be (?:here|alive|born)|this (?:world|life)|life|live|living|exist)\\b(?! (?:at|in|on))',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'cannot go on',
    found: together(
      [
        /\b(?:cant|cannot|can not|dont want to|no puedo|no quiero|dont (?:think|know if) i can)(?: \w+)? (?:go on|carry on|keep going|keep on|seguir)\b/,
        /\b(?:no future|hopeless\w*|empty|alone|worthless|lonely|nothing|numb|life|vida|(?:cansad[oa]|hart[oa]|tired|sick) (?:de|d|of) (?:todo|everything|it all)|dead|died|passed|dark\w*|depress\w*|futuro|vaci[oa]|sol[oa]|depresion|murio|inutil|nada)\b/,
      ],
      ofTheProgramme,
    ),
  },
  {
    name: 'in care over it',
    found: together(
      [
        /\b(?:psych(?:iatric)? ?(?:ward|hospital|unit|hold|facility)|mental (?:hospital|ward)|5150|baker acted|sectioned|suicide watch|crisis (?:line|hotline|text|team)|called 988|samaritans|(?:hospital|clinica|ala|unidad|centro) (?:de )?psiquiatric[oa]|linea de (?:la vida|crisis))\b/,
        /\b(?:i|im|ive|me|my|mi|estuve|sali|estoy)\b/,
      ],
      /\b(?:work\w*|nurse|shift|trabajo|enfermer[oa]|brother|sister|mom|mum|dad|son|daughter|wife|husband|herman[oa]|mama|papa|hij[oa])\b/,
    ),
  },
  {
    name: 'burnt on purpose',
    found: together(
      [
        /\b(?:burn(?:s|t|ed|ing)?|quem\w+)\b/,
        /\b(?:my ?self|my (?:arms?|skin|legs?|thighs?|hands?|wrists?)|me|brazos?|piel|piernas?)\b/,
        /\b(?:lighter|cigarettes?|cigs?|cigarros?|cigarrillos?|encendedor|mechero|on purpose|a proposito|adrede|when(?:ever)? i (?:miss|fail|skip|eat|mess|binge)|cuando (?:fallo|como|falto))\b/,
      ],
      /\b(?:accident\w*|cook\w*|oven|curling|quit|smok\w*|fumar|fumo|sin querer|calor\w*|fat|grasa|off)\b/,
    ),
  },
  {
    name: 'self-harm by its letters',
    found: together(
      [/\bsh\b(?![*!@#])/, /\b(?:clean|urges?|relaps\w*|scars?|recover\w*|cop(?:e|ing)|free|history)\b/],
      /\bsh (?:\w+ )?(?:it|code)\b/,
    ),
  },
  {
    name: 'doubts about staying',
    found: together(
      [
        /\b(?:dont think|dont know (?:if|why)|not sure|idk|unsure|dont|no se si|ya no|no)\b/,
        /\b(?:(?:want to|wanna|feel like|want) (?:stick(?:ing)? around|(?:be|stay)(?:ing)? (?:here|around|alive)|living|being alive|exist(?:ing)?)(?= *$|[,.]| (?:any ?more|much longer|next year|since|without|tbh|after|for|in this)\b)|(?:why|how)(?: \w+)? (?:im|i am|am i) still (?:here|alive|around|breathing)|quiero (?:seguir|estar)(?: (?:aca|aqui|viv\w+|en este mundo)|(?= *$))|por ?que sigo (?:aqui|aca|viv[oa]))\b/,
      ],
      new RegExp(`${ofTheProgramme.source}|\\b(?:school|hotel|city|apartment|country|early|late|cold)\\b`),
    ),
  },
  {
    name: 'sorry to wake up',
    found: together(
      [
        /\b(?:wak(?:e|es|ing)|woke|open my eyes|morning|despiert[oa]|despert\w+|abro los ojos|amanecer)\b/,
        /\b(?:disappoint\w*|(?:mad|angry|upset|sad|sorry|hate)(?: \w+){0,2} (?:still here|alive|woke)|still (?:here|alive)|decepcion\w*|sigo (?:aqui|viv[oa])|sigo sin morir\w*)\b/,
      ],
      /\b(?:scale|weight|weigh\w*|results?|sore|mirror|bascula|balanza|peso|belly|abs|lol|haha|jaja)\b/,
    ),
  },
  {
    name: 'marks hidden',
    found: together(
      [
        /\b(?:scars?|bandag\w+|cuts|cicatri\w+|vendad[oa]s?|cortadas|cortes|marks|marcas)\b/,
        /\b(?:wrists?|forearms?|arms?|thighs?|munecas?|brazos?|antebrazos?|muslos?)\b/,
        /\b(?:hid(?:e|ing|den)|long sleeves?|dont ask|cover\w*|new|fresh|explain\w*|see|notice|tap\w+|escond\w+|ocult\w+|mangas? largas?|nadie|no pregunt\w+)\b/,
      ],
      /\b(?:surger\w+|cirugia|operaci\w+|operad[oa]|acne|tattoos?|tatuaj\w*|stretch|estrias|sprain\w*|esguince|accident\w*|kitchen|calor\w+|weight|peso|broke\w*|cat|gato|brush|skin ?care)\b/,
    ),
  },
  {
    name: 'one more after another',
    found: together(
      [
        /\b(?:killed (?:him|her|them)(?:self|selves)|took (?:his|her|their) (?:own )?life|committed suicide|se (?:mato|suicido|quito la vida|ahorco|colgo))\b/,
        /\b(?:i(?: \w+)? (?:get|understand|know)(?: \w+)? (?:it|why|how|him|her)|makes sense|im next|me too|same|(?:lo|la) entiendo|entiendo por ?que|yo tambien|sigo yo|jealous|envy|envidia)\b/,
      ],
      /\b(?:awareness|charity|fundrais\w+)\b/,
    ),
  },
  {
    name: 'the own funeral',
    found: together(
      [/\b(?:my (?:own )?funeral|mi (?:propio )?(?:funeral|velorio|entierro))\b/],
      /\b(?:leg ?day|workout|gonna be|will be|going to be|lol|lmao|haha|jaja)\b/,
    ),
  },
  {
    name: 'despair in set words',
    found: new RegExp(
      [
        '\\b(?:scared|afraid|terrified|worried)(?: \\w+)? what (?:i(?:m| might| could| will| would|ll)|ill|id)(?: \\w+)? do(?= *$| (?:to my ?self|tonight|next|if)\\b)|\\bmiedo (?:de|a) (?:lo que (?:pueda|puedo|vaya a|voy a) hacer(?:me)?|hacerme)\\b|(?<!\\bno )\\b(?:ganas de|voy a|pienso en|pensando en|quiero|quisiera|capaz de) hacerme (?:algo|dano)\\b',
        '\\b(?:in|to) (?:a|the|such a)(?: \\w+)? dark (?:place|headspace|hole)\\b(?! (?:to|where i (?:store|keep)))|\\b(?:dark|scary) thoughts\\b(?! about \\w*(?:food|cake|pizza|carbs))|\\bpensamientos (?:oscuros|negros|feos|malos|horribles)\\b|\\ben un lugar (?:muy )?oscuro\\b',
        '\\bonly (?:reason|thing)(?: \\w+){0,3} (?:i (?:havent|didnt|dont) (?:done|do|did|end\\w*|kill\\w*|jump\\w*)(?: it)?(?= *$| (?:it|is|was|are|yet|my)\\b)|(?:im|i am) (?:still )?(?:here|alive)|keep(?:s|ing)? me (?:here|alive))\\b|\\blo unico que me (?:mantiene|tiene)(?: \\w+)? (?:aqui|viv[oa]|con vida|en pie)\\b',
        '\\b(?:swallow|take|down|drink|tomarme|tragarme)(?:ing)? (?:everything|all|the whole|todo|todas)(?: \\w+){0,3} (?:medicine|cabinet|bottle|bleach|botiquin|pastillas|frasco)\\b|\\b(?:think\\w*|thought\\w*|want\\w*|gonna|going to|tempted|plan\\w*|urges?|tried|consider\\w*)(?: \\w+){0,2} (?:od|overdose|overdosing)\\b(?! on (?:caffeine|coffee|sugar|carbs|pizza|tacos|candy|protein|chocolate))',
        '\\b(?:people|any ?one|any ?body|they|some ?one|he|she|them) to (?:notice (?:im|i am|i was|id|that im) (?:gone|dead|missing)|find (?:me|my body))\\b|\\bhow long\\b.{0,24}\\b(?:people|any ?one|any ?body|they|some ?one)(?: to| would| even)* notice(?= *$| (?:im|i|if|that)\\b)',
        '\\bworth (?:more |less |nothing )?(?:dead|alive)\\b|\\b(?:(?:painless(?:ly)?|least painful) (?:ways?|methods?|deaths?) (?:to|of) do it|(?:painless|least painful|quickest|easiest) (?:ways?|methods?|deaths?) (?:to|of) (?:go|die|end|dying|kill))(?= *$| (?:it|my|out|and)\\b)|\\b(?:formas?|maneras?) (?:\\w+ )?(?:sin dolor|indolor\\w*) (?:de|para) (?:morir|irme|hacerlo)\\b',
        '\\b(?:im|i am|feel like|being)(?: (?:just|such|only|nothing but|like))* (?:a )?waste of (?:space|oxygen|air|skin|breath)\\b|\\bme siento (?:como )?(?:un estorbo|una carga|una basura)\\b|\\bpoint of (?:even )?me(?= *$| (?:being (?:here|alive)|existing|living|any ?more)\\b)',
        '\\b(?:want to|wanna|wish i could|wish id|could just|quiero|quisiera) (?:just )?(?:stop breathing|dejar de (?:respirar|sufrir|existir|sentir(?= *$)))\\b(?! (?:dolor|hambre|through|hard|heavy))|\\b(?:cerrar los ojos|dormir\\w*) y (?:ya )?(?:no|nunca)(?: volver a)? (?:abrir\\w*|despert\\w+)\\b|\\bclose my eyes and (?:never|not)(?: have to)? open\\b|\\b(?:descansar|dormir|dejar de sufrir|rest|sleep)(?:me)? (?:para siempre|forever)\\b',
        '\\b(?:no me (?:importaria|molestaria)|wouldnt mind|would not mind|wouldnt care|fine with|ok with|estaria bien)(?: \\w+){0,3} (?:no|not|never|didnt)(?: volver a)? (?:despert\\w+|wak\\w+|woke)\\b',
        '\\b(?:giv(?:e|ing) up on|quit(?:ting)?|done with|rendirme con|renunciar a) (?:everything|it all|todo)(?= *$|, ?not just\\b| y ya\\b)(?<=\\b(?:want|wanna|ready|feel like|going to|gonna|quiero|ganas)\\b.{0,40})|^(?:please |so |and )*dont try (?:to|and) stop me$|^(?:por favor )?no (?:me )?intenten? (?:detener|parar|convencer)(?:me)?$',
        '\\b(?:quiero|queria|ojala|deseo|pido)(?: \\w+)? que (?:(?:ya|todo|esto|mi vida|se|me|el dolor) )*(?:acabe|termine)(?= *$|[,.]| (?:ya|de una|todo|para siempre)\\b)(?<=\\b(?:vida|todo|dolor|sufr\\w+|mal)\\b.{0,60})|\\b(?:acabar|terminar) con (?:esto|todo esto|todo) (?:de una|para siempre|ya|hoy|esta noche)\\b|\\bpara que sigo (?:viv[oa]|aqui|en este mundo)\\b',
        '\\bno ?(?:one|body)(?: \\w+){0,2} (?:look(?:ing)? for|search for|miss|mourn|cry for|remember) me\\b(?= *$| (?:if|when|after|anyway|tbh)\\b)|\\bnadie me (?:va a |iria a )?(?:extran\\w+|buscar\\w*|llorar\\w*|echar\\w* de menos)\\b',
        '\\b(?:dont|cant|cannot|never|no)(?: (?:really|even|ever))* (?:see|imagine|picture|thought|me veo)(?: (?:my ?self|me|i would|id|i))* (?:mak(?:e|ing) it|liv(?:e|ing)|reach(?:ing)?|get(?:ting)?|being alive|llegando|llegar|viviendo|cumpliendo)(?: \\w+)? (?:to|past|at|until|a|hasta)(?: los)? (?:\\d\\d|old|next|viej[oa])\\b(?! ?(?:lbs|kg|kilos|pounds|reps|%|k\\b|min))',
        '\\bstop(?:ped)? (?:living|existing|being alive)(?= *$|[,.])|\\b(?:want to|wanna|ready to|wish i could) (?:go (?:up )?to heaven|be in heaven|meet (?:god|my maker)|go home to (?:god|jesus|the lord))\\b|\\b(?:quiero|quisiera) ir(?:me)? al cielo\\b',
        '\\b(?:pens\\w+|piens\\w+|quiero|quisiera|gustaria)(?: en)?(?: ya)? no (?:estar|ser|seguir)(?: (?:mas|aqui|aca|ya))?(?= *$)|\\b(?:nada|nadie)(?: \\w+)? por (?:que|quien|lo que) (?:luchar|vivir|seguir)\\b|\\bnothing (?:left )?to fight for\\b|\\b(?:este ano|de este (?:ano|mes)) no (?:lo )?(?:acabo|termino|paso)(?= *$)|\\bno paso de este (?:ano|mes)\\b',
        '\\b(?:decided|dont think|doubt|hope)(?: \\w+){0,4} not (?:going to |gonna )?be (?:here|around|alive) (?:for|by|to see|on) (?:my|next|christmas)\\b|\\bdont think (?:ill|i will|id) be (?:here|around|alive) (?:for|by|to see|on) (?:my|next)\\b',
        '\\b(?:voices?|my (?:mind|head|brain)|mi (?:mente|cabeza)|voz|voces)(?: \\w+){0,4} (?:tell(?:s|ing)?|say(?:s|ing)?|dicen?|diciendo|piden?)(?: \\w+){0,4} (?:end it|jump|hurt|kill|die|mate|muera|acabe|salte|corte)\\b',
        '\\bmejor (?:ya )?me (?:muero|mato|muriera)\\b(?! de (?:hambre|risa))|(?<!\\b(?:no|no quiero|sin|evitar|miedo a|miedo de) )\\bhacerme dano(?= *$)|\\b(?:want|need|urges?|itching) to cut(?: (?:again|so (?:bad|badly|much)|really bad|deep|right now|tonight))+(?= *$|,)|\\bwalk(?:ing)? (?:out )?into (?:the )?(?:ocean|sea|lake|river|traffic)\\b',
        '\\b(?:had|holding|hold|held|grabbed|got|put)(?: \\w+)? (?:knife|blade|razor|scissors)(?: (?:in|to|on|against|at))+ my (?:hand|wrists?|throat|neck|arm|skin)\\b(?!.{0,30}\\b(?:cook|chop|kitchen|dinner|meal)\\w*)|\\bme (?:arranco|muerdo|pellizco|rasguno|clavo) (?:la piel|los brazos|las unas en|las piernas)\\b',
        '\\b(?:till|until|hasta que) (?:it|i|they|me|se|my \\w+) ?(?:bleeds?|bled|bleed|sangr\\w+)\\b(?!.{0,30}\\b(?:bar|pull|row|callus\\w*|rope|hands?)\\b)',
      ].join('|'),
      'm',
    ),
  },
];
