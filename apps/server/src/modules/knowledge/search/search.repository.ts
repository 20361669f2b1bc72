import { maxCompared, type ChosenStems } from '@spotter/domain/knowledge';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { queryRows } from '../../../database/database.ts';
import { preparedSql } from '../../../database/prepared-query.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { PassageRow } from '../indexing/passages.repository.ts';

/** A word of a question with what it is compared by. */
export type Term = { word: string; stems: string[] };

/** Returns the words of a question, and the number of the workspace's last change. */
export async function findTerms(
  database: Database,
  workspaceId: WorkspaceId,
  question: string,
): Promise<{ terms: Term[]; version: number }> {
  const [found] = await readTerms(database, { workspaceId, question });
  return { terms: found!.terms ?? [], version: found!.version ?? 0 };
}

const readTerms = preparedSql<
  { workspaceId: string; question: string },
  { terms: Term[] | null; version: number | null }
>(
  ({ workspaceId, question }) => sql`
    select (select jsonb_agg(jsonb_build_object('word', word, 'stems', stems)) from knowledge_terms(${question}::text)) as terms,
      (select version from knowledge_versions where workspace_id = ${workspaceId}::uuid) as version`,
  { shared: true },
);

/** Returns the number of the workspace's last change. */
export async function findVersion(database: Database, workspaceId: WorkspaceId): Promise<number> {
  const [found] = await readVersion(database, { workspaceId });
  return found?.version ?? 0;
}

const readVersion = preparedSql<{ workspaceId: string }, { version: number }>(
  ({ workspaceId }) => sql`select version from knowledge_versions where workspace_id = ${workspaceId}::uuid`,
  { shared: true },
);

/** Returns in how many passages each stem of a workspace stands, and the number of passages. */
export async function loadStems(
  database: Database,
  workspaceId: WorkspaceId,
): Promise<{ stems: Map<string, number>; passages: number }> {
  const [counted] = await queryRows<{ passages: number }>(
    database,
    sql`select count(*)::int as passages from knowledge_passages where workspace_id = ${workspaceId}::uuid`,
  );
  const rows = await queryRows<{ word: string; ndoc: number }>(
    database,
    sql`select word, ndoc from ts_stat(format('select words from knowledge_passages where workspace_id = %L', ${workspaceId}::uuid))`,
  );
  return { stems: new Map(rows.map(({ word, ndoc }) => [word, ndoc])), passages: counted!.passages };
}

/** Who is found: what is live on the day, and of offers only those named; null: all. */
export type Admission = { workspaceId: WorkspaceId; today: string; offerIds: string[] | null };

export type FoundPassage = Pick<PassageRow, 'kind' | 'sourceId' | 'number' | 'title' | 'heading' | 'text'> & {
  url: string | null;
  /**
   * Signs of its embeddings by the model that was asked for, in base64, because the embedded database is slow with
   * bytes; null: it has none, or none was asked for.
   */
  signs: string | null;
};

/** A passage that words found. */
export type RankedPassage = FoundPassage & Pick<PassageRow, 'wordings'> & { score: number };

/** What a stem in the title, in the text, and in how leads may ask for it weighs: D, C, B, A. */
const weights = '{0, 0.7, 0.6, 0.9}';

/**
 * Returns the passages with any of the stems in `among`, of many first those with all in `all`, ranked by all of
 * `stems` with their weights: what a stem says is the more the rarer it is, which no ranking of the database
 * knows.
 */
export async function rankByWords(
  database: Database,
  admission: Admission,
  wanted: ChosenStems & { limit: number; model: string | null },
): Promise<RankedPassage[]> {
  const { workspaceId, today, offerIds } = admission;
  return readRanked(database, {
    workspaceId,
    today,
    offers: offerIds === null ? null : JSON.stringify(offerIds),
    among: wanted.among.map(quoted).join(' | '),
    all: wanted.all.length === 0 ? null : wanted.all.map(quoted).join(' & '),
    stems: JSON.stringify(wanted.stems.map(({ stem, weight }) => ({ query: quoted(stem), weight }))),
    limit: wanted.limit,
    model: wanted.model,
  });
}

type RankedBy = {
  workspaceId: string;
  today: string;
  offers: string | null;
  among: string;
  all: string | null;
  stems: string;
  limit: number;
  model: string | null;
};

/** The passages that may be stated and have the words of a query. */
function admittedWith({ workspaceId, today, offers }: RankedBy, query: string | null): SQL {
  return sql`select source_id, number, words from knowledge_passages
      where workspace_id = ${workspaceId}::uuid and words @@ ${query}::tsquery and is_live
        and (valid_until is null or valid_until >= ${today}::date)
        and (kind <> 'offer' or ${offers}::jsonb is null or ${offers}::jsonb ? source_id::text)`;
}

