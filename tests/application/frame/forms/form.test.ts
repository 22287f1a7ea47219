import { beforeEach, describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { failure } from '../../../../src/domain/frame/shared/result'
import { invalid, resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'
import { filled, picture, WishFormHost } from './wish-form-host'

let host: WishFormHost
let release: () => void
beforeEach(() => {
  host = new WishFormHost()
})

describe('a form', () => {
  it('says what is wrong, and sends nothing', async () => {
    host.logIn()
    const form = await host.opened()
    form.change({ title: 'Hi' })
    await form.submit()
    expect(form.errors).toEqual({
      title: 'too-short',
      text: 'required',
      categoryId: 'required',
      place: 'required',
      wantedOn: 'required',
    })
    form.change({ title: 'Hello' })
    expect([form.errors.title, form.errors.text, host.sent]).toEqual([undefined, 'required', []])
  })

  it('is sent once with what the rules made of it, however often the button is pressed', async () => {
    host.logIn()
    const form = await host.opened()
    form.change({ ...filled, title: '  A ramp   for the door ' })
    await Promise.all([form.submit(), form.submit()])
    expect([host.sent.map(({ wish }) => wish.title), form.state, host.done, form.isChanged]).toEqual([
      ['A ramp for the door'],
      'sent',
      ['w1'],
      false,
    ])
    expect(host.tab.drafts.size).toBe(0)
  })

  it('shows what the platform refuses beside the fields, and all else as a whole', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.answers = [
      failure(invalid({ 'place.name': 'too-short' })),
      failure(failureOf('server-error', { status: 500 })),
    ]
    await form.submit()
    expect([form.errors, form.failure]).toEqual([{ place: 'too-short' }, null])
    await form.submit()
    expect([form.errors, form.failure?.code]).toEqual([{}, 'server-error'])
  })

  it('repeats under one key, and sends other words under another', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.answers = [failure(failureOf('timeout')), failure(failureOf('timeout'))]
    await form.submit()
    await form.submit()
    form.change({ title: 'A ramp for two doors' })
    await form.submit()
    const [first, second, third] = host.sent.map(({ key }) => key)
    expect([first === second, second === third]).toEqual([true, false])
  })
})

describe('a form of a guest', () => {
  it('waits for the login, and then goes out by itself with its pictures', async () => {
    const guests = await host.opened()
    guests.change(filled)
    guests.pictures?.add([picture('a.jpg')])
    await flush()
    await guests.submit()
    expect([host.tab.navigator.logins.length, host.tab.uploads.sent.length, host.sent.length]).toEqual([1, 0, 0])
    host.logIn()
    const form = await host.opened()
    form.show()
    await flush()
    expect([host.done, host.sent[0]?.wish.title, host.sent[0]?.wish.pictures]).toEqual([
      ['w1'],
      filled.title,
      ['source-1'],
    ])
    expect(host.tab.drafts.size).toBe(0)
  })

  it('is not held back on its way to the login', async () => {
    const guests = await host.opened()
    guests.change(filled)
    const asked: boolean[] = []
    host.tab.navigator.toLogin = () => void asked.push(guests.asksBeforeLeaving())
    await guests.submit()
    expect([asked, guests.state]).toEqual([[false], 'editing'])
  })

  it('is only filled in again for a member who came back without a phone', async () => {
    const guests = await host.opened()
    guests.change(filled)
    await guests.submit()
    host.tab.session.startSession('mine', { ...resident, phone: null })
    const form = await host.opened()
    form.show()
    await flush()
    expect([form.values.title, host.sent.length]).toEqual([filled.title, 0])
    await form.submit()
    expect(host.tab.navigator.went).toEqual(['bind /mine'])
  })

  it('whose session ends while it is sent goes out after the next login', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.answers = [failure(failureOf('session-expired', { status: 401 }))]
    await form.submit()
    const again = await host.opened()
    again.show()
    await flush()
    expect(host.done).toEqual(['w1'])
  })
})

describe('a form without a network', () => {
  it('goes out once when the network is back', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.answers = [failure(failureOf('offline'))]
    await form.submit()
    expect([form.waitsForNetwork, form.asksBeforeLeaving(), form.failure]).toEqual([true, false, null])
    host.tab.page.tell({ type: 'online' })
    host.tab.page.tell({ type: 'online' })
    await flush()
    expect([host.sent.length, host.done, form.waitsForNetwork]).toEqual([2, ['w1'], false])
  })

  it('can be taken back while it waits', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.answers = [failure(failureOf('offline'))]
    await form.submit()
    form.stopWaiting()
    host.tab.page.tell({ type: 'online' })
    await flush()
    expect([host.sent.length, form.state, form.asksBeforeLeaving()]).toEqual([1, 'editing', true])
  })

  it('lets a picture that was cut off go on, and then goes out', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.tab.uploads.failing = failureOf('unreachable')
    form.pictures?.add([picture('a.jpg')])
    await flush()
    void form.submit()
    await flush()
    expect([form.waitsForNetwork, host.sent.length]).toEqual([true, 0])
    host.tab.uploads.failing = null
    host.tab.clock.pass(60_000)
    await flush()
    expect([host.done, host.sent[0]?.wish.pictures]).toEqual([['w1'], ['source-1']])
  })

  it('keeps the pictures that were sent before the network went, and sends only the others again', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    await flush()
    host.tab.uploads.failing = failureOf('unreachable')
    form.pictures?.add([picture('b.jpg'), picture('c.jpg')])
    await flush()
    const states = () => form.pictures?.pictures.map(({ upload }) => [upload.state, upload.progress])
    expect(states()).toEqual([
      ['done', 1],
      ['waiting', 0],
      ['waiting', 0],
    ])
    host.tab.uploads.failing = null
    host.tab.page.tell({ type: 'online' })
    await flush()
    expect(states()?.map(([state]) => state)).toEqual(['done', 'done', 'done'])
    expect(host.tab.uploads.sent.map(({ file }) => (file as { readonly name?: string }).name)).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'b.jpg',
      'c.jpg',
    ])
  })

  it('shows how far each picture is; one that was cut off begins anew', async () => {
    host.logIn()
    const form = await host.opened()
    host.tab.uploads.hold = new Promise((resolve) => (release = resolve))
    form.pictures?.add([picture('a.jpg'), picture('b.jpg')])
    await flush()
    host.tab.uploads.sent[0]?.options.onProgress?.(0.4)
    const progress = () => form.pictures?.pictures.map(({ upload }) => upload.progress)
    expect(progress()).toEqual([0.4, 0])
    host.tab.uploads.failing = failureOf('unreachable')
    release()
    await flush()
    expect(progress()).toEqual([0, 0])
  })

  it('says what is wrong with a picture that no waiting mends', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.tab.uploads.unreadable = true
    form.pictures?.add([picture('a.jpg')])
    await flush()
    await form.submit()
    expect([form.failure?.code, form.state, host.sent.length]).toEqual(['type-not-taken', 'editing', 0])
    form.pictures?.remove(form.pictures.pictures[0]?.id ?? '')
    await form.submit()
    expect(host.done).toEqual(['w1'])
  })
})
