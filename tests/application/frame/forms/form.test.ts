import { beforeEach, describe, expect, it } from 'vitest'
import type { Form } from '../../../../src/application/frame/forms/form'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import { DraftStorage } from '../../../../src/application/frame/shared/storage'
import { Random } from '../../../../src/application/frame/shared/random'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { checkWish, type WishForm } from '../../../../src/domain/civic/wishes/wish-form'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab, type Tab } from '../../../support/member-host'
import { invalid, neighbour, resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'

const nothing: WishForm = {
  title: '',
  text: '',
  categoryId: '',
  place: { name: '', latitude: null, longitude: null },
  address: '',
  pictures: [],
  wantedOn: '',
  wanted: 1,
  helpedPersonId: null,
}
const filled = {
  title: 'A ramp for the door',
  text: 'Two steps are too many for the wheelchair.',
  categoryId: 'c1',
  place: { name: 'Lotus Lane', latitude: null, longitude: null },
  wantedOn: '2026-12-01',
}
const today = { year: 2026, month: 11, day: 21 }
const picture = (name: string) => ({ name, size: 9, type: 'image/jpeg' })

let tab: Tab
let sent: { readonly wish: WishForm; readonly key: string }[]
let answers: Outcome<string>[]
let done: string[]
let release: () => void

beforeEach(() => {
  tab = openTab()
  let last = 0
  tab.container.unbind(Random)
  tab.container.bind(Random).toConstantValue({ next: () => 0.5, id: () => `id-${++last}` })
  sent = []
  answers = []
  done = []
})

function made(): Form<WishForm, WishForm, string> {
  return tab.container.get(FormServices).make<WishForm, WishForm, string>({
    name: 'wish',
    values: nothing,
    needs: 'phone',
    pictures: 9,
    check: (values) => checkWish(values, { today, area: null }),
    send: async (wish, key) => {
      sent.push({ wish, key })
      return answers.shift() ?? success('w1')
    },
    onSent: (id) => void done.push(id),
  })
}

/** Opens the form as a screen does; each call is another visit on the same device. */
async function opened(): Promise<Form<WishForm, WishForm, string>> {
  const form = made()
  await form.open()
  return form
}
const logIn = () => tab.session.startSession('mine', resident)

describe('a form', () => {
  it('says what is wrong, and sends nothing', async () => {
    logIn()
    const form = await opened()
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
    expect([form.errors.title, form.errors.text, sent]).toEqual([undefined, 'required', []])
  })

  it('is sent once with what the rules made of it, however often the button is pressed', async () => {
    logIn()
    const form = await opened()
    form.change({ ...filled, title: '  A ramp   for the door ' })
    await Promise.all([form.submit(), form.submit()])
    expect([sent.map(({ wish }) => wish.title), form.state, done, form.isChanged]).toEqual([
      ['A ramp for the door'],
      'sent',
      ['w1'],
      false,
    ])
    expect(tab.drafts.size).toBe(0)
  })

  it('shows what the platform refuses beside the fields, and all else as a whole', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    answers = [failure(invalid({ 'place.name': 'too-short' })), failure(failureOf('server-error', { status: 500 }))]
    await form.submit()
    expect([form.errors, form.failure]).toEqual([{ place: 'too-short' }, null])
    await form.submit()
    expect([form.errors, form.failure?.code]).toEqual([{}, 'server-error'])
  })

  it('repeats under one key, and sends other words under another', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    answers = [failure(failureOf('timeout')), failure(failureOf('timeout'))]
    await form.submit()
    await form.submit()
    form.change({ title: 'A ramp for two doors' })
    await form.submit()
    const [first, second, third] = sent.map(({ key }) => key)
    expect([first === second, second === third]).toEqual([true, false])
  })
})

