import { button, element } from './elements'
import { hostNames, type HostName } from './hosts'
import type { DemoPageData } from './page-data'
import type { AppAccount, FrameWindow } from './phone'
import { PhoneView } from './phone-view'
import { phonesWords } from './phones.words'

/** Milliseconds between two looks at the address and the title of the pages. */
const lookedAtEvery = 500

const data = JSON.parse(document.getElementById('demo')?.textContent ?? '') as DemoPageData
const words = phonesWords[data.language]
const views: PhoneView[] = []

/** Documents in the frames call it before their own scripts start; see `framed-documents.ts`. */
Object.assign(window, {
  demoPhones: { enter: (entering: FrameWindow) => views.find((view) => view.isOf(entering))?.enter(entering) },
})
window.addEventListener('message', ({ source, data: told }: MessageEvent<unknown>) =>
  views.find((view) => view.isOf(source))?.receive(told),
)

const list = document.getElementById('phones')!
const more = button(words.addPhone, () => add('android').element.querySelector('select')?.focus())
list.append(element('p', { class: 'more' }, more))
const isKnown = (name: string): name is HostName => hostNames.some((known) => known === name)
const known = new URLSearchParams(location.search).getAll('host').filter(isKnown)
for (const host of known.length === 0 ? (['browser'] as const) : known) add(host)
setInterval(() => views.forEach((view) => view.update()), lookedAtEvery)

function add(host: HostName): PhoneView {
  const number = views.length === 0 ? 1 : Math.max(...views.map((each) => each.number)) + 1
  const view: PhoneView = new PhoneView({
    number,
    host,
    path: data.path,
    words,
    foreignOrigin: data.foreignOrigin,
    codeOf: (system, example) => data.code[system][example] ?? '',
    remove: number === 1 ? null : () => remove(view),
    settings: data.settings,
    accounts: data.accounts.map(accountOf),
    world: { origin: location.origin, language: data.language, picture },
    isSigned,
    after: (milliseconds, act) => void setTimeout(act, milliseconds),
  })
  views.push(view)
  more.parentElement!.before(view.element)
  view.load()
  return view
}

function remove(view: PhoneView): void {
  views.splice(views.indexOf(view), 1)
  view.element.remove()
  more.focus()
}

/** An account of the demo, which the app logs in to when it first needs its token. */
function accountOf({ nickname, phone, password }: DemoPageData['accounts'][number]): AppAccount {
  let token: Promise<string> | null = null
  const logIn = async () => {
    const answer = await fetch('/v1/consumer/login', {
      method: 'POST',
      headers: { Authorization: 'guest', 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ phone, password, agreed: true }),
    })
    const { data: session } = (await answer.json()) as { readonly data: { readonly token: string } }
    return session.token
  }
  return { nickname, token: () => (token ??= logIn()) }
}

/** Whether a signature is that of the documented text, as the messenger checks it. */
async function isSigned(signed: Readonly<Record<string, unknown>>, address: string): Promise<boolean> {
  const { verifyNonceStr: nonce, verifyTimestamp: timestamp, verifySignature: signature } = signed
  const text = `jsapi_ticket=${data.ticket}&noncestr=${String(nonce)}&timestamp=${String(timestamp)}&url=${address.split('#', 1)[0]}`
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') === signature
}

/** What the phone's camera sees: evening over hills, never the same. */
function picture(): string {
  const canvas = element('canvas', { width: '960', height: '720' })
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, 720)
  sky.addColorStop(0, '#24405e')
  sky.addColorStop(1, '#f0b27a')
  context.fillStyle = sky
  context.fillRect(0, 0, 960, 720)
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint8Array(2))
  const [from, height] = [first, 120 + second / 2]
  for (const [place, colour] of ['#3d5a4c', '#2c4438', '#1d2f27'].entries()) {
    context.fillStyle = colour
    context.beginPath()
    context.ellipse(from + place * 320, 760, 420, height + place * 40, 0, 0, Math.PI * 2)
    context.fill()
  }
  return canvas.toDataURL('image/jpeg', 0.8).split(',', 2)[1] ?? ''
}
