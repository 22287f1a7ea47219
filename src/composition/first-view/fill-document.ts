import type { BuildFiles, ChunkFiles, Rendered } from '../../../contract/first-view'
import { escapeHtml, headText, type DocumentHead } from '../discovery/document-head'
import type { FormNotices } from '../../ui/frame/shell/notices/form-notices'
import { tableChunk } from '../feature'
import { structuredData } from '../discovery/structured-data'

interface DrawnView {
  readonly html: string
  /** The answers that the view was rendered with, as JSON. */
  readonly answers: string
  /** Whether the screen was opened before it was rendered, so that it shows its loaded content. */
  readonly isOpened: boolean
  /** Milliseconds since 1970. */
  readonly drawnAt: number
  /** The name of the chunk with the declaration of its feature. */
  readonly declaration: string
  /** Names of the chunks that its screen needs. */
  readonly chunks: readonly string[]
  /** The path that the client shows instead of the requested one. */
  readonly address?: string
  /** Names of the chunks of its parts that load later. */
  readonly parts: readonly string[]
  /** The paths for which no screen was found while it was rendered. */
  readonly missing: readonly string[]
  readonly formNotices: FormNotices
}

interface DocumentParts extends BuildFiles {
  readonly origin: string
  /** Attributes of the `html` element; null keeps the template's. */
  readonly attributes: Readonly<Record<string, string | null>> | null
  /** The document's metadata; null keeps the template's. */
  readonly head: DocumentHead | null
  /** The rendered view; null when the client renders the first view itself. */
  readonly view: DrawnView | null
}

/**
 * The built document with a first view filled in. Its critical CSS is inlined; its scripts, and then the complete
 * styles, are requested at the end of its text, so that the content loads before the code.
 */
export function fillDocument(parts: DocumentParts): Pick<Rendered, 'html' | 'inline'> {
  const { template, head, view } = parts
  const files = startFiles(parts.chunkFiles, view)
  const filesOf = (ending: string) => files.filter((file) => file.endsWith(ending)).map((file) => `/${file}`)
  const framed = template
    .replace(/<html[^>]*>/, (opening) =>
      parts.attributes === null ? opening : `<html${attributesText(parts.attributes)}>`,
    )
    .replace(/<script[^>]*\bsrc=[^>]*><\/script>/g, '')
    .replace(/<title>[^<]*<\/title>/, (title) => (head === null ? title : headText(head, parts.origin)))
  const sheets = view === null ? [] : filesOf('.css')
  // The starter comes first, because a script after a style sheet waits for that sheet, and because a document may be
  // cut off anywhere.
  const withStarter = framed.replace('<head>', () => `<head>${starterElement(parts, filesOf('.js'), sheets)}`)
  const data = head === null ? null : structuredData(head, parts.origin)
  // No browser runs a block of data, so the Content Security Policy does not have to allow it. It stands at the end,
  // where it delays nothing in sight.
  const withState =
    data === null
      ? withStarter
      : withStarter.replace('</body>', () => `<script type="application/ld+json">${scriptSafe(data)}</script></body>`)
  if (view === null) return { html: withState, inline: { scripts: [parts.starter], styles: [] } }
  const withContent = withState
    .replace(/<link[^>]*rel="stylesheet"[^>]*>/g, '')
    .replace(/<html[^>]*/, (opening) => `${opening} data-starting`)
    .replace('<div id="root"></div>', () => `${noticeElements(view)}<div id="root">${view.html}</div>`)
  const styles = parts.stylesOf(
    sheets.map((file) => file.slice(1)),
    withContent,
  )
  // Rspack's chunk loader takes a style element with this attribute for a loaded style sheet.
  const styleTags = styles.map((text, index) => `<style data-href="${sheets[index]}">${text}</style>`)
  const address = view.address === undefined ? '' : ` data-address="${escapeHtml(view.address)}"`
  const ownStyles = hasForms(view) ? [...styles, withoutForms] : styles
  const noForms = hasForms(view) ? `<noscript><style>${withoutForms}</style></noscript>` : ''
  const html = withContent
    .replace('</head>', () => `${styleTags.join('')}${noForms}</head>`)
    .replace(
      '</body>',
      () =>
        `<script type="application/json" data-at="${view.drawnAt}" data-opened="${view.isOpened}"${address}${missingAttribute(view.missing)} id="first-view">${scriptSafe(view.answers)}</script></body>`,
    )
  return { html, inline: { scripts: [parts.starter], styles: ownStyles } }
}

const hasForms = ({ html }: DrawnView): boolean => html.includes('<form')

/** Forms are sent by the client alone, so a browser without scripts is not offered any. */
const withoutForms = 'form{display:none!important}'

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
  return `<script data-files="${escapeHtml(JSON.stringify({ scripts, sheets, later }))}">${parts.starter}</script>`
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
