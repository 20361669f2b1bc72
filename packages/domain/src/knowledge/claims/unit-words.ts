/** Words of units, money and time in our eight languages, folded. */

export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** How long each lasts, in seconds: a month has 30 days. */
export const secondsOf: Record<TimeUnit, number> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

function wordsTo<Meaning>(lines: [Meaning, string][]): Map<string, Meaning> {
  return new Map(lines.flatMap(([meaning, line]) => line.split(' ').map((word): [string, Meaning] => [word, meaning])));
}

function words(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

export const timeUnits = wordsTo<TimeUnit>([
  ['second', 'second seconds sec secs segundo segundos seconde secondes sekunde sekunden secondo secondi sekund'],
  ['minute', 'minute minutes min mins minuto minutos minuten minuut minuti minuta minuty minut'],
  ['hour', 'hour hours hr hrs h hora horas heure heures stunde stunden ora ore uur godzina godziny godzin'],
  ['day', 'day days dia dias jour jours tag tage tagen giorno giorni dag dagen dzien dni'],
  [
    'week',
    'week weeks wk wks semana semanas semaine semaines woche wochen settimana settimane weken tydzien tygodni tygodnie',
  ],
  [
    'month',
    'month months mo mos mes meses mois monat monate monaten mese mesi maand maanden miesiac miesiace miesiecy',
  ],
  ['year', 'year years yr yrs ano anos ans jahr jahre jahren anno anni jaar jaren rok lata lat'],
]);

/** What a price may be for, beside a unit of time. */
const otherPeriods = wordsTo<'session'>([
  ['session', 'session sessions class classes sesion sesiones clase clases sessao sessoes aula seance seances'],
  ['session', 'sitzung einheit stunde sessione lezione sessie les sesja sesje'],
]);

export type Period = TimeUnit | 'session' | 'once' | 'other';

export function periodOf(word: string): Period | undefined {
  return otherPeriods.get(word) ?? timeUnits.get(word);
}

/** Words that say alone what a price is for. */
export const adverbs = wordsTo<Period>([
  ['week', 'weekly semanal semanales wochentlich hebdomadaire settimanale wekelijks'],
  ['month', 'monthly mensual mensuales mensal mensuel monatlich mensile maandelijks'],
  ['year', 'yearly annually anual annuel jahrlich annuale jaarlijks'],
  ['once', 'once upfront einmalig'],
]);

/** Between a sum and what it is for. */
export const perWords = words('a an per each every al por cada par pro je al per po za the la / ao por il ogni w');

/** Those that stand before nothing else. */
export const onlyPer = words('per each every cada pro /');

/** What else is measured; "pounds" may be money, and are then of no price in dollars. */
export const measures = wordsTo<string>([
  ['lb', 'lb lbs pound pounds libra libras livres pfund pond'],
  ['kg', 'kg kgs kilo kilos kilogram kilograms kilogramos'],
  ['g', 'g gr gram grams gramo gramos gramm'],
  ['oz', 'oz ounce ounces onza onzas'],
  ['km', 'km kilometer kilometers kilometro kilometros'],
  ['mile', 'mile miles milla millas'],
  ['cal', 'cal kcal calories calorias'],
]);

/** Between a number and its unit: "5 business days", "two full minutes". */
export const betweenUnits = words(
  '- full whole business working calendar straight solid short long more extra',
  'habiles laborables completos enteros uteis ouvres volle ganze lavorativi',
);

export const currencySigns = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₺', 'TRY'],
  ['₩', 'KRW'],
]);

