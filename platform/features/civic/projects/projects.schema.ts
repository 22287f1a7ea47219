import { inArray } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ActivityKind } from '../../../../src/domain/civic/activities/activity'
import { projectStates, publicProjectStates } from '../../../../src/domain/civic/projects/project-lifecycle'
import { moment } from '../../../kernel/database/moment'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'

/** Lasting programmes of volunteers, under which activities take place. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    name: jsonb('name').$type<Localised>().notNull(),
    aim: jsonb('aim').$type<Localised>().notNull(),
    intro: jsonb('intro').$type<Localised>().notNull(),
    cover: text('cover').notNull(),
    kinds: text('kinds').array().$type<ActivityKind[]>().notNull(),
    /**
     * The id of the team that runs the project, null when an organisation does. There is no foreign key, since teams
     * are a separate feature.
     */
    teamId: text('team_id'),
    /** The id of the organisation that runs the project, null when a team does. There is no foreign key either. */
    organisationId: text('organisation_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** The last day; null where no end is set. */
    endsOn: date('ends_on', { mode: 'string' }),
    state: text('state', { enum: projectStates }).notNull(),
    /** The running sum of the project's public activities. */
    activities: integer('activities').notNull().default(0),
    /** The running sum of the people who served in the project. */
    helpers: integer('helpers').notNull().default(0),
    /** The running sum of the minutes of service in the project. */
    minutes: integer('minutes').notNull().default(0),
    /** The running sum of the times that people served in the project. */
    times: integer('times').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('projects_newest').on(table.startsOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('projects_by_state').on(table.state, table.startsOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('projects_by_kind').using('gin', table.kinds),
  ],
)

export const isPublicProject = inArray(projects.state, [...publicProjectStates])

/** The service of one volunteer in one project, so that a new helper is recognised without reading the ledger. */
export const projectHelpers = pgTable(
  'project_helpers',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    minutes: integer('minutes').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_helpers_by_user').on(table.userId),
  ],
)
