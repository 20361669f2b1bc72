import type { HandOverSign } from './hand-over-sign.ts';

/** Signs of a payment that was made or taken and is in question. Asking how to pay, or for the refund rules, is none. */
export const paymentSigns: HandOverSign[] = [
  {
    name: 'paid already',
    found: new RegExp(
      [
        '^(?:but |hey |hi |um |ok |lol |so |bro )*(?:i )?(?:have |ve )?(?:already )?paid(?: (?:you|already|u|ya|yesterday|last \\w+|today|for (?:it|this|the \\w+)|in full|and|for|a|\\d+|\\w+ (?:days?|weeks?) ago)\\b)*(?= *(?:$|[,]|(?:but|still|and|where|wheres|no|nothing|how come|why)\\b))(?! (?:for )?(?:another|a different|my gym))(?<!\\b(?:for|and))',
        '\\b(?:i|ive|we|have|already)(?: have| already| just)* (?:paid|sent (?:the|u|you|my) (?:money|payment|transfer)|made (?:the|a|my) (?:payment|transfer|deposit))\\b.{0,40}\\b(?:no (?:access|reply|answer|email|response|plan|login|link|one)|nothing|nobody|noone|still|where|wheres|never (?:got|received|heard)|havent (?:got|gotten|received|heard)|not received|waiting|dont have access|cant (?:log ?in|access))\\b',
        '\\b(?:payment|money|transfer)\\b.{0,20}\\b(?:went (?:through|thru)|was taken|cleared|sent|processed|successful)\\b.{0,25}\\b(?:no|nothing|still|but|never|cant|cannot|where|nobody)\\b|\\bmade (?:the|a|my) payment\\b.{0,10}\\b(?:still|nothing|but|no)\\b',
        '\\bya (?:te |les |le )?(?:pague|hice (?:el|la|mi) (?:pago|transferencia|deposito)|deposite|transferi|compre)\\b(?! (?:mi|el|la|mis|las|los|otro|otra|un|una) (?:gym|gimnasio|renta|luz|carro|inscripcion|coche|mancuernas?|pesas|tenis|proteina|creatina|cosas|casa))|\\b(?:pague|transferi|deposite|compre|envie (?:el )?(?:pago|dinero)|mande (?:el )?(?:pago|dinero))\\b.{0,35}\\b(?:(?:no|ni) (?:me|he) (?:lleg|mand|envi|dan|dieron|contest|respond|han|recib|lo mand)\\w*|nada|nadie|todavia|aun|sigo (?:sin|esperando))\\b|\\b(?:pague|hice (?:el|la|un|una|mi) (?:pago|transferencia|deposito))\\b.{0,35}\\b(?:no|nada|nadie|todavia|sigo|aun|tampoco)\\b',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'money back',
    found: new RegExp(
      [
        '\\b(?:want|need|get|getting|give|wheres|where is|demand|request|requesting|asking for|send|process|issue)(?: me)?(?: (?:my|a|the|for a|full))* (?:refund|money back)\\b(?! (?:policy|guarantee|if))(?<!\\bif\\b.{0,40}(?:refund|money back))',
        '\\b(?:quiero|dame|denme|donde esta|exijo|necesito|regresame) mi (?:dinero|plata|lana|guita)\\b(?! (?:valga|rinda|bien))|\\b(?:i want|give me|i need|i demand|gimme) my (?:money|cash)\\b(?! s? ?worth)|\\bwheres?\\b.{0,25}\\bi (?:already |just )?paid\\b|\\bwheres? (?:is |are )?my (?:money|cash|refund|\\d+)\\b|(?<!\\b(?:hay|tienen?|ofrecen?|ofreces|dan|das|aceptan?|hacen?|existe|politicas? de|garantia de|garantia o|con|sin|opcion de|derecho a)(?: (?:un|el|algun))? )\\breembolsos?\\b(?! (?:si|en caso|garantizado|total si))|\\b(?:dinero|plata|lana|pago|guita|feria|deposito) de (?:vuelta|regreso)\\b(?! (?:si|garantizad))|\\b(?:devuel\\w+|regres\\w+|devolver\\w*|reembols\\w+)(?: de)? mi (?:dinero|plata|lana|pago|guita|feria)\\b|\\b(?:me (?:devuelv\\w+|regres\\w+|devolver\\w*|reembols\\w+)|(?:devuelv|regres|reembols)\\w+me)(?: \\w+){0,2} (?:dinero|plata|lana|pago|guita|feria)\\b(?! si)|\\bdevolucion (?:de|del) (?:mi )?(?:dinero|pago|plata)\\b(?! si)(?<!\\b(?:hay|tienen?|ofrecen?|politica de|con) devolucion.*)',
        '(?<!\\b(?:do|does|can|you|u|any|the|your) )\\brefund (?:me|my|us|please|pls)\\b|^refund$|^(?:my |i want )?money back(?= *$| (?:now|please|pls|asap|or)\\b)',
        '\\bcharge ?-?backs?\\b|\\bdisput(?:e|ed|ing)\\b.{0,20}\\b(?:charge|payment|bank|card|transaction|this|it|paypal)\\b',
        '\\b(?:quiero|necesito|exijo|pido|solicito|ocupo|dame|denme)(?: (?:un|el|mi|la|mi dinero|que me))* (?:reembolso|devolucion|dinero de vuelta|devuelvan|devuelvas|reembolsen|regresen (?:mi|el) dinero|devuelva)\\b|\\b(?:devuelv\\w+|regresen\\w*|regresame|devolveme|reembols\\w+)(?:me|nme)? (?:mi|el|la) (?:dinero|plata|pago|lana)\\b(?! si)|\\bcontracargo\\b',
      ].join('|'),
      'm',
    ),
  },
  {
    name: 'wrongly charged',
    found: new RegExp(
      [
        '\\b(?:charged|billed)(?: (?:me|my card|us))?(?: (?:\\w+ )?(?:twice|two times|2x|2 times|again|double))\\b|\\bdouble ?-?(?:charged|billed)\\b|\\b(?:why|how come)\\b.{0,18}\\b(?:charge|charged|charging|bill|billed|billing) (?:me|my)\\b|\\bwhy (?:was|am|did) i (?:get |being |still being )?(?:charged|billed)\\b|\\bstill (?:(?:charging|billing|debiting)(?: me| my)?|(?:being|getting|get) (?:charged|billed)|(?:taking|pulling|withdrawing) (?:my |\\w+ )?(?:money|payments?|cash))\\b|\\bstop (?:charging|billing) (?:me|my)\\b',
        '\\b(?:charged|billed|debited|took|taken|withdrew|stole)\\b.{0,40}\\b(?:without (?:asking|permission|my)|never signed|didnt sign|after (?:i )?cancel\\w*|i cancel\\w*|already cancel\\w*|by mistake|wrong amount|too much|didnt authorize|never authorized)\\b',
        '\\b(?:you|u|they|yall)(?: guys| people)?(?: just)? (?:took|take|stole|withdrew|charged|debited)\\b.{0,18}\\b(?:money|\\d+|card|account|bank)\\b|\\b(?:card|account) (?:was|got|has been|is being|keeps getting) (?:charged|debited|billed)\\b|\\b(?:charged|billed|charging|billing) me\\b.{0,40}\\b(?:quit|cancel\\w*|stopped|left|ended)\\b|\\b(?:havent|didnt|never|not|dont have)(?: \\w+)? (?:got|gotten|get|received|receive|seen|given)?(?: \\w+){0,3}?(?:what|thing|plan|stuff|program)(?: \\w+)? i paid\\b|\\bcuando me (?:regres\\w+|devuelv\\w+|reembols\\w+)\\b|\\bme cobr(?:aron|aste|o) (?:de mas|otra vez|doble|sin)\\b|\\bunauthori[sz]ed (?:charge|payment|transaction)\\b|\\bfraud\\w* charge\\b',
        '\\bcancel(?:l?ing|led)? (?:my|the) (?:subscription|membership|payments?|plan and|order)\\b|\\bcancel and refund\\b|\\bcancelar (?:mi|la) (?:suscripcion|membresia|plan|pago)\\b',
        '\\bme (?:cobraron|cobraste|siguen cobrando|volvieron a cobrar|cobro|estan cobrando|descontaron|hicieron (?:un|el|otro) (?:cargo|cobro))\\b(?! (?:\\d+|caro|mucho) (?:en|el gym|mi gym|otro))|\\b(?:cargo|cobro) (?:no reconocido|doble|duplicado|indebido|que no (?:hice|autorice|reconozco))\\b|\\bpor que me (?:cobran|cobraron|siguen)\\b',
      ].join('|'),
      'm',
    ),
  },
];
