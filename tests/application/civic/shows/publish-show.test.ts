import { expect, it } from 'vitest'
import { PublishShow } from '../../../../src/application/civic/shows/publish-show'
import { ShowsGateway } from '../../../../src/application/civic/shows/shows-gateway'
import type { Show } from '../../../../src/domain/civic/shows/show'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'

const show = { id: 's1' } as Show
const file = { name: 'seat.jpg', type: 'image/jpeg', size: 10 } as File

function made() {
  const tab = openTab()
  tab.session.startSession('mine', resident)
  const gateway = recordedPort<ShowsGateway>({ create: async () => success(show), enter: async () => success(show) })
  tab.container.bind(ShowsGateway).toConstantValue(gateway.port)
  const sent: Show[] = []
  const form = (topicId: string | null) => tab.container.get(PublishShow).form(topicId, (each) => sent.push(each))
  return { tab, gateway, sent, form }
}

it.each([
  [null, ['create']],
  ['spring', ['enter', 'spring']],
] as const)('with the topic %s is sent with its pictures and a key, and told', async (topic, call) => {
  const { tab, gateway, sent, form } = made()
  const shown = form(topic)
  await shown.open()
  shown.change({ text: 'A seat for everybody', categoryId: topic === null ? 'c' : '' })
  shown.pictures?.add([file])
  await shown.submit()
  expect(gateway.calls).toEqual([
    [
      ...call,
      {
        text: 'A seat for everybody',
        categoryId: topic === null ? 'c' : '',
        place: '',
        pictures: [expect.any(String)],
      },
      expect.stringMatching(/^id\./),
    ],
  ])
  expect([sent, tab.told()]).toEqual([[show], ['show-sent']])
})

it('needs a picture, and a category unless it stands under a topic', async () => {
  const { form, gateway, tab } = made()
  for (const [topic, errors] of [
    [null, { categoryId: 'required', pictures: 'required' }],
    ['spring', { pictures: 'required' }],
  ] as const) {
    const shown = form(topic)
    await shown.open()
    shown.change({ text: 'A seat for everybody' })
    await shown.submit()
    expect(shown.errors).toEqual(errors)
  }
  expect([gateway.calls, tab.told()]).toEqual([[], []])
})

it('has a draft of its own under each topic', async () => {
  const { form, tab } = made()
  const typed = form('spring')
  await typed.open()
  typed.change({ text: 'A seat' })
  tab.clock.pass(1000)
  const texts = []
  for (const topic of ['spring', 'autumn', null]) {
    const shown = form(topic)
    await shown.open()
    texts.push(shown.values.text)
  }
  expect(texts).toEqual(['A seat', '', ''])
})

it('begins with nothing filled in, and its draft has its name', async () => {
  const { form, tab } = made()
  for (const [topic, name] of [
    [null, 'show'],
    ['spring', 'entry:spring'],
  ] as const) {
    const shown = form(topic)
    await shown.open()
    expect(shown.values).toEqual({ text: '', categoryId: '', place: '', pictures: [] })
    shown.change({ text: 'A seat' })
    tab.clock.pass(1000)
    expect([...tab.drafts.keys()]).toContain(`of:${resident.id}:${name}`)
  }
})

it('takes videos, and no picture that everybody may not see', async () => {
  const { form, tab } = made()
  tab.uploads.blocked = ['source-1']
  const shown = form(null)
  await shown.open()
  expect(shown.pictures?.takesVideos).toBe(true)
  shown.change({ text: 'A seat for everybody', categoryId: 'c' })
  shown.pictures?.add([file])
  await shown.submit()
  expect([shown.state, shown.pictures?.pictures[0]?.upload.state]).toEqual(['editing', 'failed'])
})

it('needs a phone', async () => {
  const { form, gateway, tab } = made()
  tab.session.setUser({ ...resident, phone: null })
  const shown = form(null)
  await shown.open()
  shown.change({ text: 'A seat for everybody', categoryId: 'c' })
  shown.pictures?.add([file])
  await shown.submit()
  expect([gateway.calls, tab.navigator.went]).toEqual([[], ['bind /mine']])
})
