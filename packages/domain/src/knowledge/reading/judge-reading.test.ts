import { expect, test } from 'vitest';
import { cleanSections, cleanText } from '../clean-text.ts';
import { cutPassages, sectionsOf } from '../cut-passages.ts';
import { judgeReading } from './judge-reading.ts';
import { doubtAfterAnswer, type PageAnswer } from './page-answer.ts';
import type { PageSign } from './page-sign.ts';

type Row = { title?: string; heading?: string; text: string; signs?: PageSign[]; before?: string };

const plan =
  'We coach people at home. Three calls a week are included, and you get a plan. The price is $97 a month, and you can cancel any time until the day before your next payment. '.repeat(
    10,
  );
const judge = ({ title, heading = '', text, signs = [], before }: Row) =>
  judgeReading({ isPage: true, title: title ?? null, sections: [{ heading, text }], signs }, before ?? null);
const doubtOf = (row: Row) => {
  const judgment = judge(row);
  return judgment.kind === 'doubtful' ? judgment.reason : null;
};

test('what a site sends in place of a page is not usable by itself, whatever its status says', () => {
  const rows: Row[] = [
    {
      title: 'Just a moment...',
      text: 'dana.example\nVerify you are human by completing the action below.\nRay ID: 8f3a',
    },
    {
      title: 'Attention Required! | Cloudflare',
      text: 'You have been blocked. You are unable to access dana.example.',
    },
    { title: 'Dana', text: 'Checking that you are welcome here', signs: ['challenges'] },
    { title: 'Dana', text: 'Loading…' },
    { title: 'Dana', text: 'Bitte warten Sie einen Augenblick', signs: ['leads-on'] },
    { title: 'Redirecting', text: 'Redirecting...\nClick here if you are not redirected automatically.' },
    { title: 'App', text: 'You need to enable JavaScript to run this app.' },
    {
      heading: 'Before you continue',
      text: 'We use cookies and data to deliver services.\nAccept all\nReject all\nMore options',
    },
    { title: 'dana.example', text: 'dana.example is for sale!\nBuy this domain\nRelated searches: Fitness, Yoga' },
    { title: 'Welcome to nginx!', heading: 'Welcome to nginx!', text: 'The web server is successfully installed.' },
    { title: 'Page not found – Dana', heading: 'Oops! That page can’t be found.', text: plan },
    { title: 'Dana', heading: 'Not Found', text: 'Maybe try a search?\nRecent posts\nOur new plan' },
    { title: 'Seite nicht gefunden', heading: '404', text: 'Zur Startseite' },
    { title: 'ページが見つかりません', text: 'お探しのページは移動または削除された可能性があります。' },
    { title: 'Страница не найдена', text: 'Вернуться на главную' },
    { title: 'Error', text: 'Error establishing a database connection' },
    { title: 'Dana', heading: 'Welcome back', text: 'Email\nKeep me signed in', signs: ['asks-password'] },
    { title: 'Dana', text: plan, signs: ['sent-home'] },
    { title: 'Dana', text: 'Dana' },
    {
      title: 'Access denied',
      heading: 'Error 1020',
      text: 'You do not have access to dana.example. The site owner may have set restrictions. Ray ID: 7d',
    },
    { title: 'Un momento…', text: 'dana.example necesita verificar la seguridad de su conexión antes de continuar.' },
    { title: 'Один момент…', text: 'Проверка безопасности подключения. Подтвердите, что вы человек.' },
    {
      title: 'Pardon Our Interruption',
      text: 'As you were browsing something about your browser made us think you were a bot.',
    },
    {
      title: 'Sucuri WebSite Firewall - Access Denied',
      heading: 'Access Denied - Sucuri Website Firewall',
      text: 'If you are the site owner, please whitelist your IP. Block details: Your IP: 203.0.113.9',
    },
    { title: 'Bot Verification', text: 'Verifying that you are not a robot...' },
    { title: 'Page introuvable', text: 'Désolé, cette page n’existe plus. Retour à l’accueil' },
    { title: 'Pagina niet gevonden', text: 'Deze pagina bestaat niet (meer). Ga terug naar de homepage.' },
    { title: 'Pagina non trovata', text: 'La pagina richiesta non esiste.' },
    { title: 'Nie znaleziono strony', text: 'Strona, której szukasz, nie istnieje.' },
    { title: 'Dana', text: 'Nous utilisons des cookies. Tout accepter Tout refuser Paramétrer' },
    { title: 'Dana', text: 'Wczytywanie…' },
    { title: 'Dana', text: 'Chargement en cours…' },
    {
      title: 'Service Unavailable',
      text: 'The server is temporarily unable to service your request due to maintenance downtime. Please try again later.',
    },
    { title: 'Account Suspended', heading: 'Account Suspended', text: 'This Account has been suspended.' },
    { title: 'Coming Soon', text: 'Our new site is on its way. Leave your email and we will tell you.' },
    { title: 'Index of /', heading: 'Index of /', text: 'Name Last modified Size Description Parent Directory' },
    {
      title: 'Attention requise',
      text: 'Veuillez patienter pendant que nous vérifions votre navigateur. Identifiant de requête : 12ab',
    },
    {
      title: 'Vercel Security Checkpoint',
      text: 'We’re verifying your browser. Website owner? Click here to fix.',
    },
    {
      title: 'Robot or human?',
      text: 'Activate and hold the button to confirm that you’re human. Thank You!',
    },
    { title: '请稍候…', text: '正在验证您是否是真人。这可能需要几秒钟时间。' },
    {
      title: 'Bir dakika lütfen...',
      text: 'dana.example devam etmeden önce bağlantınızın güvenliğini gözden geçirmelidir.',
    },
    { title: '410', heading: 'Gone', text: 'The requested resource is no longer available on this server.' },
    {
      title: 'Dana',
      text: 'Usamos cookies propias y de terceros para mejorar nuestros servicios. Aceptar todas Rechazar Configurar',
    },
    { title: 'Dana', text: 'We use cookies to improve your experience and to analyze our traffic.\nAccept\nReject' },
    { title: '페이지를 찾을 수 없습니다', text: '홈으로 돌아가기' },
    { title: 'Sidan kunde inte hittas', text: 'Till startsidan' },
    { title: 'dana.example', text: 'Please enable JS and disable any ad blocker' },
    { title: 'Making sure you’re not a bot!', text: 'Loading...\nWhy am I seeing this?' },
    { title: 'Verify', text: 'Slide to verify. Drag the puzzle piece to complete the picture.' },
    { title: 'Sicherheitsabfrage', text: 'Bitte bestätigen Sie, dass Sie kein Roboter sind.' },
    {
      title: 'You are now in line',
      text: 'You are in a waiting room. When it is your turn, you will have 10 minutes.',
    },
    { title: 'Prices', text: 'Home\nPrices\n© 2026 Dana. All rights reserved.', signs: ['filled-by-script'] },
    { title: 'Dana', heading: 'Uh oh.', text: 'Looks like this page doesn’t exist anymore.' },
    { title: 'Dana', text: 'Getting things ready…' },
    { title: 'Redirecting to https://dana.example/en', text: 'Redirecting to /en.' },
    { title: 'Dana', heading: 'Rien trouvé', text: 'Désolé, le contenu demandé n’existe plus.' },
    { title: 'Website Expired', text: 'This account has expired. If you are the site owner, click below to login.' },
    { title: 'Unavailable', text: 'This content is not available in your country due to legal reasons.' },
    { title: 'Dana', text: 'Briefly unavailable for scheduled maintenance. Check back in a minute.' },
    {
      title: 'Hello world',
      text: 'Welcome to WordPress. This is your first post. Edit or delete it, then start writing!',
    },
    { title: 'Página', heading: '¡Ups!', text: 'No pudimos encontrar la página que buscas.' },
    { title: 'Password required', text: 'This store is password protected. Enter store using password:' },
  ];
  expect(rows.filter((row) => judge(row).kind === 'usable')).toEqual([]);
});

