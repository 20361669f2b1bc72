import type { Correction, CorrectionBody } from '@spotter/contract';
import { type AgentRule, maxRulesOfChat } from '@spotter/domain/autoreply';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { type ChangeRules, getAgent, listAgents } from '../agents/index.ts';
import { setRulesOfChat } from '../chats/index.ts';
import { type CorrectedAnswer, findCorrectedAnswer } from './corrected-answer.repository.ts';
import { presentCorrections } from './corrections.presenter.ts';
import * as repository from './corrections.repository.ts';
import type { CorrectionRow, WholeCorrection } from './corrections.repository.ts';

export type CorrectionsDependencies = {
  database: Database;
  clock: Clock;
  /** Publishes the rules of agents. */
  changeRules: ChangeRules;
  /** Returns the chat with its rules. Throws not_found unless it is the workspace's. */
  requireChat(access: Access, chatId: string): Promise<{ chat: { id: string; rules: AgentRule[] } }>;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
};

export type CorrectionsService = ReturnType<typeof createCorrectionsService>;
type Place = Pick<CorrectionRow, 'scope' | 'agentId' | 'chatId'>;

/** Builds what coaches do with their corrections: each is a rule, and usually a case that is played again. */
export function createCorrectionsService(dependencies: CorrectionsDependencies) {
  const { database, clock, requireChat } = dependencies;
  const apply = createRuleChange(dependencies);

  async function get(tx: Database, access: Access, id: string): Promise<WholeCorrection> {
    const [found] = isId(id) ? await repository.listCorrections(tx, access, { id }) : [];
    if (found === undefined) throw new AppError('not_found', 'This correction does not exist');
    return found;
  }

  async function listFor(access: Access, agentId: string): Promise<Correction[]> {
    const { rules } = await getAgent(database, access, agentId);
    return presentCorrections(await repository.listCorrections(database, access, { agentId }), rules);
  }

  async function listOfChat(access: Access, chatId: string): Promise<Correction[]> {
    const { chat } = await requireChat(access, chatId);
    return presentCorrections(await repository.listCorrections(database, access, { chatId }), chat.rules);
  }

  /** Returns a correction among those that it may contradict: of all agents, as it is for the first of them. */
  async function present(access: Access, id: string, of?: string): Promise<Correction> {
    const whole = await get(database, access, id);
    const { chatId, agentId } = whole.correction;
    const agent = agentId ?? of ?? (await listAgents(database, access))[0]?.id;
    if (chatId === null && agent === undefined) return presentCorrections([whole], [])[0]!;
    const among = chatId !== null ? await listOfChat(access, chatId) : await listFor(access, agent!);
    return among.find(({ _id }) => _id === id)!;
  }

  return {
    list: listFor,
    listOfChat,

    async create(access: Access, agentId: string, { scope, rule, about }: CorrectionBody): Promise<Correction> {
      const id = newId();
      const chatId = scope === 'chat' ? (about?.chatId ?? null) : null;
      const place: Place = { scope, chatId, agentId: scope === 'agent' ? agentId : null };
      if (scope === 'chat' && chatId === null)
        throw new AppError('invalid_input', 'A rule for one chat needs the chat', [
          { path: 'about', message: 'Choose the answer' },
        ]);
      await inTransaction(database, async (tx) => {
        await getAgent(tx, access, agentId);
        await repository.lockCorrections(tx, access);
        const answer = about === null ? null : await findCorrectedAnswer(tx, access, about);
        if (about !== null && answer === null)
          throw new AppError('not_found', 'Only an answer of the agent can be corrected');
        const { workspaceId, userId: by } = access;
        const at = clock.now();
        const saved = scope === 'chat' || about === null ? null : caseOf(answer!);
        await repository.insertCorrection(
          tx,
          { id, workspaceId, ...place, rule, by, at },
          saved && { correctionId: id, workspaceId, chatId: about!.chatId, ...saved, at },
        );
        await apply(tx, access, place, (rules) => [...rules, { ...rule, id }]);
      });
      return present(access, id, agentId);
    },

    async change(access: Access, id: string, rule: CorrectionBody['rule']): Promise<Correction> {
      await inTransaction(database, async (tx) => {
        await repository.lockCorrections(tx, access);
        const { correction } = await get(tx, access, id);
        const changed = { ...rule, id };
        await repository.updateRule(tx, access, changed);
        await apply(tx, access, correction, (rules) =>
          rules.some((one) => one.id === id)
            ? rules.map((one) => (one.id === id ? changed : one))
            : [...rules, changed],
        );
      });
      return present(access, id);
    },

    remove: (access: Access, id: string): Promise<void> =>
      inTransaction(database, async (tx) => {
        await repository.lockCorrections(tx, access);
        const { correction } = await get(tx, access, id);
        await repository.deleteCorrection(tx, access, id);
        await apply(tx, access, correction, (rules) => rules.filter((rule) => rule.id !== id));
      }),
  };
}

/** Returns the function that changes the rules where a correction counts, so that the next answer keeps to them. */
function createRuleChange({ clock, changeRules, requestConsideration }: CorrectionsDependencies) {
  /** Throws conflict where there would be too many. */
  return async (
    tx: Database,
    access: Access,
    { scope, agentId, chatId }: Place,
    change: (rules: AgentRule[]) => AgentRule[],
  ): Promise<void> => {
    if (scope !== 'chat') return changeRules(tx, access, agentId, change);
    const before = await repository.lockRulesOfChat(tx, access, chatId!);
    if (before === null) throw new AppError('not_found', 'This chat does not exist');
    const rules = change(before);
    if (rules.length > maxRulesOfChat && rules.length > before.length)
      throw new AppError('conflict', `This chat has ${maxRulesOfChat} rules of its own. Delete one first.`);
    await setRulesOfChat(tx, chatId!, rules);
    await requestConsideration(tx, [chatId!], clock.now());
  };
}

/** Returns what is played again; null where no message of the contact's came before the answer. */
function caseOf({ lines, wrong, sent }: CorrectedAnswer) {
  return lines.at(-1)?.from === 'contact' ? { lines, wrong, sent } : null;
}
