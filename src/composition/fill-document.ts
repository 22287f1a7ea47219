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
  /** What a document shows of built style sheets, by their file names. */
  readonly stylesOf: (files: readonly string[], html: string) => readonly string[]
  /** null: the client draws the first view itself. */
  readonly view: DrawnView | null
}

/**
 * The built document with a first view in it. What this view shows of its style is sent within the document; its scripts, and then the
 * whole style, are asked for at the end of its text, so that what is read comes before what acts.
 */
export function fillDocument(parts: DocumentParts): string {
  const { template, view, nonce } = parts
  const framed = template.replace(/<html[^>]*>/, `<html${attributesText(parts.attributes)}>`)
  if (view === null) return withNonces(framed, nonce)
  const files = [...new Set(['index', ...view.chunks].flatMap((chunk) => parts.chunkFiles[chunk] ?? []))]
  const styles = files.filter((file) => file.endsWith('.css'))
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
  const drawn = framed
    .replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<title>[^<]*<\/title>/, () => headText(parts.origin, view))
    .replace(/<html[^>]*/, (opening) => `${opening} data-starting`)
    .replace('<div id="root"></div>', () => `<div id="root">${view.html}</div>`)
  // The loader of chunks takes a style sheet that is named so as one that is here.
  const style = (text: string, place: number) => `<style nonce="${nonce}" data-href="/${styles[place]}">${text}</style>`
  return drawn
    .replace('</head>', () => `${parts.stylesOf(styles, drawn).map(style).join('')}</head>`)
    .replace('</body>', () => `<script nonce="${nonce}" type="application/json" id="first-view">${scriptSafe(view.answers)}</script><script nonce="${nonce}">${starter(scripts)}</script></body>`)
}

/**
 * Loads the scripts in their order once the page has been read to its end: what is in sight is on its way by then. A script that does
 * not come is taken away: the loader of chunks would wait for it. On a slow network the pictures out of sight would take from the
 * scripts what makes buttons act, so while the page is `data-starting` they wait (`image.module.css`) until their place is seen.
 * The whole of each style follows the scripts, right behind what was sent of it, so that their order stays; one that does not come is
 * asked for again.
 */
function starter(scripts: readonly string[]): string {
  const list = scriptSafe(JSON.stringify(scripts))
  return (
    `(function(){var d=document,t=window.trustedTypes,p=t?t.createPolicy("townsquare#start",{createScriptURL:function(u){return u}}):{createScriptURL:function(u){return u}},left=${scripts.length};` +
    'function whole(e,tries){var l=d.createElement("link");l.rel="stylesheet";l.href=e.dataset.href;' +
    'l.onerror=function(){l.remove();if(tries>0)setTimeout(function(){whole(e,tries-1)},2000)};e.after(l)}' +
    'function ended(){left-=1;if(left===0)d.querySelectorAll("style[data-href]").forEach(function(e){whole(e,3)})}' +
    `${list}.forEach(function(u){var s=d.createElement("script");s.async=false;s.fetchPriority="high";s.onload=ended;s.onerror=function(){s.remove();ended()};s.src=p.createScriptURL(u);d.head.appendChild(s)});` +
    'var o=new IntersectionObserver(function(l){l.forEach(function(e){if(e.isIntersecting)e.target.dataset.seen=""})});' +
    'd.querySelectorAll("img[loading=lazy]").forEach(function(i){o.observe(i.parentNode)});' +
    'addEventListener("load",function(){o.disconnect();delete d.documentElement.dataset.starting})})()'
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
