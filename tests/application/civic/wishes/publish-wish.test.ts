import { expect, it } from 'vitest'
import { PublishWish } from '../../../../src/application/civic/wishes/publish-wish'
import { WishesGateway } from '../../../../src/application/civic/wishes/wishes-gateway'
import type { Wish } from '../../../../src/domain/civic/wishes/wish'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { keyOfContent } from '../../../support/content-key'

const wish = { id: 'w1' } as Wish
const filled = {
  title: 'Somebody to read to me',
  text: 'My eyes are tired. An hour would do.',
  categoryId: 'company',
  place: { name: 'Lantern Street', latitude: null, longitude: null },
  wantedOn: '2026-11-30',
  timeOfDay: 'any' as const,
}

function made(user = resident) {
  const tab = openTab()
  tab.session.startSession('mine', user)
  const gateway = recordedPort<WishesGateway>({ create: async () => success(wish) })
  tab.container.bind(WishesGateway).toConstantValue(gateway.port)
  const sent: Wish[] = []
  const publish = tab.container.get(PublishWish)
  return {
    tab,
    gateway,
    sent,
    publish,
    form: (personId: string | null) => publish.form(personId, (each) => sent.push(each)),
  }
}

it('a wish is sent with a key, for its wisher or for a person whom they help, and told', async () => {
  for (const personId of [null, 'p1']) {
    const { tab, gateway, sent, form } = made()
    const wished = form(personId)
    await wished.open()
    wished.change(filled)
    await wished.submit()
    expect(gateway.calls).toEqual([
      ['create', { ...filled, address: '', pictures: [], wanted: 1, helpedPersonId: personId }, keyOfContent],
    ])
    expect([sent, tab.told()]).toEqual([[wish], ['wish-sent']])
  }
})

it('is wanted from the site’s today on, for half a year', async () => {
  const { publish, form, gateway, tab } = made()
  expect(publish.days).toEqual({ first: '2026-11-21', last: '2027-05-20' })
  const wished = form(null)
  await wished.open()
  wished.change({ ...filled, wantedOn: '2026-11-20' })
  await wished.submit()
  expect([wished.errors, gateway.calls, tab.told()]).toEqual([{ wantedOn: 'in-past' }, [], []])
})

it('needs a phone', async () => {
  const { form, gateway, tab } = made({ ...resident, phone: null })
  const wished = form(null)
  await wished.open()
  wished.change(filled)
  await wished.submit()
  expect([gateway.calls, tab.navigator.went]).toEqual([[], ['bind /mine']])
})

it('is kept for each person on its own', async () => {
  const { form, tab } = made()
  const wished = form('p1')
  await wished.open()
  wished.change({ title: 'A chair' })
  tab.clock.pass(1000)
  const [own, again] = [form(null), form('p1')]
  await own.open()
  await again.open()
  expect([own.values.title, again.values.title]).toEqual(['', 'A chair'])
})

it('begins with nothing filled in, and its draft has its name', async () => {
  const { form, tab } = made()
  for (const [personId, name] of [
    [null, 'wish'],
    ['p1', 'wish-for:p1'],
  ] as const) {
    const wished = form(personId)
    await wished.open()
    expect(wished.values).toEqual({
      title: '',
      text: '',
      categoryId: '',
      place: { name: '', latitude: null, longitude: null },
      address: '',
      pictures: [],
      wantedOn: '',
      timeOfDay: 'any' as const,
      wanted: 1,
      helpedPersonId: personId,
    })
    wished.change({ title: 'A chair' })
    tab.clock.pass(1000)
    expect([...tab.drafts.keys()]).toContain(`of:${resident.id}:${name}`)
  }
})

it('takes no picture that everybody may not see', async () => {
  const { form, tab } = made()
  tab.uploads.blocked = ['source-1']
  const wished = form(null)
  await wished.open()
  wished.change(filled)
  wished.pictures?.add([{ name: 'chair.jpg', type: 'image/jpeg', size: 10 }])
  await wished.submit()
  expect([wished.pictures?.pictures[0]?.upload.state, tab.uploads.checked]).toEqual(['failed', ['source-1']])
})
