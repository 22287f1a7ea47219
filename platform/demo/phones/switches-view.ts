import { button, checkBox, element, selectField, type Shown } from './elements'
import { hosts, isApp } from './hosts'
import type { AppAccount, AppAge, Phone } from './phone'
import type { phonesWords } from './phones.words'
import type { AppMood } from './sides/simulated-app'

type Words = (typeof phonesWords)['en']

const moods: readonly AppMood[] = ['answered', 'refused', 'late', 'never', 'rubbish', 'twice', 'absent']

interface SwitchesContext {
  readonly phone: Phone
  readonly accounts: readonly AppAccount[]
  readonly words: Words
  readonly reload: () => void
}

/** What the phone's user and its network do, and how the app answers. */
export function switchesView(context: SwitchesContext): Shown<HTMLElement> {
  const { phone, words, reload } = context
  const boxes = {
    dark: checkBox(
      words.dark,
      () => phone.isDark,
      (on) => phone.setDark(on),
    ),
    big: checkBox(
      words.big,
      () => phone.isBig,
      (on) => phone.setBig(on),
    ),
    lost: checkBox(
      words.lost,
      () => phone.isLost,
      (on) => phone.setLost(on),
    ),
    background: checkBox(
      words.background,
      () => phone.isInBackground,
      (on) => phone.setBackground(on),
    ),
  }
  const app = appSwitches(context)
  const methods = methodsView(phone, words)
  const back = button(words.back, () => phone.back())
  const parts = element(
    'section',
    {},
    element('h3', {}, words.switches),
    element('div', { class: 'row' }, back, button(words.reload, reload)),
    element('div', { class: 'row' }, ...Object.values(boxes).map(({ element }) => element)),
    app.element,
    methods.element,
  )
  return {
    element: parts,
    update: () => {
      for (const box of Object.values(boxes)) box.update()
      const isForeign = phone.host === 'framed'
      boxes.big.element.hidden = !isApp(phone.host)
      boxes.lost.element.hidden = isForeign
      boxes.background.element.hidden = isForeign
      back.hidden = isForeign
      app.update()
      methods.update()
    },
  }
}

function appSwitches({ phone, accounts, words }: SwitchesContext): Shown<HTMLElement> {
  const mood = selectField<AppMood>({
    label: words.mood,
    options: moods.map((each) => [each, words.moods[each]]),
    value: () => phone.mood,
    choose: (value) => (value === 'absent' || phone.mood === 'absent' ? phone.startWith(value) : phone.setMood(value)),
  })
  const version = selectField<AppAge>({
    label: words.version,
    options: (['new', 'old'] as const).map((each) => [each, words.versions[each]]),
    value: () => phone.version,
    choose: (value) => phone.setVersion(value),
  })
  const account = selectField<string>({
    label: words.account,
    options: [['', words.loggedOut], ...accounts.map(({ nickname }, place) => [`${place}`, nickname] as const)],
    value: () => (phone.account === null ? '' : `${phone.account}`),
    choose: (value) => (value === '' ? phone.logOut() : void phone.changeAccount(Number(value))),
  })
  const logOut = button(words.logOut, () => phone.logOut())
  const ofApp = [version.element, account.element, logOut]
  return {
    element: element('div', { class: 'fields' }, mood.element, ...ofApp),
    update: () => {
      mood.element.hidden = hosts[phone.host].side === null
      for (const each of ofApp) each.hidden = !isApp(phone.host)
      logOut.disabled = phone.account === null
      for (const each of [mood, version, account]) each.update()
    },
  }
}

/** The methods of the app, each of which can be taken away. */
function methodsView(phone: Phone, words: Words): Shown<HTMLElement> {
  const list = element('div', { class: 'row' })
  const view = element(
    'details',
    {},
    element('summary', {}, words.methods),
    element('p', { class: 'quiet' }, words.methodsLead),
    list,
  )
  let shownFor = ''
  return {
    element: view,
    update: () => {
      view.hidden = hosts[phone.host].side === null
      if (shownFor === phone.host) return
      shownFor = phone.host
      const boxes = phone.methods.map((method) => {
        const box = checkBox(
          method,
          () => true,
          (on) => phone.setMissing(method, !on),
        )
        box.update()
        return box.element
      })
      list.replaceChildren(...boxes)
    },
  }
}
