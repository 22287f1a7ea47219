import { and, asc, desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { CirclePostWriting } from '../../../src/domain/civic/circles/circle-post-form'
import { HttpPostWritingGateway } from '../../../src/infrastructure/civic/circle-writing/http-post-writing-gateway'
import { HttpLinkPreviewsGateway } from '../../../src/infrastructure/participation/link-previews/http-link-previews-gateway'
import { HttpNamingGateway } from '../../../src/infrastructure/participation/mentions/http-naming-gateway'
import { HttpPollsGateway } from '../../../src/infrastructure/participation/polls/http-polls-gateway'
import { circlePosts } from '../../../platform/features/civic/circles/circles.schema'
import { polls } from '../../../platform/features/participation/polls/polls.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { inDemoCity, refused, type Callers } from './gateway-table'

const describeGateway = inDemoCity()

const post: CirclePostWriting = {
  text: '番茄红了，谁来尝？',
  people: [],
  place: { name: '荷花巷', latitude: 26.42, longitude: 111.61 },
  pictures: [],
  linkId: 'link-demo-1',
  poll: { question: '哪天？', options: ['周六', '周日'], takesSeveral: false, days: 3, results: 'at-end' },
}
const circle = 'circle-01'
const seededPost = async ({ platform }: Callers<unknown>): Promise<string> =>
  (await queriesOf(platform.database).readValue(
    build
      .select({ id: circlePosts.id })
      .from(circlePosts)
      .where(
        and(
          eq(circlePosts.userId, 'user-resident'),
          eq(circlePosts.circleId, circle),
          eq(circlePosts.state, 'published'),
        ),
      )
      .orderBy(asc(circlePosts.id))
      .limit(1),
  )) ?? ''

describeGateway(HttpPostWritingGateway, {
  create: [
    [
      async (by) => (await by.as('user-resident')).create(circle, post, by.key()),
      { id: expect.stringMatching(/^post/), state: 'published' },
    ],
    // The volunteer of the demo is muted there, and a newcomer is no member.
    [async (by) => (await by.as('user-volunteer')).create(circle, post, by.key()), refused('state-refuses')],
    [async (by) => (await by.member()).gateway.create(circle, post, by.key()), refused('state-refuses')],
    [async (by) => (await by.member()).gateway.create('nowhere', post, by.key()), refused('gone')],
    [async (by) => (await by.as('user-resident')).create(circle, { ...post, text: '' }, by.key()), refused('invalid')],
    [(by) => by.guest.create(circle, post, by.key()), refused('session-expired')],
  ],
  edit: [
    [
      async (by) => (await by.as('user-resident')).edit(await seededPost(by), { ...post, text: '番茄没了' }, by.key()),
      { id: expect.any(String), state: 'published' },
    ],
    [async (by) => (await by.as('user-resident')).edit('nowhere', post, by.key()), refused('gone')],
    [(by) => by.guest.edit('nowhere', post, by.key()), refused('session-expired')],
  ],
})

describeGateway(HttpNamingGateway, {
  people: [
    [
      async (by) => (await by.as('user-resident')).people('', { circleId: circle }),
      [{ id: expect.any(String), nickname: expect.any(String) }],
    ],
    [async (by) => (await by.member()).gateway.people('', { circleId: circle }), []],
    [(by) => by.guest.people('', null), refused('session-expired')],
  ],
  topics: [[(by) => by.guest.topics(''), [{ id: expect.any(String), title: expect.any(String) }]]],
})

describeGateway(HttpLinkPreviewsGateway, {
  preview: [
    [async (by) => (await by.member()).gateway.preview('http://127.0.0.1/'), null],
    [async (by) => (await by.member()).gateway.preview('mailto:a@b.example'), refused('invalid')],
    [(by) => by.guest.preview('http://127.0.0.1/'), refused('session-expired')],
  ],
})

const seededPoll = async ({ platform }: Callers<unknown>): Promise<string> =>
  (await queriesOf(platform.database).readValue(
    build.select({ id: polls.id }).from(polls).orderBy(desc(polls.endsAt)).limit(1),
  )) ?? ''

describeGateway(HttpPollsGateway, {
  vote: [
    [
      async (by) => (await by.member()).gateway.vote(await seededPoll(by), [2], by.key()),
      { options: [{ number: 1, votes: 9 }], chosen: [2] },
    ],
    [
      async (by) => {
        const { gateway } = await by.member()
        await gateway.vote(await seededPoll(by), [1], by.key())
        return await gateway.vote(await seededPoll(by), [2], by.key())
      },
      refused('state-refuses'),
    ],
    [async (by) => (await by.member()).gateway.vote(await seededPoll(by), [9], by.key()), refused('invalid')],
    [async (by) => (await by.member()).gateway.vote('nowhere', [1], by.key()), refused('gone')],
    [async (by) => by.guest.vote(await seededPoll(by), [1], by.key()), refused('session-expired')],
  ],
})
