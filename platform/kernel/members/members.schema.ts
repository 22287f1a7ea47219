import { deviceKinds } from '../../../src/domain/frame/session/device'
import type { Language } from '../../../src/domain/frame/site/preferences'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** 11 digits; null until a phone is bound. */
    phone: text('phone').unique(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    /** 0 not said, 1 male, 2 female */
    sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
    /** Sealed by the vault for its owner (`profile-data.ts`); null for none. */
    birthdate: text('birthdate'),
    /** Sealed by the vault for its owner (`profile-data.ts`); null for none. */
    homeAddress: text('home_address'),
    realNameVerified: boolean('real_name_verified').notNull().default(false),
    /**
     * The language in which they used the site when they last logged in. Text messages that no call of theirs causes
     * are written in it.
     */
    language: text('language').$type<Language>().notNull().default('zh-CN'),
    /** scrypt, with its parameters and salt. */
    passwordHash: text('password_hash'),
    /** When a session alone set the first password; for a while, such a password proves nothing (`proveMember`). */
    passwordSetAt: moment('password_set_at'),
    /**
     * When a session alone bound the phone; for a while, a code sent to such a phone proves nothing (`proveMember`).
     */
    phoneBoundAt: moment('phone_bound_at'),
    /** The number of members who follow them. */
    followers: integer('followers').notNull().default(0),
    /** The member who shared the link that led to the registration (B107); it never changes. */
    fromUserId: text('from_user_id'),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    /** The time at which an operator locked the account; null when it is open. */
    lockedAt: moment('locked_at'),
    /** The time at which the account was deleted; its row stays, without anything about the member. */
    deletedAt: moment('deleted_at'),
    /** Why the account is locked, in the operator's words, which its owner reads when they log in. */
    lockedReason: text('locked_reason'),
  },
  // `users_by_inviter` lists the members who came by another member's links, the latest first.
  (table) => [
    index('users_by_avatar').on(table.avatar),
    index('users_by_inviter')
      .on(table.fromUserId, table.createdAt)
      .where(sql`from_user_id is not null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leaked row opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The time of the last call, to the hour; null until the first hour is over. */
    usedAt: moment('used_at'),
    /** The browser and the system that opened it, such as 'Chrome' and 'Android'; null when they are unknown. */
    browser: text('browser'),
    system: text('system'),
    deviceKind: text('device_kind', { enum: deviceKinds }),
    /** Roughly where it was opened, such as a city; no network address is stored. Null when it is unknown. */
    area: text('area'),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)