describe('the draft of a form', () => {
  it('comes back after a crash, with its key and its pictures, which are not sent again', async () => {
    logIn()
    const before = await opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg'), picture('b.jpg')])
    await flush()
    tab.clock.pass(1000)
    answers = [failure(failureOf('timeout'))]
    await before.submit()
    const form = await opened()
    expect([form.isRestored, form.values.title, form.pictures?.pictures.map(({ name }) => name)]).toEqual([
      true,
      filled.title,
      ['a.jpg', 'b.jpg'],
    ])
    await form.submit()
    expect([tab.uploads.sent.length, sent[0]?.key === sent[1]?.key, sent[1]?.wish.pictures]).toEqual([
      2,
      true,
      ['source-1', 'source-1'],
    ])
    expect(tab.drafts.size).toBe(0)
  })

  it('is not taken for an earlier one when somebody types before the device has read it', async () => {
    logIn()
    const storage = tab.container.get(DraftStorage)
    let answer = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const read = storage.read.bind(storage)
    storage.read = async (key) => {
      await slow
      return read(key)
    }
    const form = made()
    const opening = form.open()
    form.change(filled)
    tab.clock.pass(1000)
    await flush()
    answer()
    await opening
    await flush()
    expect([form.isRestored, form.values.title, tab.drafts.size]).toEqual([false, filled.title, 1])
  })

  it('sends its pictures again when the platform no longer has them, once', async () => {
    logIn()
    const before = await opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg')])
    await flush()
    tab.clock.pass(1000)
    const form = await opened()
    answers = [failure(failureOf('invalid', { fields: { pictures: 'unknown' } }))]
    await form.submit()
    expect([tab.uploads.sent.length, sent.length, done]).toEqual([2, 2, ['w1']])
  })

  it('sends again at once, when it is restored, what the platform has removed meanwhile (C012)', async () => {
    logIn()
    const before = await opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg')])
    await flush()
    tab.clock.pass(1000)
    tab.uploads.gone = ['source-1']
    const form = await opened()
    await flush()
    expect(tab.uploads.sent).toHaveLength(2)
    await form.submit()
    expect([tab.uploads.sent.length, sent.length, done]).toEqual([2, 1, ['w1']])
  })

  it('says so when they are refused again', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    answers = [1, 2, 3].map(() => failure(failureOf('invalid', { fields: { pictures: 'unknown' } })))
    await form.submit()
    expect([sent.length, form.errors.pictures, form.values.title]).toEqual([2, 'unknown', filled.title])
  })

  it('keeps what is typed while its draft is still being read, over the draft', async () => {
    logIn()
    const first = await opened()
    first.change({ title: 'A ramp for the door', text: 'Two steps are too many.' })
    tab.clock.pass(1000)
    await flush()
    const form = made()
    const opening = form.open()
    form.change({ title: 'A lamp over the door' })
    await opening
    expect([form.values.title, form.values.text]).toEqual(['A lamp over the door', 'Two steps are too many.'])
  })

  it('keeps the pictures that are chosen while it is still being read, after its own', async () => {
    logIn()
    const first = await opened()
    first.pictures?.add([picture('door.jpg')])
    await flush()
    const form = made()
    const opening = form.open()
    form.pictures?.add([picture('ramp.jpg')])
    await opening
    expect(form.pictures?.pictures.map(({ name }) => name)).toEqual(['door.jpg', 'ramp.jpg'])
  })

  it('is kept when the page goes, before its second is over', async () => {
    logIn()
    const form = await opened()
    form.show()
    form.change(filled)
    tab.page.tell({ type: 'leaving' })
    await flush()
    expect(tab.drafts.get('of:u1:wish')).toMatchObject({ values: filled })
  })

  it('goes when it is discarded, with its pictures', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    await flush()
    tab.clock.pass(1000)
    form.discard()
    await flush()
    expect([form.values, form.pictures?.pictures, tab.drafts.size]).toEqual([nothing, [], 0])
  })

  it('that the device refuses is known as refused, until it is stored again', async () => {
    logIn()
    const device = { refuses: true }
    const storage = tab.container.get<DraftStorage>(DraftStorage)
    const { write } = storage
    storage.write = async (key, value) => !device.refuses && (await write(key, value))
    const form = await opened()
    expect(form.isDraftRefused()).toBe(false)
    for (const [refuses, title] of [
      [true, 'A ramp'],
      [false, 'A longer ramp'],
    ] as const) {
      device.refuses = refuses
      form.change({ title })
      tab.clock.pass(1000)
      await flush()
      expect([form.isDraftRefused(), form.asksBeforeLeaving()]).toEqual([refuses, true])
    }
  })

  it('of one member is never offered to another', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    tab.clock.pass(1000)
    await flush()
    tab.session.startSession('other', neighbour)
    expect([form.asksBeforeLeaving(), (await opened()).isRestored]).toEqual([false, false])
  })

  it('that was under way when the page went is sent again under its key', async () => {
    logIn()
    const before = await opened()
    before.change(filled)
    answers = [new Promise(() => undefined) as unknown as Outcome<string>]
    void before.submit()
    await flush()
    const form = await opened()
    form.show()
    await flush()
    expect([sent.length, sent[0]?.key === sent[1]?.key, done]).toEqual([2, true, ['w1']])
  })
})

