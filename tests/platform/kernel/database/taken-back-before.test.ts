import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { circlePostParts } from '../../../../platform/features/civic/circles/circle-post-parts.schema'
import { circlePosts } from '../../../../platform/features/civic/circles/circles.schema'
import { shows, showCategories } from '../../../../platform/features/civic/shows/shows.schema'
import { comments } from '../../../../platform/features/participation/comments/comments.schema'
import { reportedThings } from '../../../../platform/features/participation/reports/reports.schema'
import { caseSteps } from '../../../../platform/kernel/cases/cases.schema'
import { users } from '../../../../platform/kernel/members/members.schema'
import { asWritten } from '../../../../platform/kernel/shared/as-written'
import { filesBelow } from '../../../house/source-tree'
import { circleTools } from '../../../support/circles'
import { insertContent } from '../../../support/content'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform } from '../../../support/platform'
import { columnsWith } from '../../../support/where-it-stands'

describeOnBothDatabases('what was taken back under a version before', (open) => {
  it('loses its words when the database follows, and so does the name of a deleted account; all else stays', async () => {
    const platform = await startPlatform({ connection: await open() })
    const { database, clock } = platform
    const at = clock.now()
    const [olga, gone] = [
      await platform.logIn({ id: 'olga' }),
      await platform.logIn({ id: 'gone', nickname: 'Ermintrude' }),
    ]
    const tools = circleTools(platform)
    await tools.found('garden', olga)
    const people = [{ id: gone.id, name: 'Ermintrude' }]
    const kept = await tools.write(olga, 'garden', { text: 'Ask @Ermintrude about KEPT quinces' })
    await database.insert(circlePostParts).values({ postId: kept, people, topics: [] })
    const deleted = await tools.write(olga, 'garden', { text: 'TAKEN medlars' })
    await insertContent(database, { id: 'article' })
    const comment = { contentId: 'article', userId: olga.id, createdAt: at }
    await database.insert(comments).values([
      { ...comment, id: 'c1', text: 'TAKEN words', deletedAt: at },
      { ...comment, id: 'c2', text: 'Thanks, @Ermintrude, KEPT', people },
    ])
    await database.insert(showCategories).values({ id: 'kind', name: asWritten('Kind'), sort: 1 })
    const show = {
      categoryId: 'kind',
      userId: olga.id,
      pictures: [],
      place: asWritten('TAKEN'),
      createdAt: at,
      updatedAt: at,
    }
    await database.insert(shows).values({ ...show, id: 's1', text: asWritten('TAKEN show'), state: 'deleted' })
    await insertContent(database, { id: 's1', type: 31, title: asWritten('TAKEN show'), state: 'withdrawn' })
    const step = { kind: 'show', caseId: 's1', act: 'remove', state: 'deleted', role: 'author', at }
    await database.insert(caseSteps).values({ ...step, text: asWritten('TAKEN reason') })
    await database
      .insert(reportedThings)
      .values({ kind: 'comment', thingId: 'c1', text: 'TAKEN words', reports: 1, state: 'open', openedAt: at })
    await database
      .update(circlePosts)
      .set({ state: 'deleted' })
      .where(sql`${circlePosts.id} = ${deleted}`)
    await database
      .update(users)
      .set({ nickname: '', deletedAt: at })
      .where(sql`${users.id} = ${gone.id}`)
    await database.execute(sql`update contents set state = 'withdrawn' where id = ${deleted}`)
    expect((await columnsWith(database, 'TAKEN')).length).toBeGreaterThan(6)

    const [migration] = filesBelow(
      ['platform/database/migrations'],
      ['-empty-what-was-taken-back.sql', '_empty-what-was-taken-back.sql'],
    )
    for (const statement of (migration?.text ?? '').split('--> statement-breakpoint'))
      await database.execute(sql.raw(statement))

    expect(await columnsWith(database, 'TAKEN')).toEqual([])
    // The index of words is written anew when the post changes.
    expect((await columnsWith(database, 'Ermintrude')).filter((column) => !column.startsWith('search_'))).toEqual([])
    expect((await columnsWith(database, 'KEPT')).length).toBeGreaterThan(3)
    expect((await tools.see(kept, olga)).data.post.text).toBe('Ask @… about KEPT quinces')
    await platform.close()
  })
})
