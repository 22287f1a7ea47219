import { afterAll, beforeAll, expect, it } from 'vitest'
import { sitemappedCircles, sitemappedPosts } from '../../../../../platform/features/civic/circles/circles.sitemap'
import { circlesDesk } from '../../../../../platform/features/civic/circles/circles.desk'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import type { SitemapSource } from '../../../../../platform/kernel/search/sitemap-source'
import { circleTools } from '../../../../support/circles'
import { describeOnBothDatabases } from '../../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

describeOnBothDatabases('the circles of the sitemap', (open) => {
  let platform: TestPlatform
  let posts: Record<'first' | 'second' | 'third' | 'removed' | 'held' | 'members' | 'hidden', string>

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open() })
    const tools = circleTools(platform)
    const olga = await platform.logIn({ id: 'olga', nickname: 'Olga' })
    for (const id of ['one', 'two', 'three', 'hidden']) {
      platform.clock.advance(1)
      await tools.found(id, olga)
    }
    await tools.found('members', olga, { join_mode: 'request', closed: true })
    posts = {
      first: await tools.write(olga, 'one'),
      members: await tools.write(olga, 'members'),
      removed: await tools.write(olga, 'one'),
      second: await tools.write(olga, 'two'),
      held: await tools.write(olga, 'one', { state: 'held' }),
      hidden: await tools.write(olga, 'hidden'),
      third: await tools.write(olga, 'one'),
    }
    await tools.moderate(olga, posts.removed, 'remove', { text: 'Advertising' })
    const act = (name: string, id: string) =>
      platform.database.transaction(async (transaction) => {
        await circlesDesk.acts[name]?.carryOut(transaction, id, '', platform.clock.now())
      })
    await act('hide', 'hidden')
    // An ended circle stays to be read.
    await act('close', 'three')
  })
  afterAll(() => platform.close())

  const pagesOf = async (source: SitemapSource, pageSize: number) => {
    const queries = queriesOf(platform.database)
    const starts = await source.selectStarts(queries, pageSize)
    return await Promise.all(
      starts.map(async (start) => (await source.selectPage(queries, start, pageSize)).map(({ path }) => path)),
    )
  }

  it('are those that are open, in pages, the oldest first', async () => {
    expect(await pagesOf(sitemappedCircles, 2)).toEqual([
      ['/group-detail/one', '/group-detail/two'],
      ['/group-detail/three'],
    ])
  })

  it('have their public posts beside them, and nothing that is for members, hidden or removed', async () => {
    const path = (id: string) => `/group-post-detail/${id}`
    expect(await pagesOf(sitemappedPosts, 3)).toEqual([[path(posts.first), path(posts.second)], [path(posts.third)]])
  })

  it('are served in files of their own, each at its address', async () => {
    const index = await platform.app.inject({ url: '/sitemap.xml' })
    expect(index.payload).toContain('/sitemap/circles-1.xml')
    expect(index.payload).toContain('/sitemap/circle-posts-1.xml')
    const file = await platform.app.inject({ url: '/sitemap/circle-posts-1.xml' })
    expect(file.payload).toContain(`/group-post-detail/${posts.first}</loc><lastmod>`)
    expect(file.payload).not.toContain(posts.members)
    for (const missing of ['circle-posts-2', 'circle-posts', 'circles-0', 'nothing-1'])
      expect((await platform.app.inject({ url: `/sitemap/${missing}.xml` })).statusCode).toBe(404)
  })
})
