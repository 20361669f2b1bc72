/** How people ask to be left alone in one language, folded: without accents, apostrophes and capitals. */
export type OptOutWords = {
  /** What may stand before or after without changing the wish. */
  politeness: string[];
  /** Words that ask for silence only when they are the whole message: inside a sentence they mean something else. */
  wholeMessages: string[];
  /** Clauses that ask for silence wherever they stand as a clause of their own. */
  clauses: string[];
  /** What may follow a clause. */
  tails: string[];
};

const english: OptOutWords = {
  politeness: [
    'please|pls|plz|plss|ok|okay|hey|hi|hello|just|bro|dude|man|omg|wtf|sorry|now|already|seriously|thanks|thank you|thx|i said|get lost|go away|fuck off|i told (?:you|u)(?: to)?',
    '(?:can|could|will|would) (?:you|u|ya)|i (?:want|need|would like) (?:you|u) to|i want to|i wanna|id like to|no thanks|im good',
  ],
  wholeMessages: [
    'stop+(?: it| this| all| that)?',
    'stopall',
    'unsub',
    'opt ?out',
    'leave me alone',
    'remove me|take me off',
  ],
  clauses: [
    'unsubscribe(?: me)?',
    'opt me out|(?:i am|im) opting out|(?:want|wanna) to opt out',
    '(?:take|remove|delete) me (?:off|from) (?:of )?(?:(?:your|ur|this|the) (?:\\w+ )?(?:lists?|chats?|contacts|broadcast|database|dms|messages|inbox|texts|emails|system)|this|here)',
    '(?:delete|remove|lose|erase) my (?:number|contact|info|data|name|details)(?: (?:from|off) (?:your|ur|the|this) (?:\\w+ )?(?:list|phone|system|database))?',
    '(?:stop|quit) (?:with )?(?:(?:the|these|all the|all these|your|ur|sending|sendin|send|me) )*(?:messages|message|msgs|dms|texts|spam|stuff)(?: to me)?',
    '(?:stop|quit) (?:msg|mesag|messag|text|txt|dm|writ|contact|spamm|both(?:er)?|harass|repl[iy]|hitt|email|pest(?:er)?)\\w*(?: to)?(?: (?:me|us|up|here))*',
    '(?:do not|dont|dnt|never) (?:ever )?(?:message|msg|text|txt|dm|contact|write|bother|spam|hit|email)(?: to)? me(?: up)?',
    '(?:enough|im done|done) (?:with|of) (?:(?:all|the|these|your|ur|this) )*(?:messages|msgs|dms|texts|spam|messaging|texting)',
    'no more (?:(?:of )?(?:these|this|your|ur) )?(?:messages|msgs|dms|texts|spam|texting|messaging)',
    'i (?:do not|dont|no longer) want (?:any ?more |any |more |these |your |ur |to (?:get|receive) (?:any ?more |any |more |these |your )?)*(?:messages|msgs|dms|texts)',
  ],
  tails: [
    'any ?more|again|ever|ever again|right now|at all|im not interested|i am not interested|not interested|or ill (?:block|report) (?:you|u)',
  ],
};

