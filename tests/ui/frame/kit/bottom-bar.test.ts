// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aboveBars, bottomBar, bottomBarsHeight, drawnBar } from '../../../../src/ui/frame/kit/bars/bottom-bar'

// Without the observer a bar is measured as soon as it is there.
beforeEach(() => vi.stubGlobal('ResizeObserver', undefined))
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

function element(height = 0): HTMLElement {
  const made = document.createElement('div')
  Object.defineProperty(made, 'offsetHeight', { value: height })
  return made
}
function attach(ref: typeof bottomBar, part: HTMLElement): () => void {
  const end = ref(part) as () => void
  ends.push(end)
  return end
}
const heightOn = (part: HTMLElement) => part.style.getPropertyValue('--bottom-bars')

describe('the height of the bars at the lower edge', () => {
  it('is written on the document and on the parts above the bars, on no other element', () => {
    const [app, late, other] = [element(), element(), document.body]
    attach(aboveBars, app)
    const endBar = attach(bottomBar, element(90))
    attach(aboveBars, late)
    expect([document.documentElement, app, late, other].map(heightOn)).toEqual(['90px', '90px', '90px', ''])
    const endTall = attach(bottomBar, element(120))
    expect([app, late].map(heightOn)).toEqual(['120px', '120px'])
    endTall()
    expect([app, late].map(heightOn)).toEqual(['90px', '90px'])
    endBar()
    expect([document.documentElement, app, late].map(heightOn)).toEqual(['', '', ''])
  })

  it('is left to the tokens while the footer is the only bar', () => {
    const app = element()
    attach(aboveBars, app)
    attach(drawnBar, element(57))
    expect([heightOn(app), heightOn(document.documentElement), bottomBarsHeight()]).toEqual(['', '', 57])
    attach(bottomBar, element(40))
    expect(heightOn(app)).toBe('57px')
  })

  it('is written no more on a part that went', () => {
    const part = element()
    attach(aboveBars, part)()
    attach(bottomBar, element(90))
    expect(heightOn(part)).toBe('')
  })
})
