import { describe, expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';
import { findContradictions } from './find-contradictions.ts';
import type { Statement } from './statement.ts';

const statement = (id: string, title: string, text: string): Statement => {
  const [sourceId = id] = id.split('#');
  return { id, sourceId, title, heading: '', text };
};
const offer = statement('offer:1', 'Foundations 12', '$697 paid in full, or 3 x $249');

/** Compares to the end, and counts the steps. */
function compare(offers: Statement[], others: Statement[]) {
  const comparison = findContradictions(offers, others);
  for (let steps = 1; ; steps += 1) {
    const step = comparison.next();
    if (step.done === true) return { ...step.value, steps };
  }
}
const find = (offers: Statement[], others: Statement[]) => compare(offers, others).contradictions;
const saidBoth = (offers: Statement[], others: Statement[]) =>
  find(offers, others).map(({ one, other }) => `${one.says} ${other.says}`);

describe('prices that contradict each other', () => {
  test('another price for an offer, where it is named', () => {
    const wrong = statement('entry:1', 'Cost?', 'Foundations 12 is $747. A hat is $20.');
    expect(find([offer], [wrong])).toEqual([
      {
        about: 'price',
        subject: 'Foundations 12',
        one: { id: 'offer:1', says: '$697' },
        other: { id: 'entry:1', says: '$747' },
      },
    ]);
  });

  test('none where a sum agrees, or another thing is named', () => {
    const right = statement('entry:1', 'Plan?', 'Foundations 12 is 3 payments of $249.00, $747 in all.');
    const hat = statement('entry:2', 'Merch?', 'A hat is $20.');
    expect(find([offer], [right, hat])).toEqual([]);
  });

  test('in whatever way a price is written', () => {
    const written: [string, string | null][] = [
      ['Foundations 12 cuesta 747 dólares.', '$747'],
      ['Foundations 12 kostet 697 €.', '€697'],
      ['Foundations 12 is $1,497.50 now.', '$1,497.50'],
      ['FOUNDATIONS 12: $747', '$747'],
      ['Foundations 12 is 697 dollars.', null],
      ['Foundations 12 is $697.00!', null],
      ['Foundations 12 takes 747 days, and 20% quit.', null],
    ];
    const found = written.map(([text]) => {
      const [first] = find([offer], [statement('entry:1', 'Cost?', text)]);
      return [text, first?.other.says ?? null];
    });
    expect(found).toEqual(written);
  });

  test('two offers of one name, however it is written, and not two of two names', () => {
    const named = (id: string, title: string, text: string) => statement(`offer:${id}`, title, text);
    const twice: [Statement, Statement, string[]][] = [
      [named('1', 'Shred', 'Price: $97 a month'), named('2', 'shred', 'Price: $127 a month'), ['$97 $127']],
      [named('1', 'The Shred', 'Price: $97 once'), named('2', 'Shred!', 'Price: $87 once'), ['$97 $87']],
      [
        named('1', 'Méthode', 'Price: €97 once\nOr 3 x €40'),
        named('2', 'methode', 'Price: €87 once\nOr 3 x €40'),
        ['€97 €87'],
      ],
      [named('1', 'Plan Żar', 'Cena: 199 zł'), named('2', 'plan żar', 'Cena: 249 zł'), ['PLN\u00A0199 PLN\u00A0249']],
      [named('1', '“Glow Up”', '$120'), named('2', 'Glow Up ✨', '$140'), ['$120 $140']],
      [named('1', 'CAFÉ CLUB', '£40 a month'), named('2', 'Cafe Club', '£45 a month'), ['£40 £45']],
      [named('1', 'Shred', 'Price: $97 once'), named('2', 'Shred', 'Price: $97 once\nWith a call'), []],
      [named('1', 'Shred', 'Price: $97 once'), named('2', 'Shred Pro', 'Price: $297 once'), []],
      [named('1', 'Shred', 'Price: $97 once'), named('2', 'Shred', 'Ask me'), []],
    ];
    expect(twice.map(([one, other]) => saidBoth([one, other], []))).toEqual(twice.map(([, , expected]) => expected));
  });

  test('another price in the money and writing of another country', () => {
    const rows: [offered: string, said: string, isOther: boolean][] = [
      ['€490', 'Foundations 12 is $490.', true],
      ['CHF 490', 'Foundations 12 kostet 540 CHF.', true],
      ['€1,490', 'Foundations 12 kostet 1.490,00 €.', false],
      ['€490', 'Foundations 12 kostet 490,- €.', false],
      ['€1,490', 'Für Foundations 12 zahlst du 1.690 Euro.', true],
      ['€149.90', 'Foundations 12 : 149,90 euros.', false],
      ['R$1,490', 'O Foundations 12 custa R$ 1.490,00.', false],
      ['R$1,490', 'O Foundations 12 sai por 1.590 reais.', true],
      ['€490', 'Foundations 12 viene 520 euro.', true],
      ['€490', 'Foundations 12: 490,00€ IVA inclusa.', false],
      ['499 zł', 'Foundations 12 kosztuje 549 złotych.', true],
      ['MX$1,200', 'Foundations 12 cuesta 1,300 pesos.', true],
      ['$1,500', 'Foundations 12 is 1.5k.', false],
      ['€1,490', 'Foundations 12 coûte 1 490 €.', false],
      ['€1,490', 'Foundations 12 coûte 1\u00A0490 €.', false],
      ['€1,490', 'Foundations 12 : 1\u202F490,00 €.', false],
      ['€1,490', 'Foundations 12 coûte 1 690 euros.', true],
      ['€1,490', 'Foundations 12 : € 1 490.', false],
      ['€149.90', 'Foundations 12 : 149€90.', false],
      ['€149.90', 'Foundations 12 : 149€50.', true],
      ['CHF 1,490', "Foundations 12 kostet Fr. 1'590.–", true],
      ['CHF 1,490', "Foundations 12 kostet Fr. 1'490.–", false],
      ['CHF 1,490', 'Foundations 12 kostet CHF 1’590.', true],
      ['CHF 490', 'Foundations 12 findet Fr. 18 Uhr statt.', false],
      ['$500', 'Foundations 12 is six hundred dollars.', true],
    ];
    const found = rows.map(([offered, said]) => {
      const priced = statement('offer:1', 'Foundations 12', `Price: ${offered} once`);
      return [offered, said, find([priced], [statement('entry:1', 'Cost?', said)]).length > 0];
    });
    expect(found).toEqual(rows);
  });

  test('the price of a longer name is none of the shorter one', () => {
    const offers = [statement('offer:1', 'Shred', '$97'), statement('offer:2', 'Shred Pro', '$297')];
    expect(
      find(offers, [statement('entry:1', 'Cost?', 'Shred Pro is $297. Shred is $97, and Shred Pro $297.')]),
    ).toEqual([]);
    expect(saidBoth(offers, [statement('entry:1', 'Cost?', 'Shred is $97 and Shred Pro $399.')])).toEqual([
      '$297 $399',
    ]);
  });

  test('two answers to one question, and none within one page', () => {
    const answers = [
      statement('entry:1', 'How much is a session?', '$85'),
      statement('entry:2', 'How much is one session?', '$95'),
    ];
    expect(saidBoth([], answers)).toEqual(['$85 $95']);
    const page = [statement('page:1#1', 'Prices', 'A mat is $20'), statement('page:1#2', 'Prices', 'A band is $9')];
    expect(find([], page)).toEqual([]);
  });
});

describe('addresses', () => {
  test('are found as they are written in our languages', () => {
    const written = [
      'Come to 2148 Alder Creek Road, Boise.',
      'Calle Mayor 12, Madrid',
      'Estamos en la calle Mayor, 12',
      'C/ Mayor 12, 2º B',
      'Unser Studio: Hauptstraße 12, 10115 Berlin',
      'Hauptstr. 12a in Köln',
      'Du findest uns in der Berliner Allee 7.',
      'Lindenweg 4, Hinterhof',
      'On est au 12 rue de la Paix, 75002 Paris',
      '5 bis, avenue Victor-Hugo, Lyon',
      'Boulevard Voltaire 40',
      'Rua das Flores, 123, Porto',
      'Av. Paulista, 1578 - São Paulo',
      'ficamos na rua Augusta 1500',
      'Via Roma 12, Milano',
      'Siamo in via Garibaldi 8/b',
      'Corso Vittorio Emanuele II, 15',
      'Piazza del Duomo 1',
      'Keizersgracht 123, Amsterdam',
      'ul. Marszałkowska 10, Warszawa',
      'Königsplatz 3, München',
      '14, quai des Chartrons, Bordeaux',
      '3 place Bellecour, Lyon',
      '27 impasse des Lilas',
      'Chemin du Moulin 6, Genève',
      'Travessa do Carmo, 11, Lisboa',
      'Largo do Rato 2',
      'Alameda Santos, 1800, conj. 42',
      'Praça da República, 50',
      'Viale Monza 140, Milano',
      'Vicolo Stretto 7',
      'Paseo de Gracia 55, Barcelona',
      'Dorpsstraat 8b, Zeist',
      'Am Markt 5, 50667 Köln',
      'Unter den Linden 77, Berlin',
      'Im Winkel 9, 20095 Hamburg',
      'An der Alster 14, Hamburg',
      'Carrera 7 # 71-21, Bogotá',
      'Calle 93B No. 12-30, Bogotá',
      'al. Jerozolimskie 44, Warszawa',
      'pl. Zamkowy 4, Warszawa',
      '350 5th Avenue, New York',
      'Zum Alten Hafen 3, 18055 Rostock',
      'Cra. 7 #71-21, Bogotá',
    ];
    expect(written.filter((text) => addressesIn(text).length !== 1)).toEqual([]);
  });

  test('are not other numbers beside a name', () => {
    const written = [
      'Via Zoom 10 am, or via Zoom 3 times a week',
      'Training 3 Tage die Woche, Umweg 3 km',
      'We meet via Zoom. 12 people came',
      'In 12 weeks on the Road',
      'The 12 Week Way is $97',
      'Das Programm dauert 12 Wochen. Platz 3 war meine Kundin',
      'Em 30 dias na academia',
      'Am Montag 5 Minuten früher da sein',
      'Platz 1 von 12',
      'via email 24 ore su 24',
      'rue 3 fois par semaine',
      'Corso di 12 settimane',
      'a road to 10 kg less',
      'praça cheia, 30 pessoas',
      'Am Samstag 9 Plätze frei, Am 3. Mai 12 Plätze',
      'Im Mai 12, im Juni 10',
      'An der Reihe 3 von 4',
      'In der Woche 12',
      'Im Programm 12 geht es um Kraft',
    ];
    expect(written.flatMap((text) => addressesIn(text).map(({ says }) => `${text}: ${says}`))).toEqual([]);
  });

  test('contradict each other where they are two, and not where one is abbreviated', () => {
    const said: [string, string, boolean][] = [
      ['2148 Alder Creek Road', '12 Main Street', true],
      ['Hauptstraße 12', 'Gartenweg 3', true],
      ['12 rue de la Paix', '3 avenue Foch', true],
      ['Rua das Flores, 123', 'Rua das Flores, 132', true],
      ['Via Roma 12', 'Corso Italia 5', true],
      ['Hauptstraße 12', 'Hauptstr. 12', false],
      ['12, rue de la Paix', '12 Rue de la Paix', false],
      ['Avenida Paulista 1578', 'Av. Paulista, 1578', false],
      ['12 Main Street', '12 Main St.', false],
    ];
    const found = said.map(([one, other]) => {
      const two = [statement('entry:1', 'Where?', `${one}.`), statement('page:2#1', 'Us', `We are at ${other}`)];
      return [one, other, find([], two).length === 1];
    });
    expect(found).toEqual(said);
  });
});

test('much that is dear to compare ends early and says so, and an ordinary account is compared whole', () => {
  const offers = Array.from({ length: 50 }, (_, at) => statement(`offer:${at}`, 'abc', '$1'));
  const dear = Array.from({ length: 450 }, (_, at) => statement(`file:1#${at}`, 'F', `abc ${'$2 '.repeat(395)}`));
  const honest = Array.from({ length: 100 }, (_, at) =>
    statement(`page:1#${at}`, 'Prices', `Plan ${at} is $${at + 10} a month. `.repeat(5)),
  );
  const cpuOf = (work: () => void) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  compare([offer], honest);
  const ordinary = cpuOf(() => expect(compare([offer], honest).isPartial).toBe(false));
  const hostile = cpuOf(() => expect(compare(offers, dear).isPartial).toBe(true));
  // Compared one by one, each passage with each offer, it was some thousand times as much.
  expect(hostile / ordinary).toBeLessThan(200);
  expect(compare(offers, dear).steps).toBeGreaterThan(400);
});