const spanish: OptOutWords = {
  politeness: [
    'por favor|porfa|porfavor|xfa|xfavor|oye|oiga|hola|ya|gracias|disculpa|perdon|te dije que|(?:puedes|podrias|pueden|puede)|quiero que|que',
  ],
  wholeMessages: [
    'para|pare|paren|parad|parale|detente|detenganse|basta|alto ya|baja|borra(?:r)?me|borrenme|elimin(?:a|en)me',
  ],
  clauses: [
    '(?:ya )?no me (?:escribas?|escriban|mandes?|manden|envies?|envien|contactes?|contacten|molestes?|molesten|hables?|hablen|spamees?)(?: mas)?(?: (?:mensajes|cosas|nada))?',
    '(?:deja|dejen|deje|dejes|dejeis|dejad|para|paren|pares|pare|parad|basta) (?:ya )?de (?:escribir|mandar|enviar|molestar|contactar|spamear|hablar|joder|hacer spam|insistir)(?:me|nos)?(?: (?:mas )?(?:mensajes|cosas|spam))?',
    '(?:dejame|dejenme|dejeme) (?:en paz|tranquil[oa])',
    '(?:ya )?no (?:quiero|deseo) (?:(?:recibir|que me (?:escribas?|escriban|manden|mandes|envien|envies|contacten|contactes)) )?(?:mas|mas mensajes|tus mensajes|sus mensajes|mensajes)',
    '(?:no mas|basta (?:ya )?(?:de|con)(?: (?:tantos?|los|tus|sus))?|ni un) (?:mensajes?|spam)(?: mas)?',
    '(?:quiero )?(?:dame|denme|deme|dar(?:me|se)|date|me (?:das?|dan|dieran|podrian dar|pueden dar|puede dar|das|des|den)) de baja(?: de (?:la|tu|su|esta) lista)?',
    '(?:eliminame|eliminenme|borrame|borrenme|borra me|quitame|quitenme|sacame|saquenme|sacadme|quiero salir|quiero que me (?:saques|saquen|borren|borres|quiten|quites)) de (?:la|tu|su|esta|aqui|sus|tus)(?: (?:listas?|base|contactos?|grupo|chat)(?: de \\w+)?)?|(?:borra|borren|elimina|eliminen) mi (?:numero|contacto|cuenta|perfil|nombre)(?: de (?:la|tu|su) lista)?',
    'desuscrib(?:ir|irme|eme|anme)|cancelar suscripcion a mensajes',
  ],
  tails: ['mas|mas mensajes|nunca mas|nunca|jamas|no me interesa|no estoy interesad[oa]'],
};

const portuguese: OptOutWords = {
  politeness: [
    'por favor|pfv|oi|ola|ja|obrigad[oa]|desculpa|(?:pode|poderia|podem)|quero que|eu disse que|agora|gente|cara',
  ],
  wholeMessages: ['pare|parem|para com isso|chega|sair(?: da lista)?|descadastrar|me tira(?:r)?'],
  clauses: [
    '(?:nao|n) (?:me )?(?:mand[ae]m?|envi[ae]m?|escrev[ae]m?|contat[ae]m?|perturb[ae]m?|incomod[ae]m?|cham[ae]m?|enche?am?|procur[ae]m?)(?: me)?(?: mais)?(?: (?:mensagens|mensagem|nada|msg))?',
    '(?:pare|parem|para|deixe|deixem) de (?:me )?(?:mandar|enviar|escrever|incomodar|perturbar|contatar|chamar|encher)(?: me)?(?: (?:mensagens|mensagem|msgs?|spam))?(?: (?:para|pra) mim)?',
    '(?:me deixa|me deixe|me deixem|deixa me|deixe me) em paz',
    '(?:eu )?nao quero (?:mais )?(?:receber )?(?:mais )?(?:suas |as |essas )?(?:mensagens|mensagem|contato)',
    '(?:me )?(?:tir[ae]m?|remov[ae]m?|retir[ae]m?|exclu(?:a|i|am)|apag(?:a|ue|uem)|descadastr[ae]m?)(?: me)? (?:da|dessa|desta|de sua) (?:sua )?lista|(?:quero )?sair (?:da|dessa|desta) (?:sua )?lista|(?:quero )?(?:me )?descadastrar|cancelar (?:a |minha )?inscricao|chega de mensagens',
  ],
  tails: ['mais|nunca mais|nao tenho interesse|nao estou interessad[oa]'],
};

const french: OptOutWords = {
  politeness: [
    'svp|stp|sil (?:vous|te) plait|s il (?:vous|te) plait|bonjour|salut|merci|ok|maintenant|ca suffit|(?:pouvez vous|peux tu|pourriez vous)|je veux que|jai dit',
  ],
  wholeMessages: [
    'arrete(?:z)?(?: ca| tout)?|desabonnement|desinscription|desinscrire|ca suffit|stopper|laissez moi tranquille',
  ],
  clauses: [
    '(?:arrete|arretez|cesse|cessez) (?:de |d )?(?:m ?|me |nous )?(?:ecrire|envoyer|contacter|harceler|deranger|embeter|spammer|spam)(?: (?:des |vos |tes |ces )?(?:messages|spams?))?',
    '(?:arrete|arretez|stop) (?:avec )?(?:vos|tes|les|ces|aux) (?:messages|spams?|dm)',
    '(?:ne )?(?:m |me )?(?:ecris|ecrivez|contacte|contactez|envoie|envoyez|derange|derangez)(?: moi)? (?:plus|pas)(?: (?:jamais|de (?:messages?|spam)))?|(?:ne )?mecri\\w+ plus|(?:ne )?menvoy\\w+ plus(?: (?:de messages?|rien))?',
    '(?:laisse|laissez|fiche|fichez|foutez) moi (?:tranquille|la paix|en paix)',
    '(?:je )?(?:ne )?(?:veux|souhaite) plus (?:recevoir )?(?:de |vos |tes |aucun )?(?:messages?|contact)|plus de messages?',
    '(?:je veux |je souhaite )?(?:me )?(?:desabonne[rz]?|desinscri\\w+|retire[rz]?|supprime[rz]?|enleve[rz]?)(?: moi)?(?: (?:de )?(?:votre |ta |la |cette )?liste)?',
  ],
  tails: ['plus|jamais|plus jamais|ca ne minteresse pas|je ne suis pas interesse(?:e)?|pas interesse(?:e)?'],
};

