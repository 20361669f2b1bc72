import type { FastifyInstance } from 'fastify';

import { GraphRefusal } from '../graph/graph-error.ts';
import { listOf, textOf, type NodeRequest } from '../graph/graph-request.ts';
import type { PlatformChange } from '../platform-control.ts';
import type { ThreadAccount } from '../threads/thread-world.ts';

/** Adds the webhook subscriptions of an account's app: to list, to change, to end. */
export function addSubscriptionRoutes(
  app: FastifyInstance,
  parts: {
    appId: string;
    webhookFields: readonly string[];
    /** The account that the path and the token name, or a refusal. */
    ownAccountOf: (request: NodeRequest) => ThreadAccount;
    /** The apps besides ours that the account's list names now. */
    otherApps?: () => { id: string; name: string; subscribed_fields: string[] }[];
    emit: (change: PlatformChange) => void;
  },
): void {
  app.get<{ Params: { node: string } }>('/:node/subscribed_apps', (request) => {
    const { subscribedFields } = parts.ownAccountOf(request);
    const ours = subscribedFields.length === 0 ? [] : [{ id: parts.appId, subscribed_fields: subscribedFields }];
    return { data: [...ours, ...(parts.otherApps?.() ?? [])] };
  });

  app.post<{ Params: { node: string } }>('/:node/subscribed_apps', (request) => {
    const account = parts.ownAccountOf(request);
    const fields = fieldsIn(request.query) ?? fieldsIn(request.body) ?? [];
    const unknown = fields.find((field) => !parts.webhookFields.includes(field));
    if (fields.length === 0) throw new GraphRefusal(100, '(#100) The parameter subscribed_fields is required.');
    if (unknown !== undefined) {
      throw new GraphRefusal(
        100,
        `(#100) Param subscribed_fields must be one of {${parts.webhookFields.join(', ')}} - got ${unknown}.`,
      );
    }
    return change(account, fields);
  });

  app.delete<{ Params: { node: string } }>('/:node/subscribed_apps', (request) =>
    change(parts.ownAccountOf(request), []),
  );

  /** Returns the fields. Graph accepts a list with commas, and also a list in JSON. */
  function fieldsIn(input: unknown): string[] | null {
    const list = listOf(input, 'subscribed_fields') ?? textOf(input, 'subscribed_fields')?.split(',');
    return list?.map((field) => field.trim()).filter((field) => field !== '') ?? null;
  }

  function change(account: ThreadAccount, fields: string[]) {
    account.subscribedFields = fields;
    parts.emit({ kind: 'account', accountId: account.id });
    return { success: true };
  }
}
