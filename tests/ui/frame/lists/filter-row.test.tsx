// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SearchText } from '../../../../src/application/frame/lists/search-text'
import { SelectChip } from '../../../../src/ui/frame/kit/chips/chips'
import { FilterRow } from '../../../../src/ui/frame/lists/filter-row.part'
import { renderKit } from '../kit/render-kit'

/** A row above a list that searches for this text at first; returns what it searched for. */
function draw(searched = '') {
  const searches = [searched]
  const search = new SearchText({ searched: () => searches.at(-1)!, search: (text) => void searches.push(text) })
  renderKit(<FilterRow search={search} searchPlaceholder="Search wishes" />)
  return { search, searches, user: userEvent.setup() }
}

describe('the chips above a list', () => {
  it('open the search bar, with the focus in it, and keep it while its text is deleted', async () => {
    const { user } = draw()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }))
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'l{Backspace}')
    expect(screen.getByRole('searchbox')).toBeTruthy()
  })

  it('keep their place when the search bar opens, and offer to close it where it was opened', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: 'Search', expanded: false }))
    const chip = screen.getByRole('button', { name: 'Search', expanded: true })
    expect(chip.compareDocumentPosition(screen.getByRole('searchbox'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(chip)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('show the search that a list came with, and end it when they close it', async () => {
    const { searches, user } = draw('lamp')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lamp')
    await user.click(screen.getByRole('button', { name: 'Search', expanded: true }))
    expect(searches).toEqual(['lamp', ''])
  })

  it('have one cross: that of the bar while it has a text, which clears it, and then that of the chip, which closes it', async () => {
    const { user } = draw('lamp')
    const crosses = () => document.querySelectorAll('.lucide-x')
    expect([crosses().length, screen.getByRole('button', { name: 'Clear' }).contains(crosses()[0]!)]).toEqual([1, true])
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    const chip = screen.getByRole('button', { name: 'Search', expanded: true })
    expect([crosses().length, chip.contains(crosses()[0]!)]).toEqual([1, true])
  })

  it('name the choice that holds, and offer all of a list beside its options', async () => {
    const chosen: string[] = []
    renderKit(
      <SelectChip
        label="Category"
        all="All categories"
        value="lamp"
        options={[{ value: 'lamp', label: 'Lamps' }]}
        onChange={(value) => chosen.push(value)}
      />,
    )
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' })
    expect([...select.options].map(({ label }) => label)).toEqual(['All categories', 'Lamps'])
    expect(screen.getAllByText('Lamps')).toHaveLength(2)
    await userEvent.selectOptions(select, 'All categories')
    expect(chosen).toEqual([''])
  })
})
