CREATE TABLE "data_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"storage_key" text,
	"bytes" bigint,
	"open_hash" "bytea",
	"open_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_exports_open_hash_unique" UNIQUE("open_hash")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"identity_uid" text NOT NULL,
	"email" text NOT NULL,
	"storage_prefix" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"page" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"social_url" text,
	"telegram_id" text,
	"website" text,
	"join_reason" text,
	"promote_explanation" text NOT NULL,
	"tell_us_more" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_commissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"payment_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"test" boolean NOT NULL,
	"percent" smallint NOT NULL,
	"money_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"statement_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_commissions_once" UNIQUE("payment_id","line")
);
--> statement-breakpoint
CREATE TABLE "affiliate_months" (
	"month" text NOT NULL,
	"test" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "affiliate_months_month_test_pk" PRIMARY KEY("month","test")
);
--> statement-breakpoint
CREATE TABLE "affiliate_statements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"month" text NOT NULL,
	"test" boolean NOT NULL,
	"payments" integer NOT NULL,
	"money_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"carried_cents" integer NOT NULL,
	"payable_cents" integer NOT NULL,
	"left_cents" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_statements_once" UNIQUE("affiliate_id","month","test"),
	CONSTRAINT "affiliate_statements_whole" CHECK ("affiliate_statements"."commission_cents" + "affiliate_statements"."carried_cents" = "affiliate_statements"."payable_cents" + "affiliate_statements"."left_cents"
    and "affiliate_statements"."payable_cents" >= 0 and "affiliate_statements"."left_cents" <= 0 and "affiliate_statements"."carried_cents" <= 0)
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"percent" smallint,
	"application_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "affiliates_percent" CHECK ("affiliates"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"browser" text NOT NULL,
	"version" integer NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_once" UNIQUE("user_id","browser","decided_at")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"event_key" text NOT NULL,
	"user_id" integer NOT NULL,
	"event" text NOT NULL,
	"click_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "conversions_once" UNIQUE("network","event_key")
);
--> statement-breakpoint
CREATE TABLE "billing_differences" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscription_id" bigint,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	CONSTRAINT "billing_differences_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_mails_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"price_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer,
	"months" smallint,
	"provider" text NOT NULL,
	"test" boolean NOT NULL,
	"consent_id" bigint,
	"checkout_url" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_once" UNIQUE("user_id","client_key"),
	CONSTRAINT "order_positive" CHECK ("billing_orders"."amount_cents" > 0),
	CONSTRAINT "order_whole" CHECK (("billing_orders"."kind" = 'plan') = ("billing_orders"."months" is not null) and ("billing_orders"."kind" = 'pack') = ("billing_orders"."credits" is not null)),
	CONSTRAINT "order_consent" CHECK ("billing_orders"."kind" = 'pack' or "billing_orders"."consent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "billing_visits" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "billing_visits_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "payment_facts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"sale_id" text,
	"transaction_id" text,
	"parent_id" text,
	"amount_cents" integer,
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"terminates" boolean DEFAULT false NOT NULL,
	"test" boolean NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"raw" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_once" UNIQUE("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "renewal_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"client" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sale_id" text NOT NULL,
	"price_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"months" smallint NOT NULL,
	"test" boolean NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone,
	"price_held_until" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_wanted_at" timestamp with time zone,
	"cancel_told_at" timestamp with time zone,
	"resume_wanted_at" timestamp with time zone,
	"tell_attempts" integer DEFAULT 0 NOT NULL,
	"next_tell_at" timestamp with time zone,
	"next_grant_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "subscriptions_sale" UNIQUE("provider","sale_id")
);
--> statement-breakpoint
CREATE TABLE "character_drafts" (
	"id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_drafts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "character_likes" (
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_likes_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "character_versions" (
	"character_id" integer NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"extras" jsonb NOT NULL,
	"portrait_id" text NOT NULL,
	"restored_from" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_versions_character_id_version_pk" PRIMARY KEY("character_id","version")
);
--> statement-breakpoint
CREATE TABLE "character_words" (
	"character_id" integer NOT NULL,
	"word" text NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "character_words_character_id_word_pk" PRIMARY KEY("character_id","word")
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"owner_id" integer,
	"visibility" text DEFAULT 'private' NOT NULL,
	"full_name" text NOT NULL,
	"age" smallint NOT NULL,
	"gender" text NOT NULL,
	"category" text NOT NULL,
	"hook" text NOT NULL,
	"occupation" text DEFAULT '' NOT NULL,
	"biography" text NOT NULL,
	"hobbies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"personality" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extroversion" smallint NOT NULL,
	"connection" smallint NOT NULL,
	"sex_drive" smallint NOT NULL,
	"custom_instructions" text DEFAULT '' NOT NULL,
	"greeting" text NOT NULL,
	"scenarios" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"appearance" jsonb NOT NULL,
	"voice" jsonb,
	"portrait" jsonb NOT NULL,
	"conversations_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"seed_hash" text,
	"preferences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"portrait_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"client_key" text,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "characters_slug_unique" UNIQUE("slug"),
	CONSTRAINT "characters_adult" CHECK ("characters"."age" >= 18),
	CONSTRAINT "characters_listed" CHECK ("characters"."visibility" <> 'public' or ("characters"."deleted_at" is null and "characters"."hidden_at" is null))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_user_id_client_key_pk" PRIMARY KEY("user_id","client_key")
);
--> statement-breakpoint
CREATE TABLE "portraits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"keys" jsonb NOT NULL,
	"placeholder" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"points" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"custom_instructions" text DEFAULT '' NOT NULL,
	"allow_implicit_images" boolean DEFAULT true NOT NULL,
	"image_backend" text,
	"last_message_id" bigint,
	"unread" boolean DEFAULT false NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generation_chunks" (
	"generation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at_offset" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "generation_chunks_generation_id_seq_pk" PRIMARY KEY("generation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"client_key" text,
	"credits" integer DEFAULT 0 NOT NULL,
	"lot_id" bigint,
	"hold_key" text,
	"reason" text DEFAULT 'message' NOT NULL,
	"state" text NOT NULL,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"sender_type" text NOT NULL,
	"content" text NOT NULL,
	"content_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message_type" smallint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"client_key" text,
	"image_request" jsonb,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "surprises" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"client_key" text NOT NULL,
	"type" text NOT NULL,
	"variant" text NOT NULL,
	"seed" bigint NOT NULL,
	"hour" smallint,
	"state" jsonb NOT NULL,
	"next" jsonb NOT NULL,
	"step_message_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "surprises_type" CHECK (type in ('Game', 'Chat', 'Spicy'))
);
--> statement-breakpoint
CREATE TABLE "creator_follows" (
	"user_id" integer NOT NULL,
	"creator_id" integer NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creator_follows_user_id_creator_id_pk" PRIMARY KEY("user_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "creators" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"display_name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"followers_count" integer DEFAULT 0 NOT NULL,
	"handle_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creators_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "freed_handles" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"freed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"rev" integer DEFAULT 0 NOT NULL,
	"next_expiry" timestamp with time zone,
	"daily_on" text,
	"spend_month" text,
	"spent" integer DEFAULT 0 NOT NULL,
	"spend_limit" integer,
	"spend_limit_next" integer,
	"spend_limit_from" timestamp with time zone,
	"money_limit" integer,
	"money_limit_next" integer,
	"money_limit_from" timestamp with time zone,
	CONSTRAINT "balance_not_negative" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "held_not_negative" CHECK ("credit_accounts"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"credits" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"lots" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_holds_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "hold_positive" CHECK ("credit_holds"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_lots" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"granted" integer NOT NULL,
	"remaining" integer NOT NULL,
	"live" boolean GENERATED ALWAYS AS (remaining > 0) STORED NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lots_granted_once" UNIQUE("user_id","source","key"),
	CONSTRAINT "lot_bounds" CHECK ("credit_lots"."remaining" >= 0 and "credit_lots"."remaining" <= "credit_lots"."granted" and "credit_lots"."granted" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"credits" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("user_id","kind","key"),
	CONSTRAINT "ledger_positive" CHECK ("ledger_entries"."credits" > 0)
);
--> statement-breakpoint
CREATE TABLE "event_heads" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"batch" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_user_id_seq_pk" PRIMARY KEY("user_id","seq")
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jwks" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_requests" (
	"address" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "identity_flows" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clips" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"length" text NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"rule" text,
	"provider" text,
	"storage_key" text,
	"width" integer,
	"height" integer,
	"seconds" real,
	"shown_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"conversation_id" integer,
	"message_id" bigint,
	"client_key" text NOT NULL,
	"origin" text NOT NULL,
	"level" text NOT NULL,
	"prompt" text NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text,
	"rule" text,
	"provider" text,
	"storage_key" text,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"unlocked_at" timestamp with time zone,
	"favorited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer,
	"message_id" bigint,
	"client_key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"app_mode" text,
	"rule" text,
	"samples" "bytea",
	"seconds" double precision NOT NULL,
	"peaks" jsonb NOT NULL,
	"transcript" text DEFAULT 'pending' NOT NULL,
	"said" text,
	"provider" text,
	"storage_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"max_seconds" smallint,
	"reason" text,
	"provider" text,
	"storage_key" text,
	"seconds" real NOT NULL,
	"peaks" smallint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"version" integer NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_takedowns" (
	"id" serial PRIMARY KEY NOT NULL,
	"character_id" integer NOT NULL,
	"cause" text NOT NULL,
	"visibility" text NOT NULL,
	"version" integer NOT NULL,
	"lifted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crisis_referrals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"level" text NOT NULL,
	"locale" text DEFAULT 'en' NOT NULL,
	"detector_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_verdicts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"stage" text NOT NULL,
	"action" text NOT NULL,
	"rule" text,
	"crisis" text NOT NULL,
	"policy_version" text NOT NULL,
	"detectors" jsonb NOT NULL,
	"latency_ms" integer NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_code_claims" (
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_code_claims_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
CREATE TABLE "reward_code_mailboxes" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"most" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_codes_positive" CHECK ("reward_codes"."credits" > 0 and "reward_codes"."most" > 0),
	CONSTRAINT "reward_codes_bounds" CHECK ("reward_codes"."claimed" >= 0 and "reward_codes"."claimed" <= "reward_codes"."most")
);
--> statement-breakpoint
CREATE TABLE "reward_friends" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"mailbox" "bytea",
	"domain" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_friends_mailbox_unique" UNIQUE("mailbox")
);
--> statement-breakpoint
CREATE TABLE "reward_invitations" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"client" "bytea",
	"browser" "bytea",
	"refused" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_invites" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_invites_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "reward_traces" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_traces_user_id_kind_digest_pk" PRIMARY KEY("user_id","kind","digest")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"months" smallint,
	"redirect_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"saved_method" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"card" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_checkouts_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"sale_id" text,
	"kind" text NOT NULL,
	"transaction_id" text,
	"parent_id" text,
	"amount_cents" integer,
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"terminates" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "sandbox_events_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_events_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"months" smallint,
	"state" text NOT NULL,
	"renewals_fail" boolean NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"events_held" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"paid_until" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	CONSTRAINT "sandbox_sales_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_switch" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"down" boolean NOT NULL,
	CONSTRAINT "sandbox_switch_one" CHECK ("sandbox_switch"."only")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "proof_codes" (
	"session_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"identity_session" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" "bytea",
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" "bytea",
	"pending_at" timestamp with time zone,
	CONSTRAINT "second_factors_whole" CHECK (("second_factors"."secret" is null) = ("second_factors"."enabled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"app_mode" text,
	"identity_session" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"identity_uid" text NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"custom_attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pubsub_token" text NOT NULL,
	"premium_until" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"purchases_frozen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"storage_prefix" text,
	"picture" jsonb,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"feedback_prompted_at" timestamp with time zone,
	"feedback_dismissals" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "users_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "users_identity_uid_unique" UNIQUE("identity_uid"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_pubsub_token_unique" UNIQUE("pubsub_token"),
	CONSTRAINT "users_storage_prefix_unique" UNIQUE("storage_prefix")
);
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_statement_id_affiliate_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."affiliate_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_statements" ADD CONSTRAINT "affiliate_statements_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_drafts" ADD CONSTRAINT "character_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_likes" ADD CONSTRAINT "character_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_likes" ADD CONSTRAINT "character_likes_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_versions" ADD CONSTRAINT "character_versions_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_versions" ADD CONSTRAINT "character_versions_portrait_id_portraits_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."portraits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_words" ADD CONSTRAINT "character_words_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "characters" ADD CONSTRAINT "characters_portrait_id_portraits_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."portraits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portraits" ADD CONSTRAINT "portraits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_follows" ADD CONSTRAINT "creator_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_follows" ADD CONSTRAINT "creator_follows_creator_id_creators_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."creators"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creators" ADD CONSTRAINT "creators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_heads" ADD CONSTRAINT "event_heads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_reports" ADD CONSTRAINT "character_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_reports" ADD CONSTRAINT "character_reports_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "character_takedowns" ADD CONSTRAINT "character_takedowns_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_verdicts" ADD CONSTRAINT "moderation_verdicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_code_claims" ADD CONSTRAINT "reward_code_claims_code_reward_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."reward_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_code_claims" ADD CONSTRAINT "reward_code_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_friends" ADD CONSTRAINT "reward_friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invitations" ADD CONSTRAINT "reward_invitations_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invitations" ADD CONSTRAINT "reward_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invites" ADD CONSTRAINT "reward_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_traces" ADD CONSTRAINT "reward_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_codes" ADD CONSTRAINT "proof_codes_session_hash_sessions_id_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("id_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_running" ON "data_exports" USING btree ("user_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "exports_asked_once" ON "data_exports" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_once" ON "feedback" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "affiliate_applications_email" ON "affiliate_applications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "affiliate_applications_due" ON "affiliate_applications" USING btree ("next_try_at") WHERE mailed_at is null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_open" ON "affiliate_commissions" USING btree ("affiliate_id") WHERE statement_id is null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_order" ON "affiliate_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","decided_at");--> statement-breakpoint
CREATE INDEX "conversions_due" ON "conversions" USING btree ("next_try_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "conversions_user" ON "conversions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "billing_mails_due" ON "billing_mails" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "billing_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "billing_orders" USING btree ("created_at") WHERE state in ('pending', 'declined');--> statement-breakpoint
CREATE INDEX "facts_order" ON "payment_facts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "facts_sale" ON "payment_facts" USING btree ("provider","sale_id");--> statement-breakpoint
CREATE INDEX "facts_due" ON "payment_facts" USING btree ("next_try_at") WHERE state in ('waiting', 'provisional');--> statement-breakpoint
CREATE INDEX "renewal_consents_user" ON "renewal_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_grants" ON "subscriptions" USING btree ("next_grant_at") WHERE next_grant_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_tell" ON "subscriptions" USING btree ("next_tell_at") WHERE next_tell_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_renewals" ON "subscriptions" USING btree ("renews_at") WHERE renews_at is not null;--> statement-breakpoint
CREATE INDEX "character_likes_character" ON "character_likes" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_words_word" ON "character_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "characters_of_owner" ON "characters" USING btree ("owner_id","updated_at") WHERE owner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "characters_made_once" ON "characters" USING btree ("owner_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "characters_in_trash" ON "characters" USING btree ("deleted_at") WHERE deleted_at is not null and purged_at is null;--> statement-breakpoint
CREATE INDEX "characters_popular" ON "characters" USING btree ("visibility","conversations_count","id");--> statement-breakpoint
CREATE INDEX "characters_category" ON "characters" USING btree ("category","conversations_count","id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "characters_facets" ON "characters" USING btree ("gender",("appearance"->>'style')) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "characters_new" ON "characters" USING btree (coalesce("published_at", "created_at"),"id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "portraits_of_person" ON "portraits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_each" ON "conversations" USING btree ("user_id","character_id");--> statement-breakpoint
CREATE INDEX "conversations_begun" ON "conversations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_one_running" ON "generations" USING btree ("conversation_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "generations_message" ON "generations" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generations_started_once" ON "generations" USING btree ("user_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "messages_page" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("user_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "surprises_asked_once" ON "surprises" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "surprises_played" ON "surprises" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "surprises_one_running" ON "surprises" USING btree ("conversation_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "creator_follows_creator" ON "creator_follows" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "holds_leases" ON "credit_holds" USING btree ("lease_until") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "lots_live" ON "credit_lots" USING btree ("user_id","expires_at") WHERE live;--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_once" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "identity_flows_subject" ON "identity_flows" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_asked_once" ON "clips" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "clips_of_photo" ON "clips" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_one_of_photo" ON "clips" USING btree ("photo_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "clips_under_way" ON "clips" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "photos_asked_once" ON "photos" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "photos_of_person" ON "photos" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "photos_of_message" ON "photos" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_one_in_conversation" ON "photos" USING btree ("conversation_id") WHERE state in ('queued', 'running') and conversation_id is not null;--> statement-breakpoint
CREATE INDEX "photos_under_way" ON "photos" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "voice_notes_sent_once" ON "voice_notes" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "voice_notes_of_message" ON "voice_notes" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "voice_notes_under_way" ON "voice_notes" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voice_notes_coming" ON "voice_notes" USING btree ("conversation_id","id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voice_notes_left" ON "voice_notes" USING btree ("id") WHERE message_id is null and storage_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "voices_one_of_message" ON "voices" USING btree ("message_id") WHERE state in ('queued', 'running', 'ready');--> statement-breakpoint
CREATE INDEX "voices_of_person" ON "voices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "voices_of_message" ON "voices" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "voices_of_file" ON "voices" USING btree ("storage_key") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voices_under_way" ON "voices" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "character_reports_once" ON "character_reports" USING btree ("user_id","character_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "character_reports_open" ON "character_reports" USING btree ("character_id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "character_takedowns_once" ON "character_takedowns" USING btree ("character_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "character_takedowns_character" ON "character_takedowns" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "moderation_verdicts_person" ON "moderation_verdicts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "reward_code_claims_user" ON "reward_code_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reward_friends_user" ON "reward_friends" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_invitations_inviter" ON "reward_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "reward_traces_seen" ON "reward_traces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_paid" ON "sandbox_checkouts" USING btree ("customer","changed_at") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "sandbox_events_sale" ON "sandbox_events" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_order" ON "sandbox_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("next_try_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_sales_due" ON "sandbox_sales" USING btree ("next_charge_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "sandbox_sales_ending" ON "sandbox_sales" USING btree ("paid_until") WHERE state = 'cancelled';--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user" ON "second_factor_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_affiliate" ON "users" USING btree (lower(custom_attributes ->> 'refer_id')) WHERE custom_attributes ->> 'refer_source' = 'affiliate';