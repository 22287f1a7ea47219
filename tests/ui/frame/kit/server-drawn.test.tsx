// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EndlessList } from '../../../../src/ui/frame/kit/lists/endless-list'
import {
  beginHydration,
  endHydration,
  hydrateAll,
  HydratedPage,
  replayEarlyTap,
  useDrawingTime,
  whenHydrated,
} from '../../../../src/ui/frame/kit/hydration/server-drawn'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

const items = Array.from({ length: 20 }, (_, index) => `card ${index}`)
/** The present time, in milliseconds since 1970. */
let now = 0
let taps: string[] = []
let drawn: string[] = []

interface ListProps {
  readonly shown?: readonly string[]
  readonly of?: ComponentType<{ readonly name: string }>
}

function List({ shown = items, of: Item = Card }: ListProps) {
  return (
    <LanguageProvider value="en">
      <EndlessList
        items={shown}
        state="ready"
        hasMore={false}
        keyOf={(item) => item}
        onMore={() => undefined}
        onRetry={() => undefined}
        empty={null}
        failure={null}
      >
        {(item) => <Item name={item} />}
      </EndlessList>
    </LanguageProvider>
  )
}

const Rows = ({ shown }: { readonly shown: readonly string[] }) =>
  shown.map((name, index) => <Card key={index} name={name} />)

/** Shows for which time it is rendered. */
const Timed = observer(function Timed({ name }: { readonly name: string }) {
  return <p>{`${name} at ${useDrawingTime().at ?? now}`}</p>
})

function Card({ name }: { readonly name: string }) {
  drawn.push(name)
  return (
    <button type="button" onClick={() => taps.push(name)}>
      {name}
    </button>
  )
}

describe('a list that the server drew', () => {
  let root: Root
  const container = document.createElement('div')
  const error = vi.spyOn(console, 'error')
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)!
  const hydrate = async (tree = <List />, before = (): void => undefined) => {
    vi.stubGlobal('document', undefined)
    const html = renderToString(<List />)
    vi.unstubAllGlobals()
    container.innerHTML = html
    drawn = []
    before()
    beginHydration(Date.now())
    await act(async () => {
      root = hydrateRoot(container, tree)
    })
    await act(async () => endHydration())
  }

  beforeEach(() => {
    taps = []
    error.mockClear()
    document.body.append(container)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    hydrateAll()
    cleanup()
    expect(error).not.toHaveBeenCalled()
  })

  it('hydrates what a phone shows, and the rest on the first interaction', async () => {
    await hydrate()
    expect(drawn).toEqual(items.slice(0, 8))
    expect(container.querySelectorAll('button')).toHaveLength(20)
    await act(async () => window.dispatchEvent(new Event('scroll')))
    expect(new Set(drawn)).toEqual(new Set(items))
  })

  for (const { before, acts } of [
    { before: 1000, acts: true },
    { before: 6000, acts: false },
  ])
    for (const name of ['card 2', 'card 19'])
      it(`${acts ? 'acts' : 'does not act'} on a tap on ${name} from ${before} ms before it came alive`, async () => {
        await hydrate(<List />, () => {
          Object.assign(window, { earlyTap: { button: button(name), at: performance.now() - before } })
        })
        expect(taps).toEqual(acts ? [name] : [])
        expect(window).not.toHaveProperty('earlyTap')
      })

  it.each([
    ['card 2', items, ['card 2']],
    ['card 19', items.slice(0, 8), []],
    ['card 2', [...items, 'card 2'], []],
  ])(
    'acts on an early tap on %s where the client renders the page anew, if one button has its name',
    async (...row) => {
      const [name, shown, expected] = row
      vi.stubGlobal('document', undefined)
      const html = renderToString(<List />)
      vi.unstubAllGlobals()
      container.innerHTML = html
      Object.assign(window, { earlyTap: { button: button(name), at: performance.now() - 1000 } })
      replayEarlyTap()
      await act(async () => {
        root = createRoot(container)
        root.render(<Rows shown={shown} />)
      })
      await act(async () => {
        endHydration()
        // The code that looks for it is loaded then.
        await import('../../../../src/ui/frame/kit/hydration/place-early-input')
      })
      expect(taps).toEqual(expected)
      expect(window).not.toHaveProperty('earlyTap')
    },
  )

  it('acts on the first tap on a row that waits, also on one that comes without a touch', async () => {
    await hydrate()
    await act(async () => button('card 19').click())
    expect(taps).toEqual(['card 19'])
  })

  it('keeps what stands there when it changes before anything is done', async () => {
    await hydrate()
    const before = button('card 19')
    await act(async () => root.render(<List shown={[...items, 'card 20']} />))
    expect(button('card 19')).toBe(before)
    expect(container.querySelectorAll('button')).toHaveLength(21)
    await act(async () => button('card 20').click())
    expect(taps).toEqual(['card 20'])
  })

  it('hydrates everything for what is about to render the page otherwise, and says when that is done', async () => {
    let isWhole = false
    await hydrate(<List />, () => {
      beginHydration(Date.now())
      void whenHydrated().then(() => (isWhole = true))
    })
    expect([isWhole, new Set(drawn)]).toEqual([true, new Set(items)])
  })

  it('says so at once where nothing waits any more', async () => {
    await hydrate()
    let isWhole = false
    await act(async () => void whenHydrated().then(() => (isWhole = true)))
    expect([isWhole, new Set(drawn)]).toEqual([true, new Set(items)])
    isWhole = false
    void whenHydrated().then(() => (isWhole = true))
    await Promise.resolve()
    expect(isWhole).toBe(true)
  })

  it('takes over what was drawn a day ago as it is, and then shows the present time', async () => {
    const today = Date.now()
    const yesterday = today - 86_400_000
    const tree = (
      <HydratedPage>
        <Timed name="page" />
        <List of={Timed} />
      </HydratedPage>
    )
    now = yesterday
    vi.stubGlobal('document', undefined)
    container.innerHTML = renderToString(tree)
    vi.unstubAllGlobals()
    now = today
    beginHydration(yesterday)
    await act(async () => {
      root = hydrateRoot(container, tree)
    })
    await act(async () => endHydration())
    const shown = () => [...container.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(shown()).toContain(`page at ${today}`)
    expect(shown()).toContain(`card 0 at ${today}`)
    expect(shown()).toContain(`card 19 at ${yesterday}`)
    await act(async () => void whenHydrated())
    expect(shown()).toEqual(['page', ...items].map((name) => `${name} at ${today}`))
  })

  it('lays all rows out for a keyboard, whose focus needs their places', async () => {
    await hydrate()
    expect(container.querySelector('ul')?.hasAttribute('data-drawn')).toBe(true)
    const before = button('card 19')
    await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })))
    expect(container.querySelector('ul')?.hasAttribute('data-drawn')).toBe(false)
    expect(button('card 19')).toBe(before)
  })
})
