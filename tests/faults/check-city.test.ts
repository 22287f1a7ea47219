import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCity } from '../../faults/writing/check-city'
import { actKinds } from '../../faults/writing/act'
import type { Written } from '../../faults/writing/writing'
import type { Stack } from '../../faults/stack/stack'
import { contents } from '../../platform/kernel/contents/contents.schema'
import { likes } from '../../platform/kernel/contents/likes.schema'
import { users } from '../../platform/kernel/members/members.schema'
import { sources } from '../../platform/kernel/uploads/uploads.schema'
import { comments } from '../../platform/features/participation/comments/comments.schema'
import { insertContent } from '../support/content'
import { ObjectStore } from '../support/object-store'
import { emptyPglite } from '../support/pglite-template'

const place = 'faults-article-0'
const told = (marks: Partial<Written['told']>): Written => ({
  told: { ...(Object.fromEntries(actKinds.map((kind) => [kind, []])) as unknown as Written['told']), ...marks },
  ...{ open: new Set(), repeated: 0, refused: [], unclear: [], longest: 0 },
})

describe('what is looked for after faults', () => {
  const store = new ObjectStore()
  let connection: Awaited<ReturnType<typeof emptyPglite>>
  const check = (written: Written) => checkCity({ direct: connection, store } as unknown as Stack, [written])
  beforeAll(async () => {
    connection = await emptyPglite()
    const { database } = connection
    await insertContent(database, { id: place, comments: 2, likes: 1 })
    await database.insert(users).values({ id: 'anna', nickname: 'Anna', avatar: '' })
    const comment = { contentId: place, userId: 'anna' }
    await database
      .insert(comments)
      .values([1, 2].map((number) => ({ ...comment, id: `comment-${number}`, text: 'Faults planted twice' })))
    await database.insert(likes).values({ userId: 'anna', contentId: place })
    await database
      .insert(sources)
      .values({
        id: 'image-1',
        userId: 'anna',
        kind: 'image',
        state: 'there',
        url: '/uploads/image-1.png',
        mime: 'image/png',
        size: 10,
        createdAt: new Date(),
      })
    store.objects.set('/city/uploads/image-1.png', { content: Buffer.alloc(5), type: 'image/png' })
  })
  afterAll(() => connection.close())

  it('finds a write that was planted twice, and one that was told of and taken away', async () => {
    const damage = await check(told({ comment: ['Faults planted twice', 'Faults taken away'] }))
    expect(damage.doubled).toEqual(['comment Faults planted twice'])
    expect(damage.lost).toEqual(['comment Faults taken away'])
    expect(damage.differing).toEqual([])
  })

  it('finds an upload of which the store has half', async () => {
    expect((await check(told({ upload: ['image-1'] }))).lost).toEqual(['upload image-1'])
  })

  it('finds a like that is not as its member was told last', async () => {
    expect((await check(told({ comment: ['Faults planted twice'], like: [`anna ${place} 1`] }))).differing).toEqual([])
    const wrong = await check(told({ comment: ['Faults planted twice'], like: [`anna ${place} 1`, `anna ${place} 0`] }))
    expect(wrong.differing).toEqual([`like: anna ${place}`])
  })

  it('finds a counter that differs from its rows', async () => {
    await connection.database.update(contents).set({ likes: 7 })
    expect((await check(told({ comment: ['Faults planted twice'] }))).differing).toEqual([`counter: ${place}`])
  })
})
