ALTER TABLE "venues" ALTER COLUMN "hours" DROP NOT NULL;--> statement-breakpoint
-- Hours were words. They stay as a sentence of the introduction until the office writes them anew.
UPDATE "venues" SET "hours" = NULL, "intro" = CASE WHEN coalesce("hours"->>'zh-CN', '') = '' THEN "intro" ELSE "intro" || jsonb_build_object(
  'zh-CN', concat("intro"->>'zh-CN', '开放时间：', "hours"->>'zh-CN', '。'),
  'en', concat("intro"->>'en', ' Opening hours: ', "hours"->>'en', '.')) END
  WHERE NOT "hours" ? 'weekly';
