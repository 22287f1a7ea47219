// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criticalStyles, drawnIn, StyleSheet } from '../../../../platform/kernel/first-view/style-sheet'

const kept = (style: string, html: string) => new StyleSheet(style).emitFor(drawnIn(html))

describe('the style that a drawn page shows', () => {
  const html = '<html lang="en" data-theme="dark"><body><a class="card big" aria-pressed="false">x</a></body></html>'

  it('keeps what matches, in its order, and leaves out what cannot', () => {
    const style = '.card{color:red}.gone{color:red}a.big{color:blue}.card .gone{color:red}table{color:red}*{margin:0}'
    expect(kept(style, html)).toBe('.card{color:red}a.big{color:blue}*{margin:0}')
  })

  it('takes of a list of selectors those that match', () => {
    expect(kept('.gone,.card,h1{color:red}', html)).toBe('.card{color:red}')
    expect(kept(':is(.gone .card,.big){color:red}:is(.gone,h1){color:red}', html)).toBe(
      ':is(.gone .card,.big){color:red}',
    )
  })

  it('knows the state of the document by its attributes', () => {
    const style =
      '[data-theme=dark]{color:red}[data-theme=light]{color:red}[data-elder] .card{color:red}html:not([data-live]) .card{color:red}button:disabled{color:red}'
    expect(kept(style, html)).toBe('[data-theme=dark]{color:red}html:not([data-live]) .card{color:red}')
  })

  it('leaves out what only a touch brings', () => {
    expect(kept('.card:active{color:red}.card:focus-visible:after{color:red}.card:first-child{color:red}', html)).toBe(
      '.card:first-child{color:red}',
    )
  })

  it('keeps conditions that it cannot know, with what matches in them', () => {
    const style =
      '@media (prefers-color-scheme:dark){.card{color:red}.gone{color:red}}@media (width>=600px){.gone{color:red}}@supports (gap:1px){.big{gap:1px}}'
    expect(kept(style, html)).toBe(
      '@media (prefers-color-scheme:dark){.card{color:red}}@supports (gap:1px){.big{gap:1px}}',
    )
  })

  it('keeps the animations that it names', () => {
    expect(
      kept(
        '.card{animation:1s turn}.gone{animation:1s wave}@keyframes turn{to{opacity:0}}@keyframes wave{to{opacity:0}}',
        html,
      ),
    ).toBe('.card{animation:1s turn}@keyframes turn{to{opacity:0}}')
  })

  it('leaves out what only a change of screens shows', () => {
    expect(kept('::view-transition-old(root){animation:none}.card:before{color:red}', html)).toBe(
      '.card:before{color:red}',
    )
  })

  it('leaves out custom properties that only unused ones use', () => {
    const tokens = ':root{--quick:.2s;--slow:calc(2 * var(--quick));--slower:var(--slow);color:red}'
    expect(criticalStyles([new StyleSheet(tokens)], html)).toEqual([':root{color:red}'])
  })

  it('keeps the custom properties that a style or the document uses', () => {
    const tokens = ':root{--ink:#000;--gap:calc(2 * var(--space));--space:4px;--unused:1px;color:var(--ink)}'
    const page = '<html><body><a class="card" style="margin:var(--space)">--unused:2px</a></body></html>'
    expect(
      criticalStyles([new StyleSheet(tokens), new StyleSheet('.card{gap:var(--gap,1px);--own:1px}')], page),
    ).toEqual([
      ':root{--ink:#000;--gap:calc(2 * var(--space));--space:4px;color:var(--ink)}',
      '.card{gap:var(--gap,1px);}',
    ])
  })

  it('never leaves out a rule that an element of the page matches', () => {
    const tag = fc.constantFrom('div', 'p', 'b')
    const name = fc.constantFrom('a', 'b-c', 'D_e')
    const attribute = fc.constantFrom('', ' data-on=""', ' data-on="yes"', ' disabled=""')
    const element = fc
      .tuple(tag, fc.subarray(['a', 'b-c', 'D_e']), attribute)
      .map(([tag, names, attribute]) => `<${tag} class="${names.join(' ')}"${attribute}></${tag}>`)
    const one = fc.oneof(
      tag,
      name.map((name) => `.${name}`),
      fc.constantFrom(
        '*',
        '[data-on]',
        '[data-on=yes]',
        ':not(.a)',
        ':disabled',
        ':first-child',
        ':is(.a,p)',
        ':where(b .a,[data-on])',
      ),
    )
    const compound = fc
      .array(
        one.filter((part) => /^[.[:]/.test(part)),
        { minLength: 1, maxLength: 3 },
      )
      .map((parts) => parts.join(''))
    const selector = fc.array(fc.oneof(one, compound), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(fc.array(element, { maxLength: 6 }), selector, (elements, selector) => {
        const page = `<html><body><div class="a">${elements.join('')}</div></body></html>`
        const isMatched = new DOMParser().parseFromString(page, 'text/html').querySelector(selector) !== null
        fc.pre(isMatched)
        expect(kept(`${selector}{color:red}`, page)).not.toBe('')
      }),
    )
  })
})
