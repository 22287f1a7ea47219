import { describe, expect, it } from 'vitest'
import { filesBelow } from './source-tree'

const sheets = filesBelow(['src/ui'], ['.css']).filter(({ path }) => !path.endsWith('tokens.css'))
/**
 * Properties that elder mode sets through tokens: sizes, weights, line breaks. Selectors of its own are for layout
 * only.
 */
const byToken = /^(?:font-size|font-weight|white-space|(?:min-|max-)?height|-webkit-line-clamp)$/

function elderRules(text: string): readonly string[] {
  return [...text.matchAll(/([^{}]*\[data-elder\][^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', block = '']) => {
    const properties = [...block.matchAll(/^\s*([\w-]+):/gm)].map(([, name = '']) => name)
    return properties.length > 0 && properties.every((name) => byToken.test(name)) ? [selector.trim()] : []
  })
}

describe('Elder mode', () => {
  it('changes sizes by the tokens, which every screen is drawn with, not screen by screen', () => {
    expect(sheets.flatMap(({ path, text }) => elderRules(text).map((selector) => `${path} ${selector}`))).toEqual([])
  })

  it.each([
    [':global([data-elder]) .title {\n  font-size: 24px;\n}', 1],
    [':global([data-elder]) .top {\n  flex-direction: column;\n  font-size: 24px;\n}', 0],
    [':global([data-elder]) .slider {\n  --thumb: 24px;\n}', 0],
  ])('is judged by what a rule sets: %s', (text, count) => {
    expect(elderRules(text)).toHaveLength(count)
  })
})
