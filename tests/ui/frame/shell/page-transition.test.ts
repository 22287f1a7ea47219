// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { HistoryView } from '../../../../src/ui/frame/shell/history/app-history'
import { motionOf, updateWithMotion } from '../../../../src/ui/frame/shell/history/page-transition'

const at = (pathname: string, index: number, hasMoved = false) =>
  ({
    location: { pathname, search: '', hash: '', state: null, key: pathname },
    action: 'PUSH',
    index,
    hasMoved,
  }) as unknown as HistoryView

const screens = {
  isSame: (path: string, other: string) => path.split('/comment/')[0] === other.split('/comment/')[0],
  isTab: (path: string) => path === '/index' || path === '/mine',
}
const motion = (from: HistoryView, to: HistoryView) => motionOf(from, to, screens)

describe('the motion between two screens', () => {
  it('distinguishes forward, back and replace', () => {
    expect(motion(at('/index', 0), at('/posts/1', 1))).toBe('forward')
    expect(motion(at('/posts/1', 1), at('/index', 0))).toBe('back')
    expect(motion(at('/posts/1', 1), at('/login', 1))).toBe('in-place')
  })

  it('is none within a screen, such as a comment over its article', () => {
    expect(motion(at('/posts/1', 1), at('/posts/1/comment/2', 2))).toBeNull()
    expect(motion(at('/posts/1/comment/2', 2), at('/posts/1', 1))).toBeNull()
  })

  it('is none between the tabs of the footer, and one from a tab to a screen', () => {
    expect(motion(at('/index', 0), at('/mine', 1))).toBeNull()
    expect(motion(at('/mine', 1), at('/posts/1', 2))).toBe('forward')
  })

  it('is none where the browser has drawn it', () => {
    expect(motion(at('/posts/1', 1), at('/index', 0, true))).toBeNull()
  })
})

describe('an update with motion', () => {
  const root = document.documentElement
  let begun: { update: () => void; end: () => void }[] = []
  let frames: (() => void)[] = []
  const paint = () => frames.splice(0).forEach((act) => act())
  const browser = (matches = false) =>
    ({
      documentElement: root,
      querySelector: () => null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      defaultView: {
        matchMedia: () => ({ matches }),
        requestAnimationFrame: (act: () => void) => frames.push(act),
        setTimeout: (act: () => void) => act(),
      },
      startViewTransition: (update: () => void) => {
        let end = () => undefined as void
        const finished = new Promise<void>((resolve) => (end = resolve))
        begun.push({ update, end })
        return { finished, ready: Promise.reject(new Error('skipped')) }
      },
    }) as unknown as Document

  beforeEach(() => {
    begun = []
    frames = []
    for (const name of Object.keys(root.dataset)) delete root.dataset[name]
    root.dataset.live = ''
  })

  it('happens after a paint, within a transition that knows its motion until it has ended', async () => {
    const update = vi.fn()
    updateWithMotion(browser(), 'forward', update)
    expect(begun).toHaveLength(0)
    paint()
    expect(root.dataset.motion).toBe('forward')
    expect(update).not.toHaveBeenCalled()
    begun[0]?.update()
    expect(update).toHaveBeenCalledTimes(1)
    begun[0]?.end()
    await expect.poll(() => root.dataset.motion).toBeUndefined()
  })

  it('begins at once in a hidden page, which paints nothing', () => {
    updateWithMotion({ ...browser(), hidden: true } as unknown as Document, 'forward', () => undefined)
    expect(begun).toHaveLength(1)
  })

  it('keeps the motion of a later one when an earlier one ends', async () => {
    const document = browser()
    updateWithMotion(document, 'forward', () => undefined)
    updateWithMotion(document, 'back', () => undefined)
    paint()
    begun[0]?.end()
    await Promise.resolve()
    await Promise.resolve()
    expect(root.dataset.motion).toBe('back')
  })

  it.each([
    ['there is no motion', null, false, {}],
    ['little motion is wanted', 'forward', true, {}],
    ['the elder mode is on', 'forward', false, { elder: '' }],
    ['the first view was not taken over yet', 'in-place', false, { live: undefined }],
  ] as const)(
    'happens at once when %s',
    (_, motion, wantsLittle, attributes: Readonly<Record<string, string | undefined>>) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (value === undefined) delete root.dataset[name]
        else root.dataset[name] = value
      }
      const update = vi.fn()
      updateWithMotion(browser(wantsLittle), motion, update)
      expect(update).toHaveBeenCalledTimes(1)
      expect(begun).toHaveLength(0)
    },
  )

  it('happens at once in a browser that knows no transitions', () => {
    const update = vi.fn()
    updateWithMotion({ ...browser(), startViewTransition: undefined } as unknown as Document, 'forward', update)
    expect(update).toHaveBeenCalledTimes(1)
  })
})
