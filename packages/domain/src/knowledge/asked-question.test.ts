import { expect, test } from 'vitest';
import { askedQuestion, findSameQuestion } from './asked-question.ts';

test('of a message is kept what it asks, without greeting and keyword', () => {
  const spoken: [string, string][] = [
    ['SHRED hey! do u ship to canada?', 'do u ship to canada?'],
    ['Hi there, is there bike parking? thanks', 'is there bike parking?'],
    ['Hola! back on it ¿Tienen regadera?', '¿Tienen regadera?'],
    ['I start on Monday. What do I bring', 'What do I bring'],
    ['gibt es Parkplätze für Fahrräder', 'gibt es Parkplätze für Fahrräder'],
    ['dan clases de natación a mayores', 'dan clases de natación a mayores'],
    ['tienen regadera', 'tienen regadera'],
    ['se puede pagar en efectivo', 'se puede pagar en efectivo'],
    ['ist samstags pilates im garten', 'ist samstags pilates im garten'],
    ['habt ihr duschen', 'habt ihr duschen'],
    ['est-ce qu’il y a une douche', 'est-ce qu’il y a une douche'],
    ['vous avez des douches', 'vous avez des douches'],
    ['vocês dão aula no domingo', 'vocês dão aula no domingo'],
    ['avete le docce', 'avete le docce'],
    ['hebben jullie douches', 'hebben jullie douches'],
    ['czy macie prysznice', 'czy macie prysznice'],
    ['do you have showers', 'do you have showers'],
    ['is there parking', 'is there parking'],
    ['ist mir zu teuer', ''],
    ['se me cayó el teléfono', ''],
    ['est un peu cher pour moi', ''],
    ['shred', ''],
    ['u up? cant sleep lol', ''],
    ['maybe 3 days? mornings after my shift', ''],
    ['tengo 38 y quiero bajar unos 10 kilos', ''],
    ['I hurt my knee last year and want to get back', ''],
    ['hey how are you?', ''],
  ];
  expect(spoken.map(([text]) => [text, askedQuestion(text, ['SHRED', 'back on it'], false)])).toEqual(spoken);
  expect(askedQuestion('SHRED shipping abroad', ['SHRED'], true)).toBe('shipping abroad');
});

test('all wordings of one question are one', () => {
  const topics = [
    ['is the app on android?', 'does ur app work on android phones', 'android app available?'],
    ['Gibt es einen Parkplatz am Studio?', 'kann man am studio parken?', 'wo kann ich beim Studio parken'],
    ['Y a-t-il des douches ?', 'est-ce qu’il y a une douche', 'vous avez des douches ?', 'douches sur place ?'],
  ];
  const apart = topics.flatMap((wordings) =>
    wordings.flatMap((one, at) =>
      wordings
        .slice(at + 1)
        .filter((other) => findSameQuestion(one, [{ question: other }]) === null)
        .map((other) => `${one} | ${other}`),
    ),
  );
  expect(apart).toEqual([]);
});

test('questions about the same are one, and those about another thing are not', () => {
  const pairs: [string, string, boolean][] = [
    ['do you have bike parking?', 'is there a place to park my bike?', true],
    ['can i park my bikes there', 'where do I park the bike', true],
    ['¿Hay estacionamiento para bicicletas?', 'donde esta el estacionamiento de bicicletas', true],
    ['Do you ship to Canada?', 'shiping to canada??', true],
    ['parking?', 'do you have parking', true],
    ['do you have a charger for electric cars?', 'can I charge my electric car at the gym', true],
    ['where can I charge an electric car', 'Electric car charging??', true],
    ['does the app show my progress?', 'does the app show my program?', false],
    ['do you ship the bands to Alaska?', 'ship bands to alaska??', true],
    ['can you ship the bands to alaska', 'shipping of bands to alaska possible?', true],
    ['is the app on android?', 'can i use the app with an android phone', true],
    ['¿Tienen clases para embarazadas?', 'dan clases a mujeres embarazadas', true],
    ['hay clases para embarazadas?', 'clases embarazadas?', true],
    ['Gibt es einen Parkplatz am Studio?', 'parkplätze beim studio vorhanden?', true],
    ['Tem aula aos domingos?', 'vocês dão aula no domingo?', true],
    ['aula domingo tem?', 'domingo tem aulas', true],
    ['do you ship the bands to Alaska?', 'is the app on android?', false],
    ['¿Tienen clases para embarazadas?', '¿Tienen clases para niños?', false],
    ['Tem aula aos domingos?', 'Tem aula de yoga?', false],
    ['kann man am studio parken?', 'kann man am studio duschen?', false],
    ['Y a-t-il des douches ?', 'Y a-t-il un parking ?', false],
    ['how much is a session?', 'how long is a session?', false],
    ['can i bring my dog?', 'can i bring my kids?', false],
    ['do you ship to Canada?', 'do you ship to Mexico?', false],
    ['do you have a shower?', 'do you have parking?', false],
    ['parking?', 'is there bike parking?', false],
    ['is there parking for bikes?', 'is there parking for trucks?', false],
    ['can I train legs every day?', 'can i train abs every day', false],
    ['how much is the 12 week plan?', 'how much is the 6 week plan?', false],
    ['¿el precio incluye el plan de comidas?', '¿el precio incluye la aplicación?', false],
  ];
  const found = pairs.map(([one, other]) => [one, other, findSameQuestion(one, [{ question: other }]) !== null]);
  expect(found).toEqual(pairs);
});
