// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { moveRows } from '../../../../src/ui/frame/kit/lists/row-motion'
import { replaceProperty } from '../../../support/replace-property'

let list: HTMLElement
let moved: string[]
/** Tells the height of the list in the last layout. */
let layOut: (height: number) => void

class Sizes {
  constructor(tell: (sizes: readonly { contentRect: { height: number } }[]) => void) {
    layOut = (height) => tell([{ contentRect: { height } }])
  }
  observe(): void {}
  disconnect(): void {}
}

/** A list of three rows, each 50 pixels high. */
function follow({ isMotionReduced = false } = {}): void {
  moved = []
  document.body.innerHTML = '<ul><li>one</li><li>two</li><li>three</li></ul>'
  list = document.querySelector('ul')!
  Object.defineProperty(list, 'offsetHeight', { get: () => list.children.length * 50 })
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced }))
  replaceProperty(Element.prototype, 'animate', function animate(this: Element, [start]: Keyframe[]) {
    moved.push(`${this.textContent} ${start?.opacity === undefined ? '' : 'fades in '}${start?.transform}`)
  })
  onTestFinished(moveRows(list))
  if (!isMotionReduced) layOut(150)
}

afterEach(() => vi.unstubAllGlobals())

const changed = () => new Promise<void>((resolve) => queueMicrotask(resolve))

it('rows that join a list fade in; the others stand still', async () => {
  follow()
  list.insertAdjacentHTML('beforeend', '<li>four</li><li>five</li>')
  await changed()
  expect(moved).toEqual(['four fades in translateY(8px)', 'five fades in translateY(8px)'])
})

it('where a row leaves, those below it move up to its place', async () => {
  follow()
  list.children[1]!.remove()
  await changed()
  expect(moved).toEqual(['three translateY(50px)'])
})

it('a row that is rendered anew in its place does not count as new', async () => {
  follow()
  list.children[0]!.remove()
  list.children[1]!.outerHTML = '<li>three</li>'
  await changed()
  expect(moved).toEqual(['two translateY(50px)', 'three translateY(50px)'])
})

it('nothing moves for those who prefer reduced motion', async () => {
  follow({ isMotionReduced: true })
  list.insertAdjacentHTML('beforeend', '<li>four</li>')
  await changed()
  list.children[0]!.remove()
  await changed()
  expect(moved).toEqual([])
})
