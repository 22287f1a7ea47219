/** Colours are '#rrggbb'; mixing is done in linear light so that mists and dusks do not turn grey. */
const toLinear = (byte) => (byte / 255) ** 2.2
const toByte = (value) => Math.round(Math.min(1, Math.max(0, value)) ** (1 / 2.2) * 255)
const sixDigits = (color) =>
  color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color
const parse = (color) => [1, 3, 5].map((at) => parseInt(sixDigits(color).slice(at, at + 2), 16))
const format = (bytes) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

export function mixColours(from, to, share) {
  const a = parse(from).map(toLinear)
  const b = parse(to).map(toLinear)
  return format(a.map((value, index) => toByte(value + (b[index] - value) * share)))
}

/** What a surface looks like under coloured light: channel by channel. */
export function lit(color, light) {
  const a = parse(color)
  const b = parse(light)
  return format(a.map((value, index) => Math.round((value * b[index]) / 255)))
}
