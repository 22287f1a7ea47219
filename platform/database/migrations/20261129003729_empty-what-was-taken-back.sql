-- additive: the version before reads emptied texts as texts without words.
-- What a version before left of texts that were taken back: rows, steps and copies lose their words, as they do from now on.
UPDATE "circle_posts" SET "text" = '{"zh-CN":"","en":""}', "place" = '{"zh-CN":"","en":""}', "pictures" = '[]', "video" = NULL,
  "latitude" = NULL, "longitude" = NULL, "reason" = '', "search_parts" = '{}' WHERE "state" = 'deleted';--> statement-breakpoint
DELETE FROM "circle_post_parts" USING "circle_posts" p WHERE p."id" = "circle_post_parts"."post_id" AND p."state" = 'deleted';--> statement-breakpoint
DELETE FROM "polls" USING "circle_posts" p WHERE p."id" = "polls"."id" AND p."state" = 'deleted';--> statement-breakpoint
UPDATE "shows" SET "text" = '{"zh-CN":"","en":""}', "place" = '{"zh-CN":"","en":""}', "pictures" = '[]', "video" = NULL
  WHERE "state" = 'deleted';--> statement-breakpoint
UPDATE "wishes" SET "title" = '{"zh-CN":"","en":""}', "text" = '{"zh-CN":"","en":""}', "place_name" = '{"zh-CN":"","en":""}',
  "pictures" = '[]', "private_place" = '', "latitude" = NULL, "longitude" = NULL, "evaluation" = NULL, "search_parts" = '{}'
  WHERE "state" = 'withdrawn';--> statement-breakpoint
UPDATE "applications" SET "name" = '', "intro" = '', "contact" = '', "pictures" = '[]' WHERE "state" = 'withdrawn';--> statement-breakpoint
UPDATE "team_foundings" SET "name" = '', "intro" = '', "street" = '', "why" = '', "picture" = '', "reason" = ''
  WHERE "state" = 'withdrawn';--> statement-breakpoint
UPDATE "activities" SET "title" = '{"zh-CN":"","en":""}', "intro" = '{"zh-CN":"","en":""}', "requirements" = '{"zh-CN":"","en":""}',
  "place_name" = '{"zh-CN":"","en":""}', "pictures" = '[]', "cancel_reason" = NULL, "latitude" = 0, "longitude" = 0, "code" = NULL
  WHERE "state" = 'withdrawn';--> statement-breakpoint
UPDATE "case_steps" s SET "text" = '{"zh-CN":"","en":""}', "pictures" = '[]' FROM (
    SELECT 'circle-post' AS kind, "id" FROM "circle_posts" WHERE "state" = 'deleted'
    UNION ALL SELECT 'show', "id" FROM "shows" WHERE "state" = 'deleted'
    UNION ALL SELECT 'wish', "id" FROM "wishes" WHERE "state" = 'withdrawn'
    UNION ALL SELECT 'application', "id" FROM "applications" WHERE "state" = 'withdrawn'
    UNION ALL SELECT 'team-founding', "id" FROM "team_foundings" WHERE "state" = 'withdrawn'
    UNION ALL SELECT 'activity', "id" FROM "activities" WHERE "state" = 'withdrawn'
  ) taken WHERE s."kind" = taken.kind AND s."case_id" = taken."id";--> statement-breakpoint
UPDATE "comments" SET "text" = '', "people" = '[]' WHERE "deleted_at" IS NOT NULL;--> statement-breakpoint
UPDATE "team_letters" SET "text" = '' WHERE "removed_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "search_entries" USING "contents" c WHERE c."id" = "search_entries"."content_id" AND c."state" = 'withdrawn' AND (
    EXISTS (SELECT 1 FROM "circle_posts" p WHERE p."id" = c."id" AND p."state" <> 'published')
    OR EXISTS (SELECT 1 FROM "shows" p WHERE p."id" = c."id") OR EXISTS (SELECT 1 FROM "wishes" p WHERE p."id" = c."id")
    OR EXISTS (SELECT 1 FROM "suggestions" p WHERE p."id" = c."id"));--> statement-breakpoint
