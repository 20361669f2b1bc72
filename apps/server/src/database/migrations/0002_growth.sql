CREATE TABLE "analytics_changes" (
	"bot_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"label" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_counts" (
	"bot_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"grain" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_counts_bot_id_metric_grain_at_label_pk" PRIMARY KEY("bot_id","metric","grain","at","label")
);
--> statement-breakpoint
CREATE TABLE "analytics_zones" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_milestones" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"bot_id" uuid NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_milestones" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"bot_id" uuid NOT NULL,
	"began_at" timestamp (3) with time zone,
	"engaged_at" timestamp (3) with time zone,
	"agent_id" uuid,
	"keyword" text,
	"talking" boolean DEFAULT false NOT NULL,
	"qualified" boolean DEFAULT false NOT NULL,
	"booked" boolean DEFAULT false NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"reached" smallint GENERATED ALWAYS AS (case when shown then 4 when booked then 3 when qualified then 2 when engaged_at is not null then 1 else 0 end) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_counts" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"replies" integer NOT NULL,
	"stops" integer NOT NULL,
	"double_replies" integer NOT NULL,
	"replies_over_a_person" integer NOT NULL,
	"outside_window" integer NOT NULL,
	"after_stop" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"recount_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "voice_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"counter" text NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"trial_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"status" text NOT NULL,
	"price_id" text,
	"trial_ends_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"past_due_since" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coach_id" uuid NOT NULL,
	"client_id" uuid,
	"chat_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"held_for" uuid,
	"source" text NOT NULL,
	"guest_name" text NOT NULL,
	"guest_email" text,
	"guest_time_zone" text,
	"language" text NOT NULL,
	"notes" text,
	"calendar_kind" text NOT NULL,
	"credential_id" uuid,
	"booking_id" text,
	"meeting_url" text,
	"link_url" text,
	"task" text,
	"moving_to" timestamp (3) with time zone,
	"task_attempts" integer DEFAULT 0 NOT NULL,
	"working_until" timestamp (3) with time zone,
	"calendar_problem" text,
	"calendar_changed_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"reminded_day_before_at" timestamp (3) with time zone,
	"reminded_hour_before_at" timestamp (3) with time zone,
	"no_show_written_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "availabilities" (
	"coach_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"days_off" jsonb NOT NULL,
	"minimum_notice_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sequence" integer NOT NULL,
	"outcome" text,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_states" (
	"credential_id" uuid PRIMARY KEY NOT NULL,
	"calendar_id" text NOT NULL,
	"cursor" text,
	"subscription_id" text,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"shortcut" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_pictures" (
	"chat_id" uuid PRIMARY KEY NOT NULL,
	"source_url" text NOT NULL,
	"picture" "bytea",
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hand_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chat_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "send_pauses" (
	"bot_id" uuid PRIMARY KEY NOT NULL,
	"because" text NOT NULL,
	"troubles" integer NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "fields" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "caring_words" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "engaged_agent_id" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "qualified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "unread" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "awaiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "hand_over_reason" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "send_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "send_unconfirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "hand_back_note" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "cancelled_turn" uuid;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "answers_since_person" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reactions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "imported" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "waited_seconds" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "sent_by_hand_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_counts" ADD CONSTRAINT "analytics_counts_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_zones" ADD CONSTRAINT "analytics_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_milestones" ADD CONSTRAINT "call_milestones_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_milestones" ADD CONSTRAINT "chat_milestones_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD CONSTRAINT "voice_counts_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_counts" ADD CONSTRAINT "voice_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_findings" ADD CONSTRAINT "voice_findings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_findings" ADD CONSTRAINT "voice_findings_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_coach_id_users_id_fk" FOREIGN KEY ("coach_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_letters" ADD CONSTRAINT "booking_letters_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_states" ADD CONSTRAINT "calendar_states_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "public"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_pictures" ADD CONSTRAINT "contact_pictures_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_backs" ADD CONSTRAINT "hand_backs_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_pauses" ADD CONSTRAINT "send_pauses_bot_id_bots_id_fk" FOREIGN KEY ("bot_id") REFERENCES "public"."bots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_milestones_reached" ON "chat_milestones" USING btree ("bot_id","reached","began_at","chat_id");--> statement-breakpoint
CREATE INDEX "chat_milestones_began" ON "chat_milestones" USING btree ("bot_id","began_at","chat_id");--> statement-breakpoint
CREATE INDEX "voice_counts_user" ON "voice_counts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "voice_findings_shown" ON "voice_findings" USING btree ("user_id","counter","at","id");--> statement-breakpoint
CREATE INDEX "voice_findings_chat" ON "voice_findings" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "appointments_coach" ON "appointments" USING btree ("coach_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "appointments_chat" ON "appointments" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "appointments_client" ON "appointments" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "appointments_booking" ON "appointments" USING btree ("credential_id","booking_id") WHERE booking_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_held" ON "appointments" USING btree ("held_for") WHERE status = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "booking_letters_once" ON "booking_letters" USING btree ("appointment_id","kind","recipient","sequence");--> statement-breakpoint
CREATE INDEX "booking_letters_waiting" ON "booking_letters" USING btree ("appointment_id") WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "canned_replies_shortcut" ON "canned_replies" USING btree ("user_id","shortcut");--> statement-breakpoint
CREATE INDEX "chat_notes_chat" ON "chat_notes" USING btree ("chat_id","created_at");--> statement-breakpoint
CREATE INDEX "hand_backs_chat" ON "hand_backs" USING btree ("chat_id","at");--> statement-breakpoint
CREATE INDEX "chats_enabled" ON "chats" USING btree ("bot_id","autoreplies_enabled","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "chats_stage" ON "chats" USING btree ("bot_id","stage","last_activity_at","id");--> statement-breakpoint
CREATE INDEX "chats_unread" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE unread > 0;--> statement-breakpoint
CREATE INDEX "chats_needing" ON "chats" USING btree ("bot_id","last_activity_at","id") WHERE (stage = 'needs_you' or send_failed_at is not null or send_unconfirmed_at is not null);--> statement-breakpoint
CREATE INDEX "chats_awaiting" ON "chats" USING btree ("bot_id","last_inbound_at") WHERE awaiting_since is not null;