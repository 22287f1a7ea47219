import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../kernel/database/moment'
import { users } from '../../../kernel/members/members.schema'

/** The devices on which an account was opened. A device is stored as a hash of a mark that its browser made. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    /** The time of the last login. */
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.deviceHash] }),
    index('known_devices_by_time').on(table.usedAt),
  ],
)

/** The origins of logins (B107). Only the page of an address and its campaign are stored, never personal data. */
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
    /** The nickname at the provider when the account was bound; '' when the provider gave none. */
    nickname: text('nickname').notNull().default(''),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_accounts_by_user').on(table.userId),
  ],
)

/** Used codes of social logins. A code is valid only once, even if its provider accepts it again. */
export const usedSocialCodes = pgTable(
  'used_social_codes',
  { codeHash: text('code_hash').primaryKey(), usedAt: moment('used_at').notNull() },
  (table) => [index('used_social_codes_by_time').on(table.usedAt)],
)

/** The latest code sent to a number for a purpose; a newer one replaces it. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Hash of the device, or else of the address, that asked for the code. */
    asker: text('asker').notNull().default(''),
    tries: integer('tries').notNull().default(0),
    /** Attempts from elsewhere, which must not use up those of the asker. */
    otherTries: integer('other_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.phone, table.purpose] }),
    index('verification_codes_by_expiry').on(table.expiresAt),
  ],
)

/** Proofs that verified codes were exchanged for. Each proof permits one act. */
export const codeProofs = pgTable(
  'code_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('code_proofs_by_expiry').on(table.expiresAt)],
)

/**
 * Proofs of identity that members gave in addition to their session, and codes for partners (C068), each for one act.
 */
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
