import type { Language } from '../../../src/domain/frame/site/preferences'
import { randomInt } from 'node:crypto'
import { renderSVG } from 'uqr'
import { demoAccounts } from '../accounts'
import { demoPeople, demoPersonAt } from '../people'
import type { WaitingMessage } from '../services/demo-outbox'
import { demoWords } from './demo.words'
import { escapeMarkup } from '../../kernel/shared/escape-markup'

/**
 * The demo's own page: the client in a phone frame, a QR code for a real phone, the accounts, and the text messages.
 */
export function demoPage(
  language: Language,
  origin: string,
  messages: readonly WaitingMessage[],
  phonelessToken: string | null,
  path: string,
): string {
  const words = demoWords[language]
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
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><iframe name="phone" title="${words.title}" src="${escapeMarkup(path)}" width="375" height="780"></iframe><div class="side">
<h1>${words.title}</h1><p>${words.lead} <a href="/" target="_blank">${words.open}</a> · <a href="/docs" target="_blank">${words.api}</a></p>
<h2>${words.scan}</h2><p>${words.scanLead}</p><div class="code">${renderSVG(origin, { border: 2 })}<code>${escapeMarkup(origin)}</code></div>
<h2>${words.accounts}</h2><ul>${accounts.join('')}</ul>
<h2>${words.people}</h2><p>${words.peopleLead}</p><ul>${people.join('')}</ul>
<h2>${words.outbox}</h2><p>${words.outboxLead}</p><ul id="outbox">${items.join('') || `<li>${words.empty}</li>`}</ul>
</div></main><script>${script}</script></body></html>`
}

/**
 * A few people of the register. They differ each time, since a card number can be verified only once. The register
 * answers at once about all of them.
 */
const shownPeople = () => Array.from({ length: 3 }, () => demoPersonAt(randomInt(demoPeople / 10) * 10))

const style = `body{margin:0;font:15px/1.6 system-ui,sans-serif;color:#1e1c19;background:#f5f3ef}main{display:flex;flex-wrap:wrap;gap:40px;justify-content:center;padding:32px 16px}
iframe{flex:none;border:10px solid #24211d;border-radius:40px;background:#fff;box-shadow:0 12px 40px rgb(30 26 20/.2)}.side{flex:1 1 320px;max-width:560px}h1{margin:0;font-size:26px}h2{margin:28px 0 4px;font-size:17px}
ul{padding:0;list-style:none}li{padding:8px 0;border-bottom:1px solid #e3dfd8}code{padding:1px 6px;border-radius:4px;background:#fff}.code{display:flex;align-items:center;gap:16px}.code svg{width:132px;height:132px}a{color:#b52e1c}p{margin:4px 0}`

/** Polls for new messages and shows them as plain text. */
const script = `setInterval(async()=>{try{const a=await fetch('/demo/outbox',{cache:'no-store'});const{data}=await a.json();if(data.items.length)document.getElementById('outbox').replaceChildren(...data.items.map(m=>{const l=document.createElement('li');l.textContent=m.sent_at.slice(11,19)+' '+m.phone+' '+m.text;return l}))}catch{}},3000)`

/** The inline texts that the page's Content-Security-Policy names by hash. */
export const demoPageTexts = { scripts: [script], styles: [style] }
