import { beforeEach, describe, expect, it } from 'vitest'
import { CommentDrafts } from '../../../../src/application/participation/comments/comment-drafts'
import {
  CommentsGateway,
  type PostedComment,
} from '../../../../src/application/participation/comments/comments-gateway'
import { PostComment } from '../../../../src/application/participation/comments/post-comment'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { Random } from '../../../../src/application/frame/shared/random'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const target = { id: '12', kind: 'post' } as const
const reply = { parentId: 'c1', replyTo: { id: 'u2', nickname: 'Swift', avatar: null, official: false } }
const posted = { id: 'c9' } as PostedComment

async function made() {
  const tab = openTab()
  let keys = 0
  ;(await tab.container.rebind(Random)).toConstantValue({ next: () => 0.5, id: () => `key-${(keys += 1)}` })
  tab.session.startSession('mine', resident)
  const gateway = recordedPort<CommentsGateway>({ post: async () => success(posted) })
  tab.container.bind(CommentsGateway).toConstantValue(gateway.port)
  return { tab, gateway, drafts: tab.container.get(CommentDrafts), post: tab.container.get(PostComment) }
}
let host: Awaited<ReturnType<typeof made>>
beforeEach(async () => {
  host = await made()
})

describe('posting a comment', () => {
  it('sends its text under its key, and keeps no draft', async () => {
    expect(await host.post.execute(target, null, host.drafts.newDraft(' Well said '))).toEqual(success(posted))
    expect(host.gateway.calls).toEqual([
      [
        'post',
        { target, text: 'Well said', people: [], parentId: null, replyToId: null },
        expect.stringMatching(/^key-1\./),
      ],
    ])
    expect([await host.drafts.read(target, null), host.tab.told()]).toEqual([null, ['comment-posted']])
  })

  it('replies to a comment, or to somebody’s reply', async () => {
    await host.post.execute(target, reply, host.drafts.newDraft('Indeed'))
    await host.post.execute(target, { parentId: 'c1', replyTo: null }, host.drafts.newDraft('Indeed'))
    expect(host.gateway.calls.map(([, comment]) => comment)).toMatchObject([
      { parentId: 'c1', replyToId: 'u2' },
      { parentId: 'c1', replyToId: null },
    ])
  })

  it('sends those whom its writer chose', async () => {
    const people = [{ id: 'ben', name: 'Ben' }]
    await host.post.execute(target, null, { ...host.drafts.newDraft('Ask @Ben'), people })
    expect(host.gateway.calls).toMatchObject([['post', { people }, expect.stringMatching(/^key-1\./)]])
  })

  it('tells the credits that it earned', async () => {
    host.gateway.answers.post = async () => success({ ...posted, credits: 5 })
    await host.post.execute(target, null, host.drafts.newDraft('Well said'))
    expect(host.tab.notices.notices[0]?.text).toEqual({ code: 'comment-posted', credits: 5 })
  })

  it('without words is refused here, and not sent', async () => {
    const outcome = await host.post.execute(target, null, host.drafts.newDraft('  '))
    expect(outcome).toMatchObject({ ok: false, reason: { code: 'invalid', fields: { text: expect.any(String) } } })
    expect([host.gateway.calls, host.tab.drafts.size]).toEqual([[], 0])
  })

  it('keeps text and key until the platform has taken it, and tells nothing of a refusal', async () => {
    host.gateway.answers.post = async () => {
      expect(await host.drafts.read(target, reply)).toEqual(draft)
      return failure(failureOf('timeout'))
    }
    const draft = host.drafts.newDraft('Well said')
    expect((await host.post.execute(target, reply, draft)).ok).toBe(false)
    expect([await host.drafts.read(target, reply), host.tab.told()]).toEqual([draft, []])
  })
})

describe('the draft of a comment', () => {
  it('is sent under one key while it stays as it is, in copies too, and under another with another text or person', async () => {
    const draft = host.drafts.newDraft('Well said')
    const versions = [
      draft,
      { ...draft },
      { ...draft, text: 'Well put' },
      { ...draft, people: [{ id: 'p1', name: 'Li' }] },
    ]
    for (const version of versions) await host.post.execute(target, null, version)
    const keys = host.gateway.calls.map(([, , key]) => key)
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 3])
    expect(keys.every((key) => String(key).startsWith('key-1.'))).toBe(true)
  })

  it('is kept for the content and for each comment that is replied to', async () => {
    const places = [null, reply, { ...reply, replyTo: null }, { ...reply, parentId: 'c2' }]
    for (const [index, place] of places.entries())
      await host.drafts.save(target, place, host.drafts.newDraft(`${index}`))
    for (const [index, place] of places.entries())
      expect((await host.drafts.read(target, place))?.text).toBe(`${index}`)
    expect(await host.drafts.read({ ...target, id: '13' }, null)).toBeNull()
    await host.drafts.forget(target, reply)
    expect([await host.drafts.read(target, reply), (await host.drafts.read(target, null))?.text]).toEqual([null, '0'])
  })

  it('is dropped once its text is cleared', async () => {
    await host.drafts.save(target, null, host.drafts.newDraft('Well'))
    expect(await host.drafts.save(target, null, host.drafts.newDraft(' '))).toBe(true)
    expect(host.tab.drafts.size).toBe(0)
  })

  it.each([5, { text: 'Well' }, { text: 5, key: 'k' }, { text: 'Well', key: 5 }])(
    'of an earlier version is none: %j',
    async (saved) => {
      host.tab.drafts.set(`of:${resident.id}:comment:post:12`, saved)
      expect(await host.drafts.read(target, null)).toBeNull()
    },
  )
})
