import { leadCircle } from '../../contract/circle-people'
import { actOnCircle, actOnCirclePost, getCircle, getCirclePost, listCirclePosts } from '../../contract/circles'
import { makeOwner } from '../../platform/features/civic/circles/leave-circles'
import { addCirclePost } from '../../platform/features/civic/circles/publish-circle-post'
import { circles } from '../../platform/features/civic/circles/circles.schema'
import { circlesDesk } from '../../platform/features/civic/circles/circles.desk'
import { asWritten, unsaid } from '../../platform/kernel/shared/as-written'
import type { TestPlatform } from './platform'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import { eq } from 'drizzle-orm'

interface Who {
  readonly id: string
  readonly token: string
}

/** Helpers for tests of circles. */
export function circleTools(platform: TestPlatform) {
  let count = 0
  const headers = () => ({ 'idempotency-key': `circle-key-${(count += 1)}`, 'x-language': 'en' })
  const tokenOf = (who?: Who) => (who === undefined ? {} : { token: who.token })
  const lead = (who: Who, id: string, act: string, user: Who, change: object = {}) => {
    platform.clock.advance(1)
    return platform.call(leadCircle, {
      ...tokenOf(who),
      path: { id },
      headers: headers(),
      body: { act, user_id: user.id, text: '', ...change },
    })
  }
  const join = (who: Who, id: string, act = 'enter', text = '') =>
    platform.call(actOnCircle, { ...tokenOf(who), path: { id }, headers: headers(), body: { act, text } })
  const circleOf = async (id: string) => {
    const circle = await queriesOf(platform.database).readOne(build.select().from(circles).where(eq(circles.id, id)))
    if (circle === null) throw new Error(`There is no circle ${id}`)
    return circle
  }
  return {
    lead,
    join,
    circleOf,
    /** The office founds a circle, and makes somebody its owner. */
    async found(id: string, owner: Who, change: object = {}): Promise<void> {
      const words = (text: string) => ({ 'zh-CN': text, en: text })
      const written = {
        name: words(`Circle ${id}`),
        intro: words('For everybody who likes it.'),
        picture: '/media/circle.jpg',
        rules: [words('Be kind.')],
        join_mode: 'open',
        closed: false,
        ...change,
      }
      const now = platform.clock.now()
      await platform.database.transaction(async (transaction) => {
        await circlesDesk.acts['write']?.carryOut(transaction, id, JSON.stringify(written), now)
      })
      const { joinMode } = await circleOf(id)
      // The first member comes in while it is open; the office makes them the owner.
      await platform.database.update(circles).set({ joinMode: 'open' }).where(eq(circles.id, id))
      await join(owner, id)
      await platform.database.update(circles).set({ joinMode }).where(eq(circles.id, id))
      await platform.database.transaction((transaction) =>
        makeOwner(transaction, { circleId: id, userId: owner.id, act: 'appoint' }, now),
      )
    },
    /** A member writes a post; returns its id. */
    async write(who: Who, circleId: string, change: { text?: string; state?: 'held' | 'published' } = {}) {
      const id = `post-${(count += 1)}`
      platform.clock.advance(1)
      const circle = await circleOf(circleId)
      await platform.database.transaction((transaction) =>
        addCirclePost(
          transaction,
          {
            ...{ id, circle, userId: who.id, place: unsaid, position: null, pictures: [], video: null },
            text: asWritten(change.text ?? 'The tomatoes on my balcony are ripe.'),
            state: change.state ?? 'published',
          },
          platform.clock.now(),
        ),
      )
      return id
    },
    see: (id: string, who?: Who) => platform.call(getCirclePost, { path: { id }, ...tokenOf(who) }),
    circle: (id: string, who?: Who) => platform.call(getCircle, { path: { id }, ...tokenOf(who) }),
    moderate: (who: Who, id: string, act: string, change: object = {}) =>
      platform.call(actOnCirclePost, {
        ...tokenOf(who),
        path: { id },
        headers: headers(),
        body: { act, text: '', circle_id: null, ...change },
      }),
    posts: async (id: string, query: Record<string, string> = {}, who?: Who): Promise<string[]> =>
      (await platform.call(listCirclePosts, { path: { id }, query, ...tokenOf(who) })).data.items.map(
        (post: { id: string }) => post.id,
      ),
  }
}
