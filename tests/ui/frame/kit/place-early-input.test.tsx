// @vitest-environment jsdom
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Checkbox, CheckboxGroup, RadioGroup } from '../../../../src/ui/frame/kit/fields/choice'
import { DateField } from '../../../../src/ui/frame/kit/fields/date-field'
import { Form } from '../../../../src/ui/frame/kit/forms/form'
import { placeEarlyInput, type KeptInput } from '../../../../src/ui/frame/kit/hydration/place-early-input'
import { SelectField } from '../../../../src/ui/frame/kit/fields/select-field'
import { TextArea } from '../../../../src/ui/frame/kit/fields/text-area'
import { TextField } from '../../../../src/ui/frame/kit/fields/text-field'
import { LanguageProvider } from '../../../../src/ui/frame/words/words'

interface Values {
  readonly title: string
  readonly text: string
  readonly day: string
  readonly kind: string
  readonly size: 'small' | 'large' | null
  readonly parts: readonly string[]
  readonly agreed: boolean
  readonly files: readonly string[]
}
const empty: Values = {
  title: '',
  text: 'Dear office,',
  day: '',
  kind: '',
  size: null,
  parts: [],
  agreed: false,
  files: [],
}

/** What the client knows. */
const client = { known: empty }
let sent: Values[] = []

function Fields({ first = empty, above }: { readonly first?: Values; readonly above?: ReactNode }) {
  const [values, setValues] = useState(first)
  useLayoutEffect(() => {
    client.known = values
  }, [values])
  const set = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  return (
    <LanguageProvider value="en">
      {above}
      <Form label="Wish" onSubmit={() => sent.push(values)}>
        <TextField label="Title" value={values.title} onChange={(title) => set({ title })} />
        <TextArea id="wish-text" label="Text" value={values.text} onChange={(text) => set({ text })} />
        <DateField label="Day" value={values.day} onChange={(day) => set({ day })} />
        <SelectField
          label="Kind"
          placeholder="Choose"
          options={['a', 'b'].map((value) => ({ value, label: value }))}
          value={values.kind}
          onChange={(kind) => set({ kind })}
        />
        <RadioGroup
          label="Size"
          options={[
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large' },
          ]}
          value={values.size}
          onChange={(size) => set({ size })}
        />
        <CheckboxGroup
          label="Parts"
          options={['wheel', 'bell'].map((value) => ({ value, label: value }))}
          value={values.parts}
          onChange={(parts) => set({ parts })}
        />
        <Checkbox label="Agreed" checked={values.agreed} onChange={(agreed) => set({ agreed })} />
        {values.agreed || <TextField label="Why not" value="" onChange={() => undefined} />}
        <input
          type="file"
          aria-label="Pictures"
          onChange={(event) => set({ files: Array.from(event.target.files ?? [], ({ name }) => name) })}
        />
        <button type="submit">Send</button>
      </Form>
    </LanguageProvider>
  )
}

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement

