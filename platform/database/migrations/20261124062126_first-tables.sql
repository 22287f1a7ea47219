CREATE TABLE "allowances" (
	"key" text PRIMARY KEY NOT NULL,
	"stamps" timestamp (3) with time zone[] NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator" text NOT NULL,
	"desk" text NOT NULL,
	"act" text NOT NULL,
	"case_id" text NOT NULL,
	"text" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"added_by" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text DEFAULT 'notice' NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "play_positions" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"seconds" double precision NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "play_positions_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"type" smallint NOT NULL,
	"visited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"venue_id" text,
	"team_id" text,
	"organisation_id" text,
	"project_id" text,
	"place_name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"enrols_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"places_left" integer NOT NULL,
	"radius" integer,
	"code" text,
	"state" text NOT NULL,
	"cancel_reason" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_places" CHECK (places_left >= 0)
);
--> statement-breakpoint
CREATE TABLE "activity_members" (
	"id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"checked_in_at" timestamp (3) with time zone,
	"checked_out_at" timestamp (3) with time zone,
	"is_walk_in" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_times" (
	"id" text GENERATED ALWAYS AS (activity_id || ':' || user_id) STORED,
	"activity_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone,
	"doubt" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_times_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "host_albums" (
	"host_id" text NOT NULL,
	"album_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "host_albums_host_id_album_id_pk" PRIMARY KEY("host_id","album_id")
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"contact" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_details" (
	"content_id" text PRIMARY KEY NOT NULL,
	"author" jsonb,
	"author_host_id" text,
	"updated_at" timestamp (3) with time zone,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"reading_minutes" jsonb NOT NULL,
	"voice_url" jsonb
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"content_id" text PRIMARY KEY NOT NULL,
	"description" jsonb NOT NULL,
	"finished" boolean DEFAULT false NOT NULL,
	"tracks" integer DEFAULT 0 NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracks" (
	"content_id" text PRIMARY KEY NOT NULL,
	"album_id" text NOT NULL,
	"sort" integer NOT NULL,
	"source_id" text NOT NULL,
	"url" text NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"case_id" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"role" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"operator" text DEFAULT nullif(current_setting('townsquare.operator', true), ''),
	"text" jsonb NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	"years" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificates_of_the_same" UNIQUE("user_id","minutes","times","name")
);
--> statement-breakpoint
CREATE TABLE "channel_hosts" (
	"channel_id" text NOT NULL,
	"host_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "channel_hosts_channel_id_host_id_pk" PRIMARY KEY("channel_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "channel_subscriptions" (
	"user_id" text NOT NULL,
	"channel_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_subscriptions_user_id_channel_id_pk" PRIMARY KEY("user_id","channel_id")
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"content_id" text PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"frequency" text,
	"region" jsonb NOT NULL,
	"genre" text DEFAULT 'general' NOT NULL,
	"description" jsonb NOT NULL,
	"stream_url" text NOT NULL,
	"mime" text NOT NULL,
	"sort" integer NOT NULL,
	"default_for" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"replay_url" text,
	"playable_by" text DEFAULT 'all' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"avatar" text NOT NULL,
	"intro" jsonb NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"weekday" smallint NOT NULL,
	"start_minute" smallint NOT NULL,
	"end_minute" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"hosts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replay_url" text
);
--> statement-breakpoint
CREATE TABLE "characters" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"portrait" text NOT NULL,
	"link" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_viewers" (
	"channel_id" text NOT NULL,
	"process" text NOT NULL,
	"viewers" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "channel_viewers_channel_id_process_pk" PRIMARY KEY("channel_id","process")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"content_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_places" (
	"user_id" text NOT NULL,
	"collection_id" text NOT NULL,
	"content_id" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_places_user_id_collection_id_pk" PRIMARY KEY("user_id","collection_id")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"user_id" text NOT NULL,
	"comment_id" text NOT NULL,
	CONSTRAINT "comment_likes_user_id_comment_id_pk" PRIMARY KEY("user_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"content_id" text NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" text,
	"reply_to_user_id" text,
	"text" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"rank" integer GENERATED ALWAYS AS (likes * 1 + replies * 2) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sensitive_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commitment_pauses" (
	"user_id" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL,
	"resumed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "commitments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"case_id" text NOT NULL,
	"user_id" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "credit_days" (
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"day" date NOT NULL,
	"contents" text[] NOT NULL,
	CONSTRAINT "credit_days_user_id_act_day_pk" PRIMARY KEY("user_id","act","day")
);
--> statement-breakpoint
CREATE TABLE "credit_rules" (
	"act" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"most_per_day" integer NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credits" (
	"user_id" text NOT NULL,
	"act" text NOT NULL,
	"content_id" text NOT NULL,
	"type" smallint NOT NULL,
	"credits" integer NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credits_user_id_act_content_id_pk" PRIMARY KEY("user_id","act","content_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"carousel" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"entries" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"category_id" text,
	"sub_category_id" text,
	"place" text DEFAULT '' NOT NULL,
	"organisation_id" text,
	"source" jsonb,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"covers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"layout" text DEFAULT 'right' NOT NULL,
	"duration" real,
	"pictures" integer,
	"external_url" text,
	"share" jsonb,
	"state" text DEFAULT 'published' NOT NULL,
	"listed" boolean DEFAULT true NOT NULL,
	"comments_open" boolean DEFAULT true NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"collections" integer DEFAULT 0 NOT NULL,
	"shares" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"logo" text NOT NULL,
	"intro" jsonb NOT NULL,
	"kind" text NOT NULL,
	"followers" integer DEFAULT 0 NOT NULL,
	"address" jsonb,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"text" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"contact" text,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gallery_pictures" (
	"gallery_id" text NOT NULL,
	"sort" integer NOT NULL,
	"url" text NOT NULL,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"caption" jsonb NOT NULL,
	CONSTRAINT "gallery_pictures_gallery_id_sort_pk" PRIMARY KEY("gallery_id","sort")
);
--> statement-breakpoint
CREATE TABLE "demo_verifications" (
	"reference" text PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"name" text,
	"card" text,
	"card_mark" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"finding" text,
	CONSTRAINT "identities_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "order_pairs" (
	"one" text NOT NULL,
	"other" text NOT NULL,
	"month" text NOT NULL,
	"rewarded" integer NOT NULL,
	CONSTRAINT "order_pairs_one_other_month_pk" PRIMARY KEY("one","other","month")
);
--> statement-breakpoint
CREATE TABLE "order_rewards" (
	"order_id" text PRIMARY KEY NOT NULL,
	"service_id" text NOT NULL,
	"period" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text NOT NULL,
	"orderer_id" text,
	"provider_id" text,
	"pair_month" text,
	"completed_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_budgets" (
	"service_id" text NOT NULL,
	"period" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "service_budgets_service_id_period_pk" PRIMARY KEY("service_id","period"),
	CONSTRAINT "service_budgets_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "orderable_services" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"name" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"cover" text,
	"reward" integer NOT NULL,
	"budget" integer DEFAULT 0 NOT NULL,
	"budget_period" text DEFAULT 'month' NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service_id" text NOT NULL,
	"provider_id" text,
	"wanted_on" date NOT NULL,
	"area" jsonb NOT NULL,
	"sealed_address" text,
	"sealed_note" text,
	"reward" integer NOT NULL,
	"state" text NOT NULL,
	"stars" smallint,
	"score_text" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "official_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"parent_id" text,
	"sort" integer NOT NULL,
	"type" text NOT NULL,
	"title" jsonb,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" text,
	"item_ids" jsonb,
	"item_category_id" text,
	"item_type" smallint,
	"item_limit" integer DEFAULT 6 NOT NULL,
	"eager" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"background_color" text,
	"share_description" jsonb NOT NULL,
	"share_image" text,
	"preview_token" text,
	CONSTRAINT "pages_preview_token_unique" UNIQUE("preview_token")
);
--> statement-breakpoint
CREATE TABLE "code_scans" (
	"nonce" text PRIMARY KEY NOT NULL,
	"scanner_id" text NOT NULL,
	"purpose" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"path" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_helpers" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "project_helpers_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"aim" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"cover" text NOT NULL,
	"kinds" text[] NOT NULL,
	"team_id" text,
	"organisation_id" text,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"state" text NOT NULL,
	"activities" integer DEFAULT 0 NOT NULL,
	"helpers" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_sums" (
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"subject_id" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "ranking_sums_kind_period_subject_id_pk" PRIMARY KEY("kind","period","subject_id")
);
--> statement-breakpoint
CREATE TABLE "service_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"team_id" text,
	"organisation_id" text,
	"project_id" text,
	"day" text NOT NULL,
	"minutes" integer NOT NULL,
	"times" integer NOT NULL,
	"act" text NOT NULL,
	"role" text NOT NULL,
	"actor_id" text,
	"text" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_minutes" (
	"user_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"team_id" text,
	"organisation_id" text,
	"project_id" text,
	"minutes" integer NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_minutes_user_id_activity_id_pk" PRIMARY KEY("user_id","activity_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"type" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_user_id_kind_target_id_pk" PRIMARY KEY("user_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"user_id" text NOT NULL,
	"content_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"content_id" text,
	"user_id" text,
	"type" smallint NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" text NOT NULL,
	"content_id" text,
	"organisation_id" text,
	"host_id" text,
	"type" smallint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"key" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"language" text NOT NULL,
	"score" real NOT NULL,
	"people" real NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"titles" integer NOT NULL,
	"trigrams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selection" (
	"content_id" text PRIMARY KEY NOT NULL,
	"note" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "module_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"module_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"icon" text NOT NULL,
	"link" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"page_id" text,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "login_sources" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"from_url" text,
	"from_user_id" text,
	"jump_url" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_captchas" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"asker" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"other_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "phone_captchas_phone_purpose_pk" PRIMARY KEY("phone","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "used_social_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"sex" smallint DEFAULT 0 NOT NULL,
	"birthdate" text,
	"home_address" text,
	"real_name_verified" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'zh-CN' NOT NULL,
	"password_hash" text,
	"password_set_at" timestamp (3) with time zone,
	"phone_bound_at" timestamp (3) with time zone,
	"from_user_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"locked_reason" text,
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "show_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"category_id" text,
	"topic_id" text,
	"text" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"video" text,
	"place" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "shows_place" CHECK (num_nonnulls(category_id, topic_id) > 0)
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" text PRIMARY KEY NOT NULL,
	"province_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"initial" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "config_items" (
	"code" integer PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"code" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"city_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"initial" text NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"district_id" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "special_columns" (
	"id" text PRIMARY KEY NOT NULL,
	"special_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "special_items" (
	"column_id" text NOT NULL,
	"content_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "special_items_column_id_content_id_pk" PRIMARY KEY("column_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" text GENERATED ALWAYS AS (team_id || ':' || user_id) STORED,
	"team_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"logo" text NOT NULL,
	"organisation_id" text,
	"leader_id" text,
	"members" integer DEFAULT 0 NOT NULL,
	"most_members" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"search_parts" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_pictures" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"state" text DEFAULT 'there' NOT NULL,
	"url" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"size" bigint NOT NULL,
	"suggestion" text DEFAULT 'pass' NOT NULL,
	"fingerprint" text,
	"duration" double precision,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "upload_totals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"day" date NOT NULL,
	"day_bytes" bigint NOT NULL,
	CONSTRAINT "upload_totals_bytes" CHECK (bytes >= 0 and day_bytes >= 0)
);
--> statement-breakpoint
CREATE TABLE "venue_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"venue_id" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"role" jsonb NOT NULL,
	"photo" text DEFAULT '' NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "venue_teams" (
	"venue_id" text NOT NULL,
	"team_id" text NOT NULL,
	CONSTRAINT "venue_teams_venue_id_team_id_pk" PRIMARY KEY("venue_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"parent_id" text,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"phone" text,
	"pictures" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_items" (
	"collection_id" text NOT NULL,
	"content_id" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "collection_items_collection_id_content_id_pk" PRIMARY KEY("collection_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "streams" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"mime" text NOT NULL,
	"restricted" boolean DEFAULT false NOT NULL,
	"captions" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"content_id" text PRIMARY KEY NOT NULL,
	"description" jsonb NOT NULL,
	"stream_id" text NOT NULL,
	"preview_token" text,
	CONSTRAINT "videos_preview_token_unique" UNIQUE("preview_token")
);
--> statement-breakpoint
CREATE TABLE "volunteers" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"team_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"details" text,
	"proposed" text,
	"proposed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "cash_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"cents" integer NOT NULL,
	"fee" integer NOT NULL,
	"sealed_account" text,
	"sealed_name" text,
	"shown_account" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"payer" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"outcome" text NOT NULL,
	"asked" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "wallet_accounts_balance" CHECK (balance >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"cents" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "granted_helpers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "helped_persons" (
	"id" text PRIMARY KEY NOT NULL,
	"helper_id" text NOT NULL,
	"details" text NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_claims" (
	"wish_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_claims_wish_id_user_id_pk" PRIMARY KEY("wish_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"helped_person_id" text,
	"category_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"place_name" jsonb NOT NULL,
	"private_place" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"wanted_on" date NOT NULL,
	"wanted" integer NOT NULL,
	"places_left" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"stars" smallint,
	"evaluation" jsonb,
	"search_parts" text[] NOT NULL,
	CONSTRAINT "wishes_places" CHECK (places_left >= 0)
);
--> statement-breakpoint
ALTER TABLE "play_positions" ADD CONSTRAINT "play_positions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_members" ADD CONSTRAINT "activity_members_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_members" ADD CONSTRAINT "activity_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_times" ADD CONSTRAINT "service_times_activity_id_activities_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_times" ADD CONSTRAINT "service_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_albums" ADD CONSTRAINT "host_albums_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_albums" ADD CONSTRAINT "host_albums_album_id_albums_content_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_details" ADD CONSTRAINT "article_details_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracks" ADD CONSTRAINT "tracks_album_id_albums_content_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_hosts" ADD CONSTRAINT "channel_hosts_channel_id_channels_content_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_hosts" ADD CONSTRAINT "channel_hosts_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_subscriptions" ADD CONSTRAINT "channel_subscriptions_channel_id_channels_content_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_channel_id_channels_content_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_viewers" ADD CONSTRAINT "channel_viewers_channel_id_channels_content_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_channel_id_channels_content_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_collection_id_contents_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_places" ADD CONSTRAINT "collection_places_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitment_pauses" ADD CONSTRAINT "commitment_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commitments" ADD CONSTRAINT "commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_days" ADD CONSTRAINT "credit_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_gallery_id_contents_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pairs" ADD CONSTRAINT "order_pairs_one_users_id_fk" FOREIGN KEY ("one") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pairs" ADD CONSTRAINT "order_pairs_other_users_id_fk" FOREIGN KEY ("other") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rewards" ADD CONSTRAINT "order_rewards_orderer_id_users_id_fk" FOREIGN KEY ("orderer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rewards" ADD CONSTRAINT "order_rewards_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_budgets" ADD CONSTRAINT "service_budgets_service_id_orderable_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."orderable_services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_service_id_orderable_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."orderable_services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_provider_id_users_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_accounts" ADD CONSTRAINT "official_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "official_accounts" ADD CONSTRAINT "official_accounts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_cards" ADD CONSTRAINT "page_cards_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_scans" ADD CONSTRAINT "code_scans_scanner_id_users_id_fk" FOREIGN KEY ("scanner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_helpers" ADD CONSTRAINT "project_helpers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_helpers" ADD CONSTRAINT "project_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_entries" ADD CONSTRAINT "service_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_minutes" ADD CONSTRAINT "service_minutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "selection" ADD CONSTRAINT "selection_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_entries" ADD CONSTRAINT "module_entries_module_id_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."modules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sources" ADD CONSTRAINT "login_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_proofs" ADD CONSTRAINT "member_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_category_id_show_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."show_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_topic_id_contents_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cities" ADD CONSTRAINT "cities_province_id_provinces_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."provinces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "streets" ADD CONSTRAINT "streets_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_columns" ADD CONSTRAINT "special_columns_special_id_contents_id_fk" FOREIGN KEY ("special_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_items" ADD CONSTRAINT "special_items_column_id_special_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."special_columns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_items" ADD CONSTRAINT "special_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sources" ADD CONSTRAINT "sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_totals" ADD CONSTRAINT "upload_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_staff" ADD CONSTRAINT "venue_staff_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_teams" ADD CONSTRAINT "venue_teams_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venues" ADD CONSTRAINT "venues_parent_id_venues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_contents_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_stream_id_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."streams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "volunteers" ADD CONSTRAINT "volunteers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_outs" ADD CONSTRAINT "cash_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_accounts" ADD CONSTRAINT "wallet_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_movements" ADD CONSTRAINT "wallet_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "granted_helpers" ADD CONSTRAINT "granted_helpers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helped_persons" ADD CONSTRAINT "helped_persons_helper_id_users_id_fk" FOREIGN KEY ("helper_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_claims" ADD CONSTRAINT "wish_claims_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_claims" ADD CONSTRAINT "wish_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_helped_person_id_helped_persons_id_fk" FOREIGN KEY ("helped_person_id") REFERENCES "public"."helped_persons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_category_id_wish_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."wish_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowances_by_expiry" ON "allowances" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "operator_acts_by_case" ON "operator_acts" USING btree ("desk","case_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_user" ON "messages" USING btree ("user_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "visits_by_user" ON "visits" USING btree ("user_id","visited_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_coming" ON "activities" USING btree ("starts_at","id") WHERE state in ('announced', 'enrolling', 'running');--> statement-breakpoint
CREATE INDEX "activities_by_state" ON "activities" USING btree ("state","starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_by_kind" ON "activities" USING btree ("kind","state","starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_by_venue" ON "activities" USING btree ("venue_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_by_team" ON "activities" USING btree ("team_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_by_project" ON "activities" USING btree ("project_id","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_by_place" ON "activities" USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX "activities_coming_by_place" ON "activities" USING gist (point(longitude, latitude)) WHERE state in ('announced', 'enrolling', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "activity_members_once" ON "activity_members" USING btree ("activity_id","user_id");--> statement-breakpoint
CREATE INDEX "activity_members_by_activity" ON "activity_members" USING btree ("activity_id","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "activity_members_by_user" ON "activity_members" USING btree ("user_id","joined_at" DESC NULLS FIRST,"activity_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "service_times_by_id" ON "service_times" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_times_open" ON "service_times" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "service_times_by_user" ON "service_times" USING btree ("user_id","from_at");--> statement-breakpoint
CREATE INDEX "service_times_waiting" ON "service_times" USING btree ("from_at","id") WHERE state in ('open', 'waiting');--> statement-breakpoint
CREATE INDEX "host_albums_by_album" ON "host_albums" USING btree ("album_id");--> statement-breakpoint
CREATE INDEX "applications_by_picture" ON "applications" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "applications_by_user" ON "applications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_waiting" ON "applications" USING btree ("user_id","kind") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "applications_to_judge" ON "applications" USING btree ("created_at","id") WHERE state = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "tracks_by_album" ON "tracks" USING btree ("album_id","sort");--> statement-breakpoint
CREATE INDEX "case_steps_by_case" ON "case_steps" USING btree ("kind","case_id","id");--> statement-breakpoint
CREATE INDEX "case_steps_by_picture" ON "case_steps" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "certificates_by_user" ON "certificates" USING btree ("user_id","issued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "channels_by_kind" ON "channels" USING btree ("kind","sort","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "programmes_by_channel" ON "programmes" USING btree ("channel_id","weekday","start_minute");--> statement-breakpoint
CREATE INDEX "characters_in_order" ON "characters" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_channel" ON "chat_messages" USING btree ("channel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_by_key" ON "chat_messages" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("added_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "courses_by_kind" ON "courses" USING btree ("kind","added_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collection_places_by_collection" ON "collection_places" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "collection_places_by_content" ON "collection_places" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("content_id","pinned" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "comments_hottest" ON "comments" USING btree ("content_id","pinned" DESC NULLS FIRST,"rank" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE parent_id is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "comments_by_user" ON "comments" USING btree ("user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "commitment_pauses_waiting" ON "commitment_pauses" USING btree ("paused_at") WHERE resumed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "commitments_held" ON "commitments" USING btree ("kind","case_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "commitments_by_user" ON "commitments" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE INDEX "commitments_by_end" ON "commitments" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "credits_by_user" ON "credits" USING btree ("user_id","earned_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST,"act" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "contents_by_category" ON "contents" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_sub_category" ON "contents" USING btree ("sub_category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_place_type" ON "contents" USING btree ("place","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed;--> statement-breakpoint
CREATE INDEX "contents_by_place_category_type" ON "contents" USING btree ("place","category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_place_sub_category_type" ON "contents" USING btree ("place","sub_category_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "contents_by_organisation_type" ON "contents" USING btree ("organisation_id","type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE listed is not false;--> statement-breakpoint
CREATE INDEX "organisations_by_place" ON "organisations" USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX "organisations_by_name_zh" ON "organisations" USING btree ((name->>'zh-CN'),"id") WHERE latitude is not null;--> statement-breakpoint
CREATE INDEX "organisations_by_name_en" ON "organisations" USING btree ((name->>'en'),"id") WHERE latitude is not null;--> statement-breakpoint
CREATE INDEX "sub_categories_by_category" ON "sub_categories" USING btree ("category_id","sort");--> statement-breakpoint
CREATE INDEX "feedback_by_picture" ON "feedback" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "feedback_by_user" ON "feedback" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feedback_waiting" ON "feedback" USING btree ("updated_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_verified" ON "identities" USING btree ("card_mark") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "identities_to_ask" ON "identities" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "identities_at_office" ON "identities" USING btree ("sent_at","id") WHERE state = 'pending' and finding is not null;--> statement-breakpoint
CREATE INDEX "order_rewards_by_budget" ON "order_rewards" USING btree ("service_id","period");--> statement-breakpoint
CREATE INDEX "order_rewards_due" ON "order_rewards" USING btree ("due_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "order_rewards_by_provider" ON "order_rewards" USING btree ("provider_id","due_at");--> statement-breakpoint
CREATE INDEX "order_rewards_reserved" ON "order_rewards" USING btree ("orderer_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "order_rewards_by_completion" ON "order_rewards" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "service_orders_by_user" ON "service_orders" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_open" ON "service_orders" USING btree ("wanted_on","id") WHERE state = 'placed';--> statement-breakpoint
CREATE INDEX "service_orders_by_provider" ON "service_orders" USING btree ("provider_id","state","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_orders_provided" ON "service_orders" USING btree ("wanted_on","id") WHERE state = 'provided';--> statement-breakpoint
CREATE INDEX "service_orders_disputed" ON "service_orders" USING btree ("updated_at","id") WHERE state = 'disputed';--> statement-breakpoint
CREATE INDEX "service_orders_sealed" ON "service_orders" USING btree ("updated_at") WHERE sealed_address is not null or sealed_note is not null;--> statement-breakpoint
CREATE INDEX "official_accounts_by_organisation" ON "official_accounts" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "page_cards_by_page" ON "page_cards" USING btree ("page_id","sort");--> statement-breakpoint
CREATE INDEX "page_cards_by_parent" ON "page_cards" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "code_scans_by_scanner" ON "code_scans" USING btree ("scanner_id","at" DESC NULLS FIRST,"nonce" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_helpers_by_user" ON "project_helpers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("starts_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_state" ON "projects" USING btree ("state","starts_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "projects_by_kind" ON "projects" USING gin ("kinds");--> statement-breakpoint
CREATE INDEX "ranking_sums_by_rank" ON "ranking_sums" USING btree ("kind","period","minutes" DESC NULLS FIRST,"subject_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ranking_sums_by_times" ON "ranking_sums" USING btree ("kind","period","times" DESC NULLS FIRST,"subject_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_entries_by_day" ON "service_entries" USING btree ("user_id","day","activity_id");--> statement-breakpoint
CREATE INDEX "service_minutes_by_user" ON "service_minutes" USING btree ("user_id","ended_at" DESC NULLS FIRST,"activity_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_minutes_by_project" ON "service_minutes" USING btree ("project_id","ended_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST,"activity_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collections_by_user" ON "collections" USING btree ("user_id","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collections_by_user_type" ON "collections" USING btree ("user_id","type","created_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "likes_by_content" ON "likes" USING btree ("content_id","created_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_by_subject" ON "search_entries" USING btree ("type","id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_by_content" ON "search_entries" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_by_organisation" ON "search_entries" USING btree ("organisation_id") WHERE organisation_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "search_entries_by_host" ON "search_entries" USING btree ("host_id") WHERE host_id is not null;--> statement-breakpoint
CREATE INDEX "search_entries_newest" ON "search_entries" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_newest_by_type" ON "search_entries" USING btree ("type","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_entries_by_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_phrases_by_prefix" ON "search_phrases" USING btree ("key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_phrases_hot" ON "search_phrases" USING btree ("language","score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_words_by_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_trigram" ON "search_words" USING gin ("trigrams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "selection_newest" ON "selection" USING btree ("chosen_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "module_entries_by_module" ON "module_entries" USING btree ("module_id","sort");--> statement-breakpoint
CREATE INDEX "captcha_proofs_by_expiry" ON "captcha_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_devices_by_time" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "login_sources_by_user" ON "login_sources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_sources_by_age" ON "login_sources" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "member_proofs_by_expiry" ON "member_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_captchas_by_expiry" ON "phone_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_accounts_by_user" ON "social_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_social_codes_by_time" ON "used_social_codes" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "users_by_avatar" ON "users" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "users_by_inviter" ON "users" USING btree ("from_user_id","created_at") WHERE from_user_id is not null;--> statement-breakpoint
CREATE INDEX "shows_newest" ON "shows" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and topic_id is null;--> statement-breakpoint
CREATE INDEX "shows_by_category" ON "shows" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "shows_by_topic" ON "shows" USING btree ("topic_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "shows_by_user" ON "shows" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "shows_by_picture" ON "shows" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "shows_by_video" ON "shows" USING btree ("video");--> statement-breakpoint
CREATE INDEX "shows_waiting" ON "shows" USING btree ("created_at","id") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "cities_by_province" ON "cities" USING btree ("province_id","sort");--> statement-breakpoint
CREATE INDEX "cities_by_position" ON "cities" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "districts_by_city" ON "districts" USING btree ("city_id","sort");--> statement-breakpoint
CREATE INDEX "streets_by_district" ON "streets" USING btree ("district_id","sort");--> statement-breakpoint
CREATE INDEX "streets_by_latitude" ON "streets" USING btree ("latitude");--> statement-breakpoint
CREATE INDEX "special_columns_by_special" ON "special_columns" USING btree ("special_id","sort");--> statement-breakpoint
CREATE INDEX "special_items_by_column" ON "special_items" USING btree ("column_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_by_id" ON "team_members" USING btree ("id");--> statement-breakpoint
CREATE INDEX "team_members_by_team" ON "team_members" USING btree ("team_id","state","asked_at","user_id");--> statement-breakpoint
CREATE INDEX "team_members_by_user" ON "team_members" USING btree ("user_id","state","asked_at","team_id");--> statement-breakpoint
CREATE INDEX "teams_by_organisation" ON "teams" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "teams_by_size" ON "teams" USING btree ("members" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "teams_by_search" ON "teams" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "sources_by_user" ON "sources" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sources_to_check" ON "sources" USING btree ("check_at","id");--> statement-breakpoint
CREATE INDEX "sources_unchecked" ON "sources" USING btree ("created_at") WHERE suggestion = 'unchecked';--> statement-breakpoint
CREATE INDEX "sources_on_their_way" ON "sources" USING btree ("created_at") WHERE state <> 'there';--> statement-breakpoint
CREATE INDEX "venue_staff_by_venue" ON "venue_staff" USING btree ("venue_id","place","id");--> statement-breakpoint
CREATE INDEX "venue_teams_by_team" ON "venue_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "venues_by_place" ON "venues" USING gist (point(longitude, latitude));--> statement-breakpoint
CREATE INDEX "venues_by_place_centre" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'centre';--> statement-breakpoint
CREATE INDEX "venues_by_place_office" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'office';--> statement-breakpoint
CREATE INDEX "venues_by_place_station" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'station';--> statement-breakpoint
CREATE INDEX "venues_by_place_base" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'base';--> statement-breakpoint
CREATE INDEX "venues_by_place_spot" ON "venues" USING gist (point(longitude, latitude)) WHERE kind = 'spot';--> statement-breakpoint
CREATE INDEX "venues_by_parent" ON "venues" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "venues_by_name_zh" ON "venues" USING btree ((name->>'zh-CN'),"id");--> statement-breakpoint
CREATE INDEX "venues_by_kind_zh" ON "venues" USING btree ("kind",(name->>'zh-CN'),"id");--> statement-breakpoint
CREATE INDEX "venues_by_name_en" ON "venues" USING btree ((name->>'en'),"id");--> statement-breakpoint
CREATE INDEX "venues_by_kind_en" ON "venues" USING btree ("kind",(name->>'en'),"id");--> statement-breakpoint
CREATE INDEX "collection_items_by_sort" ON "collection_items" USING btree ("collection_id","sort");--> statement-breakpoint
CREATE INDEX "collection_items_by_content" ON "collection_items" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "videos_by_stream" ON "videos" USING btree ("stream_id");--> statement-breakpoint
CREATE INDEX "volunteers_by_state" ON "volunteers" USING btree ("state","registered_at","id");--> statement-breakpoint
CREATE INDEX "volunteers_proposing" ON "volunteers" USING btree ("proposed_at","id") WHERE proposed is not null;--> statement-breakpoint
CREATE INDEX "cash_outs_by_user" ON "cash_outs" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cash_outs_by_state" ON "cash_outs" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "cash_outs_to_ask" ON "cash_outs" USING btree ("ask_at") WHERE state = 'paying';--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_movements_once" ON "wallet_movements" USING btree ("subject_id","kind","user_id");--> statement-breakpoint
CREATE INDEX "wallet_movements_by_user" ON "wallet_movements" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "helped_persons_by_helper" ON "helped_persons" USING btree ("helper_id","registered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wish_claims_by_wish" ON "wish_claims" USING btree ("wish_id","claimed_at","user_id");--> statement-breakpoint
CREATE INDEX "wish_claims_by_user" ON "wish_claims" USING btree ("user_id","claimed_at" DESC NULLS FIRST,"wish_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_newest" ON "wishes" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state in ('open', 'claimed', 'finished', 'evaluated');--> statement-breakpoint
CREATE INDEX "wishes_by_state" ON "wishes" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_by_category" ON "wishes" USING btree ("category_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state in ('open', 'claimed', 'finished', 'evaluated');--> statement-breakpoint
CREATE INDEX "wishes_by_user" ON "wishes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_by_helped_person" ON "wishes" USING btree ("helped_person_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "wishes_by_position" ON "wishes" USING gist (point(longitude, latitude)) WHERE state in ('open', 'claimed', 'finished', 'evaluated');--> statement-breakpoint
CREATE INDEX "wishes_by_picture" ON "wishes" USING gin ("pictures" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "wishes_by_search" ON "wishes" USING gin ("search_parts");--> statement-breakpoint
CREATE INDEX "wishes_overdue" ON "wishes" USING btree ("wanted_on") WHERE state in ('open', 'claimed');