import { plainLine } from '../../frame/shared/plain-text'
import { plainFigures } from '../../frame/shared/typed-figures'

/** An amount as text, such as '¥1,234.50', the same in both languages. */
export function shownMoney(cents: number): string {
  const wholeYuan = String(Math.trunc(Math.abs(cents) / 100)).replace(/(\d)(?=(?:\d{3})+$)/g, '$1,')
  return `${cents < 0 ? '−' : ''}¥${wholeYuan}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
}

/** An amount with its sign, for a movement: '+¥12.00', '−¥12.00'. */
export function shownMovement(cents: number): string {
  return `${cents > 0 ? '+' : ''}${shownMoney(cents)}`
}

/** What parts the digits of a long amount: three by three, or four by four as Chinese counts. */
const parted = [3, 4].map((size) => String.raw`[0-9]{1,${size}}(?:[ ,'、][0-9]{${size}})+`).join('|')
const amount = new RegExp(String.raw`^([0-9]+|${parted})(?:\.([0-9]{0,2}))?$`)
const mostDigits = 7

/**
 * The cents of a typed amount such as '12', '12.5', '1,200.00' or '１２．５'; null when it is not an amount. A comma that
 * parts no thousands is refused: half the world writes the cents of '12,50' so, and it must not become ¥1,250.
 */
export function parseMoney(input: string): number | null {
  const text = plainFigures(plainLine(input))
    .replace(/[\p{M}¥元]/gu, '')
    .replace(/。/g, '.')
    .trim()
  const [, whole = '', cents = ''] = amount.exec(text) ?? []
  const digits = whole.replace(/[^0-9]/g, '')
  return digits === '' || digits.length > mostDigits ? null : Number(digits) * 100 + Number(cents.padEnd(2, '0'))
}
