-- The tables as of release 0.1.0. Functions and triggers follow from database/functions.

-- Calls that overlap are refused by an exclusion constraint; conversations are searched by parts of words; indexes for words
-- also hold the owner.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
-- An index needs its function. The body follows while the table is empty (database/functions/search.sql).
CREATE FUNCTION search_words(scope uuid, said text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL RESTRICTED AS
  'SELECT NULL::tsvector';
--> statement-breakpoint
CREATE TABLE account_silences (
  bot_id uuid NOT NULL,
  day date NOT NULL,
  minutes integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE account_silences ADD CONSTRAINT account_silences_bot_id_day_pk PRIMARY KEY (bot_id, day);
--> statement-breakpoint
CREATE TABLE agents (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  model text,
  instructions text NOT NULL,
  delay_type text NOT NULL,
  reply_delay_minutes integer NOT NULL,
  trigger_keywords jsonb NOT NULL,
  reengagement_keywords jsonb NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  fields jsonb DEFAULT '[]'::jsonb NOT NULL,
  caring_words text,
  disclosure_words text,
  follow_ups jsonb DEFAULT '{"steps": [], "enabled": false, "quietHours": {"to": "08:00", "from": "21:00"}, "maxUnanswered": 2}'::jsonb NOT NULL,
  paused_until timestamp(3) with time zone,
  triggers jsonb DEFAULT '[]'::jsonb NOT NULL,
  new_contacts_only boolean DEFAULT false NOT NULL,
  follow_ups_since timestamp(3) with time zone,
  active_hours jsonb,
  offer_ids jsonb,
  when_unanswered text DEFAULT 'go-on'::text NOT NULL
);
--> statement-breakpoint
ALTER TABLE agents ADD CONSTRAINT agents_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX agents_workspace ON agents USING btree (workspace_id, created_at);
--> statement-breakpoint
CREATE TABLE analytics_changes (
  bot_id uuid NOT NULL,
  metric text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  label text NOT NULL,
  change integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE analytics_counts (
  bot_id uuid NOT NULL,
  metric text NOT NULL,
  grain text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  label text NOT NULL,
  count integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE analytics_counts ADD CONSTRAINT analytics_counts_bot_id_metric_grain_at_label_pk PRIMARY KEY (bot_id, metric, grain, at, label);
--> statement-breakpoint
CREATE TABLE analytics_zones (
  workspace_id uuid NOT NULL,
  zone text NOT NULL
);
--> statement-breakpoint
ALTER TABLE analytics_zones ADD CONSTRAINT analytics_zones_pkey PRIMARY KEY (workspace_id);
--> statement-breakpoint
CREATE TABLE appointments (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  client_id uuid,
  chat_id uuid,
  starts_at timestamp(3) with time zone NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL,
  status text NOT NULL,
  held_for uuid,
  source text NOT NULL,
  guest_name text NOT NULL,
  guest_email text,
  guest_time_zone text,
  language text NOT NULL,
  notes text,
  calendar_kind text NOT NULL,
  credential_id uuid,
  booking_id text,
  meeting_url text,
  link_url text,
  task text,
  moving_to timestamp(3) with time zone,
  task_attempts integer DEFAULT 0 NOT NULL,
  working_until timestamp(3) with time zone,
  calendar_problem text,
  calendar_changed_at timestamp(3) with time zone,
  sequence integer DEFAULT 0 NOT NULL,
  outcome text,
  reminded_day_before_at timestamp(3) with time zone,
  reminded_hour_before_at timestamp(3) with time zone,
  no_show_written_at timestamp(3) with time zone,
  confirmed_at timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  cancelled_by text,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  cancellation_reason text
);
--> statement-breakpoint
-- Two calls of one coach never overlap, whoever books them and by which server.
ALTER TABLE appointments ADD CONSTRAINT appointments_no_overlap EXCLUDE USING gist (workspace_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'held'::text])));
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX appointments_booking ON appointments USING btree (credential_id, booking_id) WHERE (booking_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX appointments_chat ON appointments USING btree (chat_id);
--> statement-breakpoint
CREATE INDEX appointments_client ON appointments USING btree (client_id);
--> statement-breakpoint
CREATE UNIQUE INDEX appointments_held ON appointments USING btree (held_for) WHERE (status = 'held'::text);
--> statement-breakpoint
CREATE INDEX appointments_workspace ON appointments USING btree (workspace_id, starts_at, id);
--> statement-breakpoint
CREATE TABLE audit_entries (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  action text NOT NULL,
  detail text,
  device text,
  origin text,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX audit_entries_at ON audit_entries USING btree (at);
--> statement-breakpoint
CREATE INDEX audit_entries_user ON audit_entries USING btree (user_id, id);
--> statement-breakpoint
CREATE TABLE availabilities (
  workspace_id uuid NOT NULL,
  hours jsonb NOT NULL,
  days_off jsonb NOT NULL,
  minimum_notice_minutes integer NOT NULL,
  horizon_days integer NOT NULL,
  buffer_minutes integer NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL,
  us_holidays_off boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE availabilities ADD CONSTRAINT availabilities_pkey PRIMARY KEY (workspace_id);
--> statement-breakpoint
CREATE TABLE booking_letters (
  id uuid NOT NULL,
  appointment_id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  sequence integer NOT NULL,
  outcome text,
  settled_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE booking_letters ADD CONSTRAINT booking_letters_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX booking_letters_once ON booking_letters USING btree (appointment_id, kind, recipient, sequence);
--> statement-breakpoint
CREATE INDEX booking_letters_waiting ON booking_letters USING btree (appointment_id) WHERE (outcome IS NULL);
--> statement-breakpoint
CREATE TABLE booking_proposals (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL,
  action text NOT NULL,
  slots jsonb NOT NULL,
  time_zone text NOT NULL,
  language text NOT NULL,
  guest jsonb NOT NULL,
  state text NOT NULL,
  said_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE booking_proposals ADD CONSTRAINT booking_proposals_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX booking_proposals_chat ON booking_proposals USING btree (chat_id, said_at);
--> statement-breakpoint
CREATE UNIQUE INDEX booking_proposals_live ON booking_proposals USING btree (chat_id) WHERE (state = 'live'::text);
--> statement-breakpoint
CREATE TABLE bots (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  credential_id uuid NOT NULL,
  channel text NOT NULL,
  account_id text NOT NULL,
  name text NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  agent_id uuid,
  webhooks_seen_at timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  caught_up_at timestamp(3) with time zone,
  caught_up_messages integer,
  paused_until timestamp(3) with time zone,
  seen_writer xid,
  writer_before_seen xid
);
--> statement-breakpoint
ALTER TABLE bots ADD CONSTRAINT bots_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX bots_account ON bots USING btree (channel, account_id) WHERE (removed_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX bots_agent_channel ON bots USING btree (agent_id, channel);
--> statement-breakpoint
CREATE INDEX bots_credential ON bots USING btree (credential_id);
--> statement-breakpoint
CREATE UNIQUE INDEX bots_workspace_account ON bots USING btree (workspace_id, channel, account_id);
--> statement-breakpoint
CREATE TABLE calendar_states (
  credential_id uuid NOT NULL,
  calendar_id text NOT NULL,
  cursor text,
  subscription_id text,
  read_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE calendar_states ADD CONSTRAINT calendar_states_pkey PRIMARY KEY (credential_id);
--> statement-breakpoint
CREATE TABLE call_milestones (
  appointment_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  booked_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE call_milestones ADD CONSTRAINT call_milestones_pkey PRIMARY KEY (appointment_id);
--> statement-breakpoint
CREATE TABLE canned_replies (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  shortcut text NOT NULL,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE canned_replies ADD CONSTRAINT canned_replies_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX canned_replies_shortcut ON canned_replies USING btree (workspace_id, shortcut);
--> statement-breakpoint
CREATE TABLE chat_milestones (
  chat_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  began_at timestamp(3) with time zone,
  engaged_at timestamp(3) with time zone,
  agent_id uuid,
  keyword text,
  talking boolean DEFAULT false NOT NULL,
  qualified boolean DEFAULT false NOT NULL,
  booked boolean DEFAULT false NOT NULL,
  shown boolean DEFAULT false NOT NULL,
  reached smallint GENERATED ALWAYS AS (
CASE
  WHEN shown THEN 4
  WHEN booked THEN 3
  WHEN qualified THEN 2
  WHEN (engaged_at IS NOT NULL) THEN 1
  ELSE 0
END) STORED NOT NULL,
  source text,
  trigger_id text,
  post_id text
);
--> statement-breakpoint
ALTER TABLE chat_milestones ADD CONSTRAINT chat_milestones_pkey PRIMARY KEY (chat_id);
--> statement-breakpoint
CREATE INDEX chat_milestones_began ON chat_milestones USING btree (bot_id, began_at, chat_id);
--> statement-breakpoint
CREATE INDEX chat_milestones_came ON chat_milestones USING btree (bot_id, LEAST(began_at, engaged_at), chat_id);
--> statement-breakpoint
CREATE INDEX chat_milestones_reached ON chat_milestones USING btree (bot_id, reached, began_at, chat_id);
--> statement-breakpoint
-- Names apart from their chats: a chat changes with every message, and would be indexed anew each time.
CREATE TABLE chat_names (
  chat_id uuid NOT NULL,
  words tsvector NOT NULL
);
--> statement-breakpoint
ALTER TABLE chat_names ADD CONSTRAINT chat_names_pkey PRIMARY KEY (chat_id);
--> statement-breakpoint
CREATE INDEX chat_names_words ON chat_names USING gin (words);
--> statement-breakpoint
CREATE TABLE chat_notes (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE chat_notes ADD CONSTRAINT chat_notes_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX chat_notes_chat ON chat_notes USING btree (chat_id, created_at);
--> statement-breakpoint
CREATE TABLE chats (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  contact_id text NOT NULL,
  username text,
  name text,
  picture_url text,
  profile_checked_at timestamp(3) with time zone,
  autoreplies_enabled boolean DEFAULT true NOT NULL,
  off_reason text,
  taken_over_at timestamp(3) with time zone,
  taken_over_via text,
  handed_back_at timestamp(3) with time zone,
  engaged_at timestamp(3) with time zone,
  engaged_keyword text,
  opted_out_at timestamp(3) with time zone,
  other_app_owns_thread boolean DEFAULT false NOT NULL,
  stage text DEFAULT 'new'::text NOT NULL,
  facts jsonb DEFAULT '[]'::jsonb NOT NULL,
  last_inbound_at timestamp(3) with time zone,
  last_activity_at timestamp(3) with time zone,
  referral jsonb,
  pending_reply_at timestamp(3) with time zone,
  last_decision jsonb,
  failed_attempts integer DEFAULT 0 NOT NULL,
  failed_turn uuid,
  created_at timestamp(3) with time zone NOT NULL,
  engaged_agent_id uuid,
  qualified_at timestamp(3) with time zone,
  unread integer DEFAULT 0 NOT NULL,
  awaiting_since timestamp(3) with time zone,
  hand_over_reason text,
  handed_over_at timestamp(3) with time zone,
  send_failed_at timestamp(3) with time zone,
  send_unconfirmed_at timestamp(3) with time zone,
  hand_back_note text,
  cancelled_turn uuid,
  answers_since_person integer DEFAULT 0 NOT NULL,
  drafts_aborted jsonb DEFAULT '[]'::jsonb NOT NULL,
  set_aside jsonb,
  refused_drafts jsonb DEFAULT '[]'::jsonb NOT NULL,
  engaged_source text,
  paused_until timestamp(3) with time zone,
  never_autoreply boolean DEFAULT false NOT NULL,
  engaged_trigger_id text,
  engaged_post_id text,
  profile_writer xid,
  writer_before_profile xid
);
--> statement-breakpoint
-- Statistics of long texts are never asked for, and take ANALYZE longer than all others.
ALTER TABLE chats ALTER COLUMN facts SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE chats ALTER COLUMN referral SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE chats ALTER COLUMN last_decision SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE chats ADD CONSTRAINT chats_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX chats_activity ON chats USING btree (bot_id, last_activity_at, id);
--> statement-breakpoint
CREATE INDEX chats_awaiting ON chats USING btree (bot_id, last_inbound_at) WHERE (awaiting_since IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX chats_contact ON chats USING btree (bot_id, contact_id);
--> statement-breakpoint
CREATE INDEX chats_enabled ON chats USING btree (bot_id, autoreplies_enabled, last_activity_at, id);
--> statement-breakpoint
CREATE INDEX chats_needing ON chats USING btree (bot_id, last_activity_at, id) WHERE ((stage = 'needs_you'::text) OR (send_failed_at IS NOT NULL) OR (send_unconfirmed_at IS NOT NULL));
--> statement-breakpoint
CREATE INDEX chats_stage ON chats USING btree (bot_id, stage, last_activity_at, id);
--> statement-breakpoint
CREATE INDEX chats_unread ON chats USING btree (bot_id, last_activity_at, id) WHERE (unread > 0);
--> statement-breakpoint
CREATE INDEX chats_workspace ON chats USING btree (workspace_id);
--> statement-breakpoint
CREATE TABLE comment_posts (
  bot_id uuid NOT NULL,
  post_id text NOT NULL,
  kind text NOT NULL,
  caption text,
  picture_url text,
  link text,
  posted_at timestamp(3) with time zone,
  is_own boolean NOT NULL,
  looked_up_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE comment_posts ADD CONSTRAINT comment_posts_bot_id_post_id_pk PRIMARY KEY (bot_id, post_id);
--> statement-breakpoint
CREATE TABLE comment_replies (
  id uuid NOT NULL,
  comment_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  status text NOT NULL,
  provider_id text,
  sequence bigint,
  failure text,
  record jsonb DEFAULT '{}'::jsonb NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  attempted_at timestamp(3) with time zone,
  next_attempt_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE comment_replies ADD CONSTRAINT comment_replies_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX comment_replies_attempts ON comment_replies USING btree (bot_id, attempted_at);
--> statement-breakpoint
CREATE UNIQUE INDEX comment_replies_once ON comment_replies USING btree (comment_id, kind);
--> statement-breakpoint
CREATE UNIQUE INDEX comment_replies_provider ON comment_replies USING btree (bot_id, kind, provider_id);
--> statement-breakpoint
CREATE TABLE comments (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  comment_id text NOT NULL,
  post_ids jsonb NOT NULL,
  post_id text NOT NULL,
  parent_id text,
  ad_id text,
  is_live boolean NOT NULL,
  author_id text,
  username text,
  contact_id text,
  person text,
  text text NOT NULL,
  state text NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  reason text,
  missed jsonb DEFAULT '[]'::jsonb NOT NULL,
  concern jsonb,
  decided_at timestamp(3) with time zone,
  agent_id uuid,
  trigger_id text,
  word text,
  served_post text,
  chat_id uuid
);
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX comments_chat ON comments USING btree (chat_id);
--> statement-breakpoint
CREATE UNIQUE INDEX comments_comment ON comments USING btree (bot_id, comment_id);
--> statement-breakpoint
CREATE INDEX comments_contact ON comments USING btree (bot_id, contact_id) WHERE (contact_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX comments_newest ON comments USING btree (bot_id, at, id);
--> statement-breakpoint
CREATE INDEX comments_post ON comments USING btree (bot_id, post_id, at);
--> statement-breakpoint
CREATE UNIQUE INDEX comments_served ON comments USING btree (bot_id, served_post, person) WHERE ((served_post IS NOT NULL) AND (person IS NOT NULL));
--> statement-breakpoint
CREATE INDEX comments_workspace ON comments USING btree (workspace_id, at);
--> statement-breakpoint
CREATE TABLE connection_tickets (
  hash text NOT NULL,
  workspace_id uuid NOT NULL,
  integration text NOT NULL,
  sealed_accounts text,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE connection_tickets ADD CONSTRAINT connection_tickets_pkey PRIMARY KEY (hash);
--> statement-breakpoint
CREATE INDEX connection_tickets_end ON connection_tickets USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX connection_tickets_workspace ON connection_tickets USING btree (workspace_id);
--> statement-breakpoint
CREATE TABLE contact_pictures (
  chat_id uuid NOT NULL,
  source_url text NOT NULL,
  picture bytea,
  fetched_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE contact_pictures ADD CONSTRAINT contact_pictures_pkey PRIMARY KEY (chat_id);
--> statement-breakpoint
CREATE TABLE credentials (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  integration text NOT NULL,
  account_id text NOT NULL,
  app_scoped_id text,
  username text NOT NULL,
  sealed_token text,
  tokens_at timestamp(3) with time zone NOT NULL,
  token_expires_at timestamp(3) with time zone,
  renewing_until timestamp(3) with time zone,
  permissions_missing jsonb DEFAULT '[]'::jsonb NOT NULL,
  webhooks_subscribed boolean,
  agent_id uuid,
  status text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  comments_allowed boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE credentials ADD CONSTRAINT credentials_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX credentials_account ON credentials USING btree (integration, account_id) WHERE (status <> 'disconnected'::text);
--> statement-breakpoint
CREATE INDEX credentials_app_scoped ON credentials USING btree (app_scoped_id);
--> statement-breakpoint
CREATE INDEX credentials_workspace ON credentials USING btree (workspace_id);
--> statement-breakpoint
CREATE TABLE dashboard_states (
  user_id uuid NOT NULL,
  visited_at timestamp(3) with time zone,
  new_since timestamp(3) with time zone,
  tried_at timestamp(3) with time zone,
  onboarding_dismissed_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE dashboard_states ADD CONSTRAINT dashboard_states_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE data_deletions (
  code text NOT NULL,
  integration text NOT NULL,
  app_scoped_id text,
  requested_at timestamp(3) with time zone NOT NULL,
  completed_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE data_deletions ADD CONSTRAINT data_deletions_pkey PRIMARY KEY (code);
--> statement-breakpoint
CREATE TABLE decisions (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  keyword text,
  message_id uuid,
  record jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE decisions ALTER COLUMN record SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE decisions ADD CONSTRAINT decisions_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX decisions_chat ON decisions USING btree (chat_id, at);
--> statement-breakpoint
CREATE TABLE email_verifications (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE email_verifications ADD CONSTRAINT email_verifications_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
CREATE INDEX email_verifications_user ON email_verifications USING btree (user_id);
--> statement-breakpoint
CREATE TABLE follow_up_limits (
  chat_id uuid NOT NULL,
  turn uuid NOT NULL,
  not_before timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE follow_up_limits ADD CONSTRAINT follow_up_limits_pkey PRIMARY KEY (chat_id);
--> statement-breakpoint
CREATE TABLE follow_ups (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  turn uuid NOT NULL,
  step_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  state text NOT NULL,
  reason text NOT NULL,
  message_id uuid,
  at timestamp(3) with time zone NOT NULL,
  zone text NOT NULL,
  quiet_from text NOT NULL,
  quiet_to text NOT NULL
);
--> statement-breakpoint
ALTER TABLE follow_ups ADD CONSTRAINT follow_ups_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE follow_ups ADD CONSTRAINT follow_ups_step UNIQUE (chat_id, turn, step_id);
--> statement-breakpoint
CREATE INDEX follow_ups_message ON follow_ups USING btree (message_id);
--> statement-breakpoint
CREATE INDEX follow_ups_sent ON follow_ups USING btree (workspace_id, at);
--> statement-breakpoint
CREATE TABLE hand_backs (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  note text,
  is_first boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE hand_backs ADD CONSTRAINT hand_backs_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX hand_backs_chat ON hand_backs USING btree (chat_id, at);
--> statement-breakpoint
CREATE TABLE jobs (
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL,
  due_at timestamp(3) with time zone,
  revision integer DEFAULT 1 NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  lease_token uuid,
  leased_until timestamp(3) with time zone,
  last_error text,
  lane text NOT NULL,
  starts integer DEFAULT 0 NOT NULL,
  parked_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE jobs ADD CONSTRAINT jobs_kind_key_pk PRIMARY KEY (kind, key);
--> statement-breakpoint
CREATE INDEX jobs_due ON jobs USING btree (due_at);
--> statement-breakpoint
CREATE INDEX jobs_parked ON jobs USING btree (parked_at) WHERE (parked_at IS NOT NULL);
--> statement-breakpoint
CREATE TABLE kept_opt_outs (
  bot_id uuid NOT NULL,
  contact_hash text NOT NULL,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE kept_opt_outs ADD CONSTRAINT kept_opt_outs_bot_id_contact_hash_pk PRIMARY KEY (bot_id, contact_hash);
--> statement-breakpoint
CREATE TABLE knowledge_accepted_issues (
  workspace_id uuid NOT NULL,
  issue_id text NOT NULL,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX knowledge_accepted_issues_once ON knowledge_accepted_issues USING btree (workspace_id, issue_id);
--> statement-breakpoint
CREATE TABLE knowledge_files (
  item_id uuid NOT NULL,
  content bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE knowledge_files ADD CONSTRAINT knowledge_files_pkey PRIMARY KEY (item_id);
--> statement-breakpoint
CREATE TABLE knowledge_items (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  answer text,
  url text,
  media_type text,
  bytes integer,
  state text NOT NULL,
  reason text,
  done integer,
  total integer,
  checksum text,
  read_at timestamp(3) with time zone,
  changed_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE knowledge_items ADD CONSTRAINT knowledge_items_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX knowledge_items_newest ON knowledge_items USING btree (workspace_id, created_at, id);
--> statement-breakpoint
CREATE INDEX knowledge_items_pages ON knowledge_items USING btree (read_at) WHERE (kind = 'page'::text);
--> statement-breakpoint
CREATE TABLE knowledge_passages (
  workspace_id uuid NOT NULL,
  kind text NOT NULL,
  source_id uuid NOT NULL,
  number integer NOT NULL,
  item_id uuid,
  title text NOT NULL,
  heading text NOT NULL,
  text text NOT NULL,
  wordings jsonb DEFAULT '[]'::jsonb NOT NULL,
  wordings_state text DEFAULT 'wanted'::text NOT NULL,
  words tsvector NOT NULL,
  vector bytea,
  vector_model text,
  is_live boolean DEFAULT true NOT NULL,
  valid_until date,
  signs bytea
);
--> statement-breakpoint
ALTER TABLE knowledge_passages ADD CONSTRAINT knowledge_passages_source_id_number_pk PRIMARY KEY (source_id, number);
--> statement-breakpoint
CREATE INDEX knowledge_passages_item ON knowledge_passages USING btree (item_id);
--> statement-breakpoint
CREATE INDEX knowledge_passages_words ON knowledge_passages USING gin (workspace_id, words) WITH (fastupdate='false');
--> statement-breakpoint
CREATE TABLE knowledge_versions (
  workspace_id uuid NOT NULL,
  version integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE knowledge_versions ADD CONSTRAINT knowledge_versions_pkey PRIMARY KEY (workspace_id);
--> statement-breakpoint
CREATE TABLE messages (
  id uuid NOT NULL,
  sequence bigint NOT NULL,
  chat_id uuid NOT NULL,
  bot_id uuid NOT NULL,
  provider_id text,
  author text NOT NULL,
  text text NOT NULL,
  attachments jsonb DEFAULT '[]'::jsonb NOT NULL,
  context jsonb,
  state text DEFAULT 'shown'::text NOT NULL,
  standby boolean DEFAULT false NOT NULL,
  sent_at timestamp(3) with time zone NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  status text NOT NULL,
  aborted boolean DEFAULT false NOT NULL,
  turn uuid,
  part integer DEFAULT 0 NOT NULL,
  decision_id uuid,
  failure text,
  attempts integer DEFAULT 0 NOT NULL,
  attempted_at timestamp(3) with time zone,
  next_attempt_at timestamp(3) with time zone,
  reactions jsonb DEFAULT '[]'::jsonb NOT NULL,
  delivered_at timestamp(3) with time zone,
  seen_at timestamp(3) with time zone,
  imported boolean DEFAULT false NOT NULL,
  waited_seconds integer,
  sent_by_hand_at timestamp(3) with time zone,
  quick_replies jsonb,
  edit_number integer DEFAULT 0 NOT NULL,
  lapses_at timestamp(3) with time zone,
  intent jsonb,
  danger jsonb
);
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN text SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN attachments SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN context SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN reactions SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE messages ALTER COLUMN sequence ADD GENERATED BY DEFAULT AS IDENTITY (
  SEQUENCE NAME messages_sequence_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX messages_learnt ON messages USING btree (chat_id, sequence);
--> statement-breakpoint
CREATE UNIQUE INDEX messages_provider ON messages USING btree (bot_id, provider_id);
--> statement-breakpoint
CREATE INDEX messages_shown ON messages USING btree (chat_id, sent_at, id);
--> statement-breakpoint
CREATE UNIQUE INDEX messages_turn ON messages USING btree (chat_id, turn, part) WHERE ((turn IS NOT NULL) AND (NOT aborted));
--> statement-breakpoint
CREATE INDEX messages_unfinished ON messages USING btree (chat_id) WHERE ((status = ANY (ARRAY['waiting'::text, 'sending'::text])) AND (NOT aborted));
--> statement-breakpoint
-- A small list of entries not yet sorted in: a large one is sorted in all at once, while somebody waits.
-- What is being sent changes in a moment, and would be sorted in twice.
CREATE INDEX messages_words ON messages USING gin (search_words(bot_id, text)) WITH (gin_pending_list_limit='256') WHERE ((NOT aborted) AND (status <> 'sending'::text));
--> statement-breakpoint
-- Statistics would make the words of thousands of messages anew.
ALTER INDEX messages_words ALTER COLUMN 1 SET STATISTICS 0;
--> statement-breakpoint
CREATE TABLE model_use (
  day date NOT NULL,
  workspace_id uuid NOT NULL,
  tokens bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE model_use ADD CONSTRAINT model_use_day_workspace_id_pk PRIMARY KEY (day, workspace_id);
--> statement-breakpoint
CREATE TABLE notification_deliveries (
  id uuid NOT NULL,
  notification_id uuid NOT NULL,
  way text NOT NULL,
  round integer NOT NULL,
  target text NOT NULL,
  status text NOT NULL,
  due_at timestamp(3) with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  problem text
);
--> statement-breakpoint
ALTER TABLE notification_deliveries ADD CONSTRAINT notification_deliveries_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE UNIQUE INDEX notification_deliveries_once ON notification_deliveries USING btree (notification_id, way, round, target);
--> statement-breakpoint
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  ways jsonb NOT NULL,
  quiet_hours jsonb,
  digest_hour integer NOT NULL,
  quote_severe boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE notifications (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  chat_id uuid,
  bot_id uuid,
  credential_id uuid,
  about jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  listed_at timestamp(3) with time zone,
  opened_at timestamp(3) with time zone,
  opened_by text
);
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX notifications_at ON notifications USING btree (at);
--> statement-breakpoint
CREATE UNIQUE INDEX notifications_cause ON notifications USING btree (user_id, cause);
--> statement-breakpoint
CREATE INDEX notifications_chat ON notifications USING btree (chat_id, at);
--> statement-breakpoint
CREATE INDEX notifications_listed ON notifications USING btree (user_id, at, id) WHERE (listed_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE ((listed_at IS NOT NULL) AND (opened_at IS NULL));
--> statement-breakpoint
CREATE TABLE offers (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  name text NOT NULL,
  price jsonb,
  terms text NOT NULL,
  link text,
  for_whom text NOT NULL,
  valid_until date,
  active boolean NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  updated_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE offers ADD CONSTRAINT offers_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX offers_workspace ON offers USING btree (workspace_id, created_at);
--> statement-breakpoint
CREATE TABLE password_resets (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
CREATE INDEX password_resets_user ON password_resets USING btree (user_id);
--> statement-breakpoint
CREATE TABLE payment_customers (
  user_id uuid NOT NULL,
  customer_id text NOT NULL,
  trial_used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE payment_customers ADD CONSTRAINT payment_customers_customer_id_unique UNIQUE (customer_id);
--> statement-breakpoint
ALTER TABLE payment_customers ADD CONSTRAINT payment_customers_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE payment_events (
  id text NOT NULL,
  type text NOT NULL,
  customer_id text,
  at timestamp(3) with time zone,
  received_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX payment_events_received ON payment_events USING btree (received_at);
--> statement-breakpoint
CREATE TABLE push_keys (
  id text NOT NULL,
  public_key text NOT NULL,
  sealed_private_key text NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE push_keys ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE TABLE push_subscriptions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint_hash text NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  server_key text NOT NULL,
  device text,
  created_at timestamp(3) with time zone NOT NULL,
  confirmed_at timestamp(3) with time zone NOT NULL,
  last_sent_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_hash_unique UNIQUE (endpoint_hash);
--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX push_subscriptions_session ON push_subscriptions USING btree (session_id);
--> statement-breakpoint
CREATE INDEX push_subscriptions_user ON push_subscriptions USING btree (user_id);
--> statement-breakpoint
CREATE TABLE rate_limits (
  key text NOT NULL,
  count integer NOT NULL,
  ends_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
--> statement-breakpoint
CREATE INDEX rate_limits_end ON rate_limits USING btree (ends_at);
--> statement-breakpoint
CREATE TABLE recovery_codes (
  code_hash text NOT NULL,
  user_id uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_code_hash_pk PRIMARY KEY (user_id, code_hash);
--> statement-breakpoint
CREATE TABLE send_pauses (
  bot_id uuid NOT NULL,
  because text NOT NULL,
  troubles integer NOT NULL,
  paused_at timestamp(3) with time zone,
  until timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE send_pauses ADD CONSTRAINT send_pauses_pkey PRIMARY KEY (bot_id);
--> statement-breakpoint
CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  device text,
  created_at timestamp(3) with time zone NOT NULL,
  last_used_at timestamp(3) with time zone NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_token_hash_unique UNIQUE (token_hash);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE TABLE sign_in_tickets (
  ticket_hash text NOT NULL,
  user_id uuid NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE sign_in_tickets ADD CONSTRAINT sign_in_tickets_pkey PRIMARY KEY (ticket_hash);
--> statement-breakpoint
CREATE INDEX sign_in_tickets_user ON sign_in_tickets USING btree (user_id);
--> statement-breakpoint
CREATE TABLE subscriptions (
  user_id uuid NOT NULL,
  subscription_id text NOT NULL,
  status text NOT NULL,
  price_id text,
  trial_ends_at timestamp(3) with time zone,
  period_ends_at timestamp(3) with time zone,
  cancel_at timestamp(3) with time zone,
  past_due_since timestamp(3) with time zone,
  read_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE take_overs (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL,
  via text NOT NULL
);
--> statement-breakpoint
ALTER TABLE take_overs ADD CONSTRAINT take_overs_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX take_overs_chat ON take_overs USING btree (chat_id, at);
--> statement-breakpoint
CREATE TABLE two_step_keys (
  user_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  last_step bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE two_step_keys ADD CONSTRAINT two_step_keys_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE unanswered_askings (
  question_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  message_id uuid NOT NULL,
  text text NOT NULL,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE unanswered_askings ADD CONSTRAINT unanswered_askings_chat_id_message_id_pk PRIMARY KEY (chat_id, message_id);
--> statement-breakpoint
CREATE INDEX unanswered_askings_question ON unanswered_askings USING btree (question_id, at);
--> statement-breakpoint
CREATE TABLE unanswered_questions (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  question text NOT NULL,
  state text NOT NULL,
  times integer NOT NULL,
  first_asked_at timestamp(3) with time zone NOT NULL,
  last_asked_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE unanswered_questions ADD CONSTRAINT unanswered_questions_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX unanswered_questions_newest ON unanswered_questions USING btree (workspace_id, state, last_asked_at, id);
--> statement-breakpoint
CREATE TABLE used_consent_states (
  nonce text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE used_consent_states ADD CONSTRAINT used_consent_states_pkey PRIMARY KEY (nonce);
--> statement-breakpoint
CREATE INDEX used_consent_states_end ON used_consent_states USING btree (expires_at);
--> statement-breakpoint
CREATE TABLE user_avatars (
  user_id uuid NOT NULL,
  picture bytea NOT NULL
);
--> statement-breakpoint
ALTER TABLE user_avatars ADD CONSTRAINT user_avatars_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
CREATE TABLE user_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE user_identities ADD CONSTRAINT user_identities_provider_subject_pk PRIMARY KEY (provider, subject);
--> statement-breakpoint
CREATE INDEX user_identities_user ON user_identities USING btree (user_id);
--> statement-breakpoint
CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text,
  company_name text,
  role text NOT NULL,
  heard_about_us text,
  terms_agreed_at timestamp(3) with time zone,
  time_zone text NOT NULL,
  avatar_version text,
  created_at timestamp(3) with time zone NOT NULL,
  email_verified_at timestamp(3) with time zone,
  two_step_at timestamp(3) with time zone,
  meeting_place text
);
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_email_unique UNIQUE (email);
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE TABLE voice_counts (
  chat_id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  replies integer NOT NULL,
  stops integer NOT NULL,
  double_replies integer NOT NULL,
  replies_over_a_person integer NOT NULL,
  outside_window integer NOT NULL,
  after_stop integer NOT NULL,
  counted_at timestamp(3) with time zone NOT NULL,
  recount_at timestamp(3) with time zone,
  follow_ups integer DEFAULT 0 NOT NULL,
  unwelcome_follow_ups integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE voice_counts ADD CONSTRAINT voice_counts_pkey PRIMARY KEY (chat_id);
--> statement-breakpoint
CREATE INDEX voice_counts_workspace ON voice_counts USING btree (workspace_id);
--> statement-breakpoint
CREATE TABLE voice_findings (
  id uuid NOT NULL,
  workspace_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  counter text NOT NULL,
  message_id uuid NOT NULL,
  at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE voice_findings ADD CONSTRAINT voice_findings_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX voice_findings_chat ON voice_findings USING btree (chat_id);
--> statement-breakpoint
CREATE INDEX voice_findings_shown ON voice_findings USING btree (workspace_id, counter, at, id);
--> statement-breakpoint
CREATE TABLE webhook_deliveries (
  id bigint NOT NULL,
  channel text NOT NULL,
  body text NOT NULL,
  received_at timestamp(3) with time zone NOT NULL,
  due_at timestamp(3) with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  note text,
  deferrals integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE webhook_deliveries ALTER COLUMN body SET STATISTICS 0;
--> statement-breakpoint
ALTER TABLE webhook_deliveries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
  SEQUENCE NAME webhook_deliveries_id_seq
  START WITH 1
  INCREMENT BY 1
  NO MINVALUE
  NO MAXVALUE
  CACHE 1
);
--> statement-breakpoint
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_due ON webhook_deliveries USING btree (due_at, id) WHERE (due_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX webhook_deliveries_set_aside ON webhook_deliveries USING btree (id) WHERE ((due_at IS NULL) AND (attempts >= 5));
--> statement-breakpoint
CREATE TABLE workspaces (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  created_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE workspaces ADD CONSTRAINT workspaces_owner_id_unique UNIQUE (owner_id);
--> statement-breakpoint
ALTER TABLE workspaces ADD CONSTRAINT workspaces_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE account_silences ADD CONSTRAINT account_silences_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE agents ADD CONSTRAINT agents_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE analytics_counts ADD CONSTRAINT analytics_counts_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE analytics_zones ADD CONSTRAINT analytics_zones_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_credential_id_credentials_id_fk FOREIGN KEY (credential_id) REFERENCES credentials(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE appointments ADD CONSTRAINT appointments_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE audit_entries ADD CONSTRAINT audit_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE availabilities ADD CONSTRAINT availabilities_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE booking_letters ADD CONSTRAINT booking_letters_appointment_id_appointments_id_fk FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE booking_proposals ADD CONSTRAINT booking_proposals_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE bots ADD CONSTRAINT bots_agent_id_agents_id_fk FOREIGN KEY (agent_id) REFERENCES agents(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE bots ADD CONSTRAINT bots_credential_id_credentials_id_fk FOREIGN KEY (credential_id) REFERENCES credentials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE bots ADD CONSTRAINT bots_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE calendar_states ADD CONSTRAINT calendar_states_credential_id_credentials_id_fk FOREIGN KEY (credential_id) REFERENCES credentials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE call_milestones ADD CONSTRAINT call_milestones_appointment_id_appointments_id_fk FOREIGN KEY (appointment_id) REFERENCES appointments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE canned_replies ADD CONSTRAINT canned_replies_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chat_milestones ADD CONSTRAINT chat_milestones_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chat_names ADD CONSTRAINT chat_names_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chat_notes ADD CONSTRAINT chat_notes_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chats ADD CONSTRAINT chats_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE chats ADD CONSTRAINT chats_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE comment_posts ADD CONSTRAINT comment_posts_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE comment_replies ADD CONSTRAINT comment_replies_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE comment_replies ADD CONSTRAINT comment_replies_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE comments ADD CONSTRAINT comments_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE connection_tickets ADD CONSTRAINT connection_tickets_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE contact_pictures ADD CONSTRAINT contact_pictures_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE credentials ADD CONSTRAINT credentials_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE dashboard_states ADD CONSTRAINT dashboard_states_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE decisions ADD CONSTRAINT decisions_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE email_verifications ADD CONSTRAINT email_verifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE follow_up_limits ADD CONSTRAINT follow_up_limits_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE follow_ups ADD CONSTRAINT follow_ups_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE follow_ups ADD CONSTRAINT follow_ups_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE hand_backs ADD CONSTRAINT hand_backs_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE kept_opt_outs ADD CONSTRAINT kept_opt_outs_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_accepted_issues ADD CONSTRAINT knowledge_accepted_issues_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_files ADD CONSTRAINT knowledge_files_item_id_knowledge_items_id_fk FOREIGN KEY (item_id) REFERENCES knowledge_items(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_items ADD CONSTRAINT knowledge_items_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_passages ADD CONSTRAINT knowledge_passages_item_id_knowledge_items_id_fk FOREIGN KEY (item_id) REFERENCES knowledge_items(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_passages ADD CONSTRAINT knowledge_passages_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE knowledge_versions ADD CONSTRAINT knowledge_versions_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE model_use ADD CONSTRAINT model_use_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notification_deliveries ADD CONSTRAINT notification_deliveries_notification_id_notifications_id_fk FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notification_preferences ADD CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_credential_id_credentials_id_fk FOREIGN KEY (credential_id) REFERENCES credentials(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE notifications ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE offers ADD CONSTRAINT offers_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE password_resets ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE payment_customers ADD CONSTRAINT payment_customers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE send_pauses ADD CONSTRAINT send_pauses_bot_id_bots_id_fk FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE sign_in_tickets ADD CONSTRAINT sign_in_tickets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE take_overs ADD CONSTRAINT take_overs_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE two_step_keys ADD CONSTRAINT two_step_keys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE unanswered_askings ADD CONSTRAINT unanswered_askings_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE unanswered_askings ADD CONSTRAINT unanswered_askings_question_id_unanswered_questions_id_fk FOREIGN KEY (question_id) REFERENCES unanswered_questions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE unanswered_questions ADD CONSTRAINT unanswered_questions_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_avatars ADD CONSTRAINT user_avatars_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE user_identities ADD CONSTRAINT user_identities_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE voice_counts ADD CONSTRAINT voice_counts_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE voice_counts ADD CONSTRAINT voice_counts_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE voice_findings ADD CONSTRAINT voice_findings_chat_id_chats_id_fk FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE voice_findings ADD CONSTRAINT voice_findings_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE workspaces ADD CONSTRAINT workspaces_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
