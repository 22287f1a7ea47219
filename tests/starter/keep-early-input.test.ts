// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyInput, type EarlyInput } from '../../src/starter/keep-early-input'
import { WaitingNotice } from '../../src/starter/waiting-notice'

type Starting = Window & { earlyInput?: EarlyInput }

/** A page of its own for each test, since what listens to a window stays. */
function drawnPage() {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const window = frame.contentWindow as Starting & typeof globalThis
  window.document.body.innerHTML = `
    <div id="waiting" role="status"><p data-waits="It waits" data-failed="It is not sent" hidden></p></div>
    <div id="root"><form aria-label="Feedback"><textarea aria-label="Text"></textarea><button>Send</button></form>
    <form aria-label="Other"><input aria-label="Name"></form></div>`
  const notice = new WaitingNotice(window.document)
  keepEarlyInput(window, notice)
  const [form, other] = [...window.document.forms] as [HTMLFormElement, HTMLFormElement]
  const line = window.document.querySelector('#waiting p') as HTMLElement
  return {
    window,
    notice,
    form,
    other,
    text: form.querySelector('textarea')!,
    said: () => (line.hidden ? null : line.textContent),
    type(control: HTMLInputElement | HTMLTextAreaElement, value: string) {
      control.value = value
      control.dispatchEvent(new window.Event('input', { bubbles: true }))
    },
    /** Returns whether the browser would submit the form itself. */
    submit: (sent: HTMLFormElement) =>
      sent.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })),
  }
}

describe('what is entered before the client is there', () => {
  beforeEach(() => () => document.body.replaceChildren())

  it('is kept, control by control, with the value that it had', () => {
    const { window, text, type } = drawnPage()
    type(text, 'A lamp')
    type(text, 'A lamp is out')
    expect([...window.earlyInput!.changed]).toEqual([[text, 'A lamp is out']])
  })

  it('is kept of a box as whether it is ticked, and of a group of buttons with the last choice last', () => {
    const { window, form } = drawnPage()
    form.innerHTML = `<input type="checkbox"><input type="radio" name="a"><input type="radio" name="a">`
    const [box, one, other] = [...form.querySelectorAll('input')] as [
      HTMLInputElement,
      HTMLInputElement,
      HTMLInputElement,
    ]
    for (const each of [one, box, other, one, box]) each.click()
    expect([...window.earlyInput!.changed]).toEqual([
      [other, 'true'],
      [one, 'true'],
      [box, 'false'],
    ])
  })

  it('never submits a form, and says that the one that was sent last waits', () => {
    const { window, form, other, submit, said } = drawnPage()
    expect(said()).toBeNull()
    expect([submit(form), submit(form), submit(other)]).toEqual([false, false, false])
    expect(window.earlyInput!.form).toBe(other)
    expect(said()).toBe('It waits')
  })

  it('takes back the wish to send when somebody goes on writing, and not when they write elsewhere', () => {
    const { window, form, other, text, submit, type, said } = drawnPage()
    submit(form)
    type(other.querySelector('input')!, 'Li')
    expect(window.earlyInput!.form).toBe(form)
    type(text, 'More')
    expect(window.earlyInput!.form).toBeNull()
    expect(said()).toBeNull()
  })

  it('says that nothing is sent once the client cannot be loaded, and says nothing of that to those who sent nothing', () => {
    const { form, notice, submit, said } = drawnPage()
    notice.onMissingScript()
    expect(said()).toBeNull()
    submit(form)
    expect(said()).toBe('It is not sent')
    const sent = drawnPage()
    sent.submit(sent.form)
    sent.notice.onMissingScript()
    expect(sent.said()).toBe('It is not sent')
  })

  it('holds forms back from a client that is live until that client has taken over what was entered', () => {
    const { window, form, text, submit, type } = drawnPage()
    const handled = vi.fn((event: Event) => event.preventDefault())
    form.addEventListener('submit', handled)
    expect(window).not.toHaveProperty('earlyInput')
    type(text, 'Early')
    window.document.documentElement.dataset['live'] = ''
    submit(form)
    expect(handled).not.toHaveBeenCalled()
    // The client hears of this change itself.
    type(text, 'Early and late')
    expect([...window.earlyInput!.changed]).toEqual([[text, null]])
    delete window.earlyInput
    expect(submit(form)).toBe(false)
    expect(handled).toHaveBeenCalledTimes(1)
  })

  it('lets no form submit itself that nobody handles, ever', () => {
    const { window, other, submit, said } = drawnPage()
    window.document.documentElement.dataset['live'] = ''
    expect(submit(other)).toBe(false)
    expect(said()).toBeNull()
  })
})