const readRanked = preparedSql<RankedBy, RankedPassage>(
  (given) => sql`
    with wanted as materialized (
      select query::tsquery as query, weight from jsonb_to_recordset(${given.stems}::jsonb) as given (query text, weight float8)
    ), with_all as materialized (
      ${admittedWith(given, given.all)}
    ), with_any as materialized (
      ${admittedWith(given, given.among)}
    ), compared as (
      (select * from with_all limit ${maxCompared}::int) union all (select * from with_any limit ${maxCompared}::int)
    ), ranked as (
      select distinct source_id, number, (select sum(weight * ts_rank(${weights}::real[], whole, query, 0)) from wanted)
        / (1 + ln(greatest(length(whole), 20)::float8 / 20) * 0.25) as score
      from compared
      -- Unpacked once for each passage, not once for each stem.
      cross join lateral (select words || ''::tsvector as whole offset 0) unpacked
      order by score desc, source_id, number limit ${given.limit}::int
    )
    select passage.kind, passage.source_id as "sourceId", passage.number, passage.title, heading, text, wordings, item.url, score,
      case when passage.vector_model = ${given.model} then encode(passage.signs, 'base64') end as signs
    from ranked join knowledge_passages passage using (source_id, number)
    left join knowledge_items item on item.id = passage.item_id
    order by score desc, passage.source_id, passage.number`,
  { shared: true },
);

/** Returns the embeddings of a workspace's passages, made by a model. */
export function loadVectors(
  database: Database,
  workspaceId: WorkspaceId,
  model: string,
  limit: number,
): Promise<{ sourceId: string; number: number; vector: Uint8Array }[]> {
  return queryRows(
    database,
    sql`select source_id as "sourceId", number, vector from knowledge_passages
      where workspace_id = ${workspaceId}::uuid and vector_model = ${model} and vector is not null
      order by source_id, number limit ${limit}`,
  );
}

/** Returns passages by their keys, those that may be found. */
export async function findAdmitted(
  database: Database,
  { workspaceId, today, offerIds }: Admission,
  model: string,
  keys: { sourceId: string; number: number }[],
): Promise<FoundPassage[]> {
  if (keys.length === 0) return [];
  return readAdmitted(database, {
    workspaceId,
    today,
    offers: offerIds === null ? null : JSON.stringify(offerIds),
    keys: JSON.stringify(keys),
    model,
  });
}

const readAdmitted = preparedSql<
  { workspaceId: string; today: string; offers: string | null; keys: string; model: string },
  FoundPassage
>(
  ({ workspaceId, today, offers, keys, model }) => sql`
    select passage.kind, passage.source_id as "sourceId", passage.number, passage.title, heading, text, item.url,
      case when passage.vector_model = ${model} then encode(passage.signs, 'base64') end as signs
    from jsonb_to_recordset(${keys}::jsonb) as wanted ("sourceId" uuid, number int)
    join knowledge_passages passage on passage.source_id = wanted."sourceId" and passage.number = wanted.number
    left join knowledge_items item on item.id = passage.item_id
    where passage.workspace_id = ${workspaceId}::uuid and is_live
      and (valid_until is null or valid_until >= ${today}::date)
      and (passage.kind <> 'offer' or ${offers}::jsonb is null or ${offers}::jsonb ? passage.source_id::text)`,
  { shared: true },
);

type StatedPassage = FoundPassage & Pick<PassageRow, 'wordings'>;

/** Returns what may be stated beside offers, in a steady order; nothing where that is more than `max` passages. */
export async function listStated(
  database: Database,
  { workspaceId, today }: Admission,
  max: number,
): Promise<StatedPassage[]> {
  return readStated(database, { workspaceId, today, max });
}

const readStated = preparedSql<{ workspaceId: string; today: string; max: number }, StatedPassage>(
  ({ workspaceId, today, max }) => sql`
    with stated as (
      select passage.kind, passage.source_id as "sourceId", passage.number, passage.title, heading, text, wordings,
        item.url, null::text as signs
      from knowledge_passages passage left join knowledge_items item on item.id = passage.item_id
      where passage.workspace_id = ${workspaceId}::uuid and is_live and passage.kind <> 'offer'
        and (valid_until is null or valid_until >= ${today}::date)
      order by passage.source_id, passage.number limit ${max}::int + 1)
    select * from stated where (select count(*) from stated) <= ${max}::int order by "sourceId", number`,
  { shared: true },
);

/** A stem as it is written in a query of the database, whatever it holds. */
function quoted(stem: string): string {
  return `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
