import { verificationCodeRules } from '../../../../src/domain/frame/session/verification-code'
import type { Allowance } from '../../../kernel/limits/allowance'

const hour = 3_600_000
const day = 24 * hour

/** The most codes for one number: one a minute and ten a day. */
export const codesPerNumber: Allowance = {
  most: verificationCodeRules.perNumberAndDay,
  window: day,
  pause: verificationCodeRules.pause,
}
/** The most codes for one address: thirty an hour. */
export const codesPerAddress: Allowance = { most: verificationCodeRules.perAddressAndHour, window: hour }

/**
 * The most codes a day that unknown devices together may request for a number whose owner has known devices. Three
 * remain for the owner's own devices, so that nobody uses up their codes of the day.
 */
export const codesForUnknownDevices: Allowance = { most: verificationCodeRules.perNumberAndDay - 3, window: day }
/** The most of these codes that unknown devices at one address may request. */
export const codesForUnknownDevicesPerAddress: Allowance = { most: 4, window: day }

/**
 * The most password attempts for a number from one address, or on one device of its owner. A correct password resets
 * the limit.
 */
export const passwordTries: Allowance = { most: 10, window: hour / 4 }
/** The most password attempts from one address over all numbers. */
export const passwordTriesPerAddress: Allowance = { most: 100, window: hour }
/** The most password attempts for a number from everywhere but its owner's devices. */
export const passwordTriesPerNumber: Allowance = { most: 50, window: hour }

/** The most code attempts from an address over all numbers; a single code allows five. */
export const codeTriesPerAddress: Allowance = { most: 100, window: hour }

/** The most messenger codes that an address may try. */
export const messengerCodesPerAddress: Allowance = { most: 100, window: hour }

/** Milliseconds for which a partner's server may exchange a code. */
export const partnerCodeLifetime = 60_000

/** Milliseconds for which the proof of a verified code is valid. */
export const proofLifetime = 10 * 60_000