test('text that nobody can read is doubtful', () => {
  const texts = [
    'Ãœbungen fÃ¼r zuhause. Die PlÃ¤tze sind begrenzt, bitte frÃ¼h buchen. GrÃ¼ÃŸe aus KÃ¶ln',
    'Ñêîëüêî ñòîèò êóðñ? Ïåðâàÿ òðåíèðîâêà áåñïëàòíî, äàëåå òðè òûñÿ÷è ðóáëåé â ìåñÿö. Ïðèõîäèòå çàâòðà óòðîì',
    'уЛПМШЛП УФПЙФ ЛХТУ? рЕТЧБС ФТЕОЙТПЧЛБ ВЕУРМБФОП, ДБМЕЕ 3000 ТХВМЕК Ч НЕУСГ пДОБ рЕТЧБС йОПЗДБ рТЙИПДЙ',
    'Pro \uFFFDwiczenia na dom. Cena \uFFFD 97 z\uFFFDotych. Pisz \uFFFDmia\uFFFDo do nas.',
    'Wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj dqg wkhq kh jrhv krph wr vohhs iru d orqj wlph zlwk pdqb guhdpv',
    'W e l c o m e t o t h e p r o g r a m a n d m o r e',
    'Allwordsaretogetherwithoutspacesinthisdocumentsonobodycanreadit '.repeat(4),
    '\uE001\uE002\uE003 \uE004\uE005 text \uE006',
    // Greek, Hebrew, Arabic, Thai, Korean and Chinese as Cyrillic; Turkish, Polish, Czech and Croatian as western.
    'Рьуп кпуфЯжей фп рсьгсбммб; Фп рсюфп мЬизмб еЯнбй дщсеЬн. Мрпсеже нб бкхсюуефе рЬнфб.',
    'лод тельд дъелрйъ? дщйтеш дшащеп зйрн. рйъп мбим тд йен мфрй дфвйщд.',
    'ЯгУЪС ЗбИСдЗгМї ЗбПСУ ЗбГжб гМЗдн. нгЯдЯ ЗбЕбЫЗБ Эн Гн жЮК.',
    'вЗГбЎГБГТ¤Та·иТдГ є·аГХВ№бГЎїГХ КТБТГ¶ВЎаЕФЎдґй·Ш°аБЧиН',
    'ЗБ·О±Ч·ҐАє ѕуё¶АФґП±о? Г№ јцѕчАє №«·бАФґПґЩ.',
    'їОіМ¶аЙЩЗ®ЈїµЪТ»ЅЪїОГв·СЈ¬їЙТФЛжК±ИЎПыЎЈ',
    'Program ne kadar? Ýlk ders ücretsiz, sonrasý aylýk yüz elli lira. Þimdi baþvurun, çünkü yerler sýnýrlý.',
    'P³acisz got\u00F3wk¹ lub kart¹, ³¹cznie 150 z³otych. Mo¿esz te¿ p³aciæ z do³u.',
    'Pøíliš žluouèký kùò úpìl ïábelské ódy. Kolik stojí lekce? Ètvrt hodiny zdarma, pøijïte vèas.',
    'уЛПМШЛП УФПЙФ ЛХТУ? рЕТЧБС ФТЕОЙТПЧЛБ ВЕУРМБФОП.',
    'P?acisz got?wk? lub kart?, ??cznie 150 z?otych. Mo?esz te? p?aci? z do?u, je?li chcesz.',
    'Caf&eacute; &amp; Th&eacute; &ndash; r&eacute;serv&eacute; &agrave; la s&eacute;ance de la rentr&eacute;e',
    '=C3=9Cbungen f=C3=BCr zuhause, die Pl=C3=A4tze sind begrenzt, bitte fr=C3=BChzeitig buchen.',
    '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Calibri;}} \\pard\\f0\\fs22 Prices\\par Starter $97\\par}',
    '{"statusCode":404,"error":"Not Found","message":"Cannot GET /prices"}',
    '<div class="price"><span style="color:red">Starter</span><p>Only $97 a month</p></div>',
    'Wklv lv d whvw ri wkh fdoo zlwk wkh iulhqgv dqg pruh zrugv khuh iru brx doo wr uhdg dqg ohduq',
    '脺bungen f眉r zuhause, die Pl盲tze sind begrenzt, bitte fr眉hzeitig buchen.',
    '√úbungen f√ºr zuhause, die Pl√§tze sind begrenzt, bitte fr√ºhzeitig buchen.',
    '‘ª®«ìª® á⮨â ªãàá? à¢ ï âà¥­¨à®¢ª  ¡¥á¯« â­®.',
    '•••• |||| ---- ==== #### •••• |||| ---- ==== #### a',
  ];
  expect(texts.filter((text) => doubtOf({ text }) === null)).toEqual([]);
});

