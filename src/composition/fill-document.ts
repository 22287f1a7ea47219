import { escapeHtml, headText, type DocumentHead } from './document-head'
import { structuredData } from './structured-data'

/** The files of each chunk by its name, as the build wrote them. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

interface DrawnView {
  readonly html: string
  /** The answers that the view was rendered with, as JSON. */
  readonly answers: string
  /** The screen was opened: it shows what it had loaded. */
  readonly isOpened: boolean
  /** Milliseconds since 1970. */
  readonly drawnAt: number
  /** Names of the chunks that its screen needs. */
  readonly chunks: readonly string[]
}

interface DocumentParts {
  readonly template: string
  readonly origin: string
  /** Attributes of the `html` element; null keeps the template's. */
  readonly attributes: Readonly<Record<string, string | null>> | null
  readonly chunkFiles: ChunkFiles
  /** Extracts the critical CSS of a document from built style sheets, by their file names. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
  /** The document's metadata; null keeps the template's. */
  readonly head: DocumentHead | null
  /** The rendered view; null when the client renders the first view itself. */
  readonly view: DrawnView | null
}

export interface FilledDocument {
  readonly html: string
  /**
   * The client's own inline scripts and styles, which a policy may name by hash; what came with content is never among
   * them.
   */
  readonly inline: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}

/**
 * The built document with a first view filled in. Its critical CSS is inlined; its scripts, and then the complete
 * styles, are requested at the end of its text, so that the content loads before the code.
 */
export function fillDocument(parts: DocumentParts): FilledDocument {
  const { template, head, view } = parts
  const files = [...new Set(['index', ...(view?.chunks ?? [])].flatMap((chunk) => parts.chunkFiles[chunk] ?? []))]
  const filesOf = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`)
  const framed = template
    .replace(/<html[^>]*>/, (opening) =>
      parts.attributes === null ? opening : `<html${attributesText(parts.attributes)}>`,
    )
    .replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<title>[^<]*<\/title>/, (title) => (head === null ? title : headText(head, parts.origin)))
  const sheets = view === null ? [] : filesOf('.css')
  // The script comes first: after a style sheet it would wait for that, and a document may be cut off anywhere.
  const start = starter(filesOf('.js'), sheets)
  const started = framed.replace('<head>', () => `<head><script>${start}</script>`)
  const data = head === null ? null : structuredData(head, parts.origin)
  // A block of data is not run by any browser, so that no policy must name it. It stands at the end, where it delays
  // nothing in sight.
  const stated =
    data === null
      ? started
      : started.replace('</body>', () => `<script type="application/ld+json">${scriptSafe(data)}</script></body>`)
  if (view === null) return { html: stated, inline: { scripts: [start], styles: [] } }
  const drawn = stated
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<html[^>]*/, (opening) => `${opening} data-starting`)
    .replace('<div id="root"></div>', () => `<div id="root">${view.html}</div>`)
  const styles = parts.stylesOf(
    sheets.map((file) => file.slice(1)),
    drawn,
  )
  // The chunk loader takes a style element with this attribute for a loaded style sheet.
  const sent = styles.map((text, index) => `<style data-href="${sheets[index]}">${text}</style>`)
  const html = drawn
    .replace('</head>', () => `${sent.join('')}</head>`)
    .replace(
      '</body>',
      () =>
        `<script type="application/json" data-at="${view.drawnAt}" data-opened="${view.isOpened}" id="first-view">${scriptSafe(view.answers)}</script></body>`,
    )
  return { html, inline: { scripts: [start], styles } }
}

/** Milliseconds without growth after which a loading document counts as ended. */
const stallAfter = 4000

/**
 * The inline script that loads the others in order. Where a view was rendered (there are style sheets) it waits until
 * the document has been parsed, since by then everything in sight is being loaded. For a document whose connection
 * breaks, the browser would wait forever, so one that has stopped growing counts as ended, and the client renders what
 * is missing. A script that fails is removed, because the chunk loader would wait for it. On a slow network, pictures
 * out of sight would compete with the scripts that make buttons work; while the page is `data-starting` they are
 * deferred (`image.module.css`) until they come near the viewport. The complete style sheets follow the scripts, each
 * right after its critical part, so that the order stays; they apply together, since the browser computes all styles
 * anew for each. One that fails is requested again, and one without a critical part is requested, and applies, at once.
 */
function starter(scripts: readonly string[], sheets: readonly string[]): string {
  const list = (files: readonly string[]) => scriptSafe(JSON.stringify(files))
  return (
    `(function(){var d=document,t=window.trustedTypes,p=t?t.createPolicy("townsquare#start",{createScriptURL:function(u){return u}}):{createScriptURL:function(u){return u}},left=${scripts.length},begun=false,grown=0,coming=[],sheets=${list(sheets)};` +
    "function sent(u){return d.querySelector('style[data-href=\"'+u+'\"]')}" +
    'function whole(u,tries){var l=d.createElement("link"),e=sent(u);l.rel="stylesheet";l.href=u;' +
    'l.onerror=function(){came(l);l.remove();if(tries>0)setTimeout(function(){whole(u,tries-1)},2000)};' +
    'if(!e)return d.head.appendChild(l);coming.push(l);l.media="print";l.onload=function(){came(l)};e.after(l)}' +
    'function came(l){l.came=1;if(coming.every(function(o){return o.came}))coming.splice(0).forEach(function(o){o.onload=null;o.media="all"})}' +
    'function ended(){left-=1;if(left===0)sheets.forEach(function(u){if(sent(u))whole(u,3)})}' +
    'function start(){if(begun)return;begun=true;if(d.readyState==="loading")delete d.documentElement.dataset.starting;sheets.forEach(function(u){if(!sent(u))whole(u,3)});' +
    `${list(scripts)}.forEach(function(u){var s=d.createElement("script");s.async=false;s.fetchPriority="high";s.onload=ended;s.onerror=function(){s.remove();ended()};s.src=p.createScriptURL(u);d.head.appendChild(s)});` +
    'var o=new IntersectionObserver(function(l){l.forEach(function(e){if(e.isIntersecting)e.target.dataset.seen=""})});' +
    'd.querySelectorAll("img[loading=lazy]").forEach(function(i){o.observe(i.parentNode)});' +
    'addEventListener("load",function(){o.disconnect();delete d.documentElement.dataset.starting})}' +
    `function watch(){var now=d.documentElement.textContent.length;if(now===grown)start();grown=now;if(!begun)setTimeout(watch,${stallAfter})}` +
    `${sheets.length > 0 ? `${keepTap}d.addEventListener("DOMContentLoaded",start);watch()` : 'start()'}})()`
  )
}

/**
 * The inline script that keeps the last tap on a button until the client hydrates it (`server-drawn.tsx`); links work
 * by themselves.
 */
const keepTap =
  'window.earlyTap=null;d.addEventListener("click",function(e){var b=e.target.closest("button");' +
  'if(b&&"earlyTap" in window)earlyTap={button:b,at:performance.now()}},true);'

function attributesText(attributes: Readonly<Record<string, string | null>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === null ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('')
}

/** Escapes JSON so that it cannot close its script element. */
function scriptSafe(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
