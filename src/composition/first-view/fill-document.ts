import type { BuildFiles, ChunkFiles, DrawnDocument } from '../../../contract/first-view'
import { escapeHtml, headText, type DocumentHead } from '../discovery/document-head'
import type { FormNotices } from '../../ui/frame/shell/notices/form-notices'
import { tableChunk } from '../feature'
import { closedAlertsElements, closedAlertsScript, closedAlertsStyle } from './hide-closed-alerts'
import { structuredData } from '../discovery/structured-data'

interface DrawnView {
  readonly html: string
  /** The answers that the view was drawn with, as JSON. */
  readonly answers: string
  /** Whether the screen was opened before it was drawn, so that it shows its loaded content. */
  readonly isOpened: boolean
  /** Milliseconds since 1970. */
  readonly drawnAt: number
  /** The name of the chunk with the declaration of its feature. */
  readonly declaration: string
  /** Names of the chunks that its screen needs. */
  readonly chunks: readonly string[]
  /** The path that the client shows instead of the requested one. */
  readonly address?: string
  /** Whether it has the line of alerts. */
  readonly hasAlerts?: boolean
  /** Names of the chunks of its parts that load later. */
  readonly parts: readonly string[]
  /** The paths for which no screen was found while it was drawn. */
  readonly missing: readonly string[]
  readonly formNotices: FormNotices
}

interface DocumentParts extends BuildFiles {
  readonly origin: string
  /** Attributes of the `html` element; null keeps the template's. */
  readonly attributes: Readonly<Record<string, string | null>> | null
  /** The document's metadata; null keeps the template's. */
  readonly head: DocumentHead | null
  /** The drawn view; null when the client renders the first view itself. */
  readonly view: DrawnView | null
}

/**
 * The built document with a first view filled in. Its critical CSS is inlined; its scripts, and then the complete
 * styles, are requested at the end of its text, so that the content loads before the code.
 */
