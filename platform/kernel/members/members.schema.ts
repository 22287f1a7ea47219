import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/moment'
import type { Language } from '../database/schema/localised'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** 11 digits; null until one is bound. */
    phone: text('phone').unique(),
    nickname: text('nickname').notNull(),
    avatar: text('avatar').notNull(),
    /** 0 not said, 1 male, 2 female */
    sex: smallint('sex').$type<0 | 1 | 2>().notNull().default(0),
    /** Both sealed by the vault for their owner (`profile-data.ts`); null for none. */
    birthdate: text('birthdate'),
    homeAddress: text('home_address'),
    realNameVerified: boolean('real_name_verified').notNull().default(false),
    /** In which they used the site when they last logged in: for text messages that no call of theirs causes. */
    language: text('language').$type<Language>().notNull().default('zh-CN'),
    /** scrypt, with its parameters and salt. */
    passwordHash: text('password_hash'),
    /** When a session alone set the first password, or bound the phone: for a while they prove nothing (`proveMember`). */
    passwordSetAt: moment('password_set_at'),
    phoneBoundAt: moment('phone_bound_at'),
    /** Who shared the link that led to the registration (B107); it never changes. */
    fromUserId: text('from_user_id'),
    createdAt: moment('created_at')
      .notNull()
      .default(sql`now()`),
    /** Since when an operator keeps the account locked; null when it is open. */
    lockedAt: moment('locked_at'),
    /** Why, in the operator's words; its owner reads them when they log in. */
    lockedReason: text('locked_reason'),
  },
  // Who came by a member's links, the latest first.
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
    /** To the hour; null until the first hour is over. */
    usedAt: moment('used_at'),
  },
  (table) => [index('sessions_by_user').on(table.userId), index('sessions_by_expiry').on(table.expiresAt)],
)

/** The devices that an account was opened on: each by a hash of what its browser made for itself. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    /** Of the last login. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_by_time').on(table.usedAt),
  ],
)

/**
 * Where a login came from, as the address said (B107); of an address only the page and its campaign, never personal
 * data.
 */
export const loginSources = pgTable(
  'login_sources',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromUrl: text('from_url'),
    fromUserId: text('from_user_id'),
    jumpUrl: text('jump_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('login_sources_by_user').on(table.userId), index('login_sources_by_age').on(table.createdAt)],
)

/** Accounts with other providers that a user logs in with. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').notNull(),
    /** The user's id at the provider. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_accounts_by_user').on(table.userId),
  ],
)

/** Used codes of social logins: each is valid once, whatever its provider says. */
export const usedSocialCodes = pgTable(
  'used_social_codes',
  { codeHash: text('code_hash').primaryKey(), usedAt: moment('used_at').notNull() },
  (table) => [index('used_social_codes_by_time').on(table.usedAt)],
)

/** The latest code sent to a number for a purpose; a newer one replaces it. */
export const phoneCaptchas = pgTable(
  'phone_captchas',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the device, or else of the address, that asked for it. */
    asker: text('asker').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Tries by others: they must not use up those of the asker. */
    otherTries: integer('other_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    index('phone_captchas_by_expiry').on(table.expiresAt),
  ],
)

/** A verified code, exchanged for a proof that permits one act. */
export const captchaProofs = pgTable(
  'captcha_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('captcha_proofs_by_expiry').on(table.expiresAt)],
)

/** What members have proven once more, each for one act. */
export const memberProofs = pgTable(
  'member_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('member_proofs_by_expiry').on(table.expiresAt)],
)