const german: OptOutWords = {
  politeness: [
    'bitte|hallo|hi|hey|danke|nein danke|jetzt|endlich|sofort|mal|(?:konnen sie|konntest du|kannst du|konnt ihr)|ich will dass|ich habe gesagt',
  ],
  wholeMessages: [
    'stopp+|stoppen|aufhoren|hor(?:t|en sie)? auf(?: damit)?|abmelden|abmeldung|abbestellen|austragen|schluss(?: jetzt| damit)?|lass(?:t|en sie)? das',
  ],
  clauses: [
    '(?:hor|hort|horen sie) (?:bitte )?(?:auf|damit auf) (?:mir|mich|uns) (?:(?:nachrichten|sachen|spam|standig|immer) )*(?:zu )?(?:schreiben|schicken|senden|kontaktieren|belastigen|nerven|zu\\w+)',
    '(?:schreib|schreibt|schreiben sie|schick|schickt|schicken sie|kontaktier|kontaktiere|kontaktieren sie|sende|senden sie|nerv|nervt|belastige) (?:mir|mich) (?:bitte )?(?:nicht(?: mehr)?|nie(?: mehr| wieder)?|keine (?:\\w+ )?nachrichten(?: mehr)?|nichts mehr)',
    '(?:keine|nie wieder|nicht mehr) (?:weiteren |mehr )?nachrichten(?: mehr)?',
    '(?:hor|hort|horen sie) (?:bitte )?auf mit (?:(?:den|deinen|euren|ihren|diesen|dem|deinem) )?(?:nachrichten|spam|dms|schreiben)',
    '(?:ich )?(?:will|mochte) (?:keine|von (?:ihnen|euch|dir) keine) (?:\\w+ )?nachrichten(?: mehr)?(?: (?:bekommen|erhalten|haben|von \\w+))?',
    '(?:nicht mehr|nie wieder|nie mehr) (?:an)?schreiben|nicht mehr kontaktieren',
    '(?:losch|loscht|loschen sie|entfern|entfernt|entfernen sie) (?:bitte )?(?:meine (?:nummer|daten|kontaktdaten|kontakte)|meinen kontakt)(?: bitte)?',
    '(?:lass|lasst|lassen sie) mich (?:(?:bitte|endlich|einfach|jetzt|mal) )*(?:in ruhe|in frieden)',
    '(?:ich )?(?:will|mochte)? ?(?:mich )?(?:abmelden|austragen|abbestellen)|melde mich ab|(?:trag|tragt|tragen sie|nimm|nehmt|nehmen sie|losch|loscht|loschen sie) mich (?:aus|von) (?:der|deiner|eurer|ihrer) liste(?: aus)?',
  ],
  tails: ['mehr|nie wieder|nie mehr|kein interesse|ich habe kein interesse'],
};

