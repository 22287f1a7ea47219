import type { Language } from '../../../../../src/domain/frame/site/preferences'
import { hashSource } from '../../../../kernel/http/security-headers'
import { escapeMarkup } from '../../../../kernel/shared/escape-markup'
import { embedWords } from './embed.words'
import type { Embedded } from './embedded.queries'

/** The address of the library hls.js, in its whole build: the light one leaves out sound in a rendition of its own. */
export const playlistPlayer = '/embed/hls.js'

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;height:100vh;display:flex;flex-direction:column;font:15px/1.4 system-ui,sans-serif;background:Canvas;color:CanvasText}
video{flex:1;min-height:0;width:100%;background:#000}.audio{flex:1;display:flex;flex-direction:column;justify-content:center;gap:8px;padding:12px}audio{width:100%}
header{display:flex;align-items:center;gap:12px;padding:8px 12px}.audio header{padding:0}header img{width:64px;height:64px;border-radius:8px;object-fit:cover}
@media(max-height:120px){.audio header img{display:none}}
a{display:flex;flex-direction:column;justify-content:center;min-height:44px;min-width:0;flex:1;color:inherit;text-decoration:none}b,span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}p{margin:0;padding:24px;text-align:center}`

/**
 * The script of the page. It plays a playlist by hls.js, which it loads at the first touch of the player, and by the
 * browser where hls.js cannot: some browsers say that they may play what they then do not.
 */
const script = `(function(){var m=document.querySelector("video,audio");if(!m)return;var u=m.dataset.playlist;if(!u)return;function own(){m.src=u;m.play()}if(!window.MediaSource&&!window.ManagedMediaSource){m.src=u;return}
var asked=false;function start(){if(asked)return;asked=true;var s=document.createElement("script");s.src="${playlistPlayer}";s.onerror=own;s.onload=function(){if(!Hls.isSupported())return own();var h=new Hls({enableWorker:false});h.loadSource(u);h.attachMedia(m);m.play()};document.head.appendChild(s)}
m.addEventListener("play",start);m.addEventListener("pointerdown",start)})()`

/**
 * The Content-Security-Policy of the one page that any site may frame. The page loads our media and one script of ours,
 * calls nothing of the API, sends nothing, and opens other pages only in a new window.
 */
export const embedPolicy = (mediaSources: readonly string[]): string => {
  const media = ["'self'", ...mediaSources].join(' ')
  return [
    `default-src 'none'`,
    `img-src ${media}`,
    `media-src ${media} blob:`,
    `connect-src ${media}`,
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)} 'strict-dynamic'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors *`,
  ].join('; ')
}

/**
 * Writes the page with the player of one content. When `content` is null, because not everybody may play it, the page
 * says so instead.
 */
export function embedPage(
  content: Embedded | null,
  page: { readonly language: Language; readonly address: string },
): string {
  const { language, address } = page
  const words = embedWords[language]
  const title = content?.title ?? words.notHere
  const body = content === null ? `<p>${words.notHere}</p>` : playerOf(content, address, words)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, indexifembedded"><link rel="canonical" href="${escapeMarkup(address)}"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${body}<script>${script}</script></body></html>`
}

function playerOf(content: Embedded, address: string, words: (typeof embedWords)[Language]): string {
  const { kind, title, author, cover, url, mime } = content
  const source = /mpegurl/i.test(mime) ? `data-playlist="${escapeMarkup(url)}"` : `src="${escapeMarkup(url)}"`
  const small =
    cover === null ? '' : `<img src="${escapeMarkup(resizedAddress(cover, 160))}" alt="" width="64" height="64">`
  const head = `<header>${small}<a href="${escapeMarkup(address)}" target="_blank" rel="noopener" title="${words.open}"><b>${escapeMarkup(title)}</b><span>${escapeMarkup(author ?? '')}</span></a></header>`
  if (kind === 'audio')
    return `<main class="audio">${head}<audio controls preload="none" aria-label="${escapeMarkup(title)}" ${source}></audio></main>`
  const poster = cover === null ? '' : ` poster="${escapeMarkup(resizedAddress(cover, 1080))}"`
  return `<video controls playsinline preload="none" aria-label="${escapeMarkup(title)}"${poster} ${source}></video>`
}

const resizedAddress = (cover: string, width: number): string =>
  cover.startsWith('/') && !cover.includes('?') ? `${cover}?x-oss-process=image/resize,w_${width}` : cover
