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
        `\\b(?:want|need|get|give|gimme|prefer|find|send)(?: me)?(?: to have)? (?:a |an |the )(?:real |actual |live )*(?:human|hooman|humman)(?: being| person)?\\b|\\b(?:want|need|get|give|gimme|prefer)(?: me)? (?:a |an )(?:real|actual|live) (?:person|one)\\b`,
        '\\b(?:human|real (?:person|human)|live agent)(?: (?:please|pls|plz|now|only))+$|^(?:human|agent|operator|representative|real person)$',
        `\\b(?:can|could|will|would|let|have|get|need|want) (?:a |an |some )?(?:actual |real |live )*(?:person|human|some ?one|some ?body)(?: real| actual| alive| human)* (?:pls |please |to |just )*(?:answer|reply|respond|text|message|help|call|contact|get back|talk|speak|write)\\b(?! (?:me (?:accountable|with|stay|lose|get)|push|motivate))(?<=\\b(?:real|actual|live|human|call|talk|speak)\\b[^\\n]{0,24})`,
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
        '\\bno hablo con (?:bots?|robots?|maquinas?)\\b|\\b(?:quiero|necesito|busco|prefiero) (?:hablar con )?(?:un |una )?asesora?\\b',
        '\\bno (?:quiero|me gusta|voy a)(?: seguir)? (?:habl(?:ar|ando)|platicar|chatear) con (?:un |una |el |la )?(?:bot|robot|maquina|ia|computadora)\\b',
      ].join('|'),
      'm',
    ),
  },
];

/** Signs that the contact is angry at the business side. Swearing about burpees is none. */
export const angerSigns: HandOverSign[] = [
  {
    name: 'insult',
    found: new RegExp(
      [
        '\\b(?:go )?(?:fuck|f) (?:your|ur) ?sel(?:f|ves)\\b|\\b(?:dumb|stupid|useless|fucking|damn|shitty|annoying) (?:ass )?(?:bot|robot|ai|page|company|service)\\b|\\b(?:whats|what is|what the (?:hell|fuck|heck) is|wtf is) wrong (?:with|w) (?:you|u|ya|yall)\\b',
        '\\bf(?:[uck*@#$v]{1,6} ?| )(?:you|u|yall|off)(?![a-z])|\\bfuck(?:ing)? (?:bots?|scammers?|idiots?|spam(?:mers?)?)\\b',
        '\\b(?:stfu|gtfo|shut the (?:fuck|hell|f) up|go to hell|screw (?:you|u)|piss off|eat shit|kiss my ass|piece of (?:shit|crap))\\b',
        '(?<!\\b(?:are|r) )\\b(?:you|u|ya|ur|youre|yall|you (?:guys|people)|this guy|this dude)(?: (?:are|r|is))?(?: (?:all|such|a|an|just|fucking|fkn|really|so|bunch of|full of))* (?:idiots?|morons?|assholes?|dumbass(?:es)?|bitch(?:es)?|pathetic|disgusting|useless|clowns?|liars?|pieces? of|frauds?|scammers?|thie(?:f|ves)|crooks?|shit)\\b',
        '\\b(?:vete|vayanse|andate|vayase) (?:a la|al) (?:mierda|verga|chingada|carajo|diablo)\\b|\\b(?:que te (?:jodan|den)|jodete|chinga tu madre|chingate|hijos? de puta|hdp|hijueputa|malparid[oa]s?|gilipollas|la concha de tu)\\b',
        '\\b(?:eres|sos|son|pinches?|malditos?|par de|bola de|panda de)(?: (?:un|una|unos|unas|puros?))* (?:pendej[oa]s?|idiotas?|imbecil(?:es)?|estupid[oa]s?|mierda|basura|payas[oa]s?|ladron(?:es)?|rater[oa]s?|estafador(?:es|a)?|mentiros[oa]s?|bots?)\\b(?<!(?:eres|sos|son)(?: (?:un|una|unos|unas))? bots?)',
      ].join('|'),
    ),
  },
  {
    name: 'accusation',
    found:
      /(?<!\bis )\b(?:this|your (?:page|program|thing|coaching))(?: is| was|s)?(?: (?:such|just|clearly|obviously|total|totally|fucking|nothing but|all))*(?: a| an)? (?:scam|fraud|rip ?-?off)\b|\byou(?:ve| guys| people)?(?: just| fucking)? (?:scammed|ripped|robbed)\b|^(?:you |what an? |total |such an? |complete |its an? |big )*(?:fucking |fkn )?(?:scam(?:mers?)?|fraud|rip ?off)(?: (?:lol|smh|tbh|page|account|artists?))*$|\b(?:your|ur) (?:\w+ )?(?:program|page|service|coaching|company|plan) (?:is|r|are)(?: (?:such|just|a|an|total|complete|absolute))* (?:joke|trash|garbage|shit|bs|bullshit|crap|waste|disgrace)\b|\bso is your (?:program|page)\b|^(?:the )?worst (?:coach|service|program|page|company)(?: ever)?$|\b(?:report(?:ing)?|sue|suing) (?:you|u|your|ur|this (?:account|page))\b|\bmy lawyer\b|\b(?:esto es|todo es|es todo|son) una? (?:estafa|robo|fraude|burla)\b|\bson un(?:a|os|as)? (?:burla|fraude|asco|verguenza)\b|\b(?:que|vaya) (?:asco|porqueria|mierda|basura|verguenza|robo) de (?:gente|servicio|empresa|pagina|atencion|coach|programa|personas)\b|\bque perdida de tiempo (?:con ustedes|son|eres|ustedes)\b|\bme (?:robaron|estafaron|robaste)(?= *(?:$|[,.!]|ustedes|mi|el))(?! en)|\bme (?:estafaste|vieron la cara|viste la cara)\b|\b(?:los|te|las|voy a) (?:voy a )?(?:denunciar|demandar|reportar)(?:los|te|las)?\b/m,
  },
  {
    name: 'fury',
    found:
      /\b(?:im|i am|getting|so|really)(?: (?:so|really|very|super|fucking|beyond|pretty))* (?:pissed|furious|angry|mad|fed up|disgusted)(?: off)? (?:at|with|about) (?:you|u|ur|your|yall|the service)\b|\byou (?:guys |people )?(?:just )?wasted my time\b|\b(?:stop wasting|youre wasting|you are wasting|wasting|wasted) my (?:fucking )?time\b(?! (?:on|at|with|in|doing))|\b(?:worst (?:coach|customer )?service|worst (?:coach|program|company) (?:ever|i)|this is (?:ridiculous|unacceptable|a joke|outrageous))\b|\b(?:estoy|me tienen|me tienes) (?:muy |bien |tan |super )?(?:enojad[oa]|molest[oa]|hart[oa]|cansad[oa]|furios[oa]|cabread[oa]|encabronad[oa]) (?:con|de) (?:ustedes|vos|ti|esto|usted|vosotros|tanto|este|su|tu)\b|\b(?:esto es (?:ridiculo|inaceptable|una burla|una falta de respeto)|pesimo servicio|que falta de respeto|me hacen perder el tiempo|dejen de hacerme perder el tiempo)\b/,
  },
];
