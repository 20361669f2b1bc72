const parent =
  '(?:mom|mum|mam|ma|mommy|mother|dad|daddy|father|parents?|folks|guardian|grandma|stepmom|stepdad|mom and dad|mum and dad)';
const madre = '(?:mama|mami|papa|papi|madre|padre|papas|padres|viejos|jefes|tutora?|abuela)';
const childAge = '(?:[5-9]|1[0-7])';
const child =
  '(?:son|daughter|kid|boy|girl|child|nephew|niece|teen|teenager|stepson|stepdaughter|brother|sister|bro|sis|cousin|lil bro|lil sis|grandson|granddaughter)';
const hijo = '(?:hij[oa]|nin[oa]|sobrin[oa]|nieto|nieta|chic[oa]|hijastr[oa]|herman[oa]|hermanit[oa]|prim[oa])';

const needs = [
  `\\bmy ${parent} (?:say|says|said|thinks?|told me)(?: (?:to me|its|it is|thats|that is|that|i))*? (?:ok(?:ay)?|yes|no|fine|can|cant|cannot|could|couldnt|should ask|have to ask|need to ask|not until|maybe)\\b`,
  `\\bmy ${parent} (?:says?|said|thinks?) (?:that )?i(?:m| am)? (?:can|cant|cannot|could|couldnt|not allowed|too young|allowed|have to|gotta|need to|must)\\b`,
  `\\bmy ${parent} (?:wont|will|would|doesnt|dont|didnt|never|has to|have to|had to|needs? to|should|must|gotta|want to|wants to)(?: (?:have to|need to|be|not|never|even))* (?:lets?|allow\\w*|pay(?:ing)?|sign\\w*|say|approve\\w*|agree|buy it|see it first|talk to you first|know (?:first|about (?:it|this)))\\b`,
  `^(?:(?:but|so|my|and|well|lol|yeah) )*(?:mom|mum|mommy|dad|daddy) (?:say|says|said)(?: (?:that|its|it is|i|hell no))* (?:no|yes|ok|okay|fine|maybe|not|can|cant|should|have to|need to)\\b|\\b(?:ill|i will|let me|gonna|gotta|have to|need to|can i|should i) (?:ask|tell|beg|convince|check with) (?:mom|mum|dad|mommy|daddy|the parents)\\b`,
  `\\b(?:ask|asking|check with|checking with|talk to|convince|permission from|consent from|allowed by) my ${parent}\\b(?! (?:for (?:her|his|the) recipe|about (?:her|his)))`,
  `\\b(?:need|needs|get|got|have|having|without|with|ask for|asking for|require)(?: \\w+){0,2}? (?:my )?(?:${parent}s?|parental)(?: \\w+)? (?:permission|consent|approval|signature|ok|okay|card)\\b|\\bparental (?:consent|permission)\\b`,
  `\\bmy ${parent} (?:(?:dont|doesnt|cant|wont|shouldnt|didnt|must not|mustnt) )(?:know|find out|see this|hear about)\\b(?! (?:how|anything about|what|when|where))|\\bmi(?:s)? ${madre} no (?:saben?|se (?:enteran?|puede(?:n)? enterar)|lo saben?)\\b(?! (?:nada de|como|que es|usar|cocinar))|\\bque no se enteren? mi(?:s)? ${madre}\\b`,
  `\\bmy ${parent}\\b.{0,40}\\b(?:(?:he|she|they)(?: will| would|ll|s| is| are| wont| dont| doesnt| cant| has to| have to| wants? to| said| says)*|hes|shes|theyre|hell|shell|theyll|will be the one|is the one|hed|shed|theyd) (?:pay\\w*|buy\\w*|sign\\w*|allow\\w*|lets?|approv\\w*|decid\\w*|say)\\b|\\bmy ${parent} (?:(?:is|are|s|would be|will be|gonna be|said) )+(?:paying|the one paying|gonna pay)\\b(?! (?:for (?:her|his|the)))`,
  `\\bmy ${parent} (?:say|says|said|told me|thinks?|wants?) (?:that )?(?:i|u|you) (?:need|should|have|gotta|must|can|cant) (?:\\w+ ){0,2}(?:ok|okay|first|permission|talk|ask|call|wait|do|eat|lift|join)\\b|\\b(?:talk|speak|text|call|ask|write) (?:to |with )?my ${parent} (?:first|about (?:it|this|the price)|if|bc|because|to pay)\\b`,
  `\\b(?:can|could|should|would|will|does|do) my ${parent} (?:have to |need to |also )?(?:sign|pay|approve|agree|call you|talk to you|use (?:her|his|their) card)\\b|\\bmy ${parent}\\b.{0,40}\\b(?:she|he|they) (?:said|says?) (?:that )?(?:i (?:can|could|cant|should)|yes|no|ok(?:ay)?)\\b|\\b(?:dont|do not) have (?:a|my own) (?:bank account|bank card|debit card|card) yet\\b`,
  `\\bmi(?:s)? ${madre} (?:te|le|les) (?:va|van) a (?:hacer el pago|pagar|depositar|transferir)\\b`,
  `\\bmy ${parent}s? (?:permission|consent|approval|ok)\\b`,
  `\\bmi(?:s)? ${madre} (?:me )?(?:dice|dijo|dicen|dijeron|contesto)(?: que)? (?:si|no|esta bien|puedo|no puedo|luego|despues|que si|que no|ok)\\b`,
  `\\bmi(?:s)? ${madre} (?:aun |todavia )?(?:no )?(?:me )?(?:dejan?|dejaran?|dejaria|pagan?|pagaria|pagarian|da|dan|daria|autorizan?|permite|permiten)(?: (?:permiso|dinero|chance|ir|pagar))?\\b(?! (?:en paz|la (?:casa|luz|renta)|el coche|sus|su))`,
  `\\bmi(?:s)? ${madre} no (?:quiere|quieren|esta de acuerdo)(?= *$| que (?:vaya|entre|pague|haga|baje|use|gaste|compre|entrene))`,
  `\\bmi(?:s)? ${madre} (?:me )?(?:tienen?|tendrian?|deben?)(?: que)? (?:pagar|firmar|autorizar|dar|decidir|aprobar|dejar\\w*)\\b`,
  `\\b(?:pedir(?:le|les)?|pido|pidiendo|pedirles|le pido|les pido)(?: (?:permiso|dinero))? ?a mi(?:s)? ${madre}\\b|\\b(?:le pregunto|les pregunto|preguntar(?:le|les)?|tengo que (?:preguntar|decir|pedir)(?:le|les)?|convencer|hablar con|le digo)(?: (?:primero|permiso))? a mi(?:s)? ${madre}\\b`,
  `\\b(?:me )?(?:dejan?|dejaran?|pagan?|paga|autorizan?|permiten?|dan permiso)(?: \\w+)? mi(?:s)? ${madre}\\b|\\b(?:preguntale|preguntenle|hablale|escribele|hable|habla|escribe)(?: \\w+)? (?:a|con) mi(?:s)? ${madre}\\b|\\bmi(?:s)? ${madre}\\b.{0,20}\\b(?:el|ella|ellos|quien|es la que|es el que|son los que) (?:lo |me |va a |van a |que )?(?:pag\\w+|autoriz\\w+|decid\\w+|compr\\w+)\\b`,
  `\\bpermiso (?:a|de) (?:mi(?:s)? )?(?:los |la )?${madre}\\b`,
].map((sign) => new RegExp(sign));

