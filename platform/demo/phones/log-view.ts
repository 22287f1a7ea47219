import type { CallLog, LoggedCall } from './call-log'
import { button, element, type Shown } from './elements'
import type { phonesWords } from './phones.words'

type Words = (typeof phonesWords)['en']

/** The list of calls and events, the newest first. */
export function logView(log: () => CallLog, words: Words): Shown<HTMLElement> {
  const list = element('ol', { class: 'calls', tabindex: '0', 'aria-label': words.calls })
  const view = element(
    'section',
    {},
    element(
      'div',
      { class: 'head' },
      element('h3', {}, words.calls),
      button(words.clear, () => log().clear()),
    ),
    element('p', { class: 'quiet' }, words.callsLead),
    list,
  )
  let shown: readonly LoggedCall[] | null = null
  const update = () => {
    const { calls } = log()
    if (calls === shown) return
    shown = calls
    const lines = calls.map((call) => lineOf(call, words))
    list.replaceChildren(...(lines.length === 0 ? [element('li', { class: 'quiet' }, words.noCalls)] : lines))
  }
  return { element: view, update }
}

function lineOf({ from, name, argument, state, answer }: LoggedCall, words: Words): HTMLLIElement {
  const said = { waiting: words.waiting, refused: words.refused, answered: answer }[state]
  const isEmpty = argument === '' || argument === '{}' || argument === '[]'
  return element(
    'li',
    { class: `call ${state}` },
    element('b', { class: from }, from === 'page' ? words.page : words.app),
    ' ',
    element('code', {}, isEmpty ? name : `${name} ${argument}`),
    ...(said === '' || said === 'null' ? [] : [element('div', { class: 'said' }, '→ ', element('code', {}, said))]),
  )
}
