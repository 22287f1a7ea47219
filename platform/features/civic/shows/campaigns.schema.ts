import { check, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { contents, type CustomShare } from '../../../kernel/contents/contents.schema'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { shows } from './shows.schema'

/** Campaigns for entries, which belong to a topic and are taken for a while. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: text('id').primaryKey(),
    topicId: text('topic_id')
      .notNull()
      .unique()
      .references(() => contents.id, { onDelete: 'cascade' }),
    title: jsonb('title').$type<Localised>().notNull(),
    lead: jsonb('lead').$type<Localised>().notNull(),
    pictures: jsonb('pictures').$type<readonly string[]>().notNull(),
    opensAt: moment('opens_at').notNull(),
    /** The time from which on no entries are taken. */
    closesAt: moment('closes_at').notNull(),
    resultsAt: moment('results_at').notNull(),
    rules: jsonb('rules').$type<readonly Localised[]>().notNull(),
    prizes: jsonb('prizes').$type<readonly { readonly name: Localised; readonly text: Localised }[]>().notNull(),
    share: jsonb('share').$type<CustomShare>(),
    state: text('state', { enum: ['published', 'withdrawn'] })
      .notNull()
      .default('published'),
  },
  (table) => [
    index('campaigns_newest')
      .on(table.opensAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    check('campaigns_times', sql`opens_at < closes_at and closes_at <= results_at`),
  ],
)

/** The entries that won a prize of a campaign. */
export const campaignWinners = pgTable(
  'campaign_winners',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    entryId: text('entry_id')
      .notNull()
      .references(() => shows.id, { onDelete: 'cascade' }),
    prize: jsonb('prize').$type<Localised>().notNull(),
    /** Its place in the list of winners. */
    rank: smallint('rank').notNull(),
    awardedAt: moment('awarded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.entryId] }),
    index('campaign_winners_by_entry').on(table.entryId),
  ],
)
