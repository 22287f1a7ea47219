/** A colour: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const white: Colour = { red: 255, green: 255, blue: 255, alpha: 1 }
export const black: Colour = { red: 0, green: 0, blue: 0, alpha: 1 }

/**
 * Parses an external colour: #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() and rgba() with numbers. Null for anything else.
 */
export function parseColour(value: unknown): Colour | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const text = value.trim().toLowerCase()
  return parseHex(text) ?? parseRgb(text)
}

/** The colour as text, made from its numbers so that no external text reaches a style sheet. */
export function colourText({ red, green, blue, alpha }: Colour): string {
  const channels = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue]
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two opaque colours, 1 to 21 (WCAG 2). */
export function contrastRatio(one: Colour, other: Colour): number {
  const lights = [luminance(one), luminance(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

/** Black or white, whichever has more contrast on this background; it always reaches at least 4.5. */
export function readableOn(ground: Colour): Colour {
  return contrastRatio(white, ground) >= contrastRatio(black, ground) ? white : black
}

/** The minimum contrast of text (WCAG 2, AA). */
export const legible = 4.5

/**
 * An accent that is legible on two similar backgrounds. It is the given accent when its contrast suffices, otherwise a
 * darker or lighter colour, found in small steps.
 */
export function readableAccent(accent: Colour, ground: Colour, other = ground): Colour {
  const opaque = { ...accent, alpha: 1 }
  const end = readableOn(ground)
  for (let inkShare = 0; inkShare < 1; inkShare += 0.04) {
    const mixedColour = mixColours(opaque, end, inkShare)
    if (contrastRatio(mixedColour, ground) >= legible && contrastRatio(mixedColour, other) >= legible)
      return mixedColour
  }
  return end
}

/** Mixes a share of `other` (from 0 to 1) into `one`. */
export function mixColours(one: Colour, other: Colour, share: number): Colour {
  const part = (from: number, to: number): number => Math.round(from + (to - from) * share)
  return {
    red: part(one.red, other.red),
    green: part(one.green, other.green),
    blue: part(one.blue, other.blue),
    alpha: 1,
  }
}

function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const fraction = channel / 255
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
}

function parseHex(text: string): Colour | null {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return null
  const digits = text.length <= 5 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1)
  const channel = (index: number): number => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16)
  return { red: channel(0), green: channel(1), blue: channel(2), alpha: digits.length === 8 ? channel(3) / 255 : 1 }
}

function parseRgb(text: string): Colour | null {
  const parts =
    /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(0|1|0?\.\d{1,6}|1\.0{1,6})\s*)?\)$/.exec(text)
  if (parts === null) return null
  const [red = 0, green = 0, blue = 0] = parts.slice(1, 4).map(Number)
  return Math.max(red, green, blue) > 255
    ? null
    : { red, green, blue, alpha: parts[4] === undefined ? 1 : Number(parts[4]) }
}