export function fillDocument(parts: DocumentParts): Pick<DrawnDocument, 'html' | 'inline'> {
  const { template, head, view } = parts
  const files = startFiles(parts.chunkFiles, view)
  const filesOf = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`)
  const sheets = view === null ? [] : filesOf('.css')
  const starter = starterElement(parts, filesOf('.js'), sheets)
  const data = head === null ? null : structuredData(head, parts.origin)
  // No browser runs a block of data, so the Content Security Policy does not have to allow it. It stands at the end,
  // where it delays nothing in sight.
  const dataElement = data === null ? '' : `<script type="application/ld+json">${scriptSafe(data)}</script>`
  const framed = withHead(withoutScripts(template), parts)
  const scripts = [starterOf(parts)]
  if (view === null)
    return { html: insert(framed, { headStart: starter, bodyEnd: dataElement }), inline: { scripts, styles: [] } }
  const drawn = withView(framed, view)
  const styles = parts.stylesOf(
    sheets.map((file) => file.slice(1)),
    drawn,
  )
  // Rspack's chunk loader takes a style element with this attribute for a loaded style sheet.
  const styleElements = styles.map((text, index) => `<style data-href="${sheets[index]}">${text}</style>`)
  const hasAlerts = view.hasAlerts === true
  const closedAlerts = hasAlerts ? closedAlertsElements : ''
  const noForms = hasForms(view) ? `<noscript><style>${withoutForms}</style></noscript>` : ''
  return {
    html: insert(drawn, {
      headStart: starter,
      headEnd: styleElements.join('') + noForms + closedAlerts,
      bodyEnd: dataElement + answersElement(view),
    }),
    inline: {
      scripts: hasAlerts ? [...scripts, closedAlertsScript] : scripts,
      styles: [...styles, ...(hasForms(view) ? [withoutForms] : []), ...(hasAlerts ? [closedAlertsStyle] : [])],
    },
  }
}

interface Insertions {
  /**
   * The starter comes first, because a script after a style sheet waits for that sheet, and because a document may be
   * cut off anywhere.
   */
  readonly headStart: string
  readonly headEnd?: string
  readonly bodyEnd: string
}

/** The texts are inserted by functions, because `replace` would read the `$` of a text as a pattern. */
function insert(document: string, { headStart, headEnd = '', bodyEnd }: Insertions): string {
  return document
    .replace('<head>', () => `<head>${headStart}`)
    .replace('</head>', () => `${headEnd}</head>`)
    .replace('</body>', () => `${bodyEnd}</body>`)
}

const withoutScripts = (template: string): string => template.replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')

/** The document with the attributes and the metadata that are known; it keeps the template's where they are not. */
function withHead(document: string, { attributes, head, origin }: DocumentParts): string {
  return document
    .replace(/<html[^>]*>/, (opening) => (attributes === null ? opening : `<html${attributesText(attributes)}>`))
    .replace(/<title>[^<]*<\/title>/, (title) => (head === null ? title : headText(head, origin)))
}

/** The document with the view in its root; the complete style sheets are left to the starter. */
function withView(document: string, view: DrawnView): string {
  return document
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<html[^>]*/, (opening) => `${opening} data-starting`)
    .replace('<div id="root"></div>', () => `${noticeElements(view)}<div id="root">${view.html}</div>`)
}

/** The answers with which the client hydrates the view. */
function answersElement(view: DrawnView): string {
  const address = view.address === undefined ? '' : ` data-address="${escapeHtml(view.address)}"`
  return `<script type="application/json" data-at="${view.drawnAt}" data-opened="${view.isOpened}"${address}${missingAttribute(view.missing)}${view.hasAlerts === true ? ' data-alerts' : ''} id="first-view">${scriptSafe(view.answers)}</script>`
}

/** What a visitor can change before the client is there; the starter keeps it (`keep-early-input.ts`). */
const controls = /<(?:form|input|select|textarea)\b/

/** The starter of a document. Where no view was drawn, there is nothing to enter before the client renders it. */
const starterOf = ({ starter, plainStarter, view }: DocumentParts): string =>
  view !== null && controls.test(view.html) ? starter : plainStarter

const hasForms = ({ html }: DrawnView): boolean => html.includes('<form')

/** Forms are sent by the client alone, so a browser without scripts is not offered any. */
const withoutForms = 'form,[form]{display:none!important}'

/** The live region in which the starter says that a form waits (`waiting-notice.ts`), and what is said without scripts. */
function noticeElements(view: DrawnView): string {
  if (!hasForms(view)) return ''
  const { formNotices } = view
  const [className, style, waits, failed, noScripts] = [
    formNotices.className,
    formNotices.waitingStyle,
    formNotices.waits,
    formNotices.failed,
    formNotices.noScripts,
  ].map(escapeHtml)
  return (
    `<div id="waiting" role="status"><p class="${className}" style="${style}" data-waits="${waits}" data-failed="${failed}" hidden></p></div>` +
    `<noscript><p class="${className}">${noScripts}</p></noscript>`
  )
}

/**
 * The files that a document starts with. Without a view it needs the declarations of all features. A view brings the
 * declaration of its own, whose script runs right before the client's own, after the libraries.
 */
function startFiles(chunkFiles: ChunkFiles, view: DrawnView | null): readonly string[] {
  const start = chunkFiles['index'] ?? []
  const own = start.at(-1) ?? ''
  const declarationFiles = chunkFiles[view?.declaration ?? tableChunk] ?? []
  const furtherFiles = (view?.chunks ?? []).flatMap((chunk) => chunkFiles[chunk] ?? [])
  return [...new Set([...start.slice(0, -1), ...declarationFiles, own, ...furtherFiles])]
}

function missingAttribute(paths: readonly string[]): string {
  return paths.length === 0 ? '' : ` data-missing="${escapeHtml(JSON.stringify(paths))}"`
}

/** The chunks that any screen may load right after its first view. */
const laterChunks = [tableChunk, 'transport', 'gestures', 'session', 'frame']

/**
 * The starter with the files that it loads. It names some that the client loads later, too, whose addresses the client
 * would otherwise know only from the declarations of all features.
 */
function starterElement(parts: DocumentParts, scripts: readonly string[], sheets: readonly string[]): string {
  const chunks = [...laterChunks, ...(parts.view?.parts ?? [])]
  const namedFiles = new Set([...scripts, ...sheets])
  const later = [...new Set(chunks.flatMap((chunk) => parts.chunkFiles[chunk] ?? []))]
    .map((file) => `/${file}`)
    .filter((file) => !namedFiles.has(file))
  return `<script data-files="${escapeHtml(JSON.stringify({ scripts, sheets, later }))}">${starterOf(parts)}</script>`
}

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