/** A grown-up asks their parents along, or takes care of them. */
const grown = /\b(?:my (?:mom|mum|dad|parents?) (?:wants? to (?:join|train|lose|start)|needs? to (?:lose|train)))\b/;

/** Whether the contact needs a parent's leave. */
export function needsAParent(plain: string): boolean {
  return plain.split('\n').some((sentence) => needs.some((sign) => sign.test(sentence)) && !grown.test(sentence));
}

const asks = [
  `\\b(?:safe|ok|okay|good|fine|work|works|suitable|open|available|appropriate|right) (?:for|to|with) (?:an? )?${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)\\b`,
  `\\b(?:for|train|coach|can|could|would|help|enroll|sign up|take) (?:my|a|an|our) ${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)\\b`,
  `\\b(?:a|my|our) ${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)(?: ${child})? (?:do|join|start|use|follow|take|sign|try|be)\\b`,
  `\\b(?:do|can|could|would|will|did) (?:you|u|ya|yall)(?: (?:guys|also|even|ever))* (?:coach|train|take|work with|accept|teach|help)(?: \\w+)? (?:kids|teens|teenagers|minors|under ?-?18s?|${childAge}[ -]?(?:yo|yrs?[ -]olds?|years?[ -]olds?)|children|youth|high ?schoolers)\\b`,
  `\\b(?:entrenan?|aceptan?|trabajan?|atienden?|admiten?|reciben?)(?: (?:con|a|tambien))* (?:adolescentes|menores(?: de edad)?|ninos|chavos)\\b`,
  `\\b(?:puede|pueden|podria|inscribir|anotar|entrenar|apuntar|meter)(?: \\w+){0,3}? (?:a )?(?:mi|un|una) ${hijo}(?: \\w+)? (?:de|que tiene) ${childAge}\\b`,
  `\\bpara (?:mi|una?) ${hijo} (?:de|que tiene) ${childAge}\\b`,
  `\\b(?:can|could|would|will|do|does) .{0,20}\\b(?:kids?|teens?|teenagers?|${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)) (?:join|buy|use|do (?:it|this|your)|sign up|start|train|lift|be (?:in|part)|get)\\b`,
].map((sign) => new RegExp(sign));