test('what replaces a page is compared with what stood there', () => {
  const russian = 'Сколько стоит курс? Первая тренировка бесплатно. '.repeat(10);
  const german = 'Das Training ist für alle, die nicht viel Zeit haben. Bitte buchen Sie heute noch. '.repeat(10);
  expect([
    doubtOf({ title: 'Prices', text: plan.slice(0, 200), before: plan }),
    doubtOf({ text: russian, before: plan }),
    doubtOf({ text: german, before: plan }),
    doubtOf({ text: plan.slice(0, 900), before: plan }),
    doubtOf({ text: 'There is no parking.', before: 'Park behind the church on Elm Street.' }),
    doubtOf({ text: german, before: german.slice(0, 400) }),
  ]).toEqual([
    'Most of the text that was there before is gone. It says “Prices”.',
    'It is written in another script than before.',
    'It is in German now. Before, it was in English.',
    null,
    null,
    null,
  ]);
});

test('a page may be short, foreign, and speak of any of this', () => {
  const rows: Row[] = [
    { text: plan },
    { heading: 'Parking', text: 'There is none.' },
    { heading: 'Can I cancel?', text: 'Yes.' },
    { heading: 'Hours', text: 'Mon 9-5\nTue 8-4' },
    {
      text: 'Call 555-0100\nWe use cookies. Accept all\n12 Elm Street, Austin. Park behind the church, and ring twice. We answer within a day, on weekends within two. Please write to us before you come, so that somebody is there.',
    },
    {
      text: 'What if the app says “Loading” for a long time? Close it and open it again.\nAre there cookies in the plan? Yes, oat cookies.',
    },
    {
      title: 'How it works',
      heading: 'How it works',
      text: `It works for everyone. Coming soon: group calls. ${plan}`,
    },
    { title: 'Log in', heading: 'Log in', text: `Members log in with their email. ${plan}` },
    { heading: 'What to do when a page is not found in your binder', text: plan },
    { heading: 'Security check for your knees', text: plan },
    { text: 'When? Where? Who?\nAsk at https://dana.example/ask?topic=calls or /faq?id=3. Can I bring my kids?yes.' },
    { text: 'Use Ctrl&C; the R&B; Q&A; in our app: 2 < 3, a = b. Sign up at dana.example, and write <3 to us.' },
    { text: '用app和web, iOS和Android都可以。课程多少钱？第一节课免费，可以随时取消。' },
    { heading: 'Warteraum', text: 'Bitte warten Sie im Warteraum, bis wir Sie rufen. Die Garderobe ist rechts.' },
    { heading: 'Join the waiting list', text: 'The next group starts in May. Your wait time is four weeks.' },
    { heading: 'Sobre mí', text: 'Soy la persona que buscas si quieres correr tu primer maratón.' },
    { heading: 'Press and hold', text: `Press and hold the plank for a minute. ${plan}` },
    {
      text: 'Our cookies are baked on Fridays. We use oats to improve them, and you can order a box of twelve for $20.',
    },
    { text: `Please enable JavaScript for the video.\n${plan}` },
    { text: 'Сколько стоит курс? Первая тренировка бесплатно, далее 3000 рублей в месяц.' },
    { text: 'コーチングの料金は月額一万円です。キャンセルは前日までにお願いします。' },
    { text: 'كم سعر التدريب؟ السعر 97 دولارا في الشهر ويمكنك الإلغاء في أي وقت تريده' },
    { text: 'Ile kosztuje pierwsza lekcja? Płacisz gotówką lub kartą, łącznie 150 złotych. Źródło: świeże żniwa.' },
    { text: 'Huấn luyện viên cá nhân tại nhà, ba buổi mỗi tuần, giá 97 đô la mỗi tháng, có thể hủy bất cứ lúc nào' },
    { text: 'Příliš žluťoučký kůň úpěl ďábelské ódy. Kolik stojí lekce? Čtvrt hodiny přes hřbitov, zdarma' },
    { text: 'Fyrsti tíminn er ókeypis, síðan kostar hann hundrað krónur á mánuði. Þú mátt hætta hvenær sem er.' },
    { text: 'Program ne kadar? İlk ders ücretsiz, sonrası aylık yüz elli lira. Şimdi başvurun, çünkü yerler sınırlı.' },
    { text: 'Čeština | Türkçe | Français | Íslenska | Português | Română | Lietuvių\nWe teach in all of them.' },
    {
      text: 'Az első óra ingyenes, utána száz forint. Prima lecție e gratuită, apoi o sută de lei pe lună, fără țintă.',
    },
    {
      text: 'Първата тренировка е безплатна. Перше заняття безкоштовне, далі їх вартість інша. Први тренинг је бесплатан.',
    },
    { text: 'Πόσο κοστίζει το πρόγραμμα; Το πρώτο μάθημα είναι δωρεάν. ΤΙΜΕΣ ΚΑΙ ΩΡΑΡΙΟ' },
    { text: 'כמה עולה התוכנית? השיעור הראשון חינם. אפשר לבטל בכל עת.' },
    { text: 'El paral·lel, les col·legues i la sessió de 50 m²: iPhone, YouTube, McFit i eGym. Cost: 20 €/mes.' },
    { text: '课程多少钱？第一节课免费，可以随时取消。①报名②付款③开课' },
    { text: '| Plan | Price |\n|---|---|\n| Starter | $97 |\n| Pro | $197 |' },
  ];
  expect(rows.flatMap((row) => (doubtOf(row) === null ? [] : [{ row, doubt: doubtOf(row) }]))).toEqual([]);
});

