import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio, mixColours, parseColour } from '../../../../src/domain/frame/site/colour'
import { areaOfIcon } from '../../../../src/ui/frame/kit/areas/service-area'

const sheet = (file: string) => readFileSync(`src/ui/frame/kit/${file}`, 'utf8')

/** The declarations of the first block with this selector. */
function block(text: string, selector: string): Readonly<Record<string, string>> {
  const start = text.indexOf(`${selector} {`)
  const body = text.slice(start, text.indexOf('}', start))
  return Object.fromEntries([...body.matchAll(/(--[\w-]+): (#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]))
}

const areas = sheet('areas/tokens.css')
const tokens = sheet('styles/tokens.css')

it.each([':root', "[data-theme='dark']", "[data-theme='system']"])(
  'S017: the colour of each area can be read on the surface and on its own tint (%s)',
  (theme) => {
    const surface = parseColour(block(tokens, theme)['--surface'])!
    const colours = Object.entries(block(areas, theme))
    expect(colours).toHaveLength(5)
    for (const [area, value] of colours) {
      const colour = parseColour(value)!
      const contrasts = [surface, mixColours(surface, colour, 0.1)].map((ground) => contrastRatio(colour, ground))
      expect(Math.min(...contrasts), `${area} on ${theme}`).toBeGreaterThanOrEqual(4.5)
    }
  },
)

it('S017: an icon has the area of one of its words, and otherwise that of the government', () => {
  expect(areaOfIcon('iconfont icon-radio')).toBe('media')
  expect(areaOfIcon('wish')).toBe('help')
  expect(areaOfIcon('something')).toBe('government')
})
