const parent =
  '(?:mom|mum|mam|ma|mommy|mother|dad|daddy|father|parents?|folks|guardian|grandma|stepmom|stepdad|mom and dad|mum and dad)';
const madre = '(?:mama|mami|papa|papi|madre|padre|papas|padres|viejos|jefes|tutora?|abuela)';
const childAge = '(?:[5-9]|1[0-7])';
const child = '(?:son|daughter|kid|boy|girl|child|nephew|niece|teen|teenager|stepson|stepdaughter)';
const hijo = '(?:hij[oa]|nin[oa]|sobrin[oa]|nieto|nieta|chic[oa]|hijastr[oa])';

const needs = [
  `\\bmy ${parent} (?:say|says|said|thinks?|told me)(?: (?:to me|its|it is|thats|that is|that|i))*? (?:ok(?:ay)?|yes|no|fine|can|cant|cannot|could|couldnt|should ask|have to ask|need to ask|not until|maybe)\\b`,
  `\\bmy ${parent} (?:says?|said|thinks?) (?:that )?i(?:m| am)? (?:can|cant|cannot|could|couldnt|not allowed|too young|allowed|have to|gotta|need to|must)\\b`,
  `\\bmy ${parent} (?:wont|will|would|doesnt|dont|didnt|never|has to|have to|had to|needs? to|should|must|gotta|want to|wants to)(?: (?:have to|need to|be|not|never|even))* (?:lets?|allow\\w*|pay(?:ing)?|sign\\w*|say|approve\\w*|agree|buy it|see it first|talk to you first|know (?:first|about (?:it|this)))\\b`,
  `\\b(?:ask|asking|check with|checking with|talk to|convince|permission from|consent from|allowed by) my ${parent}\\b(?! (?:for (?:her|his|the) recipe|about (?:her|his)))`,
  `\\b(?:need|needs|get|got|have|having|without|with|ask for|asking for|require)(?: \\w+){0,2}? (?:my )?(?:${parent}s?|parental)(?: \\w+)? (?:permission|consent|approval|signature|ok|okay|card)\\b|\\bparental (?:consent|permission)\\b`,
  `\\bmy ${parent}s? (?:permission|consent|approval|ok)\\b`,
  `\\bmi(?:s)? ${madre} (?:me )?(?:dice|dijo|dicen|dijeron|contesto)(?: que)? (?:si|no|esta bien|puedo|no puedo|luego|despues|que si|que no|ok)\\b`,
  `\\bmi(?:s)? ${madre} (?:aun |todavia )?(?:no )?(?:me )?(?:dejan?|dejaran?|dejaria|pagan?|pagaria|pagarian|da|dan|daria|autorizan?|permite|permiten)(?: (?:permiso|dinero|chance|ir|pagar))?\\b(?! (?:en paz|la casa|el coche|sus|su))`,
  `\\bmi(?:s)? ${madre} no (?:quiere|quieren|esta de acuerdo)(?= *$| que (?:vaya|entre|pague|haga|baje|use|gaste|compre|entrene))`,
  `\\bmi(?:s)? ${madre} (?:tienen?|tendrian?|deben?)(?: que)? (?:pagar|firmar|autorizar|dar|decidir|aprobar|dejar\\w*)\\b`,
  `\\b(?:pedir(?:le|les)?|pido|pidiendo|pedirles|le pido|les pido)(?: (?:permiso|dinero))? ?a mi(?:s)? ${madre}\\b|\\b(?:le pregunto|les pregunto|preguntar(?:le|les)?|tengo que (?:preguntar|decir|pedir)(?:le|les)?|convencer|hablar con|le digo)(?: (?:primero|permiso))? a mi(?:s)? ${madre}\\b`,
  `\\bpermiso (?:a|de) (?:mi(?:s)? )?(?:los |la )?${madre}\\b`,
].map((sign) => new RegExp(sign));

/** A grown-up asks their parents along, or takes care of them. */
const grown = /\b(?:my (?:mom|mum|dad|parents?) (?:wants? to (?:join|train|lose|start)|needs? to (?:lose|train)))\b/;

/** Whether the contact needs a parent's leave. */
export function needsAParent(plain: string): boolean {
  return plain.split('\n').some((sentence) => needs.some((sign) => sign.test(sentence)) && !grown.test(sentence));
}

const asks = [
  `\\b(?:for|train|coach|can|could|would|help|enroll|sign up|take) (?:my|a|an|our) ${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)\\b`,
  `\\b(?:a|my|our) ${childAge}[ -]?(?:yo|y/o|yrs?[ -]olds?|years?[ -]olds?)(?: ${child})? (?:do|join|start|use|follow|take|sign|try|be)\\b`,
  `\\b(?:do|can|could|would|will|did) (?:you|u|ya|yall)(?: (?:guys|also|even|ever))* (?:coach|train|take|work with|accept|teach|help)(?: \\w+)? (?:kids|teens|teenagers|minors|under ?-?18s?|children|youth|high ?schoolers)\\b`,
  `\\b(?:entrenan?|aceptan?|trabajan?|atienden?|admiten?|reciben?)(?: (?:con|a|tambien))* (?:adolescentes|menores(?: de edad)?|ninos|chavos)\\b`,
  `\\b(?:puede|pueden|podria|inscribir|anotar|entrenar|apuntar|meter)(?: \\w+){0,3}? (?:a )?(?:mi|un|una) ${hijo}(?: \\w+)? (?:de|que tiene) ${childAge}\\b`,
  `\\bpara (?:mi|una?) ${hijo} (?:de|que tiene) ${childAge}\\b`,
].map((sign) => new RegExp(sign));

const ofAChild = new RegExp(
  `\\b(?:my|our) (?:${childAge}[ -]?(?:yo|yr|year)s?[ -]?old )?${child}(?:s|,)?(?: (?:is|hes|shes|who is|whos|just turned|aged?|\\(|he is|she is|only))* ?\\(?${childAge}\\b(?! (?:minutes|hours|am|pm))|\\b(?:my|our) ${childAge}[ -]?(?:yo|yr|year)s?[ -]?old (?:${child}|to)?|\\bmi ${hijo}(?: \\w+)?,? (?:de|tiene|con) ${childAge}\\b`,
);
const wantsItForThem =
  /\b(?:(?:do|can|could|would|will) (?:you|u|ya) (?:coach|train|help|take|work with) (?:him|her|them|my|kids)|(?:can|could|would|may) (?:he|she|they|my (?:son|daughter|kid)) (?:do|join|start|train|use|try|take|lose|follow)|is (?:it|this|the (?:program|plan)) (?:ok|okay|safe|good|right|for) (?:for )?(?:him|her|kids|teens|a teen)|(?:for|train|coach|help|enroll) my (?:son|daughter|kid|teen|boy|girl|child|nephew|niece)|(?:son|daughter|kid|teen).{0,30}\b(?:wants? to (?:join|train|lose|start|get)|needs? a (?:coach|trainer)|interested|looking for a (?:coach|trainer))|train (?:her|him)|do you (?:coach|train) kids|program for (?:him|her)|puede (?:entrar|entrenar|hacer|tomar)|pueden (?:entrenarl[oa]|ayudarl[oa])|(?:entrenarl[oa]|inscribirl[oa]|ayudarl[oa])|para (?:el|ella)\b|quiere (?:bajar|entrenar|entrar)|le sirve|es para mi)\b/;

/** Whether the contact asks for a plan for somebody under 18. Telling of one's children is not asking for them. */
export function asksForAChild(plain: string): boolean {
  return asks.some((sign) => sign.test(plain)) || (ofAChild.test(plain) && wantsItForThem.test(plain));
}