const italian: OptOutWords = {
  politeness: [
    'per favore|per piacere|perfavore|ciao|grazie|ora|adesso|subito|scusa|(?:puoi|potete|potresti)|vi prego|ti prego|ho detto',
  ],
  wholeMessages: [
    'fermati|fermatevi|smettila|smettetela|basta(?: cosi| grazie)?|annulla iscrizione|lasciami stare|disiscrizione|disiscrivimi',
  ],
  clauses: [
    'non (?:mi )?(?:scrivere|scrivermi|scrivetemi|scriva|contattare|contattarmi|contattatemi|mandare|mandarmi|mandatemi|inviare|inviarmi|inviatemi|disturbare|disturbarmi|disturbatemi)(?: mi)?(?: piu)?(?: (?:messaggi|niente|nulla))?',
    '(?:smettila|smettetela|smetti|smettete|finiscila|finitela|basta) (?:di |con )?(?:(?:i|questi|tutti questi) )?(?:scriver\\w*|mandar\\w*|inviar\\w*|contattar\\w*|disturbar\\w*|messaggi|spam)(?: messaggi)?',
    '(?:lasciami|lasciatemi|mi lasci) (?:in pace|stare)',
    '(?:non )(?:voglio|desidero) (?:piu )?(?:ricevere )?(?:piu )?(?:i |i tuoi |i vostri |altri )?messaggi|basta messaggi|niente piu messaggi',
    '(?:disiscrivimi|disiscrivetemi|cancellami|cancellatemi|rimuovimi|rimuovetemi|toglimi|toglietemi)(?: dalla (?:tua |vostra )?lista)?|voglio (?:cancellarmi|disiscrivermi)',
  ],
  tails: ['piu|mai piu|non mi interessa|non sono interessat[oa]'],
};

const dutch: OptOutWords = {
  politeness: [
    'alsjeblieft|alstublieft|aub|ajb|hallo|hoi|bedankt|dank je|nu|(?:kun je|kunt u|kunnen jullie)|ik wil dat',
  ],
  wholeMessages: ['stoppen|hou op|houd op|afmelden|uitschrijven|schrijf me uit|kappen'],
  clauses: [
    '(?:stop|stoppen|hou op|kap) (?:met |nou met )?(?:(?:mij|me) )?(?:(?:berichten|spam) )?(?:(?:te )?(?:sturen|schrijven|berichten|appen|contacteren|benaderen|spammen|lastigvallen|lastig vallen)|berichten)(?: (?:van|naar|aan) (?:mij|me))?',
    '(?:stuur|sturen|schrijf|app|contacteer|benader|bericht)(?: (?:mij|me))? (?:geen (?:berichten|bericht|spam)|niet|niets)(?: (?:meer|sturen))?|geen (?:berichten|spam) meer',
    'laat (?:mij|me) met rust',
    '(?:ik )?wil geen (?:\\w+ )?berichten(?: meer)?(?: (?:ontvangen|krijgen))?(?: meer)?',
    '(?:haal|verwijder|schrijf|meld)(?: (?:mij|me|u))? (?:van (?:de|je|jullie|deze) lijst(?: af)?|uit|af)|ik wil me (?:afmelden|uitschrijven)',
  ],
  tails: ['meer|nooit meer|geen interesse|ik heb geen interesse'],
};

const polish: OptOutWords = {
  politeness: [
    'prosze|bardzo prosze|czesc|hej|dzien dobry|juz|dzieki|dziekuje|natychmiast|(?:mozesz|mozecie|moga panstwo)|chce zeby',
  ],
  wholeMessages: ['przestan(?:cie)?|dosc|wypisz mnie|wypiszcie mnie|rezygnuje|anuluj subskrypcje'],
  clauses: [
    '(?:nie )(?:pisz|piszcie|wysylaj|wysylajcie|kontaktuj sie|kontaktujcie sie|zaczepiaj|zaczepiajcie|przesylaj)(?: (?:do mnie|mi|mnie|ze mna))?(?: (?:juz|wiecej|wiadomosci|zadnych wiadomosci|spamu))*',
    '(?:przestan|przestancie|prosze przestac) (?:do mnie |mi |mnie )?(?:pisac|wysylac|spamowac|nekac|zaczepiac|kontaktowac sie)(?: (?:do mnie|mi|wiadomosci|ze mna))*',
    '(?:daj|dajcie) mi (?:swiety )?spokoj|(?:zostaw|zostawcie) mnie(?: w spokoju)?',
    'nie (?:chce|zycze sobie) (?:juz |wiecej )*(?:dostawac |otrzymywac )?(?:tych |zadnych |wiecej |twoich |waszych )*wiadomosci',
    '(?:wypisz|wypiszcie|usun|usuncie|skresl) mnie(?: z (?:tej |waszej |twojej )?(?:listy|bazy))?|chce sie wypisac',
  ],
  tails: ['wiecej|juz|nigdy wiecej|nie jestem zainteresowan[ay]|nie interesuje mnie to'],
};

/** All languages that are understood. */
export const optOutLanguages: OptOutWords[] = [english, spanish, portuguese, french, german, italian, dutch, polish];
