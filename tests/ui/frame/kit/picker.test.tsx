// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Picker } from '../../../../src/ui/frame/kit/pickers/picker'
import type { PickerColumns } from '../../../../src/ui/frame/kit/pickers/picker-values'
import { renderKit } from './render-kit'

const columns: PickerColumns = ([size = 'long']) => [
  { id: 'size', label: 'Size', options: ['long', 'short'].map((value) => ({ value, label: value })) },
  {
    id: 'number',
    label: 'Number',
    options: (size === 'long' ? ['1', '2', '3'] : ['1', '2']).map((value) => ({ value, label: value })),
  },
]

describe('A picker', () => {
  it('is turned by the arrow keys and hands over a choice that fits its columns', async () => {
    const onPick = vi.fn()
    renderKit(
      <Picker open title="Pick" columns={columns} value={['long', '3']} onClose={() => undefined} onPick={onPick} />,
    )
    screen.getByRole('listbox', { name: 'Size' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith(['short', '2'])
  })

  it('forgets what was turned when it is closed without a pick', async () => {
    const picker = (open: boolean) => (
      <Picker
        open={open}
        title="Pick"
        columns={columns}
        value={['long', '1']}
        onClose={() => undefined}
        onPick={() => undefined}
      />
    )
    const { rerender } = renderKit(picker(true))
    screen.getByRole('listbox', { name: 'Number' }).focus()
    await userEvent.keyboard('{End}')
    expect(screen.getByRole('option', { name: '3' }).getAttribute('aria-selected')).toBe('true')
    rerender(picker(false))
    rerender(picker(true))
    expect(screen.getByRole('option', { name: '1' }).getAttribute('aria-selected')).toBe('true')
  })
})
