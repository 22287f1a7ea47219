import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { countAudioPlay } from '../../../../contract/audio'
import { countChannelView } from '../../../../contract/channels'
import { countVideoPlay } from '../../../../contract/videos'
import { describeOnBothDatabases } from '../../../support/databases'
import { insertContent } from '../../../support/content'
import { startPlatform } from '../../../support/platform'

describeOnBothDatabases('plays', (open) => {
  it('count once per listener and half hour, however often and concurrently they are reported', async () => {
    const platform = await startPlatform({ connection: await open() })
    for (const [id, type] of [
      ['sound', 1],
      ['album', 2],
      ['film', 4],
      ['radio', 20],
    ] as const)
      await insertContent(platform.database, { id, type })
    await platform.database.execute(sql`insert into albums (content_id, description) values ('album', '{}')`)
    await platform.database.execute(
      sql`insert into tracks (content_id, album_id, sort, source_id, url, description) values ('sound', 'album', 1, 's', '/s.mp3', '{}')`,
    )
    const member = await platform.logIn()
    const kinds = [
      {
        id: 'sound',
        count: (who: object) => platform.call(countAudioPlay, { path: { id: 'sound' }, body: { finished: 0 }, ...who }),
      },
      { id: 'film', count: (who: object) => platform.call(countVideoPlay, { path: { id: 'film' }, ...who }) },
      {
        id: 'radio',
        count: (who: object) => platform.call(countChannelView, { body: { channel_id: 'radio' }, ...who }),
      },
    ]
    const viewsOf = async (id: string) =>
      Number(
        (
          (await platform.database.execute(sql`select views from contents where id = ${id}`)) as {
            rows: { views: unknown }[]
          }
        ).rows[0]?.views,
      )
    for (const { id, count } of kinds) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => count({ from: '10.0.0.1' })))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(await viewsOf(id)).toBe(1)
      await Promise.all([
        count({ from: '10.0.0.2' }),
        count({ from: '10.0.0.1', token: member.token }),
        count({ from: '10.0.0.9', token: member.token }),
      ])
      expect(await viewsOf(id)).toBe(3)
      platform.clock.advance(1801)
      expect((await count({ from: '10.0.0.1' })).status).toBe(200)
      expect(await viewsOf(id)).toBe(4)
      platform.clock.advance(-1801)
    }
    expect(await viewsOf('album')).toBe(4)
    await platform.close()
  })
})
