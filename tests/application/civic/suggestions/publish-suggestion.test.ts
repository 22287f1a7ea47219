import { expect, it } from 'vitest'
import { PublishSuggestion } from '../../../../src/application/civic/suggestions/publish-suggestion'
import { SuggestionsGateway } from '../../../../src/application/civic/suggestions/suggestions-gateway'
import type { Suggestion } from '../../../../src/domain/civic/suggestions/suggestion'
import { success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { recordedPort } from '../../../support/recorded-port'
import { keyOfContent } from '../../../support/content-key'

const suggestion = { id: 's1' } as Suggestion
const filled = {
  kind: 'problem',
  departmentId: 'roads',
  title: 'A dark corner',
  text: 'The lamp has been out for a week.',
  place: { name: 'Lantern Street', latitude: null, longitude: null },
} as const

function made(user: typeof resident | null = resident) {
  const tab = openTab()
  if (user !== null) tab.session.startSession('mine', user)
  const gateway = recordedPort<SuggestionsGateway>({ create: async () => success(suggestion) })
  tab.container.bind(SuggestionsGateway).toConstantValue(gateway.port)
  const sent: Suggestion[] = []
  const proposed = { id: null as string | null }
  const form = tab.container.get(PublishSuggestion).form(
    (each) => sent.push(each),
    () => proposed.id,
  )
  return { tab, gateway, sent, proposed, form }
}

it('a suggestion is public and named unless its author says otherwise, sent with a key, and told', async () => {
  const { tab, gateway, sent, form } = made()
  await form.open()
  form.change(filled)
  await form.submit()
  expect(gateway.calls).toEqual([
    ['create', { ...filled, pictures: [], kept: [], contact: '', isPublic: true, isAnonymous: false }, keyOfContent],
  ])
  expect([sent, tab.told()]).toEqual([[suggestion], ['suggestion-sent']])
})

it.each([
  [{}, 'parks', 'parks'],
  [{}, null, null],
  [{ departmentId: 'roads' }, 'parks', 'roads'],
  [{ departmentId: null }, 'parks', null],
])('with %j goes to the proposed %s, to the chosen one, or to the platform: %s', async (chosen, proposal, goesTo) => {
  const { gateway, form, proposed } = made()
  await form.open()
  form.change({ ...filled, departmentId: '', ...chosen })
  proposed.id = proposal
  await form.submit()
  expect(gateway.calls).toMatchObject([['create', { departmentId: goesTo }, keyOfContent]])
})

it('waits for the login of a guest, and for the phone of a member without one', async () => {
  const guest = made(null)
  await guest.form.open()
  guest.form.change(filled)
  await guest.form.submit()
  expect([guest.gateway.calls, guest.tab.navigator.logins]).toEqual([[], ['/mine']])
  const phoneless = made({ ...resident, phone: null })
  await phoneless.form.open()
  phoneless.form.change(filled)
  await phoneless.form.submit()
  expect([phoneless.gateway.calls, phoneless.tab.navigator.went]).toEqual([[], ['bind /mine']])
})

it('asks for no place any more once it is no problem', async () => {
  const { form } = made()
  await form.open()
  form.change({ ...filled, place: { name: '', latitude: null, longitude: null } })
  await form.submit()
  expect(form.errors).toEqual({ place: 'required' })
  form.change({ kind: 'idea' })
  expect(form.errors).toEqual({})
})

it('takes no picture that everybody may not see', async () => {
  const { form, tab } = made()
  tab.uploads.blocked = ['source-1']
  await form.open()
  form.change(filled)
  form.pictures?.add([{ name: 'lamp.jpg', type: 'image/jpeg', size: 10 }])
  await form.submit()
  expect([form.pictures?.pictures[0]?.upload.state, tab.uploads.checked]).toEqual(['failed', ['source-1']])
})

it('takes one video, and no second one', async () => {
  const { form } = made()
  await form.open()
  form.change(filled)
  const film = { name: 'lamp.mp4', type: 'video/mp4', size: 10 }
  form.pictures?.add([film, film])
  await form.submit()
  expect(form.errors).toEqual({ pictures: 'one-video' })
})

it('forgets the contact, and what was wrong with it, once it is anonymous', async () => {
  const { gateway, form } = made()
  await form.open()
  form.change({ ...filled, contact: 'x'.repeat(61) })
  await form.submit()
  expect(form.errors).toEqual({ contact: 'too-long' })
  form.change({ isAnonymous: true })
  expect(form.errors).toEqual({})
  await form.submit()
  expect(gateway.calls[0]?.[1]).toMatchObject({ contact: '', isAnonymous: true })
})
