import { examine } from './examine.ts';
import { chosenSeed } from './settings.ts';
import type { Plant } from './server.ts';
import type { Counter } from './verdict/verdict.ts';

/** Max histories in which what is broken on purpose has to be found. */
export const maxHistories = 800;
const atOnce = 100;

/** Plays histories until a fault of this kind is found, and returns how many it took; throws where none is. */
export async function historiesUntilFound(
  counter: Counter,
  { plant = {}, approvals = false }: { plant?: Plant; approvals?: boolean } = {},
): Promise<number> {
  const seed = chosenSeed();
  for (let played = atOnce; played <= maxHistories; played += atOnce) {
    const options = { channel: 'instagram', seed: seed + played, histories: atOnce, plant, approvals } as const;
    const { faults } = await examine(options);
    if (faults.some((fault) => fault.counter === counter)) return played;
  }
  throw new Error(`Not found in ${maxHistories} histories; SPOTTER_SEED=${seed}`);
}

/** Sends again what never got a certain answer. */
export const sendsBlindly: Plant = {
  channel: (channel) => ({
    ...channel,
    async sendText(account, message) {
      const outcome = await channel.sendText(account, message);
      return outcome.kind === 'unconfirmed'
        ? { kind: 'try-again', afterMs: null, because: 'provider-down', providerCode: null }
        : outcome;
    },
  }),
};
