import { randomInt } from 'node:crypto'
import { renderSVG } from 'uqr'
import { demoAccounts } from '../accounts'
import type { DemoPageData } from '../phones/page-data'
import { demoPeople, demoPersonAt } from '../people'
import type { WaitingMessage } from '../services/demo-outbox'
import { demoWords } from './demo.words'
import { escapeMarkup } from '../../kernel/shared/escape-markup'

export interface DemoPageContent {
  /** The address that the QR code opens. */
  readonly origin: string
  readonly messages: readonly WaitingMessage[]
  readonly phonelessToken: string | null
  readonly texts: DemoPageTexts
  /** What the script of the phones is told. */
  readonly data: DemoPageData
}

/** The inline texts that the page's Content-Security-Policy names by hash. */
export interface DemoPageTexts {
  /** The script of the phones; null where it was not built. */
  readonly phones: string | null
  readonly style: string
}

/** The demo's own page: phones with the client, a QR code for a real one, the accounts, and the text messages. */
export function demoPage(content: DemoPageContent): string {
  const { origin, messages, phonelessToken, texts, data } = content
  const { language, path } = data
  const words = demoWords[language]
  const other = language === 'en' ? 'zh-CN' : 'en'
  const accounts = demoAccounts.map(
    ({ nickname, phone, password, about }) =>
      `<li><b>${escapeMarkup(nickname)}</b> <small>${escapeMarkup(about[language])}</small><br>${
        phone === null
          ? `<a href="/mine?app_token=${phonelessToken ?? ''}" target="phone">${words.enter}</a>`
          : `${words.phone} <code>${phone}</code> · ${words.password} <code>${escapeMarkup(password ?? '')}</code>`
      }</li>`,
  )
  const people = shownPeople().map(({ name, card }) => `<li>${escapeMarkup(name)} <code>${card}</code></li>`)
  const items = messages.map(
    ({ phone, text, sentAt }) => `<li><time>${sentAt.slice(11, 19)}</time> <b>${phone}</b> ${escapeMarkup(text)}</li>`,
  )
  const phones =
    texts.phones === null
      ? `<div class="case"><iframe name="phone" title="${words.title}" src="${escapeMarkup(path)}"></iframe></div>`
      : ''
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><link rel="icon" href="data:,"><style>${texts.style}</style></head>
<body><header><h1>${words.title}</h1><p>${words.lead}</p><nav aria-label="${words.ways}"><a href="/" target="_blank">${words.open}</a> <a href="/docs" target="_blank">${words.api}</a> <a href="?lang=${other}" lang="${other}" hreflang="${other}">${demoWords[other].name}</a></nav></header>
<main><div id="phones">${phones}</div><div class="lists">
<section><h2>${words.accounts}</h2><ul>${accounts.join('')}</ul></section>
<section><h2>${words.outbox}</h2><p>${words.outboxLead}</p><ul id="outbox">${items.join('') || `<li>${words.empty}</li>`}</ul></section>
<section><h2>${words.people}</h2><p>${words.peopleLead}</p><ul>${people.join('')}</ul></section>
<section><h2>${words.scan}</h2><p>${words.scanLead}</p><div class="code">${renderSVG(origin, { border: 2 })}<code>${escapeMarkup(origin)}</code></div></section>
</div></main><script id="demo" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><script>${outboxScript}</script>${texts.phones === null ? '' : `<script>${texts.phones}</script>`}</body></html>`
}

/**
 * A few people of the register. They differ each time, since a card number can be verified only once. The register
 * answers at once about all of them.
 */
const shownPeople = () => Array.from({ length: 3 }, () => demoPersonAt(randomInt(demoPeople / 10) * 10))

/** Polls for new messages and shows them as plain text. */
export const outboxScript = `setInterval(async()=>{try{const a=await fetch('/demo/outbox',{cache:'no-store'});const{data}=await a.json();if(data.items.length)document.getElementById('outbox').replaceChildren(...data.items.map(m=>{const l=document.createElement('li');l.textContent=m.sent_at.slice(11,19)+' '+m.phone+' '+m.text;return l}))}catch{}},3000)`