describe('a form of a guest', () => {
  it('waits for the login, and then goes out by itself with its pictures', async () => {
    const guests = await opened()
    guests.change(filled)
    guests.pictures?.add([picture('a.jpg')])
    await flush()
    await guests.submit()
    expect([tab.navigator.logins.length, tab.uploads.sent.length, sent.length]).toEqual([1, 0, 0])
    logIn()
    const form = await opened()
    form.show()
    await flush()
    expect([done, sent[0]?.wish.title, sent[0]?.wish.pictures]).toEqual([['w1'], filled.title, ['source-1']])
    expect(tab.drafts.size).toBe(0)
  })

  it('is not held back on its way to the login', async () => {
    const guests = await opened()
    guests.change(filled)
    const asked: boolean[] = []
    tab.navigator.toLogin = () => void asked.push(guests.asksBeforeLeaving())
    await guests.submit()
    expect([asked, guests.state]).toEqual([[false], 'editing'])
  })

  it('is only filled in again for a member who came back without a phone', async () => {
    const guests = await opened()
    guests.change(filled)
    await guests.submit()
    tab.session.startSession('mine', { ...resident, phone: null })
    const form = await opened()
    form.show()
    await flush()
    expect([form.values.title, sent.length]).toEqual([filled.title, 0])
    await form.submit()
    expect(tab.navigator.went).toEqual(['bind /mine'])
  })

  it('whose session ends while it is sent goes out after the next login', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    answers = [failure(failureOf('session-expired', { status: 401 }))]
    await form.submit()
    const again = await opened()
    again.show()
    await flush()
    expect(done).toEqual(['w1'])
  })
})

describe('a form without a network', () => {
  it('goes out once when the network is back', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    answers = [failure(failureOf('offline'))]
    await form.submit()
    expect([form.waitsForNetwork, form.asksBeforeLeaving(), form.failure]).toEqual([true, false, null])
    tab.page.tell({ type: 'online' })
    tab.page.tell({ type: 'online' })
    await flush()
    expect([sent.length, done, form.waitsForNetwork]).toEqual([2, ['w1'], false])
  })

  it('can be taken back while it waits', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    answers = [failure(failureOf('offline'))]
    await form.submit()
    form.stopWaiting()
    tab.page.tell({ type: 'online' })
    await flush()
    expect([sent.length, form.state, form.asksBeforeLeaving()]).toEqual([1, 'editing', true])
  })

  it('lets a picture that was cut off go on, and then goes out', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    tab.uploads.failing = failureOf('unreachable')
    form.pictures?.add([picture('a.jpg')])
    await flush()
    void form.submit()
    await flush()
    expect([form.waitsForNetwork, sent.length]).toEqual([true, 0])
    tab.uploads.failing = null
    tab.clock.pass(60_000)
    await flush()
    expect([done, sent[0]?.wish.pictures]).toEqual([['w1'], ['source-1']])
  })

  it('keeps the pictures that were sent before the network went, and sends only the others again', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    await flush()
    tab.uploads.failing = failureOf('unreachable')
    form.pictures?.add([picture('b.jpg'), picture('c.jpg')])
    await flush()
    const states = () => form.pictures?.pictures.map(({ upload }) => [upload.state, upload.progress])
    expect(states()).toEqual([
      ['done', 1],
      ['waiting', 0],
      ['waiting', 0],
    ])
    tab.uploads.failing = null
    tab.page.tell({ type: 'online' })
    await flush()
    expect(states()?.map(([state]) => state)).toEqual(['done', 'done', 'done'])
    expect(tab.uploads.sent.map(({ file }) => (file as { readonly name?: string }).name)).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'b.jpg',
      'c.jpg',
    ])
  })

  it('shows how far each picture is; one that was cut off begins anew', async () => {
    logIn()
    const form = await opened()
    tab.uploads.hold = new Promise((resolve) => (release = resolve))
    form.pictures?.add([picture('a.jpg'), picture('b.jpg')])
    await flush()
    tab.uploads.sent[0]?.options.onProgress?.(0.4)
    const progress = () => form.pictures?.pictures.map(({ upload }) => upload.progress)
    expect(progress()).toEqual([0.4, 0])
    tab.uploads.failing = failureOf('unreachable')
    release()
    await flush()
    expect(progress()).toEqual([0, 0])
  })

  it('says what is wrong with a picture that no waiting mends', async () => {
    logIn()
    const form = await opened()
    form.change(filled)
    tab.uploads.unreadable = true
    form.pictures?.add([picture('a.jpg')])
    await flush()
    await form.submit()
    expect([form.failure?.code, form.state, sent.length]).toEqual(['type-not-taken', 'editing', 0])
    form.pictures?.remove(form.pictures.pictures[0]?.id ?? '')
    await form.submit()
    expect(done).toEqual(['w1'])
  })
})

