import type { JudgedChat } from './judge-chat.ts';

/** Returns a chat as it went, each line with what is wrong with it. */
export function transcriptOf({ played, verdicts, questions, ...judged }: JudgedChat): string {
  const { one, exchanges, offReason, optedOut, needsYou, facts, cpuSeconds } = played;
  const lines = [`${one.id} (${one.lang}): ${one.persona}`, ''];
  for (const [nth, { turn, lead, tapped, replies, buttons, booked }] of exchanges.entries()) {
    for (const text of lead) lines.push(`${String(turn).padStart(2)} lead   ${tapped ? `[${text}]` : text}`);
    for (const text of replies) lines.push(`   agent  ${text.replaceAll('\n', '\n          ')}`);
    if (buttons.length > 0) lines.push(`          ${buttons.map((title) => `[${title}]`).join(' ')}`);
    if (booked.length > 0) lines.push(`          booked: ${booked.map((start) => start.toISOString()).join(', ')}`);
    for (const { fault, because } of verdicts[nth]!) lines.push(`   !!     ${fault}: ${because}`);
  }
  lines.push(
    '',
    `agent has the chat: ${offReason === null && !optedOut ? 'yes' : `no, ${offReason ?? 'asked to stop'}`}`,
  );
  lines.push(`needs the coach: ${needsYou ?? 'no'}`);
  lines.push(`learned: ${facts.map(({ name, value }) => `${name}=${value}`).join('; ')}`);
  for (const { turn, known, right, asked } of questions)
    if (known) lines.push(`question in turn ${turn}: ${right ? 'right' : 'NOT RIGHT'} ${asked}`);
  const flags = Object.entries(judged).filter(([, value]) => value === true);
  lines.push(`true of it: ${flags.map(([name]) => name).join(', ')}`);
  if (judged.offeredInTime === false) lines.push('!! NO OPEN TIMES IN TIME');
  if (one.wants.booked && judged.standing !== 1) lines.push(`!! ${judged.standing} CALLS STAND, 1 WANTED`);
  if (!one.wants.booked && judged.standing > 0) lines.push(`!! ${judged.standing} CALLS STAND, NONE WANTED`);
  lines.push(`processor time: ${cpuSeconds.toFixed(1)} s`, '');
  return lines.join('\n');
}
