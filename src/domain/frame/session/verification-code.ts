import { failure, success } from '../shared/result'
import type { Result } from '../shared/result'
import { bareFigures, plainDigits } from '../shared/typed-figures'

/** The rules for codes sent by text message, with times in milliseconds. */
export const verificationCodeRules = {
  digits: 6,
  lifetime: 5 * 60_000,
  tries: 5,
  /** The pause between two codes to the same number. */
  pause: 60_000,
  perNumberAndDay: 10,
  perAddressAndHour: 30,
} as const

export type VerificationCodeProblem = 'empty' | 'not-a-code'

/** What a message calls a code, before or behind it. */
const codeNames = /验证码|驗證碼|校验码|校驗碼|动态码|動態碼|密码|密碼|\bcode\b|\botp\b|\bpin\b/gi

/** Six digits in a message, and how surely they are a code. */
interface SixDigits {
  readonly code: string
  readonly from: number
  readonly to: number
  /** `apart` from everything, `grouped` as 482-913, or `joined` with letters, as in the number of an order. */
  readonly form: 'apart' | 'grouped' | 'joined'
}
const surestFirst: readonly SixDigits['form'][] = ['apart', 'grouped', 'joined']

/** The runs of exactly six digits that belong to no longer number, amount, day or time. */
function runsIn(message: string): readonly SixDigits[] {
  return [...message.matchAll(/[0-9]+(?:[ \u00A0-][0-9]+)*/g)].flatMap(
    ({ 0: found, index: from }): readonly SixDigits[] => {
      const to = from + found.length
      const [before, after] = [message.slice(Math.max(0, from - 2), from), message.slice(to, to + 2)]
      if (/[0-9][.:/]$/.test(before) || /^[.:/][0-9]/.test(after)) return []
      const isJoined = /[A-Za-z]$/.test(before) || /^[A-Za-z]/.test(after)
      const groups = found.split(/[^0-9]/)
      const lengths = groups.map(({ length }) => length).join()
      const code = groups.join('')
      if (lengths === '6') return [{ code, from, to, form: isJoined ? 'joined' : 'apart' }]
      // Two digits three times are a day, unless the message speaks of a code.
      const isCode = lengths === '3,3' || (lengths === '2,2,2' && message.search(codeNames) !== -1)
      return isCode && !isJoined ? [{ code, from, to, form: 'grouped' }] : []
    },
  )
}

/**
 * The code in a text that was typed, pasted or filled in: six digits with whatever stands between them, or those of a
 * whole message, whose other numbers are longer or shorter. Of several runs of six digits the code is the one nearest
 * to the word that names it. Null when the text has no code, or when nothing tells which run it is.
 */
export function codeIn(text: string): string | null {
  const bare = bareFigures(text)
  if (/^[0-9]+$/.test(bare)) return bare.length === verificationCodeRules.digits ? bare : null
  const message = plainDigits(text)
  const all = runsIn(message)
  const surest = surestFirst.find((form) => all.some((each) => each.form === form))
  const runs = all.filter(({ form }) => form === surest)
  if (new Set(runs.map(({ code }) => code)).size < 2) return runs[0]?.code ?? null
  const names = [...message.matchAll(codeNames)].map(({ 0: name, index }) => ({ from: index, to: index + name.length }))
  const distanceOf = ({ from, to }: SixDigits) =>
    Math.min(...names.map((name) => (name.to <= from ? from - name.to : name.from - to)))
  const [nearest] = names.length === 0 ? [] : [...runs].sort((one, other) => distanceOf(one) - distanceOf(other))
  return nearest?.code ?? null
}

/**
 * The digits in the field of a code after a change: the code where the text has one, else the digits that are being
 * typed. What can be neither, such as a pasted phone number or a message without a code, leaves the digits as they were.
 */
export function typedCode(text: string, before: string): string {
  const code = codeIn(text) ?? (text.startsWith(before) ? codeIn(text.slice(before.length)) : null)
  if (code !== null) return code
  const bare = bareFigures(text)
  return /^[0-9]*$/.test(bare) && bare.length < verificationCodeRules.digits ? bare : before
}

/** Parses a typed or pasted code to the form in which it is sent, which is six ASCII digits. */
export function parseVerificationCode(text: string): Result<string, VerificationCodeProblem> {
  if (bareFigures(text) === '') return failure('empty')
  const code = codeIn(text)
  return code === null ? failure('not-a-code') : success(code)
}
