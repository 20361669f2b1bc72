import { chatLanguages } from '@spotter/language/detection/chat-languages';
import { z } from 'zod';
import { NextActionBody } from '../chats/assignee.contract.ts';
import { Chat, ChatStage } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams } from '../values.ts';

/** Max people, or accounts, of a rule. */
const max = 200;
/** What a choice can be of, where that is known. */
const named: Record<string, readonly string[]> = { language: chatLanguages, stage: ChatStage.options };

/** How leads are assigned to people of the workspace: see `AssignmentRule` of the domain. */
export const AssignmentRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nobody') }),
  /** In turn, in this order. */
  z.object({ kind: z.literal('round-robin'), members: z.array(Id).max(max) }),
  z
    .object({
      kind: z.enum(['account', 'language', 'stage']),
      choices: z.array(z.object({ of: Id, to: Id })).max(max),
    })
    .refine(({ kind, choices }) => choices.every(({ of }) => named[kind]?.includes(of) ?? true), {
      message: 'There is no such language or stage',
    }),
]);
export type AssignmentRule = z.infer<typeof AssignmentRule>;

/** Max number of chats counted for one member. */
export const maxMemberChats = 10_000;

/** The routes of a workspace about how its leads are assigned. */
export const assignmentRoutes = {
  findAssignmentRule: defineRoute({
    method: 'GET',
    path: '/workspace/assignment',
    summary: 'How leads are assigned to people of the workspace.',
    access: 'session',
    response: AssignmentRule,
  }),
  setAssignmentRule: defineRoute({
    method: 'PUT',
    path: '/workspace/assignment',
    summary: 'Sets how new leads, and those handed over, are assigned. Leads that are assigned already stay so.',
    access: 'session',
    body: AssignmentRule,
    response: AssignmentRule,
  }),
  countMemberChats: defineRoute({
    method: 'GET',
    path: '/workspace/members/{id}/chats',
    summary: `How many chats a member has, up to ${maxMemberChats.toLocaleString('en')}.`,
    access: 'session',
    params: IdParams,
    response: z.object({ chats: z.number().int() }),
  }),
};

/** The routes of a chat about who has it. */
export const assigneeRoutes = {
  assign: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/assignee',
    summary:
      'Assigns a chat to someone who answers chats, or to nobody. 409 where `before` is not the present assignee.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({
      assignee: Id.nullable(),
      /** Who had it when the caller looked; null: nobody. Left out, it does not matter. */
      before: Id.nullable().optional(),
    }),
    response: Chat,
  }),
  setNextAction: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/next-action',
    summary: 'Writes down what is to be done next about a lead; null: nothing is.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: z.object({ nextAction: NextActionBody.nullable() }),
    response: Chat,
  }),
};
