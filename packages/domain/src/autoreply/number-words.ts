const units: Record<string, number> = Object.fromEntries(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    veintiseis: 26,
    veintisiete: 27,
    veintiocho: 28,
    veintinueve: 29,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    cuatrocientos: 400,
    quinientos: 500,
    seiscientos: 600,
    setecientos: 700,
    ochocientos: 800,
    novecientos: 900,
  }),
);
const factors: Record<string, number> = { hundred: 100, thousand: 1000, mil: 1000 };
const word = `(?:${[...Object.keys(units), ...Object.keys(factors)].toSorted((left, right) => right.length - left.length).join('|')})`;
const written = new RegExp(`\\b${word}(?:(?: and | y | |-)${word})*\\b`, 'g');

/** Folded text with numbers in English and Spanish words written in digits: "ninety-seven" as "97", "mil doscientos" as "1200". */
export function withNumbersInDigits(folded: string): string {
  // "Once" is an English word before it is eleven.
  return folded.replace(written, (phrase) => (phrase === 'once' ? phrase : String(valueOf(phrase))));
}

function valueOf(phrase: string): number {
  let total = 0;
  let part = 0;
  for (const each of phrase.split(/[ -]/)) {
    const factor = factors[each];
    if (factor === undefined) {
      part += units[each] ?? 0;
    } else if (factor === 1000) {
      total += Math.max(part, 1) * factor;
      part = 0;
    } else {
      part = Math.max(part, 1) * factor;
    }
  }
  return total + part;
}
