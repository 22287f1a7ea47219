import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, to the millisecond: what a Date holds, so that a cursor made from it is exact. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })
