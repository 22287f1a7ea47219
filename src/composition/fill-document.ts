import type { Language } from '../domain/site/preferences'

/** Files by the name of their chunk, as the build wrote them. */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>

interface DrawnView {
  readonly html: string
  /** JSON of the answers that it was drawn with. */
  readonly answers: string
  /** Names of the chunks that its screen needs. */
  readonly chunks: readonly string[]
  readonly title: string
  readonly description: string
  readonly image: string | null
  readonly siteName: string
  readonly language: Language
}

interface DocumentParts {
  readonly template: string
  readonly nonce: string
  readonly origin: string
  readonly attributes: Readonly<Record<string, string | null>>
  readonly chunkFiles: ChunkFiles
  readonly readStyle: (file: string) => string
  /** null: the client draws the first view itself. */
  readonly view: DrawnView | null
}

/**
 * The built document with a first view in it. The style of that view is sent within the document, and its scripts start after the
 * page has been painted, so that what is read comes before what acts.
 */
export function fillDocument(parts: DocumentParts): string {
  const { template, view, nonce } = parts
  const framed = template.replace(/<html[^>]*>/, `<html${attributesText(parts.attributes)}>`)
  if (view === null) return withNonces(framed, nonce)
  const files = [...new Set(['index', ...view.chunks].flatMap((chunk) => parts.chunkFiles[chunk] ?? []))]
  const styles = files.filter((file) => file.endsWith('.css'))
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
  return framed
    .replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => headText(parts.origin, view))
    .replace('</head>', () => `${styles.map((file) => `<style nonce="${nonce}" data-href="/${file}">${parts.readStyle(file)}</style>`).join('')}</head>`)
    .replace(/<html[^>]*/, (opening) => `${opening} data-starting`)
    .replace('<div id="root"></div>', () => `<div id="root">${view.html}</div><script nonce="${nonce}" type="application/json" id="first-view">${scriptSafe(view.answers)}</script><script nonce="${nonce}">${starter(scripts)}</script>`)
}

/**
 * Loads the scripts in their order once the page has been read to its end: what is in sight is on its way by then. On a slow network
 * the pictures out of sight would take from the scripts what makes buttons act, so while the page is `data-starting` they wait
 * (`image.module.css`) until their place is seen. A script that does not come is taken away: the loader of chunks would wait for it.
 */
function starter(scripts: readonly string[]): string {
  const list = scriptSafe(JSON.stringify(scripts))
  return (
    `(function(){var t=window.trustedTypes,p=t?t.createPolicy("townsquare#start",{createScriptURL:function(u){return u}}):{createScriptURL:function(u){return u}};` +
    `${list}.forEach(function(u){var s=document.createElement("script");s.async=false;s.fetchPriority="high";s.onerror=function(){s.remove()};s.src=p.createScriptURL(u);document.head.appendChild(s)});` +
    `var o=new IntersectionObserver(function(l){l.forEach(function(e){if(e.isIntersecting)e.target.dataset.seen=""})});` +
    `document.querySelectorAll("img[loading=lazy]").forEach(function(i){o.observe(i.parentNode)});` +
    `addEventListener("load",function(){o.disconnect();delete document.documentElement.dataset.starting})})()`
  )
}

function headText(origin: string, { title, description, image, siteName, language }: DrawnView): string {
  const meta = (property: string, content: string) => (content === '' ? '' : `<meta property="${property}" content="${escapeHtml(content)}">`)
  const picture = image === null ? '' : new URL(image, origin).href
  return (
    `<title>${escapeHtml(title)}</title><link rel="manifest" href="/manifest.webmanifest?lang=${language}">` +
    (description === '' ? '' : `<meta name="description" content="${escapeHtml(description)}">`) +
    meta('og:title', title) + meta('og:description', description) + meta('og:image', picture) + meta('og:site_name', siteName) + meta('og:locale', language.replace('-', '_'))
  )
}

function attributesText(attributes: Readonly<Record<string, string | null>>): string {
  return Object.entries(attributes).map(([name, value]) => (value === null ? '' : ` ${name}="${escapeHtml(value)}"`)).join('')
}

/** The template may carry nonces already. */
function withNonces(html: string, nonce: string): string {
  return html.replace(/<(script|style)(?![^>]*\snonce=)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** JSON that cannot end the script it stands in. */
function scriptSafe(json: string): string {
  return json.replace(/</g, '\\u003c').replace(/\u2028/g, '\\u2028').replace(/\u2029/g, '\\u2029')
}
