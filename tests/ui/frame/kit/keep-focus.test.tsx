// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFocus } from '../../../../src/ui/frame/kit/focus/keep-focus'
import { Dialog } from '../../../../src/ui/frame/kit/overlays/dialog'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

interface ListProps {
  readonly rows: readonly string[]
  readonly isLoading?: boolean
}

const Rows = ({ rows, isLoading = false }: ListProps) => (
  <main>
    <h1>Comments</h1>
    <section>
      <h2>All</h2>
      {isLoading ? (
        <p>Loading</p>
      ) : rows.length === 0 ? (
        <p>None</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <a href={`#${row}`}>{`Open ${row}`}</a>
              <button type="button">{`Delete ${row}`}</button>
            </li>
          ))}
        </ul>
      )}
    </section>
    <footer>
      <a href="#more">More</a>
    </footer>
  </main>
)

let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  end = keepFocus(document)
})
afterEach(() => {
  end()
  cleanup()
  vi.useRealTimers()
})

const focused = () => document.activeElement?.textContent
/** Lets the observer and what waits for it run. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(1))
const focus = (name: string) => act(() => screen.getByText(name).closest<HTMLElement>('a, button')!.focus())

describe('the focus of a row that is removed', () => {
  it.each([
    ['the next row', ['a', 'b', 'c'], 'b', ['a', 'c'], 'Open c'],
    ['the previous row after the last', ['a', 'b', 'c'], 'c', ['a', 'b'], 'Open b'],
    ['the row after those that went with it', ['a', 'b', 'c', 'd'], 'b', ['a', 'd'], 'Open d'],
    ['the heading of the list after the only one', ['a'], 'a', [], 'All'],
  ])('goes to %s', async (_, rows, deleted, left, successor) => {
    const { rerender } = render(<Rows rows={rows} />)
    focus(`Delete ${deleted}`)
    rerender(<Rows rows={left} />)
    await settled()
    expect(focused()).toBe(successor)
  })

  it('goes to the heading while the list loads, and does not stray from there', async () => {
    const { rerender } = render(<Rows rows={['a', 'b']} />)
    focus('Open b')
    rerender(<Rows rows={[]} isLoading />)
    await settled()
    expect(focused()).toBe('All')
    rerender(<Rows rows={['a', 'b']} />)
    await settled()
    expect(focused()).toBe('All')
  })

  it('stays with a control that is rendered anew', async () => {
    const { rerender } = render(<Rows key="one" rows={['a', 'b']} />)
    focus('Open b')
    rerender(<Rows key="other" rows={['b', 'c']} />)
    await settled()
    // The whole screen is another one, so it is not for this part to say where its focus is.
    expect(document.activeElement).toBe(document.body)
    const Section = ({ name }: { readonly name: string }) => (
      <main>
        <section key={name}>
          <button type="button">Try again</button>
          <p>{name}</p>
        </section>
      </main>
    )
    rerender(<Section name="first" />)
    focus('Try again')
    rerender(<Section name="second" />)
    await settled()
    expect(document.activeElement).toBe(screen.getByText('Try again'))
  })

  it('goes to the row in its place where the whole list is another one', async () => {
    const { rerender } = render(
      <main>
        <ul key="sorted">
          {['a', 'b', 'c'].map((name) => (
            <li key={name}>
              <button type="button">{`Delete ${name}`}</button>
            </li>
          ))}
        </ul>
      </main>,
    )
    focus('Delete b')
    rerender(
      <main>
        <ul key="plain">
          {['a', 'c'].map((name) => (
            <li key={name}>
              <button type="button">{`Delete ${name}`}</button>
            </li>
          ))}
        </ul>
      </main>,
    )
    await settled()
    expect(focused()).toBe('Delete c')
  })

  it('is left where somebody has put it, and is not brought back to those who have none', async () => {
    const { rerender } = render(<Rows rows={['a', 'b', 'c']} />)
    focus('Delete b')
    focus('More')
    rerender(<Rows rows={['a', 'c']} />)
    await settled()
    expect(focused()).toBe('More')
    focus('Delete c')
    await act(async () => (document.activeElement as HTMLElement).blur())
    await settled()
    rerender(<Rows rows={['a']} />)
    await settled()
    expect(document.activeElement).toBe(document.body)
  })

  it('goes to the successor of the row whose dialog asked, once that dialog is closed', async () => {
    const Asking = ({ rows, isAsking }: ListProps & { readonly isAsking: boolean }) => (
      <LanguageProvider value="en">
        <Rows rows={rows} />
        <Dialog
          open={isAsking}
          onClose={() => undefined}
          title="Delete it?"
          acts={[{ label: 'Yes', onAct: () => undefined }]}
        />
      </LanguageProvider>
    )
    const { rerender } = render(<Asking rows={['a', 'b', 'c']} isAsking={false} />)
    focus('Delete b')
    rerender(<Asking rows={['a', 'b', 'c']} isAsking />)
    focus('Yes')
    rerender(<Asking rows={['a', 'c']} isAsking />)
    await settled()
    expect(focused()).toBe('Yes')
    rerender(<Asking rows={['a', 'c']} isAsking={false} />)
    await settled()
    await settled()
    expect(focused()).toBe('Open c')
  })

  it('belongs to whoever sets it in an effect', async () => {
    const Own = () => {
      const [isThere, setThere] = useState(true)
      return (
        <main>
          <h1>Own</h1>
          {isThere ? (
            <button type="button" onClick={() => setThere(false)}>
              Remove
            </button>
          ) : (
            <button type="button" ref={(element) => element?.focus()}>
              Undo
            </button>
          )}
        </main>
      )
    }
    render(<Own />)
    focus('Remove')
    await act(async () => screen.getByText('Remove').click())
    await settled()
    expect(focused()).toBe('Undo')
  })
})
