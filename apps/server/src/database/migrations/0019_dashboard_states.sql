CREATE TABLE "dashboard_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"visited_at" timestamp (3) with time zone,
	"new_since" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"onboarding_dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "dashboard_states" ADD CONSTRAINT "dashboard_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;