import { verificationCodeRules } from '../../../src/domain/session/verification-code'
import type { Allowance } from '../../limits/allowance'

const hour = 3_600_000

/** For a number: one a minute and ten a day; for an address: thirty an hour. */
export const captchaPerNumber: Allowance = {
  most: verificationCodeRules.perNumberAndDay,
  window: 24 * hour,
  pause: verificationCodeRules.pause,
}
export const captchaPerAddress: Allowance = { most: verificationCodeRules.perAddressAndHour, window: hour }

/** Passwords tried: for a number (given back by the right one), and for an address over all numbers. */
export const passwordTriesPerNumber: Allowance = { most: 10, window: hour / 4 }
export const passwordTriesPerAddress: Allowance = { most: 100, window: hour }

/** Codes tried from an address over all numbers; one code alone takes five. */
export const codeTriesPerAddress: Allowance = { most: 100, window: hour }

/** Codes of the messenger that an address may try. */
export const messengerCodesPerAddress: Allowance = { most: 100, window: hour }

/** Milliseconds that the proof of a verified code holds. */
export const proofLifetime = 10 * 60_000
