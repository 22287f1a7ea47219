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

/** Password attempts: for a number (reset by a correct one), and for an address over all numbers. */
export const passwordTriesPerNumber: Allowance = { most: 10, window: hour / 4 }
export const passwordTriesPerAddress: Allowance = { most: 100, window: hour }

/** Code attempts from an address over all numbers; a single code allows five. */
export const codeTriesPerAddress: Allowance = { most: 100, window: hour }

/** Messenger codes that an address may try. */
export const messengerCodesPerAddress: Allowance = { most: 100, window: hour }

/** Milliseconds for which the proof of a verified code is valid. */
export const proofLifetime = 10 * 60_000