/** "Pounds" and "libras" are missing because they are weights in these chats. */
export const currencyWords = wordsTo<string>([
  ['USD', 'usd dollar dollars dolar dolares buck bucks dollari dolarow dolary'],
  ['EUR', 'eur euro euros'],
  ['GBP', 'gbp quid sterling'],
  ['MXN', 'mxn peso pesos'],
  ['BRL', 'brl reais'],
  ['PLN', 'pln zl zloty zlotych'],
  ['CHF', 'chf franken'],
  ['CAD', 'cad'],
  ['AUD', 'aud'],
  ['COP', 'cop'],
  ['ARS', 'ars'],
  ['CLP', 'clp'],
  ['INR', 'inr rupees rupias'],
  ['SEK', 'sek'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
]);
/** Whose dollars: before the word, or after it. */
export const dollarsOf = wordsTo<string>([
  ['USD', 'us american estadounidenses americanos'],
  ['CAD', 'canadian canadienses canadiens kanadische'],
  ['AUD', 'australian australianos'],
  ['NZD', 'nz kiwi'],
]);

export const percentWords = words('% percent pct prozent procent procento');
/** Currencies that are something else where no number is next to them. */
export const alsoWeight = words('peso');
export const halfWords = words('half mitad metade moitie halfte helft polowa');

export const weekdays = wordsTo<number>([
  [0, 'sunday sundays domingo domingos dimanche sonntag sonntags domenica zondag niedziela niedziele'],
  [1, 'monday mondays lunes lundi montag montags lunedi maandag poniedzialek'],
  [2, 'tuesday tuesdays tue tues martes mardi dienstag dienstags martedi dinsdag wtorek'],
  [3, 'wednesday wednesdays weds miercoles mercredi mittwoch mittwochs mercoledi woensdag sroda srode'],
  [4, 'thursday thursdays thu thur thurs jueves jeudi donnerstag donnerstags giovedi donderdag czwartek'],
  [5, 'friday fridays fri viernes vendredi freitag freitags venerdi vrijdag piatek'],
  [6, 'saturday saturdays sat sabado sabados samedi samstag samstags sabato zaterdag sobota sobote'],
]);

/** Days only beside a time or another day: "sat at 9", "segunda-feira". */
export const weekdayAbbreviations = wordsTo<number>([
  [0, 'sun'],
  [1, 'mon segunda'],
  [2, 'terca'],
  [3, 'wed quarta'],
  [4, 'quinta'],
  [5, 'sexta'],
  [6, 'sat'],
]);
export const adjacentDays = words('at after before or feira');

export const months = wordsTo<number>([
  [1, 'january jan enero janeiro janvier januar gennaio januari stycznia'],
  [2, 'february feb febrero fevereiro fevrier februar febbraio februari lutego'],
  [3, 'march mar marzo marco mars marz maart marca'],
  [4, 'april apr abril avril aprile kwietnia'],
  [5, 'may mayo maio mai maggio mei maja'],
  [6, 'june jun junio junho juin juni giugno czerwca'],
  [7, 'july jul julio julho juillet juli luglio lipca'],
  [8, 'august aug agosto aout augustus sierpnia'],
  [9, 'september sep sept septiembre setembro septembre settembre wrzesnia'],
  [10, 'october oct octubre outubro octobre oktober ottobre pazdziernika'],
  [11, 'november nov noviembre novembro novembre listopada'],
  [12, 'december dec diciembre dezembro decembre dezember dicembre grudnia'],
]);

export const mornings = words('am manana manha matin morgens mattina ochtends rano');
export const afternoons = words('pm tarde noche noite soir apres nachmittags abends pomeriggio sera middags avonds');
export const noons = words('noon midday mediodia meio-dia midi mittag mezzogiorno');
/** "From $97": the sum is the lowest of several. */
export const fromWords = words('from starting starts start begins desde partir ab des da vanaf od empieza');
/** "About $700": the sum is rounded. */
export const aboutWords = words(
  'about around under almost nearly roughly approximately approx over than little close shy below above bit ~',
  'unos unas casi menos mas aproximadamente alrededor cerca quase environ presque etwa rund fast circa quasi ongeveer bijna okolo prawie',
);
/** The same behind it. */
export const aboutBehind = words('ish so menos less approximately');
/** Behind how often a sum is paid: "3 x $249", "3 payments of $249". */
export const timesWords = words(
  'x × * payments payment installments instalments times pagos pago cuotas veces pagamentos parcelas paiements fois',
  'raten zahlungen rate pagamenti termijnen raty',
);
/** "10 sessions for $750". */
export const forWords = words('for por para pour fur per voor za');
export const savingWords = words(
  'save saves saving less cheaper difference off more extra above between apart top ahorras ahorro ahorra menos diferencia economiza economise sparst risparmi bespaar',
);
/** "It works out to $58 a week". */
export const workingOut = words('works comes out equals thats sale salen queda quedan');
export const denials = words(
  'no not nope none never nothing dont doesnt didnt isnt arent wont cant cannot couldnt wasnt without',
  'nunca sin tampoco ningun ninguna nao sem jamais pas ne aucun sans nicht kein keine nie ohne non nessun senza niet geen zonder nie bez',
);
/** Before what is only asked about. */
export const asking = words(
  'ask asking whether if wonder pregunto preguntar preguntare pregunta consulto pergunto demande frage chiedo vraag',
);
/** Words with which somebody says yes. */
export const assents = words(
  'yes yep yeah yup sure correct right exactly absolutely claro si exacto correcto sim oui ja genau certo tak',
);

/** Of an offer that is over. */
export const endedWords = words(
  'closed over ended ends finished expired past gone full cerrado cerrada cerro termino terminado termina acabo paso vencio',
  'encerrado encerrada terminou ferme termine abgelaufen vorbei beendet geschlossen chiuso finito gesloten voorbij zamkniety zakonczony',
);
/** What is promised without a number, by what it is about. */
export const promises = {
  free: words(
    'free gratis gratuito gratuita gratuit gratuite kostenlos umsonst complimentary darmowy darmowe bezplatny',
  ),
  refund: words(
    'refund refunds refunded refundable guarantee guarantees guaranteed reembolso reembolsamos garantia garantizo',
    'garantizamos garantizado garantizamos garanto garantimos garantie garanti garantis garantieren garantiere',
    'ruckerstattung rimborso garanzia garantito gwarancja gwarantuje zwrot regresamos devolvemos devuelvo',
  ),
  discount: words(
    'discount discounts discounted descuento descuentos rebaja desconto descontos remise rabatt nachlass sconto sconti korting znizka rabat',
  ),
  code: words(
    'coupon coupons promo promotion promotions sales cupon cupones promocion promociones gutschein soldes promozione',
  ),
};
/** Before "sale", which is another word in Spanish. */
export const saleWords = words('a our this the flash on friday holiday summer big');
/** "Or you don't pay": what stands first, and what is not to be done. */
export const orWords = words('or o ou oder of lub');
export const payingWords = words('pay owe pagas pagaras paga pagar zahlst payes paies betaal placisz');
/** Of what ends on a day. */
export const expiring = words(
  'expire expires expiration caduca caducan caducidad vence vencen expira expiran expirent verfallt verfallen scade scadono verloopt',
);
/** Of what has no end, and no limit. */
export const nothing = words('nothing nada nichts rien niente niets nic');
export const unending = words(
  'lifetime unlimited ilimitado ilimitada ilimitados ilimitadas illimite illimitee unbegrenzt unbegrenzte illimitato illimitata onbeperkt',
);
/** "For everyone": who, and what stands right before. */
export const everybody = words('everyone everybody all todos todas tous alle tutti iedereen wszystkich');
export const forAll = words('for para pour fur per voor dla');
/** "Until January 3". */
export const deadlineWords = words('until till by before hasta ate antes jusquau bis fino entro tot voor do');
/** The last of several days: "January 4 to February 14", "closes on", "the last day". */
export const deadlineEnds = words(
  'to through - last deadline closes close end al ultimo ultima cierra fecha letzter letzte dernier',
);
/** "Give me 5 minutes". */
export const invitations = words('give dame denme donne gib dammi geef daj deme');
/** Before "back". */
export const moneyWords = words('money dollar cash it cent payment');
/** Calls are free anyway. */
export const callWords = words(
  'call calls consult consultation llamada charla cita chamada conversa appel lappel anruf gesprach termin chiamata appuntamento gesprek afspraak rozmowa spotkanie',
);
/** "Feel free", "sugar-free", "are you free on Friday", "free weights". */
export const notFreeOfCharge = {
  before: words('feel - youre are im be were pain sugar gluten stress hands worry get'),
  behind: words(
    '- on at to then tomorrow today tonight this next after before now weights time days evenings mornings',
  ),
};
/** Beside a number of the contact's. */
export const yours = words('you your tu tus su seu sua ton votre dein deine ihr tuo jouw twoj twoje');
