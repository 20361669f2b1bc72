/**
 * Words by what they say about an answer, folded (no accents, lower case),
 * in the eight languages that agents use.
 */
function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

/** Words that open or close a message and say nothing about a person. */
export const courtesies = words(
  'hi hey heyy heyyy hello helo hiya yo sup hii hiii heya howdy morning afternoon evening good gm dear there again',
  'thanks thank thx ty cheers please pls welcome nice meet cool great awesome lol haha hahaha bro man mate dude sir coach team',
  'hola holaa holaaa buenas buenos dias tardes noches buen dia gracias porfa xfa saludos amigo amiga hermano jaja que tal',
  'oi ola opa bom boa tarde noite tudo bem obrigado obrigada valeu salve amigo moca rsrs kkk',
  'salut bonjour bonsoir coucou merci svp cava hello allo',
  'hallo hi moin servus guten tag morgen abend danke bitte gruss dich liebe gruss',
  'ciao salve buongiorno buonasera grazie prego ehi',
  'hoi hallo goedemorgen goedemiddag goedenavond dag bedankt dank dankjewel alsjeblieft',
  'czesc hej siema dzien dobry witam dzieki dziekuje prosze',
);

/** Words that agree, and no more. */
export const assents = words(
  'yes yeah yea yep yup ya sure ok okay k kk okey alright right correct absolutely definitely fine sounds deal course indeed',
  'si sii sip claro dale vale va listo perfecto acuerdo bueno obvio exacto correcto supuesto',
  'sim s isso beleza blz combinado certo certeza claro pode',
  'oui ouais ouep dac daccord accord parfait bien volontiers',
  'ja jo jap jawohl genau klar gern gerne passt gut natuurlijk prima zeker goed oke',
  'certo certamente perfetto bene va daccordo volentieri esatto',
  'tak jasne pewnie dobrze dobra oczywiscie zgoda',
);

/** Words that decline, and no more. */
export const denials = words(
  'no nope nah not never nothing none nothin zero yet really',
  'nada nunca ninguno ninguna jamas nao nunca ainda aun todavia',
  'non rien jamais aucun nein nichts nie niemals keine nee niets nooit geen niente mai nessuno nie nic nigdy',
);

/** Words that say neither yes nor no. */
export const doubts = words(
  'maybe unsure idk depends dunno depende quiza quizas tal vez talvez segun peut etre vielleicht forse dipende misschien moze zalezy',
);

/**
 * Words between the words that say something.
 * Models add some of their own, so the contact need not have written them.
 */
export const functionWords = words(
  'a an the to of in on for with without at it its this that and or but so i im ive id me my mine you your we is are am was be been do does',
  'did dont doesnt cant cannot wont have has had not no want wants wanna wanted would like just really very much some any as by from about',
  'because also too still they their them he she his her lack lacking per each up out get getting if then than',
  'el la los las un una unos unas de del al y o u e en con sin por para mi mis tu tus su sus me te se lo le nos que es soy estoy era ha he muy',
  'mas pero si ya como cuando quiero quiere quisiera falta no ser hay',
  'os as um uma uns umas do da dos das no na em com sem por pra para meu minha seu sua eu voce e ou que nao muito mais mas quero quer ser',
  'le les des du au aux et ou dans avec sans pour par je tu il elle on nous mon ma mes ton ta ne pas que qui est suis ai veux veut plus trop',
  'der die das den dem ein eine einen und oder in mit ohne fur von zu zum zur ich du mir mich mein meine nicht kein ist bin habe will mehr sehr zu',
  'il lo gli i un uno una di del della e o in con senza per da mio mia ho hai sono non che voglio vuole molto piu',
  'de het een en of in met zonder voor van te ik je mij mijn niet geen is ben heb wil meer zeer om',
  'i w z bez dla do na o u moj moja nie jest jestem mam chce sie bardzo wiecej zeby',
);

/** Counts of days in a week. */
export const dayWords = words(
  'day days daily x times time week weekly weekend weekends everyday weekdays mornings evenings every',
  'dia dias vez veces semana finde diario diaria cada fines semanas semanal vezes',
  'jour jours fois semaine tag tage tagen mal woche wochenende giorno giorni volte settimana dagen dag keer weekend dni razy tydzien tygodniu codziennie',
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun',
  'lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta',
  'lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lunedi martedi mercoledi giovedi venerdi domenica maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  'poniedzialek wtorek sroda czwartek piatek sobota niedziela',
);

