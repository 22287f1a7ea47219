import { describe, expect, it } from 'vitest'
import type { PictureSaver } from '../../../../src/application/frame/sharing/picture-saver'
import type { ShareContent, ShareSubject } from '../../../../src/application/frame/sharing/share-content'
import { ShareSheetViewModel } from '../../../../src/ui/frame/sharing/share-sheet.view-model'
import { openTab } from '../../../support/member-host'

const noSaver: PictureSaver = { way: 'download', save: async () => false }
const sheet = (content = {} as ShareContent, saver = noSaver, notices = openTab().notices) =>
  new ShareSheetViewModel(content, saver, notices)
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

  it('is sent as a picture where the device takes pictures, and otherwise not offered', async () => {
    const sent: unknown[] = []
    const content = (takes: boolean) =>
      ({
        canShare: () => takes,
        bySystem: async (_: unknown, picture: unknown) => sent.push(picture),
      }) as unknown as ShareContent
    const viewModel = sheet(content(true))
    expect(viewModel.canSendPoster).toBe(false)
    await viewModel.showPoster(async () => poster)
    expect(viewModel.canSendPoster).toBe(true)
    await viewModel.sendPoster({} as ShareSubject)
    expect(sent).toEqual([poster])
    const other = sheet(content(false))
    await other.showPoster(async () => poster)
    expect(other.canSendPoster).toBe(false)
  })

  it.each([
    [true, 'picture-saved', 7],
    [false, 'picture-not-saved', null],
  ])('is saved by an app that can: %s', async (isSaved, told, shares) => {
    const tab = openTab()
    const saved: unknown[] = []
    const save = async (picture: unknown, name: string) => {
      saved.push([picture, name])
      return isSaved
    }
    const content = { shareable: () => ({ title: 'Story' }), byPoster: async () => 7 } as unknown as ShareContent
    const viewModel = sheet(content, { way: 'app', save }, tab.notices)
    expect(await viewModel.savePoster({} as ShareSubject)).toBeNull()
    await viewModel.showPoster(async () => poster)
    expect(await viewModel.savePoster({} as ShareSubject)).toBe(shares)
    expect(saved).toEqual([[poster, 'Story.jpg']])
    expect(tab.told()).toEqual([told])
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
