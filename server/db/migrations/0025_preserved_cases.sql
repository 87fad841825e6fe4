CREATE TABLE "preserved_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"user_id" integer,
	"digest" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"preserved_by" integer,
	"exported_at" timestamp with time zone,
	"exported_by" integer,
	"export_key" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "preserved_cases_once" ON "preserved_cases" USING btree ("kind","subject_id","digest");--> statement-breakpoint
CREATE INDEX "preserved_cases_person" ON "preserved_cases" USING btree ("user_id");