const essay = [
  'I began to lift at forty because the stairs had become too long, and my knees hurt whenever I carried the shopping.',
  'Strength is what keeps your joints in place, so we build it slowly and measure it with the same four lifts each month.',
  'In the first week you learn how to stand, how to breathe and how to leave the bar on the floor when you are tired.',
  'After three weeks most people can carry their own suitcase again, and some of them notice that they sleep better.',
  'You train twice a week for forty minutes, and on the other days you walk for half an hour with somebody you like.',
  'The program costs $97 a month, and you can stop whenever you want until the day before the next payment is due.',
  'I answer messages on weekdays, usually in the evening when my own training is over and the children are in bed.',
  'Those who have had an operation should ask their doctor first, and tell me what they may not do in the next months.',
  'We do not count calories, but I will ask you to write down what you eat for three days before we begin with it.',
  'Nobody has to be thin to be strong, and nobody has to be young for it, which is what I wish I had known at twenty.',
  'When the weights feel light we add a little, and when life is heavy we take it away again without any bad feeling.',
  'At the end of the year we look at your first numbers together, and then you decide whether you still need me or not.',
  'There is a group on Tuesdays as well, with eight places, where strength matters less than the laughing between sets.',
  'The hall has heating, two showers and a door to the garden, and there is coffee for everybody who comes too early.',
].join(' ');

