import { beforeEach, describe, expect, it } from 'vitest'
import type { Form } from '../../../../src/application/frame/forms/form'
import { PlainForms } from '../../../../src/application/frame/forms/plain-forms'
import { DraftStorage } from '../../../../src/application/frame/shared/storage'
import { Random } from '../../../../src/application/frame/shared/random'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { newBrowser, openTab, type Tab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'
import { flush } from '../../../support/flush'

interface Note {
  readonly title: string
  readonly text: string
}
type NoteForm = Form<Note, Note, string>

let one: Tab
let other: Tab
let sent: { readonly note: Note; readonly key: string }[]
let answers: (() => Outcome<string> | Promise<Outcome<string>>)[]
let keys = 0

const note = { title: 'A lamp', text: 'It is out.' }

beforeEach(async () => {
  const browser = newBrowser()
  one = openTab(browser)
  other = openTab(browser)
  ;(await other.container.rebind(DraftStorage)).toConstantValue(one.container.get(DraftStorage))
  for (const tab of [one, other]) {
    ;(await tab.container.rebind(Random)).toConstantValue({ next: () => 0.5, id: () => `id-${(keys += 1)}` })
    tab.session.startSession('mine', resident)
  }
  sent = []
  answers = []
})

/** Opens the form in a tab, with its draft, as a screen does. */
async function opened(tab: Tab): Promise<NoteForm> {
  const form: NoteForm = tab.container.get(PlainForms).make<Note, Note, string>({
    name: 'note',
    values: { title: '', text: '' },
    needs: 'member',
    check: (values) => success(values),
    send: async (values, key) => {
      sent.push({ note: values, key })
      return (await answers.shift()?.()) ?? success('n1')
    },
    onSent: (id) => void (tab.navigator.path = `/notes/${id}`),
  })
  await form.open()
  form.show()
  return form
}

/** Both tabs with one kept draft. */
async function copies(): Promise<readonly [NoteForm, NoteForm]> {
  const first = await opened(one)
  first.change(note)
  one.clock.pass(1000)
  await flush()
  const second = await opened(other)
  expect(second.values).toEqual(note)
  return [first, second]
}

describe('a draft that two tabs have', () => {
  it('that one tab has sent is said to be sent in the other, with the way to it, and is no draft there', async () => {
    const [first, second] = await copies()
    await first.submit()
    expect([second.sentBefore, second.values, second.asksBeforeLeaving()]).toEqual([{ path: null }, note, false])
    one.clock.pass(1000)
    expect(second.sentBefore).toEqual({ path: '/notes/n1' })
    await second.submit()
    expect(sent).toHaveLength(1)
    other.clock.pass(5000)
    await flush()
    expect((await opened(other)).isRestored).toBe(false)
  })

  it('is sent by the other tab, too, once it holds something else', async () => {
    const [first, second] = await copies()
    await first.submit()
    second.change({ text: 'It is on again.' })
    expect(second.sentBefore).toBeNull()
    await second.submit()
    expect([sent.length, sent[0]?.key === sent[1]?.key, second.failure]).toEqual([2, false, null])
  })

  it('stays in the other tab, also through a reload, where that holds something else already', async () => {
    const [first, second] = await copies()
    second.change({ text: 'It is on again.' })
    await first.submit()
    expect(second.sentBefore).toBeNull()
    other.clock.pass(1000)
    await flush()
    const reloaded = await opened(other)
    expect(reloaded.values.text).toBe('It is on again.')
    await reloaded.submit()
    expect([sent.length, sent[0]?.key === sent[1]?.key]).toEqual([2, false])
  })

  it('has one key in both, also where the one hears nothing of the other', async () => {
    const [first, second] = await copies()
    answers = [() => new Promise(() => undefined)]
    void first.submit()
    await flush()
    await second.submit()
    expect([sent.length, sent[0]?.key === sent[1]?.key]).toEqual([2, true])
  })

  it('that was being sent when its tab was closed is sent again under the same key by the next', async () => {
    const [first] = await copies()
    answers = [() => new Promise(() => undefined)]
    void first.submit()
    await flush()
    await opened(other)
    await flush()
    expect([sent.length, sent[0]?.key === sent[1]?.key]).toEqual([2, true])
  })

  it('is not mixed up with another form, or with a form that was begun anew', async () => {
    const [first] = await copies()
    const blank = await opened(other)
    blank.discard()
    blank.change(note)
    await first.submit()
    expect(blank.sentBefore).toBeNull()
  })
})

describe('a form whose content the platform knows', () => {
  it('is said to be sent when the platform says so hours later, and leads to what is the member’s', async () => {
    const form = await opened(one)
    form.change(note)
    answers = [() => failure(failureOf('state-refuses', { state: 'done-before' }))]
    await form.submit()
    expect([form.sentBefore, form.failure, form.isSending]).toEqual([{ path: '/mine' }, null, false])
    form.discard()
    expect([form.sentBefore, form.values.title]).toEqual([null, ''])
  })

  it('takes a new key by itself where its key was used for something else', async () => {
    const form = await opened(one)
    form.change(note)
    answers = [() => failure(failureOf('state-refuses', { state: 'key-used' }))]
    await form.submit()
    expect([sent.length, sent[0]?.key === sent[1]?.key, form.state]).toEqual([2, false, 'sent'])
  })
})
