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

/** The cents of a typed amount such as '12', '12.5', '1,200.00' or '１２．５'; null when it is not an amount. */
export function parseMoney(input: string): number | null {
  const text = plainFigures(plainLine(input)).replace(/[\s\p{M}¥,、'，。元]/gu, (found) => (found === '。' ? '.' : ''))
  const match = /^([0-9]{1,7})(?:\.([0-9]{0,2}))?$/.exec(text)
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