const ofAChild = new RegExp(
  `\\b(?:my|our) (?:(?:lil|little|young|younger|baby|oldest|youngest|big) )?(?:${childAge}[ -]?(?:yo|yr|year)s?[ -]?old )?${child}(?:s|,)?(?: (?:is|hes|shes|who is|whos|just turned|aged?|\\(|he is|she is|only))* ?\\(?${childAge}\\b(?! (?:minutes|hours|am|pm))|\\b(?:my|our) ${childAge}[ -]?(?:yo|yr|year)s?[ -]?old (?:${child}|to)?|\\bmi ${hijo}(?: \\w+)?,? (?:de|tiene|con) ${childAge}\\b`,
);
const wantsItForThem =
  /\b(?:(?:do|can|could|would|will) (?:you|u|ya) (?:coach|train|help|take|work with) (?:him|her|them|my|kids)|(?:can|could|would|may) (?:he|she|they|my (?:son|daughter|kid)) (?:do|join|start|train|use|try|take|lose|follow)|is (?:it|this|the (?:program|plan)) (?:ok|okay|safe|good|right|for) (?:for )?(?:him|her|kids|teens|a teen)|(?:for|train|coach|help|enroll) my (?:son|daughter|kid|teen|boy|girl|child|nephew|niece)|(?:son|daughter|kid|teen).{0,30}\b(?:wants? to (?:join|train|lose|start|get)|needs? a (?:coach|trainer)|interested|looking for a (?:coach|trainer))|train (?:her|him)|do you (?:coach|train) kids|(?:program\w*|plan|routine|workouts?|diet|coaching|something|one|it)(?: \w+){0,2} for (?:him|her|them)|(?:son|daughter|kid|teen|boy|girl|child|nephew|niece|brother|sister|bro|sis|cousin|hes|shes|he|she|and) (?:\w+ ){0,3}?(?:wants?(?: to)?|wanna|needs?(?: to)?|would like to|trying to) (?:join|train|lose|start|get|lift|bulk|gain|tone|work ?out|build|slim|sign up|drop|be (?:fit|lean|strong)|muscle|abs|in shape)|can (?:u|you) (?:coach|train|help|take)|entrenas a|puede (?:entrar|entrenar|hacer|tomar)|pueden (?:entrenarl[oa]|ayudarl[oa])|(?:entrenarl[oa]|inscribirl[oa]|ayudarl[oa])|para (?:el|ella)\b|quieren? (?:bajar|entrenar|entrar|adelgazar|perder|ganar|subir|tonificar|marcar|hacer (?:ejercicio|pesas|dieta)|empezar|musculo|ponerse|estar (?:fuerte|flac[oa]))|(?:lo|la|los|las) entren\w+|puedes entrenar\w*|le sirve|es para mi)\b/;

/** Whether the contact asks for a plan for somebody under 18. Telling of one's children is not asking for them. */
export function asksForAChild(plain: string): boolean {
  return asks.some((sign) => sign.test(plain)) || (ofAChild.test(plain) && wantsItForThem.test(plain));
}
