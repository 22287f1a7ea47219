// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Dialog } from '../../../../src/ui/frame/kit/overlays/dialog'
import { Link } from '../../../../src/ui/frame/kit/buttons/link'
import { Sheet } from '../../../../src/ui/frame/kit/overlays/sheet'
import { renderKit } from './render-kit'

function Example() {
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen('sheet')}>
        Share
      </button>
      <button type="button" onClick={() => setOpen('dialog')}>
        Discard
      </button>
      <Sheet open={open === 'sheet'} onClose={() => setOpen(null)} title="Share to">
        <Link to="/poster">Poster</Link>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Discard it?"
        acts={[{ label: 'Keep', onAct: () => setOpen(null) }]}
      />
    </>
  )
}

const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull())

describe('A sheet', () => {
  afterEach(async () => {
    await waitFor(() => expect(history.state?.overlays).toEqual([]))
  })

  it('is named by its title and gives the focus back to what opened it', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(screen.getByRole('dialog', { name: 'Share to' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    expect(document.activeElement?.textContent).toBe('Share')
  })

  it('takes the focus to its new title when its content changes under the one who uses it', async () => {
    function Steps() {
      const [isPoster, setPoster] = useState(false)
      const [open, setOpen] = useState(true)
      return (
        <Sheet open={open} onClose={() => setOpen(false)} title={isPoster ? 'Poster' : 'Share to'}>
          {isPoster ? (
            <p>Drawn</p>
          ) : (
            <button type="button" onClick={() => setPoster(true)}>
              Make a poster
            </button>
          )}
        </Sheet>
      )
    }
    renderKit(<Steps />)
    await userEvent.click(screen.getByRole('button', { name: 'Make a poster' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Poster' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
  })

  it('keeps the page behind it where it is', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(document.documentElement.style.overflow).toBe('hidden')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    expect(document.documentElement.style.overflow).toBe('')
  })

  it("closes by 'back' and leaves the screen alone", async () => {
    const before = location.href
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(history.state?.overlays).toHaveLength(1))
    act(() => history.back())
    await gone()
    expect(location.href).toBe(before)
  })

  it('takes its own entry of the history away when its cross closes it, also in a strict render', async () => {
    renderKit(
      <StrictMode>
        <Example />
      </StrictMode>,
    )
    const length = history.length
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(history.state?.overlays).toHaveLength(1))
    expect(history.length).toBeLessThanOrEqual(length + 1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
    await waitFor(() => expect(history.state?.overlays).toEqual([]))
  })

  it('closes by Escape and by a tap beside it, not by one inside', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    await userEvent.click(screen.getByRole('heading', { name: 'Share to' }))
    expect(document.querySelector('dialog')).not.toBeNull()
    fireEvent.click(screen.getByRole('dialog'))
    await gone()
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await gone()
  })

  it('closes when it is dragged far enough, and stays when it is not', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    const head = screen.getByRole('heading', { name: 'Share to' })
    const drag = (distance: number) => {
      fireEvent.pointerDown(head, { clientY: 400, pointerId: 1 })
      fireEvent.pointerMove(head, { clientY: 400 + distance, pointerId: 1 })
      fireEvent.pointerUp(head, { clientY: 400 + distance, pointerId: 1 })
    }
    drag(20)
    expect(document.querySelector('dialog')).not.toBeNull()
    drag(140)
    await gone()
  })

  it('follows a finger on its content, where nothing scrolls up any more, and closes when it was dragged far enough', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    // The gesture's code is loaded once the sheet is open.
    await act(async () => void (await import('../../../../src/ui/frame/kit/overlays/sheet-gesture')))
    const sheet = screen.getByRole('dialog')
    const link = screen.getByRole('link', { name: 'Poster' })
    const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })
    const drag = (x: number, y: number, end: 'touchEnd' | 'touchCancel' = 'touchEnd') => {
      fireEvent.touchStart(link, touch(100, 400))
      const isScrolled = fireEvent.touchMove(link, touch(100 + x, 400 + y))
      const shown = sheet.style.transform
      fireEvent[end](link, { touches: [] })
      return { isScrolled, shown }
    }
    expect(drag(0, -140)).toEqual({ isScrolled: true, shown: '' })
    expect(drag(140, 20)).toEqual({ isScrolled: true, shown: '' })
    expect(drag(0, 140, 'touchCancel')).toEqual({ isScrolled: false, shown: 'translateY(140px)' })
    expect(sheet.style.transform).toBe('')
    link.parentElement!.scrollTop = 30
    expect(drag(0, 140)).toEqual({ isScrolled: true, shown: '' })
    link.parentElement!.scrollTop = 0
    expect(document.querySelector('dialog')).not.toBeNull()
    drag(0, 140)
    await gone()
    expect(document.activeElement?.textContent).toBe('Share')
  })

  it('moves back when it asks before it closes', async () => {
    function Asking() {
      const [answer, setAnswer] = useState<'open' | 'asked' | 'closed'>('open')
      return (
        <Sheet
          open={answer !== 'closed'}
          onClose={() => setAnswer(answer === 'open' ? 'asked' : 'closed')}
          title="Comment"
        >
          <p>{answer}</p>
        </Sheet>
      )
    }
    renderKit(<Asking />)
    const head = screen.getByRole('heading', { name: 'Comment' })
    fireEvent.pointerDown(head, { clientY: 400, pointerId: 1 })
    fireEvent.pointerMove(head, { clientY: 540, pointerId: 1 })
    expect(screen.getByRole('dialog').style.transform).toBe('translateY(140px)')
    fireEvent.pointerUp(head, { clientY: 540, pointerId: 1 })
    expect(screen.getByText('asked')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('dialog').style.transform).toBe(''))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await gone()
  })
})

describe('A dialog', () => {
  it('asks for attention, offers its acts and closes by the harmless one', async () => {
    renderKit(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('alertdialog', { name: 'Discard it?' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await gone()
    expect(document.activeElement?.textContent).toBe('Discard')
  })
})
