import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio, mixColours, parseColour } from '../../../../src/domain/frame/site/colour'
import { familyOfIcon } from '../../../../src/ui/frame/shell/services/service-family'

const sheet = (file: string) => readFileSync(`src/ui/frame/${file}`, 'utf8')

const bodyOf = (text: string, selector: string): string => {
  const start = text.indexOf(`${selector} {`)
  return text.slice(start, text.indexOf('}', start))
}

/** The colours of the first block with this selector. */
function block(text: string, selector: string): Readonly<Record<string, string>> {
  const body = bodyOf(text, selector)
  return Object.fromEntries([...body.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]))
}

const families = sheet('shell/services/tokens.css')
const tokens = sheet('kit/styles/tokens.css')

it.each([':root', "[data-theme='dark']", "[data-theme='system']"])(
  'S017: the colour of each family can be read on the surface and on its own tint (%s)',
  (theme) => {
    const surface = parseColour(block(tokens, theme)['--surface'])!
    const colours = Object.entries(block(families, theme))
    expect(colours).toHaveLength(5)
    const tint = Number(/--family-tint: ([\d.]+);/.exec(bodyOf(families, theme))?.[1])
    expect(tint).toBeGreaterThan(0)
    for (const [family, value] of colours) {
      const colour = parseColour(value)!
      const contrasts = [surface, mixColours(surface, colour, tint)].map((ground) => contrastRatio(colour, ground))
      expect(Math.min(...contrasts), `${family} on ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('S017: an icon is of the family of one of its words, and otherwise of the government’s', () => {
  expect(familyOfIcon('iconfont icon-radio')).toBe('media')
  expect(familyOfIcon('wish')).toBe('help')
  expect(familyOfIcon('something')).toBe('government')
})
