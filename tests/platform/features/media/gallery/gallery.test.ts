import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { listFeed } from '../../../../../contract/feed'
import { getGallery } from '../../../../../contract/gallery'
import { galleryPictures } from '../../../../../platform/features/media/gallery/gallery.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}图`, en: text })

describe('a gallery', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await insertContent(database, { id: 'lanterns', type: 7, covers: ['/cover'], pictures: 2 })
    await insertContent(database, { id: 'withdrawn', type: 7, state: 'withdrawn' })
    await insertContent(database, { id: 'post' })
    await database.insert(galleryPictures).values([
      { galleryId: 'lanterns', sort: 2, url: '/b', caption: both('Second') },
      { galleryId: 'lanterns', sort: 1, url: '/a', width: 1200, height: 675, caption: both('First') },
    ])
  })
  afterEach(() => platform.close())

  it('has its pictures in order, with captions and what is known of their size', async () => {
    const data = await platform.ask(getGallery, { path: { id: 'lanterns' }, headers: { 'accept-language': 'en' } })
    expect(data.pictures).toEqual([
      { url: '/a', width: 1200, height: 675, caption: 'First' },
      { url: '/b', width: 0, height: 0, caption: 'Second' },
    ])
    expect(data.share.share_cover).toBe('/cover')
  })

  it('says on its card how many pictures it has', async () => {
    const data = await platform.ask(listFeed, {})
    expect((data.items as { id: string; pictures: number | null }[]).map(({ id, pictures }) => [id, pictures])).toEqual(
      expect.arrayContaining([
        ['lanterns', 2],
        ['post', null],
      ]),
    )
  })

  it('is gone once it is withdrawn, and as another kind', async () => {
    expect((await platform.call(getGallery, { path: { id: 'withdrawn' } })).code).toBe(errorCodes.gone)
    expect((await platform.call(getGallery, { path: { id: 'post' } })).code).toBe(errorCodes.gone)
  })
})
