import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrastRatio, parseColour } from '../../../../src/domain/frame/site/colour'

const sheet = readFileSync(new URL('../../../../src/ui/frame/alerts/tokens.css', import.meta.url), 'utf8')

/** The tokens of a block of the sheet, over those before it. */
const tokensOf = (selector: string): Record<string, string> => {
  const block = sheet.slice(sheet.indexOf(`${selector} {`))
  return Object.fromEntries(
    [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+): (#[\da-f]+);/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )
}
const light = tokensOf(':root')
const looks = [
  ['light', light],
  ['dark', { ...light, ...tokensOf("[data-theme='dark']") }],
  ['the dark of the system', { ...light, ...tokensOf("[data-theme='system']") }],
] as const

it.each(looks)('the words of an alert can be read on its colours: %s', (_, tokens) => {
  for (const name of ['--alert-extreme', '--alert-other']) {
    const [ground, ink] = [tokens[name], tokens[`${name}-ink`]].map((each) => parseColour(each ?? ''))
    expect(contrastRatio(ground!, ink!), name).toBeGreaterThan(7)
  }
})
