// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { PickedPicture } from '../../../../src/ui/frame/uploads/picked-item.part'
import { PicturePicker } from '../../../../src/ui/frame/uploads/picture-picker.part'
import { renderKit } from '../kit/render-kit'

const items: readonly PickedPicture[] = [
  { id: 'a', name: 'bridge.jpg', preview: null, state: 'done' },
  { id: 'b', name: 'park.jpg', preview: null, state: 'sending', progress: 0.4 },
  { id: 'c', name: 'road.jpg', preview: null, state: 'failed', error: 'Connection lost' },
]

function draw(limit = 5) {
  const calls = { onAdd: vi.fn(), onAbort: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() }
  const { container } = renderKit(<PicturePicker label="Pictures" items={items} limit={limit} {...calls} />)
  return { ...calls, input: container.querySelector('input[type=file]') as HTMLInputElement | null }
}

describe('The picture picker', () => {
  it('removes what is there, stops what is sent and sends again what failed', async () => {
    const { onAbort, onRetry, onRemove } = draw()
    await userEvent.click(screen.getByRole('button', { name: 'Remove bridge.jpg' }))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('a')
    await userEvent.click(screen.getByRole('button', { name: 'Stop uploading park.jpg' }))
    expect(onAbort).toHaveBeenCalledExactlyOnceWith('b')
    await userEvent.click(screen.getByRole('button', { name: 'Upload road.jpg again Connection lost' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('c')
  })

  it('shows the progress of an upload', () => {
    draw()
    expect(screen.getByRole('progressbar', { name: 'park.jpg: 40% uploaded' }).getAttribute('aria-valuenow')).toBe('40')
  })

  it('takes no more pictures than it has room for', async () => {
    const { onAdd, input } = draw()
    const files = ['1.jpg', '2.jpg', '3.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }))
    await userEvent.upload(input as HTMLInputElement, files)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith(files.slice(0, 2))
  })

  it('lets the app choose pictures, and the browser videos, which an app does not choose', async () => {
    const [onAdd, onChoose] = [vi.fn(), vi.fn(async () => [new File(['x'], '1.jpg', { type: 'image/jpeg' })])]
    const acts = { onAdd, onChoose, onAbort: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() }
    const { container } = renderKit(<PicturePicker label="Pictures" items={[]} limit={3} videos {...acts} />)
    const input = container.querySelector('input[type=file]') as HTMLInputElement
    const opened = vi.spyOn(input, 'click')
    await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
    expect([onChoose.mock.calls, onAdd.mock.calls.length, opened.mock.calls.length]).toEqual([[[3]], 1, 0])
    await userEvent.click(screen.getByRole('button', { name: 'Add a video' }))
    expect([opened.mock.calls.length, input.accept]).toEqual([1, 'video/*'])
  })

  it('offers no more when it is full', () => {
    draw(3)
    expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull()
  })

  it('puts the pictures in order without dragging, too', async () => {
    const onMove = vi.fn()
    const acts = { onAdd: vi.fn(), onAbort: vi.fn(), onRetry: vi.fn(), onRemove: vi.fn() }
    renderKit(<PicturePicker label="Pictures" items={items} limit={5} onMove={onMove} {...acts} />)
    const grip = await screen.findByRole('button', { name: 'Move park.jpg, 2 of 3' })
    expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull()
    await userEvent.click(grip)
    expect(grip.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }))
    await userEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(onMove.mock.calls).toEqual([
      ['b', 0],
      ['b', 2],
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Move bridge.jpg, 1 of 3' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Earlier' }).disabled).toBe(true)
  })

  it('has no order for a single picture, and where nothing asks for one', async () => {
    draw()
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  })
})
