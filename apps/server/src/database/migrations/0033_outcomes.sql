CREATE TABLE "won_calls" (
	"appointment_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"keyword" text,
	"post" text,
	"source" text,
	"version" text,
	"step" text
);
--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "won_amount" bigint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "won_currency" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "won_offer_id" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "won_offer_name" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "outcome_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "outcome_by" uuid;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "outcome_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "won_calls" ADD CONSTRAINT "won_calls_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_calls" ADD CONSTRAINT "won_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "won_calls_workspace" ON "won_calls" USING btree ("workspace_id","at","appointment_id");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_won_offer_id_offers_id_fk" FOREIGN KEY ("won_offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_outcome_by_users_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_offer" ON "appointments" USING btree ("won_offer_id") WHERE won_offer_id is not null;