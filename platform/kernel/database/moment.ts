import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment in milliseconds, the precision of a Date, so that a cursor made from the Date is exact. */
export const moment = (name: string) => timestamp(name, { precision: 3, withTimezone: true })
