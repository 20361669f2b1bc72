const grade =
  '(?:(?:6|7|8|9|10|11|12)(?:st|nd|rd|th)|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|freshman|sophomore) grade(?:r)?';
const school =
  '(?:high ?-?school(?:er)?|hs|middle ?-?school(?:er)?|secondary(?: school)?|junior high|jr high|sixth form|6th form|gcses?|gcse year)';
const year = '(?:year|yr|y) ?(?:[7-9]|1[0-3])';
const escuela = '(?:secundaria|secu|sec|prepa|preparatoria|bachillerato|bachiller|bachi|liceo|primaria|cole|colegio)';
const ordinal =
  '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septimo|octavo|noveno|decimo|undecimo|onceavo|\\d{1,2}(?:ro|do|to|mo|vo|no|er|º|°)?)';

/** In a sentence of one's own schooldays as they are now. */
const goes = [
  `\\b(?:im|i am|ill be|i will be)(?: (?:only|just|still|currently|a|in|at|the|my|going|into|starting|entering|about|to|be))* (?:${grade}|${school}|${year})\\b`,
  `\\b(?:i|im|just|still|currently|be)(?: (?:just|still|currently|only))* ?(?:go|goes|going|attend|attending|started|starting|start|finished|finishing|finish|entering|enter|in|into|left)(?: (?:to|in|into|the|my|a|at|with))* (?:${grade}|${school}|${year})\\b`,
  `^(?:(?:going|just|still|in|into|at|starting|started|start|entering|finishing|finished|currently|rising|a|an|the|in the|hey|hi) )*(?:${grade}|(?:sophomore|freshman) (?:in|at) (?:high ?school|hs|\\w+ (?:high|hs)\\b)|(?:high ?school|hs) (?:freshman|sophomore|junior|senior|student|kid|athlete)|${year})(?= *(?:$|[,.!]|here|and|so|but|wanna|trying|student|in the fall|this|next|soon))`,
  `^(?:still |currently |just |only )*(?:in|at) (?:${school})\\b`,
  `\\b(?:im|i am)(?: (?:a|an|just|only|currently|still))* (?:freshman|sophomore|junior|senior)(?: (?:in|at|year|of|\\w+))* (?:high ?school|hs|high)\\b`,
  `\\b(?:freshman|sophomore) (?:in|at) (?:hs|high ?school|\\w+ high)\\b`,
  // Prom is for those who go to it.
  `\\b(?:my|before|for|b4|til|till|until|to) (?:prom|homecoming)\\b(?! (?:dress(?:es)? (?:again|from)|\\d{4}))`,
  `\\bmy (?:gcses?|pe (?:class|teacher)|p e (?:class|teacher)|gym class|school (?:dance|bully|bullies)|high ?school (?:dance|team|tryouts))\\b|\\b(?:have|got|taking|sitting|doing|revising for)(?: my)? gcses?\\b`,
  `\\bim grounded\\b|\\bmy curfew\\b`,
  `\\b(?:voy|vamos|entro|asisto|salgo|saliendo|regreso)(?: (?:a|de|en|la|el|al|del|los))* ${escuela}\\b`,
  `\\b(?:estoy|estudio|curso|paso|entro|voy|empiezo|empece|termino|acabo|estudiando|cursando)(?: (?:en|a|el|la|al|de|del|ano|aun|todavia|apenas|entrar|pasar))*(?: ${ordinal})?(?: (?:ano|grado|semestre))?(?: (?:de|en|la|el))* ${escuela}\\b`,
  `\\b(?:estoy|voy|curso|paso|entro|en|empiezo)(?: (?:en|a|al|el|la))* ${ordinal}(?: (?:de|de la))? eso\\b`,
  `^(?:en )?${ordinal} (?:de )?(?:la )?(?:secundaria|prepa|preparatoria|bachillerato|eso)\\b|[,] ?${ordinal} (?:de )?(?:la )?(?:secundaria|prepa|eso|bachillerato)\\b`,
  `\\b(?:estoy|voy|curso|paso|entro|en)(?: (?:en|a|al|el|apenas))* ${ordinal} (?:grado|medio)\\b`,
].map((sign) => new RegExp(sign));

/** Others' schooldays, one's own long ago, and schools as places of work. */
const otherwise =
  /\b(?:my|our|his|her|the|a) (?:\d+ ?\w* ?\w* )?(?:sons?|daughters?|kids?|boys?|girls?|child|children|brothers?|sisters?|nephews?|nieces?|students?|cousins?|wife|husband|oldest|youngest|teens?|teenagers?)\b|\b(?:teach|teaches|teaching|teacher|coaching|counselor|principal|work (?:at|in)|sub at|drive)\b|\bcoach (?:a|at|the|my|high|football|track|girls|boys)\b|\b(?:since|back in|was in|were in|used to|after|out of|from) (?:\w+ )?(?:high ?school|hs|school|college|middle|my)\b|\bi (?:was|played|ran|wrestled|swam|did) |\b(?:college|university|uni|grad school|ago|reunion|jeans|sweetheart|law school|med school)\b|\b(?:mi|mis|su|sus|un|el|la) (?:hij[oa]s?|herman[oa]s?|sobrin[oa]s?|nin[oa]s?|alumn[oa]s?|nieto|nieta|espos[oa]|novi[oa])\b|\b(?:profe\w*|maestr[oa]|docente|doy clases|trabajo en|enseno|desde|cuando (?:estaba|iba|era)|hace \w+ anos|recog\w+|llev(?:o|ar) a)\b/;

/** Whether the contact goes to a school that one leaves at 18. */
export function goesToSchool(plain: string): boolean {
  return plain
    .split('\n')
    .some((sentence) => goes.some((sign) => sign.test(sentence)) && !otherwise.test(withoutTeachers(sentence)));
}

/** Those who teach the one who writes are a sign, not an objection. */
function withoutTeachers(sentence: string): string {
  return sentence.replace(/\bmy (?:pe|p e|gym) teacher\b/g, '');
}
