import { sql } from 'drizzle-orm'
import { date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { timesOfDay } from '../../../../src/domain/frame/shared/time-of-day'
import { moment } from '../../../kernel/database/moment'
import { orderStates } from '../../../../src/domain/civic/orders/order-lifecycle'
import { budgetPeriods } from '../../../../src/domain/civic/orders/order-reward'
import type { Localised } from '../../../kernel/database/schema/localised'
import { users } from '../../../kernel/members/members.schema'
import { helpedPersons } from '../helped-persons/helped-persons.schema'

/** Services that volunteers provide. */
export const orderableServices = pgTable('orderable_services', {
  id: text('id').primaryKey(),
  /**
   * The id of the organisation that offers the service. There is no foreign key, since organisations are a separate
   * feature, and no index, since there are few services.
   */
  organisationId: text('organisation_id'),
  name: jsonb('name').$type<Localised>().notNull(),
  text: jsonb('text').$type<Localised>().notNull(),
  cover: text('cover'),
  /** What the provider of an order earns, in cents. */
  reward: integer('reward').notNull(),
  /** The most that all rewards of a period may sum up to, in cents; with 0, a service with a reward takes no orders. */
  budget: integer('budget').notNull().default(0),
  budgetPeriod: text('budget_period', { enum: budgetPeriods }).notNull().default('month'),
  sort: integer('sort').notNull(),
})

/** Orders of services; each is a case. */
export const serviceOrders = pgTable(
  'service_orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person for whom the orderer ordered it; null for an order of their own, and once the person is removed. */
    helpedPersonId: text('helped_person_id').references(() => helpedPersons.id, { onDelete: 'set null' }),
    serviceId: text('service_id')
      .notNull()
      .references(() => orderableServices.id),
    providerId: text('provider_id').references(() => users.id, { onDelete: 'set null' }),
    /** The day on which the service is wanted, in the site's calendar (YYYY-MM-DD). */
    wantedOn: date('wanted_on', { mode: 'string' }).notNull(),
    timeOfDay: text('time_of_day', { enum: timesOfDay }).notNull().default('any'),
    /** The street without a number, which approved volunteers read. */
    area: jsonb('area').$type<Localised>().notNull(),
    /** The exact address, sealed by the vault; null once it is deleted, some time after the order is over. */
    sealedAddress: text('sealed_address'),
    /** The note, sealed and deleted like the address. */
    sealedNote: text('sealed_note'),
    /** The service's reward at the time of the order, in cents. */
    reward: integer('reward').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    stars: smallint('stars'),
    scoreText: jsonb('score_text').$type<Localised>(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('service_orders_by_user').on(table.userId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('service_orders_by_helped_person')
      .on(table.helpedPersonId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`helped_person_id is not null`),
    index('service_orders_open')
      .on(table.wantedOn, table.id)
      .where(sql`state = 'placed'`),
    index('service_orders_by_provider').on(
      table.providerId,
      table.state,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('service_orders_provided')
      .on(table.wantedOn, table.id)
      .where(sql`state = 'provided'`),
    index('service_orders_disputed')
      .on(table.updatedAt, table.id)
      .where(sql`state = 'disputed'`),
    index('service_orders_sealed')
      .on(table.updatedAt)
      .where(sql`sealed_address is not null or sealed_note is not null`),
  ],
)