test('a page needs no question where it is running text about its title, or what it was before', () => {
  const kindOf = (row: Row) => judge(row).kind;
  const plain: Row = { title: 'Strength after forty', text: essay };
  const wall = `We and our partners use cookies on your device. ${essay}`.replaceAll('. ', ' with cookies. ');
  const filler = essay.replaceAll(/\p{L}+/gu, (word) => `${word.split('').toReversed().join('')}us`);
  const labels = 'Courses and hours\nLog in\nMy account\nForgot your password?\n'.repeat(60);
  expect([
    kindOf(plain),
    kindOf({ ...plain, before: plan }),
    kindOf({ title: 'Hours', text: 'We open at nine. As of May 2.', before: 'Hours\nWe open at nine. As of May 1.' }),
    kindOf({ text: 'We open at nine on all days. As of May 2.', before: 'We open at nine on all days. As of May 1.' }),
    kindOf({ ...plain, signs: ['document'] }),
    kindOf({ text: 'We open at nine.', signs: ['document'] }),
  ]).toEqual(['usable', 'usable', 'unclear', 'usable', 'usable', 'usable']);
  expect([
    kindOf({ title: 'Page not found', heading: 'Oops', text: essay }),
    kindOf({ ...plain, signs: ['asks-password'] }),
    kindOf({ ...plain, text: essay.slice(0, 1_200) }),
    kindOf({ ...plain, text: wall }),
    kindOf({ ...plain, text: filler }),
    kindOf({ title: 'Courses and hours', text: labels }),
    kindOf({ title: 'Strength', text: 'Strength is all. '.repeat(200) }),
  ]).toEqual(Array(7).fill('unclear'));
});

