import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio, mixColours, parseColour } from '../../../../src/domain/frame/site/colour'
import { familyOfIcon } from '../../../../src/ui/frame/shell/services/service-family'

const sheet = (file: string) => readFileSync(`src/ui/frame/${file}`, 'utf8')

/** The declarations of the first block with this selector. */
function block(text: string, selector: string): Readonly<Record<string, string>> {
  const start = text.indexOf(`${selector} {`)
  const body = text.slice(start, text.indexOf('}', start))
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
    for (const [family, value] of colours) {
      const colour = parseColour(value)!
      const contrasts = [surface, mixColours(surface, colour, 0.1)].map((ground) => contrastRatio(colour, ground))
      expect(Math.min(...contrasts), `${family} on ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('S017: an icon is of the family of one of its words, and otherwise of the government’s', () => {
  expect(familyOfIcon('iconfont icon-radio')).toBe('media')
  expect(familyOfIcon('wish')).toBe('help')
  expect(familyOfIcon('something')).toBe('government')
})
