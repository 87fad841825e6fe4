CREATE TABLE "firebase_codes" (
	"address" "bytea" PRIMARY KEY NOT NULL,
	"code" "bytea" NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "firebase_revocations" (
	"person" "bytea" PRIMARY KEY NOT NULL,
	"valid_since" timestamp with time zone NOT NULL
);
