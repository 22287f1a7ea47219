import { describe, expect, it } from 'vitest'
import type { ShareContent } from '../../../src/application/sharing/share-content'
import { ShareSheetViewModel } from '../../../src/ui/sharing/share-sheet.view-model'

const sheet = () => new ShareSheetViewModel({} as ShareContent)
const poster = new Blob(['a poster'])

describe('The poster of a share', () => {
  it('shows when it is drawn', async () => {
    const viewModel = sheet()
    const drawn = viewModel.showPoster(async () => poster)
    expect([viewModel.page, viewModel.poster]).toEqual(['poster', 'drawing'])
    await drawn
    expect(viewModel.poster).toBe(poster)
  })

  it('that could not be drawn can be tried again', async () => {
    const viewModel = sheet()
    await viewModel.showPoster(async () => Promise.reject(new Error('no canvas')))
    expect(viewModel.poster).toBe('failed')
    await viewModel.showPoster(async () => poster)
    expect(viewModel.poster).toBe(poster)
  })

  it('is that of the last try, whichever ends last', async () => {
    const viewModel = sheet()
    let endFirst: (picture: Blob) => void = () => undefined
    const first = viewModel.showPoster(() => new Promise((resolve) => (endFirst = resolve)))
    await viewModel.showPoster(async () => poster)
    endFirst(new Blob(['an older one']))
    await first
    expect(viewModel.poster).toBe(poster)
  })
})
