import { verificationCodeRules } from '../../../../src/domain/frame/session/verification-code'
import type { Allowance } from '../../../kernel/limits/allowance'

const hour = 3_600_000
const day = 24 * hour

/** The most codes: for a number one a minute and ten a day, for an address thirty an hour. */
export const captchaPerNumber: Allowance = {
  most: verificationCodeRules.perNumberAndDay,
  window: day,
  pause: verificationCodeRules.pause,
}
export const captchaPerAddress: Allowance = { most: verificationCodeRules.perAddressAndHour, window: hour }

/**
 * The most codes for a number whose owner has known devices: requested from all other devices, and from those at one
 * address. The rest is reserved for the owner's own devices, so that nobody uses up their codes of the day.
 */
export const captchaForStrangers: Allowance = { most: verificationCodeRules.perNumberAndDay - 3, window: day }
export const captchaForStranger: Allowance = { most: 4, window: day }

/**
 * The most password attempts: for a number from one address, or on one device of its owner (both reset by a correct
 * one); from one address over all numbers; for a number from all addresses except its owner's devices.
 */
export const passwordTries: Allowance = { most: 10, window: hour / 4 }
export const passwordTriesPerAddress: Allowance = { most: 100, window: hour }
export const passwordTriesPerNumber: Allowance = { most: 50, window: hour }

/** The most code attempts from an address over all numbers; a single code allows five. */
export const codeTriesPerAddress: Allowance = { most: 100, window: hour }

/** The most messenger codes that an address may try. */
export const messengerCodesPerAddress: Allowance = { most: 100, window: hour }

/** Milliseconds for which the proof of a verified code is valid. */
export const proofLifetime = 10 * 60_000
