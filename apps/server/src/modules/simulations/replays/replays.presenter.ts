import type { AgentRun, Replay, ReplayedTurn } from '@spotter/contract';
import type { ShownTurn } from '../../autoreply/index.ts';
import { presentRun } from '../simulations.presenter.ts';
import type { ReplaySummary, TurnRow } from './replays.repository.ts';

/** Returns a replay in the contract's form. `hasPrices`: whether the operator has set what tokens cost. */
export function presentReplay(run: ReplaySummary, hasPrices: boolean): Replay {
  const { riskier, different, safer, same, gone, open } = run;
  const common: AgentRun = presentRun(run, hasPrices);
  return { ...common, riskier, different, safer, same, gone, open };
}

/** Returns a turn beside what was really said, as far as that is there. */
export function presentTurn(turn: TurnRow, fineBy: string | null, said: ShownTurn | undefined): ReplayedTurn {
  const { place, state, why, chatId, answer, handedOver, reasons, tokens, fineAt } = turn;
  return {
    place,
    state,
    why,
    chatId: said === undefined ? null : chatId,
    contact: said?.contact ?? null,
    received: said?.received ?? [],
    sent: said?.sent ?? null,
    sentAt: said?.sentAt ?? null,
    answer,
    handedOver,
    reasons,
    tokens,
    fine: fineAt === null ? null : { at: fineAt.toISOString(), by: fineBy },
  };
}
