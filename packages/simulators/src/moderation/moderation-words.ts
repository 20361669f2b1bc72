/** The categories of the simulator, by the names that OpenAI gives them. */
export const moderationCategories = [
  'harassment',
  'harassment/threatening',
  'hate',
  'hate/threatening',
  'illicit',
  'illicit/violent',
  'self-harm',
  'self-harm/intent',
  'self-harm/instructions',
  'sexual',
  'sexual/minors',
  'violence',
  'violence/graphic',
] as const;
export type ModerationCategory = (typeof moderationCategories)[number];

/**
 * The simulator's words: far fewer than a real model knows, in the languages of the demo and their neighbors.
 * Texts come in lower case, without accents.
 */
export const moderationWords: Partial<Record<ModerationCategory, RegExp[]>> = {
  'self-harm/intent': [
    /\b(kill|hang|drown|shoot|hurt|harm|cut|cutting|hurting|harming|starving|burning) ?my ?self\b|\bkms\b|\b(end|ending|take|taking) my (own )?life\b|\b(unalive|delete) myself\b/,
    /\b(wanna|want to|wish (to|i could)|ready to|rather|going to|gonna) (just )?(die|be dead|not be here|disappear forever|never wake up|stop living|stop existing)\b|\bwish i (was|were) (dead|never born|not here)\b/,
    /\b(do not|don'?t|dont|can'?t|cant|no) (want to|wanna|reason to|point in|keep|go on) (live|living|be alive|being alive|wake up|exist|existing)( anymore)?\b|\bbetter off (dead|without me)\b|\bgoodbye (note|letter)\b|\b(no more fight|nothing) left (in me|to live for)\b/,
    /\b(matarme|suicidarme|quitarme la vida|cortarme|ahorcarme|hacerme dano|acabar con mi vida|me corto|me corte|tirarme (de|desde|del)) ?\b|\b(quiero|quisiera|prefiero|ganas de|deseo) (morir\w*|estar muert[ao]|desaparecer para siempre|no despertar)\b|\bno (quiero|puedo) (seguir )?(vivir|viviendo|despertar)\b|\b(estarian|estaran) mejor sin mi\b|\bnadie me (va a )?extran\w+/,
    /\b(me matar|tirar (a )?minha (propria )?vida|me cortar|quero morrer|nao quero mais viver|melhor sem mim)\b/,
    /\b(me tuer|me suicider|envie de mourir|je veux mourir|plus envie de vivre|en finir avec la vie|mieux sans moi|me faire du mal|me scarifie\w*)\b/,
    /\b(mich umbringen|umbringen|will sterben|nicht mehr leben|mich ritzen|ritze mich|mir das leben nehmen|ohne mich besser)\b/,
    /\b(uccidermi|ammazzarmi|voglio morire|non voglio piu vivere|togliermi la vita|mi taglio|farla finita|meglio senza di me)\b/,
  ],
  'self-harm': [
    /\b(suicid\w*|self[- ]?harm\w*|overdos\w*|razor blades?|blade to my|purg(e|ed|ing)|bulimi\w*|anore[xk]\w*|anoressi\w*|made myself (sick|throw up|vomit)|laxatives?|starv(e|ed|ing) (myself|again))\b/,
    /\b(autolesion\w*|sobredosis|laxantes?|atracon\w*|provoc\w+ el vomito|me hice cortes|lassativ\w+|laxatif\w*|abfuhrmittel|magersucht\w*|selbstmord\w*|autolesion\w*|autoagress\w*|vomi\w+ expres)\b/,
  ],
  violence: [
    /\b(he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mom|mother|stepdad|brother|uncle|bf|gf) (\w+ ){0,2}(hits?|hit|beats?|beat|chok(es|ed)|slap(s|ped)|punch(es|ed)|kick(s|ed)|push(es|ed)|strangl\w+|rap(es|ed)|molest\w*|threaten\w*|stab(s|bed)) (me|my|us)\b/,
    /\b(was|been|being|get|got|getting) (raped|molested|beaten|abused|assaulted|strangled|stalked|stabbed)\b|\b(domestic (violence|abuse)|restraining order|(kill|stab|shoot|strangle|beat up) (him|her|them|my (ex|wife|husband|boss|mom|dad)|you all|everyone))\b/,
    /\b(me (pega|pego|golpea|golpeo|patea|pateo|ahorca|ahorco|estrangul\w+|viol[oa]|abusa(ba|ron)? de mi|amenaza con|da cachetadas|empujo)|abus(aba|o|aron) de mi|violencia (domestica|de genero|familiar)|orden de (alejamiento|restriccion)|voy a matar(lo|la|los|te)|con un cuchillo)\b/,
    /\b(me (bate|bateu|agride|agrediu|estuprou|espanca)|violencia domestica|vou matar (ele|ela))\b|\b(il|elle|mon mari|ma femme|mon mec|mon ex) (me|m'a) ?(frappe\w*|tape\w*|bat|viole\w*|etrangle\w*|menace\w*)\b|\bviolences? conjugales?\b/,
    /\b(schlagt mich|hat mich (geschlagen|gewurgt|vergewaltigt)|hausliche gewalt|bringe? (ihn|sie) um)\b|\b(mi (picchia|ha picchiata?|mena|violenta)|violenza domestica|lo ammazzo|la ammazzo)\b|\b(han|min man|hon) (slar|stryper|hotar) mig\b/,
  ],
  'harassment/threatening': [
    /\b(i('| wi)?ll|i'?m gonna|im gonna|going to) (find|get|kill|hurt|destroy|come for|beat) (you|u|ur)\b|\bi know where (you|u) live\b|\b(te voy a (matar|encontrar|buscar|partir)|se donde vives|vou te (achar|matar|pegar)|je vais te (trouver|tuer|retrouver)|ich finde dich|ich bring dich um|ti (trovo|ammazzo))\b/,
  ],
  harassment: [
    /\b(f+[u*]+c?k+ (you|u|off|this|ur)|go to hell|screw (you|u)|piece of (shit|garbage|crap)|(you|u|ur|you're|ure|ya) (are |r |a |an |all |such |bunch of |fucking |damn )*(idiots?|morons?|scammers?|frauds?|con artists?|thie(f|ves)|liars?|pathetic|disgusting|clowns?|losers?|assholes?|bitch\w*|trash))\b/,
    /\b(vete a la (mierda|verga|chingada)|hij[oa]s? de puta|pendej[oa]s?|estafador\w*|ladron(es)?|rater[oa]s?|mentiros[oa]s?|idiotas?|imbecil(es)?|payas[oa]s?|chinga tu|gilipollas)\b/,
    /\b(vai se foder|filho da puta|golpistas?|seus? ladr(ao|oes)|va te faire|connards?|arnaqueurs?|escrocs?|voleurs?|arschloch|abzocker|betruger|verarsch\w*|vaffanculo|truffator[ei]|stronz[oaie]|ladri)\b/,
  ],
  hate: [/\b(faggot|nigger|kikes|tranny|maricon de mierda|sudaca de mierda|sale (arabe|juif|noir))\b/],
  sexual: [
    /\b(send (me )?(nudes?|naked)|nudes?\b|(ur|your) (tits|boobs|ass|pussy|feet pics)|horny|wanna (fuck|bang)|sex(ting)? (with|w) (you|u)|suck my|only ?fans (link|pics)|hook ?up with (you|u))\b/,
    /\b(manda(me)? (nudes|fotos desnuda)|quiero (cogerte|follarte)|tus tetas|que rica estas|manda nudes|envoie.{0,8}nudes?|tes seins|schick nackt\w*|mandami nude)\b/,
  ],
  'sexual/minors': [
    /\b(i'?m|im|i am|tengo|tenho|j'ai|bin) (1[0-7]|[89])\b.{0,60}\b(nudes?|naked|sexy pics?|sex with|fotos desnud\w+|older men)\b/,
  ],
  illicit: [
    /\b((buy|get|order|source|score) (me |some )?(steroids|tren|clen\w*|dnp|anavar|trenbolone|test(osterone)? (without|no) (a )?(script|rx|prescription)))\b|\b(comprar|conseguir) (esteroides|clembuterol|clenbuterol|anavar|trembolona)\b/,
  ],
};