describe('what was entered into a drawn form', () => {
  let root: Root
  let early: KeptInput
  const container = document.createElement('div')
  const control = (label: string) =>
    ([...container.querySelectorAll<Control>('input, textarea, select')].find(
      (each) => each.getAttribute('aria-label') === label || each.labels?.[0]?.textContent?.startsWith(label),
    ) ?? null)!
  const draw = () => {
    vi.stubGlobal('document', undefined)
    const html = renderToString(<Fields />)
    vi.unstubAllGlobals()
    container.innerHTML = html
    early = { changed: new Map(), form: null }
    Object.assign(window, { earlyInput: early })
  }
  const enter = (label: string, value: string) => {
    const field = control(label)
    field.value = value
    early.changed.set(field, value)
  }
  const tick = (label: string) => {
    const box = control(label)
    box.checked = !box.checked
    early.changed.delete(box)
    early.changed.set(box, String(box.checked))
  }
  const pick = (name: string) => {
    const field = control('Pictures')
    const files = [new File(['x'], name)]
    Object.defineProperty(field, 'files', { value: files, configurable: true, writable: true })
    early.changed.set(field, name)
  }
  // This DOM cannot put the files of one input into another; a journey does.
  const enterAll = (how: 'hydrated' | 'rendered anew') => {
    enter('Title', 'A lamp')
    enter('Text', 'It is out.')
    enter('Day', '2026-12-01')
    enter('Kind', 'b')
    tick('Small')
    tick('Large')
    tick('Small')
    tick('Large')
    tick('wheel')
    tick('wheel')
    tick('bell')
    tick('Agreed')
    if (how === 'hydrated') pick('lamp.jpg')
  }
  const allOf = (how: 'hydrated' | 'rendered anew'): Values => ({
    title: 'A lamp',
    text: 'It is out.',
    day: '2026-12-01',
    kind: 'b',
    size: 'large',
    parts: ['bell'],
    agreed: true,
    files: how === 'hydrated' ? ['lamp.jpg'] : [],
  })
  const takeOver = (how: 'hydrated' | 'rendered anew', first = empty) =>
    act(async () => {
      if (how === 'hydrated') root = hydrateRoot(container, <Fields />)
      else {
        root = createRoot(container)
        root.render(<Fields first={first} />)
      }
    })

  beforeEach(() => {
    sent = []
    client.known = empty
    document.body.append(container)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    container.replaceChildren()
    delete (window as { earlyInput?: unknown }).earlyInput
  })

  for (const how of ['hydrated', 'rendered anew'] as const) {
    it(`is known to the client that has ${how === 'hydrated' ? 'hydrated it' : 'rendered it anew'}, whatever the control`, async () => {
      draw()
      enterAll(how)
      await takeOver(how)
      await act(async () => placeEarlyInput(window))
      expect(client.known).toEqual(allOf(how))
      expect(control('Title').value).toBe('A lamp')
      expect(control('Large').checked).toBe(true)
      expect(window).not.toHaveProperty('earlyInput')
      expect(sent).toEqual([])
    })

    it(`is sent once, where it was to be sent, once it is ${how}`, async () => {
      draw()
      enterAll(how)
      early.form = container.querySelector('form')
      await takeOver(how)
      await act(async () => placeEarlyInput(window))
      expect(sent).toEqual([allOf(how)])
    })

    it(`comes through as any text when it is ${how}`, async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.string(), async (title, text) => {
          draw()
          enter('Title', title)
          enter('Text', text)
          // A field has no line breaks, and a text area has them in one way.
          const expected = [control('Title').value, control('Text').value]
          await takeOver(how)
          await act(async () => placeEarlyInput(window))
          expect([client.known.title, client.known.text]).toEqual(expected)
          expect([control('Title').value, control('Text').value]).toEqual(expected)
          await act(async () => root.unmount())
        }),
        { numRuns: 25 },
      )
      await takeOver('rendered anew')
    })
  }

  it('stays as it is for what was changed again once the client was there', async () => {
    draw()
    enter('Title', 'Early')
    await takeOver('hydrated')
    early.changed.set(control('Title'), null)
    await act(async () => placeEarlyInput(window))
    expect(client.known.title).toBe('')
  })

  it('wins over a draft of the device, which the drawn form did not show', async () => {
    draw()
    enter('Title', 'New')
    await takeOver('rendered anew', { ...empty, title: 'Of last week', kind: 'a' })
    await act(async () => placeEarlyInput(window))
    expect(client.known).toEqual({ ...empty, title: 'New', kind: 'a' })
  })

  for (const how of ['hydrated', 'rendered anew'] as const)
    it(`does not wait for a field that another one has replaced, once it is ${how}`, async () => {
      draw()
      enter('Why not', 'Too long')
      tick('Agreed')
      early.form = container.querySelector('form')
      await takeOver(how)
      await act(async () => placeEarlyInput(window))
      expect(sent).toEqual([{ ...empty, agreed: true }])
      expect(window).not.toHaveProperty('earlyInput')
    })

  it('keeps a box ticked that a draft has ticked, too', async () => {
    draw()
    tick('bell')
    tick('Agreed')
    await takeOver('rendered anew', { ...empty, parts: ['wheel', 'bell'], agreed: true })
    await act(async () => placeEarlyInput(window))
    expect(client.known).toEqual({ ...empty, parts: ['wheel', 'bell'], agreed: true })
  })

  it('leaves the caret where it is', async () => {
    draw()
    enter('Title', 'A lamp')
    const field = control('Title')
    field.focus()
    field.setSelectionRange(2, 2)
    await takeOver('hydrated')
    await act(async () => placeEarlyInput(window))
    expect([document.activeElement, field.selectionStart]).toEqual([field, 2])
  })

  it('waits for a form that has to load first', async () => {
    draw()
    enter('Title', 'A lamp')
    early.form = container.querySelector('form')
    await act(async () => {
      root = createRoot(container)
      root.render(<p>Loading</p>)
    })
    await act(async () => placeEarlyInput(window))
    expect(window).toHaveProperty('earlyInput')
    await act(async () => root.render(<Fields above={<h1>Loaded</h1>} />))
    await vi.waitFor(() => expect(sent).toEqual([{ ...empty, title: 'A lamp' }]))
    expect(window).not.toHaveProperty('earlyInput')
  })

  it('is given up where the form does not come, or another screen does', async () => {
    vi.useFakeTimers()
    draw()
    enter('Title', 'A lamp')
    await act(async () => {
      root = createRoot(container)
      root.render(<p>Gone</p>)
    })
    placeEarlyInput(window)
    vi.advanceTimersByTime(20_000)
    expect(window).not.toHaveProperty('earlyInput')
    vi.useRealTimers()
  })
})
