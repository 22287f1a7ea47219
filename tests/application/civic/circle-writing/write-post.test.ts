import { expect, it } from 'vitest'
import { PostWritingGateway } from '../../../../src/application/civic/circle-writing/post-writing-gateway'
import { WritePost } from '../../../../src/application/civic/circle-writing/write-post'
import { emptyCirclePost } from '../../../../src/domain/civic/circles/circle-post-form'
import { nowhere } from '../../../../src/domain/frame/places/named-place'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { invalid, resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const file = { name: 'seat.jpg', type: 'image/jpeg', size: 10 } as File
const ben = { id: 'ben', name: 'Ben' }

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const answers: { create: Awaited<ReturnType<PostWritingGateway['create']>> } = {
    create: success({ id: 'p1', state: 'published' }),
  }
  const gateway = recordedPort<PostWritingGateway>({
    create: async () => answers.create,
    edit: async () => success({ id: 'p1', state: 'published' as const }),
  })
  tab.container.bind(PostWritingGateway).toConstantValue(gateway.port)
  const sent: string[] = []
  const writing = tab.container.get(WritePost)
  return {
    tab,
    gateway,
    answers,
    sent,
    writing,
    form: (id = 'garden') => writing.form(id, (post) => sent.push(post.id)),
  }
}

it('sends a post with its pictures in their order, those whom it names, its link and its poll, and tells', async () => {
  const { tab, gateway, sent, form } = made()
  const shown = form()
  await shown.open()
  shown.change({
    text: ' Ask @Ben ',
    people: [{ id: 'anna', name: 'Anna' }, ben],
    link: { id: 'l1' } as never,
    ...{ hasPoll: true, question: 'When?', options: ['Now', '', 'Later'] },
  })
  shown.pictures?.add([file])
  await shown.submit()
  expect(gateway.calls).toEqual([
    [
      'create',
      'garden',
      {
        text: 'Ask @Ben',
        people: [ben],
        place: nowhere,
        pictures: ['source-1'],
        linkId: 'l1',
        poll: { question: 'When?', options: ['Now', 'Later'], takesSeveral: false, days: 7, results: 'after-vote' },
      },
      expect.stringMatching(/^id\./),
    ],
  ])
  expect([sent, tab.told()]).toEqual([['p1'], ['circle-post-sent']])
})

it('needs words, and no pictures; a poll that was taken out again does not count', async () => {
  const { form, gateway } = made()
  const shown = form()
  await shown.open()
  shown.change({ hasPoll: true })
  await shown.submit()
  expect(shown.errors).toEqual({ text: 'required', question: 'required', options: 'too-few' })
  shown.change({ text: 'Hello', hasPoll: false })
  await shown.submit()
  expect(gateway.calls).toMatchObject([
    ['create', 'garden', { poll: null, pictures: [] }, expect.stringMatching(/^id\./)],
  ])
})

it('takes one video with a cover, and no more', async () => {
  const { form } = made()
  const shown = form()
  await shown.open()
  shown.change({ text: 'Hello' })
  shown.pictures?.add([
    { ...file, type: 'video/mp4' },
    { ...file, type: 'video/mp4' },
  ])
  await shown.submit()
  expect(shown.errors).toEqual({ pictures: 'one-video' })
})

it('has a draft in each circle, with everything that was typed', async () => {
  const { form, tab } = made()
  const typed = form('garden')
  await typed.open()
  typed.change({ text: 'Ask @Ben', people: [ben], hasPoll: true, question: 'When?' })
  tab.clock.pass(1000)
  const [again, other] = [form('garden'), form('kitchen')]
  await again.open()
  await other.open()
  expect(again.values).toEqual({
    ...emptyCirclePost,
    text: 'Ask @Ben',
    people: [ben],
    hasPoll: true,
    question: 'When?',
  })
  expect([again.isRestored, other.values]).toEqual([true, emptyCirclePost])
})

it('says that a post waits for the office, and shows refused words of a poll beside its question', async () => {
  const { form, answers, tab } = made()
  const shown = form()
  await shown.open()
  answers.create = failure(invalid({ poll: 'sensitive' }))
  shown.change({ text: 'Hello', hasPoll: true, question: 'When?', options: ['Now', 'Later'] })
  await shown.submit()
  expect(shown.errors).toEqual({ question: 'sensitive' })
  answers.create = success({ id: 'p1', state: 'held' })
  await shown.submit()
  expect(tab.told()).toEqual(['circle-post-held'])
})

it('needs a phone', async () => {
  const { form, gateway, tab } = made()
  tab.session.setUser({ ...resident, phone: null })
  const shown = form()
  await shown.open()
  shown.change({ text: 'Hello' })
  await shown.submit()
  expect([gateway.calls, tab.navigator.went]).toEqual([[], ['bind /mine']])
})

it('changes the words of a post, and nothing else', async () => {
  const { writing, gateway, tab } = made()
  const shown = writing.editForm('p1', () => undefined)
  await shown.start({ ...emptyCirclePost, text: 'Hello' })
  expect([shown.pictures, shown.isChanged]).toEqual([null, false])
  shown.change({ text: 'Hello again' })
  await shown.submit()
  expect(gateway.calls).toMatchObject([
    ['edit', 'p1', { text: 'Hello again', linkId: null }, expect.stringMatching(/^id\./)],
  ])
  expect(tab.told()).toEqual(['circle-post-edited'])
})