/** Times and periods in which a person starts. */
export const startWords = words(
  'now asap today tonight tomorrow tmrw tmr soon immediately right away straight ready next this coming week weeks month months year years',
  'after before when whenever once until till later january february march april may june july august september october november december',
  'jan feb mar apr jun jul aug sep sept oct nov dec spring summer autumn fall winter holidays holiday vacation vacations christmas easter new',
  'start starting begin beginning end mid early late days day weekend waiting hurry rush',
  'ya ahora hoy manana pronto cuanto antes inmediatamente proxima proximo semana mes ano despues antes cuando luego enero febrero marzo abril mayo',
  'junio julio agosto septiembre octubre noviembre diciembre primavera verano otono invierno vacaciones fiestas navidad empezar lista listo quincena',
  'agora hoje amanha logo ja proximo mes ano depois quando janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro ferias natal comecar',
  'maintenant aujourdhui demain bientot vite prochain prochaine mois annee apres avant quand janvier fevrier mars avril mai juin juillet aout septembre',
  'octobre novembre decembre rentree vacances noel ete hiver printemps automne commencer semaine',
  'jetzt sofort heute morgen bald nachste nachsten nachster monat jahr nach vor wenn januar februar marz mai juni juli august oktober dezember urlaub',
  'ferien weihnachten fruhling sommer herbst winter anfangen woche',
  'adesso subito oggi domani presto prossimo prossima mese anno dopo prima quando gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre',
  'vacanze natale primavera estate autunno inverno iniziare settimana',
  'nu meteen vandaag morgen snel volgende maand jaar na voor wanneer zodra januari februari maart mei augustus vakantie kerst zomer lente herfst beginnen',
  'teraz zaraz dzis dzisiaj jutro niedlugo przyszly przyszlym miesiac miesiacu rok roku po kiedy styczen luty marzec kwiecien czerwiec lipiec sierpien',
  'wrzesien pazdziernik listopad grudzien wakacje wakacjach swieta lato lecie zima wiosna tygodniu tydzien',
);

/** Money, and what one can pay. */
export const moneyWords = words(
  'money budget afford affordable invest investing investment pay paying paid expensive cheap cost costs price prices spend broke worth financially usd dollar dollars bucks month monthly',
  'dinero plata presupuesto invertir inversion pagar pago caro cara barato barata precio gastar pesos alcanza euros euro eur',
  'dinheiro grana orcamento investir investimento pagar caro barato preco gastar reais',
  'argent budget investir investissement payer cher chere prix depenser geld leisten investieren bezahlen zahlen teuer gunstig preis ausgeben',
  'soldi budget investire investimento pagare caro prezzo spendere betalen duur goedkoop prijs investeren uitgeven budzet pieniadze zaplacic drogo drogie cena zl',
);

/** What people want to achieve. */
export const goalWords = words(
  'lose losing loose drop shed burn gain build building muscle muscles weight fat belly tummy tone toned lean fit fitter shape stronger strength abs bulk cut',
  'shredded energy healthy healthier body kg kgs kilo kilos lb lbs pounds marathon run running',
  'bajar perder adelgazar quemar ganar aumentar musculo peso grasa barriga panza abdomen tonificar marcar definir forma fuerza fuerte energia cuerpo libras',
  'emagrecer perder ganhar massa barriga gordura musculo',
  'maigrir perdre prendre muscle poids ventre graisse forme',
  'abnehmen zunehmen muskeln gewicht bauch fett fitter',
  'dimagrire perdere mettere massa muscoli peso pancia grasso',
  'afvallen aankomen spieren gewicht buik vet schudnac przytyc miesnie waga brzuch',
);

/** How people say that they came for the offer, which answers nothing. */
export const interestWords = words(
  'info infos information details interested interest price prices cost costs pricing program programme plan plans coaching course challenge reel reels post posts story stories video ad link',
  'saw seen see came here found send sent tell more know learn work works',
  'informacion detalles interesa interesado interesada precio precios costo programa vi anuncio publicacion mandame dame saber enviame',
  'informacoes interessado interessada preco programa anuncio quero vi saber',
  'renseignements interesse interessee prix programme annonce vu infos',
  'interesse interessiert infos preis programm anzeige gesehen informazioni interessato interessata prezzo programma annuncio visto',
  'informatie geinteresseerd prijs programma gezien informacje zainteresowany zainteresowana cena',
);

/** Words for a lack of time. */
export const busyWords = words(
  'time busy schedule tiempo ocupado ocupada tempo ocupada corrido temps occupe occupee zeit beschaftigt impegnato impegnata tijd druk czas czasu zajety zajeta',
);

/** Words for something that was done before. */
export const triedWords = words(
  'tried tryed trying done probe probado intente intentado hice hecho tentei tentado essaye versucht probiert provato geprobeerd probowalem probowalam',
);

/** How a question begins. */
export const questionStarts = [
  'how much,how long,how many,how does,how do you,how is,how are,what is,whats,what are,what does,what do,what time,which,who,where,when can,when do,when is,why',
  'do you,do u,does,did you,is it,is there,is this,is that,are you,are there,r u,can i,can you,can u,could you,could i,would you,will i,will you,should i,have you',
  'cuanto,cuanta,cuantos,que es,que incluye,cual,donde,quien,por que,como funciona,como es,puedo,puedes,tienes,tienen,hay,eres,es un,se puede',
  'quanto,quanta,qual,onde,quem,como funciona,posso,pode,voce tem,tem,combien,quel,quelle,est ce,cest quoi,puis je,avez vous,tu as,comment ca',
  'wie viel,wieviel,was ist,was kostet,wie lange,wie funktioniert,kann ich,hast du,haben sie,gibt es,bist du,quale,dove,chi,come funziona,hai,ce un',
  'hoeveel,wat is,wat kost,hoe lang,hoe werkt,kan ik,heb je,is er,ben je,ile,jaki,jak dziala,czy,gdzie',
].flatMap((line) => line.split(','));
