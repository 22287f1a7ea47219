import { createShow, getShow, removeShow } from '../../contract/shows'
import { approveShow } from '../../platform/features/civic/shows/show-acts'
import { showCategories } from '../../platform/features/civic/shows/shows.schema'
import { sources } from '../../platform/kernel/uploads/uploads.schema'
import type { TestPlatform } from './platform'

interface Who {
  readonly id: string
  readonly token: string
}

/** Helpers for tests of shows. */
export function showTools(platform: TestPlatform) {
  let count = 0
  const form = { text: 'Everybody on the bus waited for him.', category_id: 'kindness', place: 'Lotus Lane' }
  const upload = async (who: Who, kind: 'image' | 'video' | 'audio' = 'image'): Promise<string> => {
    const id = `source-${(count += 1)}`
    await platform.database
      .insert(sources)
      .values({
        ...{ id, kind, userId: who.id, url: `/uploads/${id}`, mime: '', size: 1 },
        ...(kind === 'image' ? { width: 40, height: 30 } : {}),
        createdAt: platform.clock.now(),
      })
    return id
  }
  const submit = async (who: Who, change: object = {}) =>
    platform.call(createShow, {
      token: who.token,
      headers: { 'idempotency-key': `show-key-${(count += 1)}` },
      body: { ...form, pictures: [await upload(who)], ...change },
    })
  return {
    upload,
    submit,
    prepare: () =>
      platform.database.insert(showCategories).values([
        { id: 'kindness', name: { 'zh-CN': '好人好事', en: 'Kindness' }, sort: 1 },
        { id: 'clean', name: { 'zh-CN': '清洁家园', en: 'Clean city' }, sort: 2 },
      ]),
    /** Publishes a show; returns its id. */
    async published(who: Who, change: object = {}): Promise<string> {
      const id = (await submit(who, change)).data.show.id as string
      platform.clock.advance(1)
      await approveShow(platform.database, id, platform.clock.now())
      return id
    },
    see: (id: string, who?: Who) => platform.call(getShow, { path: { id }, ...(who ? { token: who.token } : {}) }),
    remove: (who: Who, id: string) => platform.call(removeShow, { token: who.token, path: { id } }),
  }
}
