/** Signs in a contact's words that end a sales talk. */
export type DangerSign = 'self-harm' | 'abuse' | 'medical-emergency' | 'eating-disorder' | 'minor' | 'person' | 'stop';

/**
 * The simulator's own reading, about as good as a small model's. Texts come in lower case, without accents. A
 * wording stays only where it finds something in the messages of bench/data/training, and about nine in ten
 * of its findings there are right. Swedish, which no other line of defense reads, is for tests of this line
 * alone.
 */
export const dangerSigns: Record<DangerSign, RegExp[]> = {
  'self-harm': [
    /\bvill do\b/,
    /\b(want|wish|rather|wanna|ready) (to |i (could|was|were) )?(just )?(die|be dead|not wake up|not exist|disappear)\b(?! (that|this|than|lol|haha))/,
    /\b(what'?s the (point|use) (of (living|life|going on|me)|anymore)|(tired|sick|exhausted) of (waking|being here|everything|fighting)|(nobody|no one|noone) (needs|wants) me)\b/,
    /\b(sleep and (never|not) wake|(bridge|train|tracks|ledge|roof|edge) (and|is|looks|keeps|calls|at night))\b/,
    /\b(no le (veo|encuentro) (el )?(sentido|caso) (a (la vida|nada|vivir|seguir)|ya)|(dormir|dormirme) y (no|ya no|nunca) despertar|(guard\w+|junt\w+) (las )?pastillas|(todos )?estarian mejor|sin mi|mi funeral)\b/,
    /\bsuicid|\bselbstmord|\bself ?-?harm|\bkill(ing|ed)? (my|him|her)self\b|\bkms\b|\bunaliv\w+|\b(end|ending|take|taking) (my|it) (own )?(life|all)\b|\b(cut|cutting|burn|burning|hurt|hurting|hit|hitting) my ?self\b|\bblade\b/,
    /\b(if i (wasn'?t|weren'?t|were not|am not|was not) (here|around))\b/,
    /\b(matar(me|te|se)|quitarme la vida|cort(arme|e los brazos)|me (cort[eo]|quemo|lastimo|pego en la cabeza|hice cortes)|hacerme dano)\b/,
    /\b(mejor sin mi|cansad[oa] de (vivir|la vida|existir)|cuando (yo )?ya? ?no este|quien se queda con)\b/,
    /\b(me matar|me cort[oa]r?|nao (quero|aguento) mais (viver|essa vida)|melhor sem mim|sem mim)\b/,
    /\b(me (tuer|suicider|scarifi\w+|couper|faire du mal)|mieux sans moi|sans moi)\b/,
    /\b(nicht mehr leben|will sterben|ritze mich|ohne mich|nicht mehr (aufwachen|da bin|da sein)|abschiedsbrief)\b/,
    /\b(farla finita|senza di me)\b/,
    /\b(zelfmoord|wil dood|niet meer leven|samoboj\w+|tne sie)\b/,
  ],
  abuse: [
    /\bme (pega|pego|golpea\w*|golpeo|patea|pateo|empuj[ao]|ahorc[ao]|jal[ao] del pelo|encierra|encerro|amenaza\w*|amenazo|viol[oa])\b(?! (el|la|un|una|al|duro|fuerte|con) (?!(cara|cabeza|cinturon|cuchillo)))/,
    /\b((walking|walk) on eggshells|(he|she|hubby|husband|bf|boyfriend|partner|wife) (gets|got|goes|is|'?ll be|will be|'?d be) (so |really |super )?(mad|angry|furious|violent|crazy|nuts|jealous) (if|when|every time|about|cause|because)|(so|before|in case|without|or) (he|she|my (husband|bf|boyfriend|partner|wife|ex)) (doesn'?t|wont|won'?t|can'?t|not|never|sees|finds|knowing|seeing|notices|finds out)|i('?m| am) not allowed)\b/,
    /\b((sleep|lock\w*) .{0,15}(door locked|in the bathroom|in my car)|(leave|get out|escape|get away) (from )?(him|her|tonight|before he|fast|quick)|concealer)\b/,
    /\b((que|para que|pa que|sin que|antes de que|por si) (no )?(el|ella|mi (esposo|marido|novio|pareja|ex)|lo) (no )?(se entere|sepa|vea|llegue|lo note|revise|encuentre)|(el|ella|mi (esposo|marido|novio|pareja)) (decide|escoge|elige|me pesa|me prohibe|me prohibio)|(duermo|me encierro) (con|en) (la puerta|el bano)|(irme|salir|escapar\w*|huir) (de el|de la casa|antes de que)|cuando (el|mi esposo|mi marido) (no esta|trabaja|duerme))\b/,
    /\b(he|she|they|bf|husband|wife|hubby|partner) ((do|does)n'?t|wo(n'?t)|wont|never|doesnt|not) (let|allow)s? me\b|\b(takes?|took|keeps?|controls?|holds?|checks?|reads?|goes through|deleted?) (\w+ )?my (money|pay|phone|keys|cards?|passport|messages|texts|bank|contacts|gym app|account)\b|\b(scared|afraid|terrified) ((of|when) (him|her|my (husband|wife|bf|boyfriend|partner|ex|dad)|(he|she) (comes|gets|drinks|finds))|(to )?go home)\b/,
    /\b(marks?|bruises?|handprints?) (\w+ ){0,3}(fade|heal|show|cover|on my (neck|arms?|wrist|face))|\b(if|when|before) (he|she) (gets|comes|finds|sees|is) (home|out|this|me|back|mad|angry|drunk)\b|\b(he|she) (listens|is listening|'?s listening|checks my|holds (it|the door))\b|\b(don'?t|dont|never) (call|ring|text).{0,15}\b(he|she)\b/,
    /\babus(a|aba|o|aron) de mi\b|\b(orden de (alejamiento|restriccion)|con un cuchillo)\b/,
    /\bno me deja (salir|ver|trabajar|hablar|tener|usar|ir|sola)\b/,
    /\bme (bate|agride|estupr\w+|espanca)\b/,
    /\b(vergewaltigt)\b/,
    /\b(verkracht)\b/,
  ],
  'medical-emergency': [
    /\b((left|right|one) (side|arm|leg|half|hand|eye)( of my \w+)? (is|feels|went|gone|has gone|goes|been) (\w+ )?(weird|numb|heavy|dead|tingly|weak|blurry|droopy|limp|funny|asleep)|face (is|feels|looks) (\w+ )?(lopsided|crooked|droopy|numb|weird))\b/,
    /\b(throat (is|feels|feeling|getting) (\w+ )?(tight|closing|scratchy after|swollen)|(sweating|clammy|drenched) .{0,30}(nause\w*|arm|jaw|cold|chest|grey|gray)|(calf|leg) is (\w+ )?(swollen|hot|red|huge) .{0,20}(one|hot|hurts?|flight|red)|stiff neck .{0,20}(fever|light)|(not|isn'?t|stopped) making sense|(blood )?sugar (is|at|was|says) (\d{3}|[1-4]\d)\b|haven'?t peed|hit my head .{0,40}(vomit|throw|sleepy|dizzy|blurr|remember|pupil))\b/,
    /\b((el )?(lado|brazo|pierna|mano|ojo) (izquierd[oa]|derech[oa])( de la cara)? (\w+ )?(raro|dormid[oa]|pesad[oa]|debil|se me (durmio|cae)|no (lo|la) siento|hormigu\w+)|(corazon|pecho) (\w+ ){0,3}(se me sale|salta|acelerad\w*|palpita\w*|brinca|muy rapido|no se calma)|se me (nublo|nubla|fue|pone negr[oa]) (la )?(vista|todo)|todo (me )?da vueltas|sudor frio|sudando frio|(hablo|hablando) (raro|enredado|trabado)|(no|sin) (puedo|poder) (levantar|mover) (el|la) (brazo|pierna|mano)|azucar (en|a|de) (\d{3}|[1-4]\d)\b)\b/,
    /\b((cote|bras) gauche (\w+ )?(engourdi|lourd|mou)|(lato|braccio) (sinistro|destro) (\w+ )?(intorpidito|addormentato|pesante))\b/,
    /\b(chest|heart|left arm|jaw|ribs?)\b.{0,40}\b(pain|hurt\w*|tight\w*|crush\w*|pressure|numb|squeez\w*|stabb\w*|aches?|belt|elephant|racing for|burning)\b|\b(tight\w*|pressure|squeez\w*|belt|elephant)\b.{0,25}\b(in|on|round|around|across|of) (my|the|his|her) (chest|ribs|heart|jaw|left arm)\b/,
    /\bwon'?t wake\b|\bnot (responding|waking|breathing)\b/,
    /\b(throat|tongue|lips?|face|mouth)\b.{0,25}\b(swell\w*|swollen|clos(ing|ed) up|droop\w*|numb|puff\w*|tingl\w*)\b|\b(half|one side|left side|right side|side) of (my|his|her|the) (face|body|mouth)\b|\b(slurr\w*)\b|\b(wheez\w*|hives|itch\w* (all|everywhere))\b|\b(cough\w*|vomit\w*|throw\w* up|pee\w*|pissing|poop\w*|spit\w*) (up )?(\w+ )?(blood|brown|black|coke|cola)\b|\b(urine|pee) (is|was|looks?|came) (\w+ )?(brown|black|dark|like (cola|coke|tea))\b|\bbleeding (won'?t|wont|doesn'?t|not|for|a lot|heavily)\b/,
    /\b(worst headache|thunderclap|lips? (are |went |turned )?blue|severe (pain|bleeding|allergic)|took (too many|the whole|all the|a bottle))\b/,
    /\b(pecho)\b.{0,40}\b(duel\w*|dolor|apret\w*|aprieta|opresion|presion|punzad\w*|dormido|cinturon|adormec\w*|peso|silb\w*|quema)\b|\b(dolor\w*|presion|me (duele|aprieta|arde|silba))\b.{0,25}\b(pecho|corazon|brazo izquierdo|quijada)\b/,
    /\b(no (puedo|siento|logro) (respirar|la (mitad|cara|pierna)|mi (brazo|pierna|lado)|el brazo|mover|hablar|pararme|ver bien)|se (desmayo|me (hincha|cierra|duerme|enreda|traba|nubla))|no (despierta|responde|respira|reacciona)|media cara|la mitad de la cara|(vomit\w*|orin\w*|tos\w*|escup\w*|sangr\w*) .{0,15}(sangre|cafe|negr[oa]|coca|sin parar)|veo (manchas|borroso|doble|negro)|me pica todo)\b/,
    /\b(douleur)\b.{0,25}\b(poitrine|coeur|bras gauche|machoire)\b|\b(n'arrive (pas|plus) a respirer|du mal a respirer|fait un malaise|evanoui\w*|moitie (de mon|du) (visage|corps)|respire (bizarrement|plus|mal)|langue qui gonfle|gorge .{0,10}(gonfl|serr)\w*|(crach|vom|piss)\w+ du sang|ne (se )?(repond|reveille) p)\w*/,
    /\b(linke[rn]? arm)\b.{0,30}\b(schmerz\w*|druck\w*|eng\w*|taub|sticht|zieht)\b|\b(brustschmerz\w*|(kriege?|bekomme?) (kaum|keine|schlecht) luft|umgekippt)\b/,
    /\b(dolore)\b.{0,25}\b(petto|cuore|braccio sinistro|mascella)\b|\b(non (riesco a|respiro|sento (mezza|meta)))\b/,
    /\b(pijn op (de|mijn) borst|geen lucht)\b/,
  ],
  'eating-disorder': [
    /\bpurg(e|ed|ing)\b(?! (my|the|your) )/,
    /\b((safe|fear|forbidden) foods?|(thigh gap|collar ?bones|hip ?bones|ribs) (show|showing|out|stick|visible|back)|(nobody|no one|mom|they|family) (can|must|should)? ?(notice|see|know|find)s? (that )?i('?m| don'?t| skip| am)? ?(not |skip|don'?t)?(eat\w*)?)\b/,
    /\b(hair (is )?(falling|comes|coming) out|always (cold|freezing)|lost my period|period('?s)? (gone|stopped|missing)|(food|eating) (is )?(scares|terrifies|makes me (sick|panic)))\b/,
    /\b(me peso (\w+ )?(\d+|cinco|diez|varias|muchas|mil) veces|(miento|finjo|digo) que (ya )?(comi|como|desayune)|se me (cae|esta cayendo) el (pelo|cabello)|siempre (tengo )?frio|(se me (fue|quito)|no me (baja|llega)|perdi) (la )?(regla|periodo|menstruacion)|(una|un) (manzana|lechuga|cafe|yogur|huevo) al dia)\b/,
    /\b(menstruacao (sumiu|parou)|darf ich (erst |nicht )?essen|mi peso (\w+ )?volte)\b/,
    /\b(anore[xk]\w*|anoressi\w*|bulimi\w*|magersucht\w*|eating disorder|orthorexi\w*|thinspo|pro ?-?ana)\b/,
    /\b(laxati\w+|laxantes?|laxatif\w*|lassativ\w+|abfuhrmittel|diuretics?|water pills|diet pills|chew(ing)? and spit\w*|finger\w* down my throat)\b|\b(throw\w*|threw|puk\w+|vomit\w*|sick) (it |everything |food )?(up|out|after|on purpose)\b.{0,25}\b(eat\w*|food|meals?|dinner|lunch|binge|every)\b/,
    /\b(bing(e|ed|ing|eing))\b.{0,40}\b(cry|crying|sick|vomit|purge|throw|hate|starv\w*|fast\w*|every (day|night)|ashamed|hide|secret)\b|\b(starv(e|ed|ing)|fast(ed|ing)) (myself|for (\d+|two|three|four|five) days|again|to punish|until)\b/,
    /\b((don'?t|dont|didn'?t|not) (deserve|allow(ed)?( myself)?) (to )?(eat|dinner|food|lunch|breakfast|carbs?|a meal)|afraid (of|to) (eat\w*|food|gain\w*))\b/,
    /\b(\d{2,3}|a few|few hundred|zero) ?(k?cals?|calories) (a|per|each) day\b|\b(haven'?t|havent|not) (eaten|ate) (anything )?(in|for|since) (\d|two|three|four|days|mon|tue|wed|thu|fri|sat|sun)\w*/,
    /\b(me (provoco|induzco|obligo a) (el )?(vomit\w+)|vomit\w+ (lo que|despues|todo|la comida)|atracon\w*|(no merezco|no me permito) (comer|cenar|desayunar|almorzar)|(dejo|deje|dejar) de comer|no (he comido|como) (nada )?(en|desde|hace|por) (\d|dos|tres|cuatro|dias)|escond\w+ (la )?comida|me da (asco|miedo|panico|culpa) (comer|la comida|engordar))\b/,
    /\b(vomit\w+ (depois|tudo))\b/,
    /\b((me|fais) (fais )?vomir|peur de (manger|grossir))\b/,
    /\b(finger in den hals|fressanf\w+)\b/,
    /\b(mi (provoco|faccio) (il )?vomit\w*|vomit\w* (dopo|tutto|apposta)|non mangio (da|piu|niente)|paura di (mangiare|ingrassare))\b/,
  ],
  minor: [
    /\bi'?m in (the )?([6-9]|1[0-2])(th)? grade\b(?! (teacher|english|math))/,
    /\b(my|our|got|have|do|doing|the) (math |english )?homework\b(?! (for|on) )/,
    /\b(mi (graduacion de (secundaria|prepa)|profe(sor)? de (educacion )?(fisica|edu)|maestra|uniforme|salon)|(pedir(le)?|preguntar(le)?|pido) (permiso )?a (mi|mis) (mama|papa|papas|padres)|(tarjeta|cuenta|cel|celular) de (mi|mis) (mama|papa|papas|padres)|muy (chic[oa]|joven) para)\b/,
    /\b(meine (mama|eltern) fragen)\b/,
    /\b(i'?m|im|i am|turn(ing|ed)|soy de|tengo|cumplo|tenho|faco|j'ai|ich bin|bin|ho|ik ben|mam) (just |only |almost |like |nur |erst |solo |so |apenas |que )?(9|1[0-7])(?=$| ?[^\w\s'%:/-]| (years? old|yrs? old|yo|f|m|anos?|ans|jahre|anni|jaar|lat)( |$|\W)(?!(de |entrenando|en |con |siendo|haciendo|sober|married))| (and|but|btw|so|y|e|et|und|pero|aber|ma|mas|mais|from|can|what|whats|how|is|do|i|im|female|male|girl|boy|next|tomorrow|la|el|this|in (hs|high|school|\dth)|de (la|mexico|colombia|chile|espana|peru))\b)/,
    /\b(i'?m|im|i am|turning|tengo|cumplo|tenho|faco|j'ai|ich bin|bin|ho|ik ben) (just |only |almost |nur |erst |solo |so |apenas )?(nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|once|doce|trece|catorce|quince|dieciseis|diecisiete|doze|treze|catorze|quinze|dezesseis|dezessete|onze|douze|treize|quatorze|seize|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|dodici|tredici|quattordici|quindici|sedici|diciassette)\b(?! ?(kg|kilos?|lbs?|pounds|libras|percent|min\w*|hours?|days?|weeks?|months?|workouts?|horas?|dias|semanas|meses|over|clientes|reuniones|km|away|out))/,
    /\b(1[0-7]) ?(yo|y\/o|yrs? old|anos de edad|ans et|jahre alt|anni e)\b|\b(1[0-7]) next (week|month|year|may|june|july)\b|\b(soy|im|i'?m|sou|je suis|bin|sono) (un |una |a )?(menor|minor|underage|de menor|mineure?|minderjahrig|minorenne)\b|\b(birthday|born|naci|nasci|nee?|geboren|nat[oa]) (is |in |en |el |em |ne |nel |im )?(el |le )?(2009|201[0-9])\b/,
    /\b(junior|senior|freshman|sophomore) (in|at) (hs|high school)\b|\b(homeroom|my (teacher|school bus|curfew|allowance|report card|detention)|(my )?(mom|mum|dad|parents?) (picks|pick|will pick|drives|dropped|has to (sign|pay|approve)|have to|won'?t let|wont let|says? (i'?m|im|no|yes|ok|i can)|doesn'?t let|let me|gotta|would have to|needs? to sign))\b|\bparent(al)? (account|consent|permission)\b/,
    /\b(mi|mis) (mama|papa|papas|padres|mami) (tiene\w* que|me (deja\w*|tiene\w*|da\w*|recoge\w*|castig\w+)|no me (deja\w*)|dice\w* que (si|no)|paga\w*|firm\w+)\b|\b(recreo|me castigaron|mi mesada)\b/,
    /\b(recreio|(minha mae|meus pais|meu pai) (deixa\w*|nao deixa\w*|paga\w*|tem que)|mesada|(o|no) (8|9|nono|oitavo) ano)\b/,
    /\b((mes parents|ma mere|mon pere) (veulent|veut|doi\w+|me laisse\w*|paie\w*|vont)|argent de poche)\b/,
    /\b((8|9|10|siebte|achte|neunte|zehnte)n? klasse|(meine eltern|meine mutter|mama|mein vater) (muss|mussen|erlaub\w+|lasst|lassen|zahl\w+|darf)|taschengeld)\b/,
    /\b((mia mamma|mia madre|i miei|mio padre) (deve|devono|mi (lascia\w*|da\w*)|non (mi|vuole|vogliono)|paga\w*)|paghetta)\b/,
  ],
  person: [
    /\bprata med en (manniska|person)\b/,
    /\b(talk|speak|chat|write|connect|transfer|pass|put|get|call) (me )?(on |through |directly |straight )?(to|with|w|over to|thru to) (an? |the |your |ur |some )?(actual |real |live )?(human|person|someone|somebody|coach|owner|manager|agent|team|staff|lady|woman|guy|man|supervisor|rep\w*|boss)\b|\b(human|real person|a person|live agent) ?(please |pls |plz |only |now )?(please|pls|plz|not (a )?bot|only|now|here)?\b[.!?]*$|\blet me speak\b|\b(is|are) (the )?(coach|owner|she|he|dana|a human|anyone|anybody|someone) (herself |himself |real |actually )?(there|here|around|available)\b/,
    /\b(same (line|thing|message|answer|reply|sentence) (twice|again|over)|(talking|typing|speaking|writing) (in)?to a (wall|machine|robot|bot|vending machine|computer)|with a (heartbeat|pulse)|w a (heartbeat|pulse)|an actual (human|person))\b/,
    /\b(hablar|platicar|comunic\w+|pasa(me|r|rme)?|pase\w*|conect\w+|contact\w+|atiend\w+|llamada) (directo |directamente )?(con|a) (un |una |el |la |tu |su |otra |mi )?(persona|humano|alguien|duen[oa]|encargad[oa]|equipo|coach|entrenador\w*|asesor\w*|agente|senora|mujer|gerente|dana)\b|\b(un[a]? )?(humano|persona real|persona de verdad)( por favor| xfa| porfa)?[.!?]*$|\b(le (escribo|hablo) a (una|la) (pared|maquina)|alguien (ahi|real|con quien)|habra (una )?(senora|alguien|persona))\b/,
    /\b(falar com (uma? |o |a )?(pessoa|humano|atendente|alguem|dono|dona|equipe)|atendente|pessoa de verdade|me passa pr\w+)\b|\b(parler (a|avec) (une? |la |le )?(humain|personne|vraie|quelqu'un|responsable|coach|conseill\w+)|passez[- ]moi|quelqu'un de (l'equipe|reel|vrai)|un humain)\b/,
    /\b((mit|zu) (einem|einer|dem|der|jemand\w*) (echten |richtigen )?(mensch\w*|person|chef\w*|mitarbeiter\w*|trainer\w*|wand)|menschen? (bitte|sprechen))\b|\b(parlare con (una? |il |la |qualcun\w* ?)?(persona|uman[oa]|operator\w*|titolare|responsabile|coach|vero)?|una persona vera|(mi passi|passami))\b/,
  ],
  stop: [
    /\bskriv inte\b/,
    /^\W*((please|pls|ok|okay|just|hey|no|enough|nah)\W+)*(stop+|unsub\w*|unsubscribe\w*|opt ?-?out|remove me|quit|basta( ya)?|alto|para( ya)?|baja|detente|pare|parar|sair|chega|arret\w*|stopp?|aufhoren|abmelden|smettila|smettetela|basta cosi|stoppen|afmelden|przestan\w*|koniec|wypisz)( (it|this|now|already|all|pls|please|ya|por favor|svp|bitte|per favore|com isso))*\W*$/,
    /\b(stop|quit|no more|enough|cease|done with|sick of|tired of|(don'?t|dont|do not|never|not) (want|wanna|need|like|wish)( to (get|receive|see))?)( (me|us|with|of|these|those|the|this|all|any|ur|your|any more|more|getting|receiving|sending|dming|contacting|messaging|texting|writing|spamming|bothering|following up))* (me|messag\w*|texts?|dms?|spam|updates?|emails?|notifications?|follow ?ups?|contact\w*)\b|\b(stop|quit) (messaging|texting|writing|dming|sending|contacting|bothering|spamming|following)\b/,
    /\b(don'?t|dont|do not|never|pls no|please no) (ever )?(message|msg|text|write|dm|contact|bother|email|follow up|hit me up|reach out|send)( (me|us|to me|anything|this|here|with))*( (again|anymore|any ?more|ever|back))?\b.{0,3}$|\b(remove|take|delete|erase|forget|wipe|scrub) (me|my (number|data|details|info|name|account|contact|profile))\b|\b(off (your|ur|this|the) (list|mailing list)|unsubscribe me)\b/,
    /\bno (me|nos) (mas )?(\w+ )?(escrib\w+|mand\w+|envi\w+|contact\w+|busqu\w+|molest\w+|hable\w*|vuelv\w+ a)\b|\b(dej\w+|par\w+|basta) (ya )?de (escrib\w+|mand\w+|envi\w+|molest\w+|contact\w+|mensaj\w+|busc\w+|spam)\b|\b(no (quiero|deseo|necesito) (recibir |ver )?(mas |estos |sus |tus )?(mensaj\w+|correos|promo\w*|publicidad|info\w*|nada mas))\b|\b(borr\w+(me)? (de|mi|mis|todo)|elimin\w+(me)? (de|mi|mis)|dame de baja|quit\w+me de|(persona|numero) equivocad[oa]|los (voy a )?(bloque\w+|reporto|reportar)|ya no escrib\w+)\b/,
    /\b(para(r)? de (me )?(mand\w+|escrev\w+|envi\w+|cham\w+|perturb\w+)|nao quero (mais )?(receber|mensage\w+|nada)|me (tira|remov\w+|apag\w+|exclu\w+|deixa em paz)|(delet\w+|apag\w+|exclu\w+) (meus|os meus|minha|meu)|chega de mensag\w+)\b/,
    /\b(ne (me |m')?(contact\w+|ecri\w+|envoy\w+|relanc\w+|derang\w+) plus|n'ecri\w+ plus|arret\w+ (de |d')(m'|me )?\w+|plus (de|aucun) (messages?|relances?|pub\w*)|(enlev|retir|supprim|efface|desabonn|desinscri)\w*(-moi| mon| ma| mes| moi)?\b.{0,20}\b(numero|liste|compte|infos|donnees|moi)|laiss\w+[- ]moi tranquille|desinscri\w+|desabonne\w+)\b/,
    /\b((schreib\w*|kontaktier\w*|meld\w*|nerv\w*) (mir|mich|sie mir|dich)? ?(bitte )?(nicht|nie) (mehr|wieder)|(keine|nicht) (weiteren? |mehr )?(nachricht\w+|mails?|werbung)( mehr)?|abmeld\w*)\b/,
    /\b(bast[ai] (con )?(i )?(messaggi|scriver\w+)|(cancell|rimuov|elimin|togli)\w*(mi|temi)?\b.{0,20}\b(lista|dati|numero|account|contatt\w+)|cancellami|disiscriv\w+)\b/,
    /\b(geen berichten( meer)?|stuur (me )?(geen|niets|niks)|laat me met rust|verwijder (mij|me|mijn|alles)|niet meer (appen|schrijven|sturen|berichten|contact\w*)|uitschrijven|wypisz\w* mnie|daj\w* mi spokoj)\b/,
  ],
};

/** Everyday talk that a sign does not mean, by sign. */
export const innocentTalk: Partial<Record<DangerSign, RegExp>> = {
  // The question whether a machine writes gets an answer.
  person:
    /^(?!.*\b(want|need|talk to|speak|get me|quiero|pasame|hablar con|not (a )?bot)\b).*\b((are|r) (you|u|ya)|is (this|that|it)|am i (talking|speaking|chatting|texting)|(you|u) sound|eres|sos|es (un|una)|hablo con|bist du|sei (un|una)|voce e|tu es|vous etes)\b/,
  'self-harm':
    /\b(kill(s|ed|ing)? (it|me lol|my legs|my abs)|dead ?lift|to die for|dying (to|of laughter)|muert[oa] de (risa|hambre|cansancio|sueno)|morir de (risa|hambre)|hair ?cut|cut(ting)? (carbs|sugar|weight|out|down|back|season)|gillette|el ego|at (the )?(gym|work)|in the gym|leg day|workout|finisher|suicide (runs?|sprints?)|some slack|die young|morir joven|(don'?t|dont) want to (hurt myself|die)|no quiero hacerme dano|plateau|bodybuilding|(pull|push) ?ups|goodbye to (sugar|carbs|bread)|up at \d|el pelo|al sol|razor burn)\b/,
  abuse:
    /\b(kettlebell|dumbbell|barbell|punching bag|boxing|my ass|boxeo|kickbox\w*|karate|muay thai|bjj|jiu|sparring|me pega (el sol|fuerte la (pierna|rutina)|duro (la|el) (entreno|rutina|cardio))|stretch marks|estrias|(my|the) (toddler|dog|cat|baby|puppy|perro|gato|bebe))\b/,
  'medical-emergency':
    /\b(no (chest pain|pain|dolor)|(heart|chest) (day|workout|exercises?|rate (monitor|zone)|is set|press|of gold)|dia de pecho|press de (pecho|banca)|different stroke|back ?stroke|breast ?stroke|heart broken|quase infart\w+|casi me (da un infarto|infarto)|(nearly|almost|casi|fast|quasi|quase|presque) (\w+ ){0,4}(heart attack|infart\w*|herzinfarkt|crise cardiaque)|me ahogo en un vaso)\b/,
  minor:
    /\b(my (\w+ )?(son|daughter|kid|kids|nephew|niece|students?|boys?|girls?|sister|brother|toddler|grandkids?|grandson) |mi (hij[oa]|nin[oa]|nene|nena|sobrin[oa]|niet[oa]|herman[oa])|mis (hij[oa]s|alumn\w+|nin[oa]s)|minha filha|meu filho|ma fille|mon fils|mein sohn|meine tochter|mia figlia|mio figlio|my \d+ ?(yo|y\/o|yrs?|years?)( old)? (does|loves|copies|watches|tries|plays|joins)|i'?m a teacher|i teach|i work (in|at)|coach(ing)?|teach(ing)?|chaperone|went to prom|year old (son|daughter|boy|girl|beats|is)|(\w+ )?yr old car|school pick ?up|drives me crazy|fifa|twins|soy (maestr[oa]|profesor\w*|mama|papa)|single mom|drop\w* the kids|(the|my|los|mis) (kids|ninos|peques))\b/,
  'eating-disorder':
    /\b(burn(ing)? (over |about )?\d+|no (soda|sugar|alcohol)|in the morning|after (every|a|the) (set|sprint\w*|burpees|workout|squat\w*)|dejar de comer (pan|tanto|azucar|dulces)|every week|una fois par semaine|por estres|in palestra|im gym|in this gym|despues de entrenar|depois do treino|dopo lo squat|from my kids)\b/,
  stop: /\b(can'?t stop|don'?t stop|wont stop|non ?-?stop|bus ?stop|stop me from|leave me alone with|stop (eating|snacking|smoking|drinking|bing\w*|losing|gaining|being|craving)|para (mi|el|la|ti|bajar|que|cuando|verano|mi\b)|chega de preguica|basta de (excusas|dietas)|arret\w+ de (manger|grignoter|fumer|boire)|aufhoren zu|smettere di (mangiare|fumare|bere)|carbs|sugar|azucar)\b/,
};