test('only words that stand on a page clear it, and the coach reads what it seems to be', () => {
  const page = { title: 'Hours', sections: [{ heading: 'Hours', text: 'Mon–Fri | 9–17\nAsk at the desk.' }] };
  const doubt = (answer: PageAnswer | null) => doubtAfterAnswer(page, answer);
  const unchecked = 'We couldn’t check whether this is the page itself. It says “Hours”.';
  expect([
    doubt({ kind: 'content', quote: 'mon-fri: 9-17' }),
    doubt({ kind: 'content', quote: 'We open at nine.' }),
    doubt({ kind: 'content', quote: '' }),
    doubt(null),
    doubt({ kind: 'login', quote: 'Ask at the desk' }),
    doubt({ kind: 'other', quote: 'not there' }),
  ]).toEqual([
    null,
    unchecked,
    unchecked,
    unchecked,
    'The site seems to ask for a sign-in before it shows the page. It says “Ask at the desk”.',
    'This may be something else than a page of yours. It says “Hours”.',
  ]);
});

test('what no text shows and no database stores is taken out of whatever was read', () => {
  expect(cleanText('a\0b\u0007c\uD800d\u202Ee\r\nf\u0085g\u200B\uFEFF\u{E0041}h\tÅ👩‍🏫')).toBe('abcde\nf\ngh\tÅ👩‍🏫');
  expect(
    cleanSections([
      { heading: '\0Terms', text: '\0\uDC00' },
      { heading: 'A\0', text: ' b ' },
    ]),
  ).toEqual([{ heading: 'A', text: 'b' }]);
});

test('a title above another one is not lost, and text without spaces is cut behind its sentences', () => {
  expect(sectionsOf('# Plans\n\n## Starter\n\nIt is $97.\n# Pro')).toEqual([
    { heading: '', text: 'Plans' },
    { heading: 'Starter', text: 'It is $97.' },
    { heading: '', text: 'Pro' },
  ]);
  const passages = cutPassages([{ heading: '', text: 'コーチングの料金は月額一万円です。'.repeat(200) }], 10);
  expect(passages.filter(({ text }) => !text.endsWith('。'))).toEqual([]);
});
