import { expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { countVideoPlay, getVideo, getVideoPreview } from '../../../../../contract/videos'
import { streams, videos } from '../../../../../platform/features/media/videos/videos.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'

const token = '7d1f0a9be3c24f5c8a6b'

it('S034: a video that is not published is found by its token alone, counted by nobody and kept by no cache', async () => {
  const platform = await startPlatform()
  const { database } = platform
  await database.insert(streams).values({ id: 'stream', url: '/clip.mp4', mime: 'video/mp4' })
  const add = async (id: string, state: 'draft' | 'published' | 'withdrawn', previewToken: string | null) => {
    await insertContent(database, { id, type: 4, state, listed: state === 'published' })
    const description = { 'zh-CN': '片', en: 'film' }
    await database.insert(videos).values({ contentId: id, streamId: 'stream', description, previewToken })
  }
  await add('draft', 'draft', token)
  await add('public', 'published', `${token}-p`)
  await add('gone', 'withdrawn', `${token}-w`)
  const preview = (id: string) => platform.call(getVideoPreview, { path: { id } })
  expect((await preview(token)).data).toMatchObject({ id: 'draft', description: '片', source_id: 'stream' })
  for (const id of ['draft', 'public', 'null', `${token}-p`, `${token}-w`])
    expect((await preview(id)).code, id).toBe(errorCodes.gone)
  expect((await platform.call(getVideo, { path: { id: 'draft' } })).code).toBe(errorCodes.gone)
  expect((await platform.call(countVideoPlay, { path: { id: 'draft' } })).code).toBe(errorCodes.gone)
  expect(getVideoPreview.isKeptOffline).toBe(false)
  await platform.close()
})