describe('a form without a draft', () => {
  interface Code {
    readonly phone: string
    readonly code: string
  }
  let codes: Code[]
  let refusals: Outcome<string>[]
  beforeEach(() => {
    codes = []
    refusals = []
  })
  const form = () =>
    tab.container.get(FormServices).make<Code, Code, string>({
      name: 'code',
      values: { phone: '', code: '' },
      needs: 'nobody',
      draft: false,
      dependents: { phone: ['code'] },
      retypedFields: ['code'],
      errorsOf: ({ code }) => (code === 'somebody-first' ? { phone: 'taken' } : null),
      check: (values) => (values.code === '' ? failure({ code: 'empty' }) : success(values)),
      send: async (values) => {
        codes.push(values)
        return refusals.shift() ?? success('done')
      },
      onSent: (answer) => void done.push(answer),
    })

  it('stores nothing, not even when the page is left', async () => {
    const typed = form()
    const hide = typed.show()
    typed.change({ phone: '1', code: '2' })
    tab.clock.pass(5000)
    tab.page.tell({ type: 'leaving' })
    hide()
    await flush()
    expect([tab.drafts.size, typed.asksBeforeLeaving()]).toEqual([0, false])
  })

  it('says that there is no network, instead of sending it by itself later', async () => {
    const typed = form()
    typed.change({ code: '2' })
    refusals = [failure(failureOf('offline'))]
    await typed.submit()
    expect([typed.failure?.code, typed.waitsForNetwork]).toEqual(['offline', false])
    tab.page.tell({ type: 'online' })
    tab.clock.pass(60_000)
    await flush()
    expect(codes).toHaveLength(1)
  })

  it('empties what has to be typed again once it is refused, and clears errors with the field they depend on', async () => {
    const typed = form()
    typed.change({ phone: '1', code: '2' })
    refusals = [failure(invalid({ code: 'wrong' }))]
    await typed.submit()
    expect([typed.errors, typed.values]).toEqual([{ code: 'wrong' }, { phone: '1', code: '' }])
    typed.change({ phone: '3' })
    expect(typed.errors).toEqual({})
  })

  it('keeps the error of a dependent field that still holds', async () => {
    const typed = form()
    await typed.submit()
    typed.change({ phone: '3' })
    expect(typed.errors).toEqual({ code: 'empty' })
  })

  it('takes another failure for the error of a field', async () => {
    const typed = form()
    typed.change({ phone: '1', code: '2' })
    refusals = [failure(failureOf('somebody-first'))]
    await typed.submit()
    expect([typed.errors, typed.failure]).toEqual([{ phone: 'taken' }, null])
  })
})
