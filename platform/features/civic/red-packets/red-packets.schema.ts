import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PacketTier } from '../../../../src/domain/civic/red-packets/draw-packet'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

/**
 * Campaigns of red packets, each with its pot. What left a pot is always the sum of its openings that the office has
 * not taken back.
 */
export const packetCampaigns = pgTable(
  'packet_campaigns',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<Localised>().notNull(),
    rules: jsonb('rules').$type<Localised>().notNull(),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** All that the pot ever held, in cents. */
    budget: integer('budget').notNull(),
    /** What the pot still holds, in cents. */
    remaining: integer('remaining').notNull(),
    tiers: jsonb('tiers').$type<readonly PacketTier[]>().notNull(),
    /** How many packets one person may open in all; null without such a limit. */
    mostOpenings: integer('most_openings'),
    /** When the office showed it to everybody; null before. */
    startedAt: moment('started_at'),
  },
  () => [check('packet_campaigns_remaining', sql`remaining >= 0 and remaining <= budget`)],
)

/** Each packet that somebody opened. */
export const packetOpenings = pgTable(
  'packet_openings',
  {
    id: text('id').primaryKey(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => packetCampaigns.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The day on the site's calendar, YYYY-MM-DD. */
    day: text('day').notNull(),
    /** Counts the packets of this person in the campaign, from 1. */
    ordinal: integer('ordinal').notNull(),
    /** 0 for an empty packet. */
    cents: integer('cents').notNull(),
    /** Keyed hashes of the phone and of the device, which open one packet a day; null once the day is over. */
    phoneMark: text('phone_mark'),
    deviceMark: text('device_mark'),
    openedAt: moment('opened_at').notNull(),
    /** When the office took the amount back. */
    reversedAt: moment('reversed_at'),
  },
  (table) => [
    uniqueIndex('packet_openings_once_a_day').on(table.campaignId, table.userId, table.day),
    uniqueIndex('packet_openings_in_order').on(table.campaignId, table.userId, table.ordinal),
    uniqueIndex('packet_openings_by_phone').on(table.campaignId, table.phoneMark, table.day),
    uniqueIndex('packet_openings_by_device').on(table.campaignId, table.deviceMark, table.day),
    index('packet_openings_by_user').on(table.userId),
    index('packet_openings_won')
      .on(table.campaignId, table.openedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`cents > 0 and reversed_at is null`),
    index('packet_openings_marked')
      .on(table.openedAt)
      .where(sql`phone_mark is not null or device_mark is not null`),
    check('packet_openings_cents', sql`cents >= 0`),
  ],
)
