import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { contents } from '../../../kernel/contents/contents.schema'
import { activities } from '../../civic/activities/activities.schema'
import { guides } from '../../civic/guides/guides.schema'
import { suggestions } from '../../civic/suggestions/suggestions.schema'
import { venues } from '../../civic/venues/venues.schema'
import { wishes } from '../../civic/wishes/wishes.schema'

/** What contents are about. A row names one thing, and goes with it or with its content. */
export const concerns = pgTable(
  'concerns',
  {
    contentId: text('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    suggestionId: text('suggestion_id').references(() => suggestions.id, { onDelete: 'cascade' }),
    wishId: text('wish_id').references(() => wishes.id, { onDelete: 'cascade' }),
    activityId: text('activity_id').references(() => activities.id, { onDelete: 'cascade' }),
    guideId: text('guide_id').references(() => guides.id, { onDelete: 'cascade' }),
    /** The rule of the guide (`guides.rule`) that the content was last known to agree with; null where that is not known. */
    guideRule: text('guide_rule'),
    venueId: text('venue_id').references(() => venues.id, { onDelete: 'cascade' }),
    /** Its place among the things of its content. */
    sort: integer('sort').notNull(),
    /** The place where it was named. What the desk named stays when the file of the content names nothing. */
    namedIn: text('named_in', { enum: ['file', 'desk'] }).notNull(),
  },
  (table) => [
    unique('concerns_once')
      .on(table.contentId, table.suggestionId, table.wishId, table.activityId, table.guideId, table.venueId)
      .nullsNotDistinct(),
    check('concerns_one_thing', sql`num_nonnulls(suggestion_id, wish_id, activity_id, guide_id, venue_id) = 1`),
    ...[table.suggestionId, table.wishId, table.activityId, table.guideId, table.venueId].map((column) =>
      index(`concerns_by_${column.name}`)
        .on(column)
        .where(sql`${sql.identifier(column.name)} is not null`),
    ),
  ],
)