DELETE FROM "search_words" USING (
    SELECT word, count(*) AS titles FROM "contents" c, LATERAL (
      SELECT DISTINCT regexp_split_to_table(lower(concat_ws(' ', c."title" ->> 'zh-CN', c."title" ->> 'en')), '[^a-z]+') AS word) words
    WHERE c."state" = 'withdrawn' AND (
    EXISTS (SELECT 1 FROM "circle_posts" p WHERE p."id" = c."id" AND p."state" <> 'published')
    OR EXISTS (SELECT 1 FROM "shows" p WHERE p."id" = c."id") OR EXISTS (SELECT 1 FROM "wishes" p WHERE p."id" = c."id")
    OR EXISTS (SELECT 1 FROM "suggestions" p WHERE p."id" = c."id"))
    GROUP BY word
  ) gone WHERE gone.word = "search_words"."word" AND "search_words"."titles" <= gone.titles;--> statement-breakpoint
UPDATE "contents" c SET "title" = '{"zh-CN":"","en":""}', "summary" = '{"zh-CN":"","en":""}', "covers" = '[]'
  WHERE c."state" = 'withdrawn' AND (
    EXISTS (SELECT 1 FROM "circle_posts" p WHERE p."id" = c."id" AND p."state" <> 'published')
    OR EXISTS (SELECT 1 FROM "shows" p WHERE p."id" = c."id") OR EXISTS (SELECT 1 FROM "wishes" p WHERE p."id" = c."id")
    OR EXISTS (SELECT 1 FROM "suggestions" p WHERE p."id" = c."id"));--> statement-breakpoint
UPDATE "reported_things" SET "text" = '';--> statement-breakpoint
DO $$
DECLARE named record;
BEGIN
  FOR named IN
    SELECT DISTINCT person ->> 'id' AS id, '@' || (person ->> 'name') AS name
    FROM (SELECT "people" FROM "comments" UNION ALL SELECT "people" FROM "held_comments" UNION ALL SELECT "people" FROM "circle_post_parts") texts,
      jsonb_array_elements(texts."people") person JOIN "users" ON "users"."id" = person ->> 'id' AND "users"."deleted_at" IS NOT NULL
    ORDER BY 2 DESC
  LOOP
    UPDATE "comments" SET "text" = replace("text", named.name, '@…') WHERE "people" @> jsonb_build_array(jsonb_build_object('id', named.id));
    UPDATE "held_comments" SET "text" = replace("text", named.name, '@…') WHERE "people" @> jsonb_build_array(jsonb_build_object('id', named.id));
    UPDATE "circle_posts" p SET "text" = jsonb_build_object(
        'zh-CN', replace(p."text" ->> 'zh-CN', named.name, '@…'), 'en', replace(p."text" ->> 'en', named.name, '@…')),
        "search_parts" = ARRAY(SELECT part FROM unnest(p."search_parts") part
          WHERE part LIKE 'circle:%' OR strpos(lower(named.name), lower(part)) = 0)
      FROM "circle_post_parts" parts
      WHERE parts."post_id" = p."id" AND parts."people" @> jsonb_build_array(jsonb_build_object('id', named.id));
  END LOOP;
  UPDATE "contents" c SET "summary" = p."text",
      "title" = jsonb_build_object('zh-CN', left(p."text" ->> 'zh-CN', 40), 'en', left(p."text" ->> 'en', 40))
    FROM "circle_posts" p WHERE p."id" = c."id" AND p."state" = 'published' AND c."summary" <> p."text";
  UPDATE "comments" SET "people" = (SELECT coalesce(jsonb_agg(person), '[]') FROM jsonb_array_elements("people") person
      WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = person ->> 'id' AND "users"."deleted_at" IS NOT NULL))
    WHERE "people" <> '[]';
  UPDATE "held_comments" SET "people" = (SELECT coalesce(jsonb_agg(person), '[]') FROM jsonb_array_elements("people") person
      WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = person ->> 'id' AND "users"."deleted_at" IS NOT NULL))
    WHERE "people" <> '[]';
  UPDATE "circle_post_parts" SET "people" = (SELECT coalesce(jsonb_agg(person), '[]') FROM jsonb_array_elements("people") person
      WHERE NOT EXISTS (SELECT 1 FROM "users" WHERE "users"."id" = person ->> 'id' AND "users"."deleted_at" IS NOT NULL))
    WHERE "people" <> '[]';
END $$;
