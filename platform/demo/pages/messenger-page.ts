import type { Language } from '../../../src/domain/frame/site/preferences'
import type { DemoMessenger } from '../services/demo-messenger'
import { escapeMarkup } from '../../kernel/shared/escape-markup'
import { randomToken } from '../../kernel/shared/random'
import { messengerWords } from './messenger.words'

interface ReturnLink {
  /** Path of the client to which the messenger returns. */
  readonly redirect: string
  readonly state: string
}

/** The page that stands for the messenger, and asks the visitor to allow the login. */
export function messengerPage(language: Language, messenger: DemoMessenger, { redirect, state }: ReturnLink): string {
  const words = messengerWords[language]
  const back = (query: Record<string, string>): string =>
    escapeMarkup(`${redirect}?${new URLSearchParams({ ...query, state }).toString()}`)
  const allow = (subject: string, name: string): string =>
    `<a class="allow" href="${back({ code: messenger.issueCode(subject, name) })}">${escapeMarkup(words.allowLogin(name))}</a>`
  const people = [
    ...words.people.map((name, index) => allow(`person-${index + 1}`, name)),
    allow(`newcomer-${randomToken()}`, words.newcomer),
  ]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.intro}</p>${people.join('')}<a href="${back({})}">${words.refuse}</a></main></body></html>`
}

const style = `body{margin:0;font:16px/1.6 system-ui,sans-serif;color:#1e1c19;background:#f5f3ef}main{display:grid;gap:12px;max-width:420px;margin:0 auto;padding:32px 16px}h1{margin:0;font-size:22px}p{margin:0 0 12px}
a{padding:12px 16px;border-radius:8px;color:#1e1c19;text-align:center;text-decoration:none;background:#e3dfd8}.allow{color:#fff;background:#17633a}`

/** The inline texts that the page's Content-Security-Policy names by hash. */
export const messengerPageTexts = { scripts: [], styles: [style] }
