import type { HandOverSign } from './hand-over-sign.ts';

const person =
  '(?:h[uo]+man|humman|humna|hooman|person|persn|perosn|some ?one|some ?body|rep|representative|agent|operator|staff|team member)';
const persona = '(?:persona|humano|humana|alguien|asesora?|representante|agente|operador)';

/** Requests for a person. "Are you a bot?" is none: it gets a true answer. */
export const humanRequestSigns: HandOverSign[] = [
  {
    name: 'talk to a person',
    found: new RegExp(
      [
        `\\b(?:talk|speak|chat|spk|tlk|speek|connect me|transfer me|put me through|get me through)(?:ing)? (?:to|with|2|w)(?: (?:a|an|the|any|some|one of your|your))*(?: (?:real|actual|live|human|another|different|alive))* ${person}\\b(?! (?:who|that|whos|with))`,
        `\\b(?:is there|are there|any|isnt there|got)(?: (?:a|an|any|some|no|real|actual|live|human))* (?:${person}|human being|people|any ?one|any ?body|humans|people|one)(?: (?:else|real|there|here|working|alive|available|human|on (?:your|ur|the) (?:team|side|end)))*(?: (?:that|who|whom))? (?:(?:i|we) (?:can|could) (?:talk|speak|chat|call|write|reach|message|text|email|dm|contact)|(?:can|could|to) (?:talk|speak|answer|help|call|reply|contact|message|text))\\b(?! (?:me|us) (?:lose|get|stay|with (?:my|a) (?:diet|workout|training)))`,
        `\\b(?:transfer|connect|forward|patch) me (?:to|with) (?!the (?:gym|app)|other)\\w+|\\b(?:put|patch|pass|transfer|connect|hand|switch|forward|get) me (?:(?:thru|through|over|back) (?:to|2|with)|to (?:a|the|your|ur|someone|somebody|${person})|with (?:${person}|a|the|your|ur))\\b(?<!\\bget me (?:to|with) (?:a|the|your|ur))`,
        `\\b(?:get|give|send|want|need|call|fetch|bring|where is|wheres)(?: me| out)? (?:your|ur|a|the|some) (?:manager|boss|owner|supervisor|representative|live agent)\\b`,
        `\\b(?:${person}|real one|coach|trainer|people|someone real)(?: please| pls)?(?:,)? (?:and |thats |that is |who is |whos |is )?(?:not|isnt) (?:a |an |some |this |your |ur |his |her |the )?(?:ai|bot|robot|machine|computer|chatbot|assistant)\\b|\\b(?:not|instead of) (?:to |with )?(?:his|her|your|ur) (?:assistant|va|bot|ai)\\b|\\b(?:who|someone|somebody|anyone|anybody) .{0,25}\\b(?:thats|whos|is|that is|who is) not (?:a |an )?(?:bot|robot|ai|machine)\\b`,
        '\\b(?:call|text|answer|reply|message|dm|write|respond|get back|talk|speak|chat)(?:ing)?(?: (?:to|with|me|us|back|2))* (?:himself|herself|personally|directly)\\b(?<!\\b(?:you|u|ya) (?:\\w+ )?(?:personally|directly))|\\breal (?:person|human)(?: (?:going to|gonna|ever|actually|able to|who can|that can|here to))* (?:answer|reply|respond|text|message|call|help)\\w*\\b|\\b(?:want|need|have|let|would like|rather have|id like) (?:the )?(?!you\\b|u\\b|ya\\b|to\\b|it\\b|this\\b|that\\b|your\\b|a\\b)\\w+ (?:to )?(?:message|call|text|write|answer|reply to|contact|dm) me\\b|\\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?:whoever|who ever|the (?:one|person|guy|girl|owner)) (?:who )?(?:runs|owns|manages|in charge|behind|is in charge)\\b|\\b(?:get|have|put|want|need)(?: (?:a|an|the|me|someone|real|live|actual))* (?:human|person|someone|somebody|coach|manager|owner) on the (?:line|phone)\\b|\\b(?:human|real person|coach|someone|somebody|person)(?: \\w+)? (?:take over|step in|jump in|take it from here)\\b|\\b(?:himself|herself) (?:please |pls |just )?(?:call|text|answer|reply|message|dm|write|respond|get back|talk|speak|chat)\\b',
        `\\b(?:want|need|get|give|gimme|prefer|find|send)(?: me)?(?: to have)? (?:a |an |the )(?:real |actual |live )*(?:human|hooman|humman)(?: being| person)?\\b|\\b(?:want|need|get|give|gimme|prefer)(?: me)? (?:a |an )(?:real|actual|live) (?:person|one)\\b`,
        '\\b(?:human|real (?:person|human)|live agent)(?: (?:please|pls|plz|now|only))+$|^(?:(?:real|live|human|an?) )*(?:human|agent|operator|representative|real person)$',
        `\\b(?:can|could|will|would|let|have|get|need|want) (?:a |an |some )?(?:actual |real |live )*(?:person|human|some ?one|some ?body|any ?one)(?: real| actual| alive| human)*(?: (?:from|on|in|at|of) (?:your|ur|the) (?:team|staff|company|office|side|end))? (?:pls |please |to |just )*(?:answer|reply|respond|text|message|help|call|contact|get back|talk|speak|write)\\b(?! (?:me (?:accountable|with|stay|lose|get)|push|motivate))(?<=\\b(?:real|actual|live|human|call|talk|speak)\\b[^\\n]{0,24})`,
        '\\b(?:talk|speak|chat)(?:ing)? (?:to|with) (?!you\\b|u\\b|me\\b|my\\b|him\\b|her\\b|them\\b|people\\b|the\\b)\\w+ (?:directly|himself|herself|personally|in person)\\b',
        '\\bi dont (?:talk|speak|chat) (?:to|with) (?:bots?|robots?|machines?|ai)\\b|\\b(?:not|aint|isnt) (?:talking|speaking|chatting) (?:to|with) (?:a |an |some )?(?:bot|robot|machine|ai)\\b|\\b(?:is there|any) (?:a |an )?(?:number|phone|phone number) (?:i can|to) call\\b|\\bcan i (?:just )?call (?:someone|somebody|you guys|a person)\\b',
        '\\b(?:talk|speak|chat)(?:ing)? (?:to|with|directly to|directly with) (?:the |a |your |ur )?(?:(?:actual|real|head) )?(?:coach|trainer|owner|manager|boss)(?: (?:himself|herself|directly|personally))?\\b',
        '\\b(?:dont|do not|not|wont|never|hate|tired of|sick of|rather not|instead of)(?: \\w+){0,2} (?:talk|talking|speak|speaking|chat|chatting|write|texting)(?:ing)? (?:to|with) (?:a |an |some |this |your )?(?:bot|robot|ai|machine|computer|chatbot|automated)\\b|\\b(?:no|stop with the|enough with the) (?:bots?|robots?)(?: (?:please|pls|plz))?$',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'talk to a person, in Spanish',
    found: new RegExp(
      [
        `\\b(?:hablar|platicar|charlar|comunicarme|comunicame|pasame|paseme|pasenme|contactar)(?: directamente)? con (?:una |un |el |la |otra |algun[ao]? )?(?:verdader[oa] )?(?:${persona}|coach|entrenadora?|duen[oa]|encargad[oa])\\b(?! que)`,
        '\\b(?:quiero|necesito|prefiero)(?: a)? (?:una persona|un humano|una humana|alguien) ?(?:real|de verdad|por favor)?$|\\b(?:humano|persona real) (?:por favor|porfa|xfa)\\b|^(?:humano|persona real|asesor|agente)$',
        `\\b(?:atienda|atender|conteste|responda)(?:me)? (?:una|un) (?:${persona})\\b|\\balguien (?:real|de verdad|humano)\\b(?! que)`,
        `\\b(?:comuni\\w+|transf\\w+|transfi\\w+|conect\\w+|pas[ae]\\w*|enlaz\\w+|contact\\w+|pon\\w*)(?:me)? (?:ya |directo |directamente )?con (?:una |un |el |la |algun |algun[oa] )?(?:${persona}|coach|entrenadora?|duen[oa]|encargad[oa]|gerente|supervisora?)\\b`,
        `\\b(?:pas[ae]|pasen|comuni[ck]\\w*|comunique(?:n)?|transfier[ae])me (?:al|a la|a un|a una) (?:${persona}|coach|entrenadora?|duen[oa])\\b|\\b(?:me )?(?:puede|podria|pueden|podrian|puedes)(?: (?:llamar|atender|contestar|responder|escribir|hablar)(?:me)?)? (?:llamar|atender|contestar|responder|escribir|hablar|llamarme|atenderme|contestarme|responderme)(?:me)? (?:el|la|un|una|algun|al|con el)? ?(?:${persona}|coach|entrenadora?|duen[oa])\\b|\\bque me (?:llame|escriba|hable|conteste|responda|atienda|contacte)n? (?:una |un |el |la )?(?:${persona}|coach|entrenadora?)\\b|\\b(?:hay|esta|existe)(?: (?:alguna?|una?|la|el))* (?:${persona})(?: (?:real|humana?|de verdad))* (?:con (?:la |el |quien)|que (?:me )?(?:atienda|conteste|responda|hable|ayude|llame))`,
        `\\b(?:no|dejen|deja|basta|sin)(?: \\w+){0,3} (?:bots?|robots?|respuestas automaticas)\\b.{0,30}\\b(?:${persona}|coach|entrenadora?)\\b|\\b(?:quiero|prefiero|necesito) (?:a )?(?:al|a la|el|la|un|una) (?:coach|entrenadora?|humano|humana)(?= *(?:$|[,.]|en persona|real|de verdad|mismo|directo))`,
        '\\bno hablo con (?:bots?|robots?|maquinas?)\\b|\\b(?:quiero|necesito|busco|prefiero) (?:hablar con )?(?:un |una )?asesora?\\b',
        '\\bno (?:quiero|me gusta|voy a)(?: seguir)? (?:habl(?:ar|ando)|platicar|chatear) con (?:un |una |el |la )?(?:bot|robot|maquina|ia|computadora)\\b',
      ].join('|'),
      'm',
    ),
  },
];

const insulto =
  '(?:pendej[oa]s?|idiotas?|imbecil(?:es)?|estupid[oa]s?|ladron(?:es)?|rater[oa]s?|estafador(?:es|as?)?|mentiros[oa]s?|ratas|sinverguenzas?|incompetentes|inutil(?:es)?|boludos?|pelotudos?|culeros?|cabron(?:es)?|mamones|payas[oa]s?|basuras?)';

/** Signs that the contact is angry at the business side. Swearing about burpees is none. */
export const angerSigns: HandOverSign[] = [
  {
    name: 'insult',
    found: new RegExp(
      [
        '\\b(?:go )?(?:fuck|f) (?:your|ur) ?sel(?:f|ves)\\b|\\b(?:dumb|stupid|useless|fucking|damn|shitty|annoying) (?:ass )?(?:bot|robot|ai|page|company|service)\\b|\\b(?:whats|what is|what the (?:hell|fuck|heck) is|wtf is) wrong (?:with|w) (?:you|u|ya|yall)\\b',
        '\\bf(?:[uck*@#$v]{1,6} ?| )(?:you|u|yall|off)(?![a-z])|\\bfuck(?:ing)? (?:bots?|scammers?|idiots?|spam(?:mers?)?)\\b',
        '\\b(?:stfu|gtfo|shut the (?:fuck|hell|f) up|go to hell|screw (?:you|u)|piss off|eat shit|kiss my ass|piece of (?:shit|crap))\\b',
        '(?<!\\b(?:are|r) )\\b(?:you|u|ya|ur|youre|yall|you (?:guys|people)|this guy|this dude)(?: (?:are|r|is))?(?: (?:all|such|a|an|just|fucking|fkn|really|so|bunch of|full of))* (?:idiots?|morons?|assholes?|dumbass(?:es)?|bitch(?:es)?|pathetic|disgusting|useless|clowns?|liars?|pieces? of|frauds?|scammers?|thie(?:f|ves)|crooks?|shit|jokes?(?= *$|[,.]))\\b',
        '\\b(?:you|u|yall|(?:this|your|ur) (?:page|company|bot|service|program|coaching|team|app|support))(?: guys| people)?(?: (?:all|really|totally|just|fucking))* sucks?\\b(?! (?:me|at making))(?!.{0,12}\\b(?:jk|love|lol|haha)\\b)|\\bfuck(?:ing)? (?:this|that|your|ur) (?:company|page|bot|program|service|place|app|scam|coaching)\\b|^(?:this|it)s? (?:is )?(?:bullshit|bs|fucked up)(?= *[,.]| (?:give|answer|reply|you|u|i want|where|why)\\b)|\\bkys\\b|\\b(?:(?:con|scam) ?artists?|motherf\\w+|cunts?|dickheads?|you jerks?|eat a dick|suck (?:my|a) (?:dick|cock|balls))\\b|\\b(?:your|this|ur)(?: \\w+)? (?:bullshit|bs|shitty|crappy|fake|trash|garbage|scammy|joke of a) (?:company|program|page|service|business|coaching|app|bot)\\b|(?<!\\b(?:otros?|otra|muchos|tantos|hay|evit\\w+|esos|unos)\\b.{0,25})\\b(?:rateros|estafadores|ladrones|sinverguenzas)\\b(?! (?:de|en) (?:otro|mi|los))|\\b(?:are|r) (?:you|u|ya|yall)(?: (?:guys|people|all|just|fucking|really|actually))* (?:stupid|dumb|retarded|deaf|idiots?|morons?|brain ?dead)\\b',
        '\\bi (?:fucking |really |absolutely )*hate (?:you|u|yall|your (?:company|page|service)|this (?:company|page|bot))(?: (?:guys|people|all))*(?= *(?:$|[,.]|so much *$|and))',
        `^(?:(?:que|puros?|bola de|partida de|manga de|son|eres|sos|ay|oye|malditos?|pinches?) )*${insulto}(?= *(?:$|[,.]|(?:deja|dejen|contest|respond|no|ya|me|devuelv|son|eres|mi|de mierda)\\w*))(?! de (?:mi|mierda soy))`,
        '\\b(?:vete|vayanse|andate|vayase) (?:a la|al) (?:mierda|verga|chingada|carajo|diablo)\\b|\\b(?:que te (?:jodan|den)|jodete|chinga tu madre|chingate|hijos? de puta|hdp|hijueputa|malparid[oa]s?|gilipollas|la concha de tu)\\b',
        '\\b(?:eres|sos|son|pinches?|malditos?|par de|bola de|panda de)(?: (?:un|una|unos|unas|puros?))* (?:pendej[oa]s?|idiotas?|imbecil(?:es)?|estupid[oa]s?|mierda|basura|fraudes?|farsas?|farsantes?|sinverguenzas?|incompetentes|inutil(?:es)?|asco|verguenza|payas[oa]s?|ladron(?:es)?|rater[oa]s?|estafador(?:es|a)?|mentiros[oa]s?|bots?)\\b(?<!(?:eres|sos|son)(?: (?:un|una|unos|unas))? bots?)',
      ].join('|'),
    ),
  },
  {
    name: 'accusation',
    found:
      /(?<!\bis )\b(?:this|your (?:page|program|thing|coaching))(?: is| was|s)?(?: (?:such|just|clearly|obviously|total|totally|fucking|nothing but|all))*(?: a| an)? (?:scam|fraud|rip ?-?off)\b|\byou(?:ve| guys| people)?(?: just| fucking)? (?:scammed|ripped|robbed)\b|^(?:you |what an? |total |such an? |complete |its an? |big )*(?:fucking |fkn )?(?:scam(?:mers?)?|fraud|rip ?off)(?: (?:lol|smh|tbh|page|account|artists?))*$|\b(?:your|ur) (?:\w+ )?(?:program|page|service|coaching|company|plan) (?:is|r|are)(?: (?:such|just|a|an|total|complete|absolute))* (?:joke|trash|garbage|shit|bs|bullshit|crap|waste|disgrace)\b|\bso is your (?:program|page)\b|^(?:the )?worst (?:coach|service|program|page|company)(?: ever)?$|\b(?:report(?:ing)?|sue|suing) (?:you|u|your|ur|this (?:account|page))\b|\bmy lawyer\b|\b(?:esto es|todo es|es todo|son|eres) una? (?:\w+ )?(?:estafa|robo|fraude|burla|farsa|mentira|engano)\b|\b(?:pinches?|puta|maldit[oa]|vil|pur[oa]|menud[oa]|tremend[oa]|vaya|que) (?:estafa|fraude|robo|farsa|basura|porqueria)(?= *(?:$|[,.]| (?:de (?:programa|servicio|pagina|empresa|coach|cuenta)|son|es|este|esta)))(?<!\bno (?:es|parece) (?:una |un )?\w+ \w+)|\bson un(?:a|os|as)? (?:burla|fraude|asco|verguenza)\b|\b(?:que|vaya) (?:asco|porqueria|mierda|basura|verguenza|robo) de (?:gente|servicio|empresa|pagina|atencion|trato|coach|programa|personas|soporte|compania|negocio)\b|\bque perdida de tiempo (?:con ustedes|son|eres|ustedes)\b|\bme (?:robaron|estafaron|robaste)(?= *(?:$|[,.!]|ustedes|mi|el))(?! en)|\bme (?:\w+ )?(?:estafaste|v(?:ieron|iste|en|iendo|es) la cara|estafando|robando)\b|\b(?:los|te|las|voy a) (?:voy a )?(?:denunciar|demandar|reportar)(?:los|te|las)?\b/m,
  },
  {
    name: 'fury',
    found:
      /\b(?:im|i am|getting|so|really)(?: (?:so|really|very|super|fucking|beyond|pretty))* (?:pissed|furious|angry|mad|fed up|disgusted)(?: off)? (?:at|with|about) (?:you|u|ur|your|yall|the service)\b|\b(?:im|i am|so|now im)(?: (?:so|really|very|super|fucking|beyond|absolutely|literally))* (?:furious|livid|enraged|outraged)\b(?! (?:at|with) my ?self)|\bso (?:mad|pissed|angry) (?:rn|right now)\b(?! (?:at|with|that i))|\b(?:keeps?|stop|always|still|just|are|been|youre|you are|why)(?: (?:you|u|are|r|they|yall|guys))* (?:ignor(?:e|es|ing)|ghosting) (?:me|us|my (?:messages?|msgs?|dms?|emails?|texts?|calls?|questions?))\b|\b(?:3rd|4th|5th|6th|third|fourth|fifth|sixth|tenth|\d+th|hundredth|millionth) time (?:i|ive|im|that i)(?: (?:have|am|had|been|to))* (?:ask|writ|messag|text|contact|tell|told|said|sen[dt])\w*|\b(?:tercera|cuarta|quinta|sexta|decima|enesima|\d+a?) vez que (?:les |te |le )?(?:escrib|pregunt|pid|dig|contact|mand|reclam)\w*|(?<!\b(?:last|other|old|previous|gyms?|ex)\b.{0,30})\b(?:worst|terrible|horrible|awful|disgusting|pathetic|shitty|trash|garbage|crappy|lousy) (?:ever )?(?:customer )?(?:service|support|company|business)\b|\bwhat a (?:\w+ )?(?:joke|disgrace|scam|rip ?off)(?= *$|[,.]| (?:of|this|your|ur|you|u)\b)|(?<!\b(?:gym|otro|otra|ultimo|anterior)\b.{0,30})\b(?:pesim[oa]|horrible|terrible|mal[oa]|asqueros[oa]) (?:servicio|atencion|trato|soporte)\b|\byou (?:guys |people )?(?:just )?wasted my time\b|\b(?:stop wasting|youre wasting|you are wasting|wasting|wasted) my (?:fucking )?time\b(?! (?:on|at|with|in|doing))|\b(?:worst (?:coach|customer )?service|worst (?:coach|program|company) (?:ever|i)|this is (?:ridiculous|unacceptable|a joke|outrageous|theft|robbery|stealing|criminal(?= *$)|false advertising))\b|\b(?:estoy|me tienen|me tienes) (?:muy |bien |tan |super )?(?:enojad[oa]|molest[oa]|hart[oa]|cansad[oa]|furios[oa]|cabread[oa]|encabronad[oa]) (?:con|de) (?:ustedes|vos|ti|esto|usted|vosotros|tanto|este|su|tu)\b|\b(?:esto es (?:ridiculo|inaceptable|una burla|una falta de respeto)|pesimo servicio|que falta de respeto|me hacen perder el tiempo|dejen de hacerme perder el tiempo)\b/,
  },
];
