import type { Language } from '../../../src/domain/frame/site/preferences'
import { escapeMarkup } from '../shared/escape-markup'
import type { Progress } from './progress'
import { countText, startingWords } from './starting.words'

/** Seconds after which the page reloads, and callers may retry. */
export const comeAgain = 2

/** The page that is shown while the platform starts: it states the progress, and reloads by itself without a script. */
export function startingPage(language: Language, { what, count }: Progress): string {
  const words = startingWords[language]
  const bar =
    count === undefined ? '<progress></progress>' : `<progress value="${count.done}" max="${count.of}"></progress>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${comeAgain}">
<title>${words.title}</title><style>${startingStyle}</style></head>
<body><main><h1>${words.title}</h1><p>${escapeMarkup(what[language])}${count === undefined ? '' : ` ${countText(language, count)}`}</p>${bar}<p>${words.lead}</p></main></body></html>`
}

export const startingStyle = `:root{color-scheme:light dark}body{display:grid;min-height:100vh;margin:0;place-items:center;font:16px/1.6 system-ui,sans-serif;color:#1e1c19;background:#f5f3ef}
main{padding:24px;text-align:center}h1{margin:0 0 16px;font-size:22px}p{margin:8px 0}progress{width:240px;accent-color:#b52e1c}
@media (prefers-color-scheme:dark){body{color:#eeebe6;background:#161513}progress{accent-color:#ff8a73}}`
