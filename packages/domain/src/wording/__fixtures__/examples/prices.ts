import type { WordingExamples } from '../examples-by-line.ts';

export const pricesExamples: WordingExamples = {
  'counted things: ^ [-] (week/weeks/wk/wks/day/days/months/years/yrs/min/mins/minute/minutes/hour/hours/hr/hrs)': [
    'week', '- week', 'weeks', 'wk', 'wks', 'day', 'days', 'months', 'years', 'yrs', 'min', 'mins', 'minute',
    'minutes', 'hour', 'hours', 'hr', 'hrs',
  ],
  'counted things: ^ [-] (sessions/call/calls/kg/kilo/kilos/people/clients/workout/workouts/work - out/work - outs)': [
    'sessions', '- sessions', 'call', 'calls', 'kg', 'kilo', 'kilos', 'people', 'clients', 'workout', 'workouts',
    'work-out', 'work-outs',
  ],
  'counted things: ^ [-] (payments/instalments/installments)': [
    'payments', '- payments', 'instalments', 'installments',
  ],
  'counted things: ^ [-] (semana/semanas/dia/dias/meses/anos/minuto/minutos/hora/horas)': [
    'semana', '- semana', 'semanas', 'dia', 'dias', 'meses', 'anos', 'minuto', 'minutos', 'hora', 'horas',
  ],
  'counted things: ^ [-] (sesiones/llamada/llamadas/personas/clientes/entrenos/pagos/cuotas)': [
    'sesiones', '- sesiones', 'llamada', 'llamadas', 'personas', 'clientes', 'entrenos', 'pagos', 'cuotas',
  ],
  'paying: {paying} [{between}] [{between}] [{between}] [{between}] $': [
    'cost', 'costs', 'price', 'prices', 'pay', 'pays', 'paying', 'payment', 'payments', 'fee', 'deposit', 'deposits',
    'invest', 'investment', 'instalment', 'instalments', 'installment', 'installments', 'cuesta', 'cuestan',
    'costaria', 'vale', 'precio', 'pago', 'pagos', 'pagas', 'pagar', 'pagando', 'pagaria', 'cuota', 'cuotas',
    'inversion', 'inversiones', 'deposito', 'anticipo', 'give it for', 'do it for', 'have it for',
    'give it to you for', 'give it at', 'total of', 'total de', 'sale en', 'saldria en', 'queda en', 'dejo en',
    'dejamos en', 'sale a', 'sale por', 'program is', 'programme is', 'plan is', 'coaching is', 'programa is',
    'program es', 'cost is', 'cost are', 'cost of', 'cost just', 'cost only', 'cost about', 'cost around', 'cost at',
    'cost it', 'cost you', 'cost for', 'cost from', 'cost would', 'cost be', 'cost will', 'cost start', 'cost starts',
    'cost total', 'cost the', 'cost program', 'cost plan', 'cost es', 'cost son', 'cost seria', 'cost de', 'cost en',
    'cost a', 'cost por', 'cost solo', 'cost desde', 'cost unos', 'cost como', 'cost el', 'cost del', 'cost programa',
    'price is about only for', 'precio del plan es de',
  ],
  'behind prices: ^ {behind-prices}': [
    'a', 'per', 'al', 'upfront', 'now', 'today', 'total', 'in total', 'each', 'every', 'flat', 'once', 'down', 'hoy',
    'ahora', 'en total', 'por todo', 'cada', 'for everything', 'for it all', 'for the whole', 'for the program',
    'for the plan',
  ],
  'of the body: (body fat/bodyfat/fat percentage/bf/body weight/bodyweight/1rm/1 rm/rep max/heart rate)': [
    'body fat', 'bodyfat', 'fat percentage', 'bf', 'body weight', 'bodyweight', '1rm', '1 rm', 'rep max',
    'heart rate',
  ],
  'of the body: (your/tu/su/de/del) [current] (weight/peso)': [
    'your weight', 'tu weight', 'su weight', 'de weight', 'del weight', 'your current weight', 'your peso',
  ],
  'of the body: (peso corporal/grasa/frecuencia cardiaca)': [
    'peso corporal', 'grasa', 'frecuencia cardiaca',
  ],
  'of selling: (off/discount*/price*/cost/costs/deal/deals/cheaper)': [
    'off', 'discounta', 'pricea', 'cost', 'costs', 'deal', 'deals', 'cheaper',
  ],
  'of selling: (descuent*/precio/cuesta/rebaja/promo*/barato/oferta)': [
    'descuenta', 'precio', 'cuesta', 'rebaja', 'promoa', 'barato', 'oferta',
  ],
  'a whole offer: ^ <12> (off*/discount*/free*/refund*/money*/guarantee*/cash*)': [
    'offa', 'now offa', 'discounta', 'freea', 'refunda', 'moneya', 'guaranteea', 'casha',
  ],
  'a whole offer: ^ <12> (descuento*/gratis*/reembolso*/garantia*/devolucion*)': [
    'descuentoa', 'now descuentoa', 'gratisa', 'reembolsoa', 'garantiaa', 'devoluciona',
  ],
};
