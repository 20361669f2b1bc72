CREATE TABLE "model_use" (
	"day" date NOT NULL,
	"user_id" uuid NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "model_use_day_user_id_pk" PRIMARY KEY("day","user_id")
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "drafts_aborted" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "model_use" ADD CONSTRAINT "model_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;