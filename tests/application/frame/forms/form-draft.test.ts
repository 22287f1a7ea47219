import { beforeEach, describe, expect, it } from 'vitest'
import { FormServices } from '../../../../src/application/frame/forms/form-services'
import { DraftStorage } from '../../../../src/application/frame/shared/storage'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { invalid, neighbour } from '../../../support/member-ports'
import { flush } from '../../../support/flush'
import { filled, nothing, picture, WishFormHost } from './wish-form-host'

let host: WishFormHost
beforeEach(() => {
  host = new WishFormHost()
})

describe('the draft of a form', () => {
  it('comes back after a crash, with its key and its pictures, which are not sent again', async () => {
    host.logIn()
    const before = await host.opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg'), picture('b.jpg')])
    await flush()
    host.tab.clock.pass(1000)
    host.answers = [failure(failureOf('timeout'))]
    await before.submit()
    const form = await host.opened()
    expect([form.isRestored, form.values.title, form.pictures?.pictures.map(({ name }) => name)]).toEqual([
      true,
      filled.title,
      ['a.jpg', 'b.jpg'],
    ])
    await form.submit()
    expect([
      host.tab.uploads.sent.length,
      host.sent[0]?.key === host.sent[1]?.key,
      host.sent[1]?.wish.pictures,
    ]).toEqual([2, true, ['source-1', 'source-1']])
    expect(host.tab.drafts.size).toBe(0)
  })

  it('is not taken for an earlier one when somebody types before the device has read it', async () => {
    host.logIn()
    const storage = host.tab.container.get(DraftStorage)
    let answer = (): void => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const read = storage.read.bind(storage)
    storage.read = async (key) => {
      await slow
      return read(key)
    }
    const form = host.made()
    const opening = form.open()
    form.change(filled)
    host.tab.clock.pass(1000)
    await flush()
    answer()
    await opening
    await flush()
    expect([form.isRestored, form.values.title, host.tab.drafts.size]).toEqual([false, filled.title, 1])
  })

  it('sends its pictures again when the platform no longer has them, once', async () => {
    host.logIn()
    const before = await host.opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg')])
    await flush()
    host.tab.clock.pass(1000)
    const form = await host.opened()
    host.answers = [failure(failureOf('invalid', { fields: { pictures: 'unknown' } }))]
    await form.submit()
    expect([host.tab.uploads.sent.length, host.sent.length, host.done]).toEqual([2, 2, ['w1']])
  })

  it('sends again at once, when it is restored, what the platform has removed meanwhile (C012)', async () => {
    host.logIn()
    const before = await host.opened()
    before.change(filled)
    before.pictures?.add([picture('a.jpg')])
    await flush()
    host.tab.clock.pass(1000)
    host.tab.uploads.gone = ['source-1']
    const form = await host.opened()
    await flush()
    expect(host.tab.uploads.sent).toHaveLength(2)
    await form.submit()
    expect([host.tab.uploads.sent.length, host.sent.length, host.done]).toEqual([2, 1, ['w1']])
  })

  it('says so when they are refused again', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    host.answers = [1, 2, 3].map(() => failure(failureOf('invalid', { fields: { pictures: 'unknown' } })))
    await form.submit()
    expect([host.sent.length, form.errors.pictures, form.values.title]).toEqual([2, 'unknown', filled.title])
  })

  it('keeps what is typed while its draft is still being read, over the draft', async () => {
    host.logIn()
    const first = await host.opened()
    first.change({ title: 'A ramp for the door', text: 'Two steps are too many.' })
    host.tab.clock.pass(1000)
    await flush()
    const form = host.made()
    const opening = form.open()
    form.change({ title: 'A lamp over the door' })
    await opening
    expect([form.values.title, form.values.text]).toEqual(['A lamp over the door', 'Two steps are too many.'])
  })

  it('keeps the pictures that are chosen while it is still being read, after its own', async () => {
    host.logIn()
    const first = await host.opened()
    first.pictures?.add([picture('door.jpg')])
    await flush()
    const form = host.made()
    const opening = form.open()
    form.pictures?.add([picture('ramp.jpg')])
    await opening
    expect(form.pictures?.pictures.map(({ name }) => name)).toEqual(['door.jpg', 'ramp.jpg'])
  })

  it('is kept when the page goes, before its second is over', async () => {
    host.logIn()
    const form = await host.opened()
    form.show()
    form.change(filled)
    host.tab.page.tell({ type: 'leaving' })
    await flush()
    expect(host.tab.drafts.get('of:u1:wish')).toMatchObject({ values: filled })
  })

  it('goes when it is discarded, with its pictures', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    form.pictures?.add([picture('a.jpg')])
    await flush()
    host.tab.clock.pass(1000)
    form.discard()
    await flush()
    expect([form.values, form.pictures?.pictures, host.tab.drafts.size]).toEqual([nothing, [], 0])
  })

  it('that the device refuses is known as refused, until it is stored again', async () => {
    host.logIn()
    const device = { refuses: true }
    const storage = host.tab.container.get<DraftStorage>(DraftStorage)
    const { write } = storage
    storage.write = async (key, value) => !device.refuses && (await write(key, value))
    const form = await host.opened()
    expect(form.isDraftRefused()).toBe(false)
    for (const [refuses, title] of [
      [true, 'A ramp'],
      [false, 'A longer ramp'],
    ] as const) {
      device.refuses = refuses
      form.change({ title })
      host.tab.clock.pass(1000)
      await flush()
      expect([form.isDraftRefused(), form.asksBeforeLeaving()]).toEqual([refuses, true])
    }
  })

  it('of one member is never offered to another', async () => {
    host.logIn()
    const form = await host.opened()
    form.change(filled)
    host.tab.clock.pass(1000)
    await flush()
    host.tab.session.startSession('other', neighbour)
    expect([form.asksBeforeLeaving(), (await host.opened()).isRestored]).toEqual([false, false])
  })

  it('that was under way when the page went is sent again under its key', async () => {
    host.logIn()
    const before = await host.opened()
    before.change(filled)
    host.answers = [new Promise(() => undefined) as unknown as Outcome<string>]
    void before.submit()
    await flush()
    const form = await host.opened()
    form.show()
    await flush()
    expect([host.sent.length, host.sent[0]?.key === host.sent[1]?.key, host.done]).toEqual([2, true, ['w1']])
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
    host.tab.container.get(FormServices).make<Code, Code, string>({
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
      onSent: (answer) => void host.done.push(answer),
    })

  it('stores nothing, not even when the page is left', async () => {
    const typed = form()
    const hide = typed.show()
    typed.change({ phone: '1', code: '2' })
    host.tab.clock.pass(5000)
    host.tab.page.tell({ type: 'leaving' })
    hide()
    await flush()
    expect([host.tab.drafts.size, typed.asksBeforeLeaving()]).toEqual([0, false])
  })

  it('says that there is no network, instead of sending it by itself later', async () => {
    const typed = form()
    typed.change({ code: '2' })
    refusals = [failure(failureOf('offline'))]
    await typed.submit()
    expect([typed.failure?.code, typed.waitsForNetwork]).toEqual(['offline', false])
    host.tab.page.tell({ type: 'online' })
    host.tab.clock.pass(60_000)
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
