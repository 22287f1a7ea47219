// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { NamingGateway } from '../../../../src/application/participation/mentions/naming-gateway'
import { SuggestedNames } from '../../../../src/application/participation/mentions/suggested-names'
import type { NamedPerson } from '../../../../src/domain/participation/marked-text/marked-text'
import { success } from '../../../../src/domain/frame/shared/result'
import { MarkedTextField } from '../../../../src/ui/participation/mentions/marked-text-field.part'
import { MarkedTextPart } from '../../../../src/ui/participation/mentions/marked-text.part'
import { openTab, renderWith, type Tab } from '../../../support/member-host'
import { recordedPort } from '../../../support/recorded-port'

let tab: Tab
let named: NamedPerson[]
const user = userEvent.setup()
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })

function Written({ suggested }: { readonly suggested: SuggestedNames }) {
  const [text, setText] = useState('')
  return (
    <MarkedTextField
      {...{ id: 'text', name: 'text', label: 'Text', error: null, value: text, maxLength: 100, suggested }}
      tools={(marks) => marks}
      onChange={setText}
      onName={(words, person) => {
        setText(words)
        named.push(person)
      }}
    />
  )
}

beforeEach(() => {
  tab = openTab()
  named = []
})

describe('a text in which people are named', () => {
  const person = (id: string) => ({ id, nickname: id[0]?.toUpperCase() + id.slice(1), avatar: null })
  function draw() {
    const gateway = recordedPort<NamingGateway>({
      people: async () => success([person('anna'), person('ann')]),
      topics: async () => success([{ id: 't', title: 'Spring' }]),
    })
    tab.container.bind(NamingGateway).toConstantValue(gateway.port)
    renderWith(tab, <Written suggested={tab.container.get(SuggestedNames)} />)
  }
  const pause = () =>
    act(async () => {
      tab.clock.pass(250)
      await Promise.resolve()
    })

  it('suggests them by keys, with the option of the keys told to screen readers', async () => {
    draw()
    await user.type(field(), 'Ask @a')
    await pause()
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['AAnna', 'AAnn'])
    expect(screen.getByRole('status').textContent).toContain('2 suggestions')
    const list = screen.getByRole('listbox', { name: 'People you can mention' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    await user.keyboard('{ArrowDown}')
    const active = screen.getByRole('option', { selected: true })
    expect([active.textContent, field().getAttribute('aria-activedescendant')]).toEqual(['AAnn', active.id])
    await user.keyboard('{Enter}')
    expect(field().value).toBe('Ask @Ann ')
    expect([named, screen.queryByRole('listbox')]).toEqual([[{ id: 'ann', name: 'Ann' }], null])
    await user.keyboard('please')
    expect(field().value).toBe('Ask @Ann please')
  })

  it.each([
    ['while it composes', { isComposing: true }],
    ['in Safari, where the composition has ended before its last key', { keyCode: 229 }],
  ])('leaves a key to the input method %s', async (_when, key) => {
    draw()
    await user.type(field(), 'Ask @a')
    await pause()
    for (const name of ['Enter', 'Tab', 'ArrowDown', 'Escape']) fireEvent.keyDown(field(), { key: name, ...key })
    expect([field().value, named]).toEqual(['Ask @a', []])
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('AAnna')
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 })
    expect(field().value).toBe('Ask @Anna ')
  })

  it('takes one by a tap, in the middle of a text, without losing the place', async () => {
    draw()
    await user.type(field(), 'Ask  please')
    await user.type(field(), '@a', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await pause()
    await user.click(screen.getByRole('option', { name: /Anna/ }))
    expect(field().value).toBe('Ask @Anna please')
    expect([document.activeElement, field().selectionStart]).toEqual([field(), 10])
  })

  it('closes the suggestions with Escape, and types on', async () => {
    draw()
    await user.type(field(), '@a')
    await pause()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.keyboard('{Enter}')
    expect(field().value).toBe('@a\n')
  })

  it('begins a name or a topic with its buttons', async () => {
    draw()
    await user.type(field(), 'Ask')
    await user.click(screen.getByRole('button', { name: 'Mention someone' }))
    expect(field().value).toBe('Ask @')
    await pause()
    expect(screen.getAllByRole('option')).toHaveLength(2)
    await user.clear(field())
    await user.click(screen.getByRole('button', { name: 'Add a topic' }))
    await pause()
    await user.click(screen.getByRole('option', { name: 'Spring' }))
    expect([field().value, named]).toEqual(['#Spring# ', []])
  })
})

describe('a text that somebody wrote', () => {
  it('links people under the name of today, topics, and what the site has no topic for', () => {
    renderWith(
      tab,
      <MarkedTextPart
        text="Ask @Ann and @Gone about #Spring# and #Mud#, see https://a.example/x."
        named={{
          people: [
            { id: 'ann', name: 'Ann', nickname: 'Anne' },
            { id: 'gone', name: 'Gone', nickname: null },
          ],
          topics: [{ id: 't', title: 'Spring' }],
        }}
      />,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['@Anne', '/user-details/ann'],
      ['#Spring#', '/topics/t'],
      ['#Mud#', '/search?q=Mud'],
      ['https://a.example/x', 'https://a.example/x'],
    ])
    expect(document.body.textContent).toBe('Ask @Anne and @Gone about #Spring# and #Mud#, see https://a.example/x.')
  })
})
