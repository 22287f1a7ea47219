import type { Shareable } from '../../../application/frame/sharing/share-content'
import { posterCover } from './poster-cover'
import type { PosterParts } from './poster-parts'
import { wrapText } from './wrap-text'

const size = { width: 750, height: 1120 }
const margin = 48
/** Height of the coloured area at the top when there is no picture. */
const titleHeight = 620
/** Height of that area above rows of facts, with space for one line of the title. */
const statementHeight = 360
/** Width of a line from margin to margin. */
const textWidth = size.width - 2 * margin
const code = 190
/** Position of the line above the footer. */
const footTop = size.height - margin - code - 36
const font = (pixels: number, weight = 400) =>
  `${weight} ${pixels}px -apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`
// The colours are always the light ones, because a poster is sent to others, whatever theme its maker uses.
const paper = '#fffdf9'
const ink = { title: '#1e1c19', text: '#57534c', line: '#e3dfd8' }

/** The accent of the site, and a legible colour on it, both from the skin of the page. */
interface Accent {
  readonly ground: string
  readonly words: string
}

/** The content of a poster that has no picture and summary, such as a certificate. */
export interface PosterStatement {
  /** The kind of document, above the title. */
  readonly kind: string
  readonly title: string
  /** Shown below the title, in two lines at most. */
  readonly sentence: string
  /** The facts; there is space for nine. */
  readonly rows: readonly { readonly name: string; readonly value: string }[]
}

/** Draws the poster of a screen: its picture, title, publisher and summary, the name of the site, and the address as a QR code. */
export async function drawPoster(
  shareable: Shareable,
  scan: string,
  { cover, encode }: PosterParts,
  statement?: PosterStatement,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = paper
  pen.fillRect(0, 0, size.width, size.height)
  if (statement !== undefined) drawStatement(pen, shareable.siteName, statement, siteAccent())
  else {
    const fieldHeight = cover === null ? drawTitle(pen, shareable, siteAccent()) : drawCover(pen, cover, siteAccent())
    drawWords(pen, shareable, fieldHeight, cover === null)
  }
  drawFoot(pen, shareable.siteName, scan, encode(shareable.url, { ecc: 'M', border: 0 }).data)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/jpeg', 0.92)
  })
}

function siteAccent(): Accent {
  // The skin's custom properties are set on the client's root element, not on the document.
  const style = getComputedStyle(document.querySelector('main') ?? document.documentElement)
  return {
    ground: style.getPropertyValue('--accent').trim(),
    words: style.getPropertyValue('--accent-contrast').trim(),
  }
}

/**
 * Draws the title in place of a missing picture, as large as it fits, on the site's accent colour. Returns the height
 * of the area.
 */
function drawTitle(pen: CanvasRenderingContext2D, { title, siteName }: Shareable, accent: Accent): number {
  drawField(pen, siteName, title, titleHeight, accent)
  return titleHeight
}

/** Draws the area in the accent colour, with the name of the site and a title. */
function drawField(
  pen: CanvasRenderingContext2D,
  siteName: string,
  title: string,
  height: number,
  accent: Accent,
): void {
  pen.fillStyle = accent.ground
  pen.fillRect(0, 0, size.width, height)
  pen.fillStyle = accent.words
  pen.font = font(28, 600)
  pen.fillText(siteName, margin, margin + 30)
  pen.fillRect(margin, margin + 56, 64, 6)
  const { lines, pixels } = largestFit(pen, title, {
    weight: 700,
    sizes: [96, 84, 72, 64, 56],
    mostAt: (each) => Math.floor((height - 3 * margin - 56) / (each * 1.3)),
  })
  const step = Math.round(pixels * 1.3)
  lines.forEach((line, index) => pen.fillText(line, margin, height - margin - (lines.length - 1 - index) * step))
}

/** Draws a smaller area with the kind and the title, and below it a row for each fact. */
function drawStatement(
  pen: CanvasRenderingContext2D,
  siteName: string,
  { kind, title, sentence, rows }: PosterStatement,
  accent: Accent,
): void {
  drawField(pen, siteName, title, statementHeight, accent)
  pen.font = font(36, 600)
  wrapText(kind, 1, (text) => pen.measureText(text).width <= textWidth).forEach((line) =>
    pen.fillText(line, margin, margin + 122),
  )
  drawSeal(pen, accent)
  pen.fillStyle = ink.title
  pen.font = font(30)
  const lines = wrapText(sentence, 2, (text) => pen.measureText(text).width <= textWidth)
  lines.forEach((line, index) => pen.fillText(line, margin, statementHeight + 58 + index * 42))
  const top = statementHeight + 58 + lines.length * 42 + 20
  const step = Math.min(66, (footTop - 28 - top) / Math.max(1, rows.length - 1))
  rows.forEach(({ name, value }, index) => {
    pen.fillStyle = ink.text
    pen.font = font(28)
    pen.fillText(name, margin, top + index * step)
    pen.fillStyle = ink.title
    pen.font = font(30, 600)
    pen.fillText(value, size.width - margin - pen.measureText(value).width, top + index * step)
  })
}

/** Draws a circle with a tick, the seal of the site that issued the statement. */
function drawSeal(pen: CanvasRenderingContext2D, accent: Accent): void {
  const radius = 44
  const [x, y] = [size.width - margin - radius, margin + radius]
  pen.strokeStyle = accent.words
  pen.lineWidth = 6
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.moveTo(x - 20, y + 2)
  pen.lineTo(x - 5, y + 17)
  pen.lineTo(x + 21, y - 14)
  pen.stroke()
}

/**
 * The largest of the sizes in which the whole title fits into `mostAt` lines; at the smallest it is truncated. The pen
 * keeps the font of that size.
 */
function largestFit(
  pen: CanvasRenderingContext2D,
  title: string,
  { weight, sizes, mostAt }: { weight: number; sizes: readonly number[]; mostAt: (pixels: number) => number },
): { readonly lines: readonly string[]; readonly pixels: number } {
  let fitted: { readonly lines: readonly string[]; readonly pixels: number } = { lines: [], pixels: 0 }
  for (const pixels of sizes) {
    pen.font = font(pixels, weight)
    fitted = { lines: wrapText(title, mostAt(pixels), (text) => pen.measureText(text).width <= textWidth), pixels }
    if (fitted.lines.at(-1)?.endsWith('…') !== true) break
  }
  return fitted
}

/** Draws the picture; returns the height of the area. */
function drawCover(pen: CanvasRenderingContext2D, cover: HTMLImageElement, accent: Accent): number {
  const { fieldHeight, from, to } = posterCover({ width: cover.naturalWidth, height: cover.naturalHeight }, size.width)
  pen.fillStyle = accent.ground
  pen.fillRect(0, 0, size.width, fieldHeight)
  pen.drawImage(cover, from.left, from.top, from.width, from.height, to.left, to.top, to.width, to.height)
  return fieldHeight
}

function drawWords(
  pen: CanvasRenderingContext2D,
  { title, description, source }: Shareable,
  fieldHeight: number,
  isTitleDrawn: boolean,
): void {
  const width = size.width - 2 * margin
  let top = fieldHeight + 76
  if (!isTitleDrawn) {
    // A short title is drawn large, since it would leave the space below it empty.
    const heightBeside = (source === '' ? 0 : 50) + (description === '' ? 0 : 2 * 44)
    const room = footTop - 24 - top - heightBeside
    const { lines, pixels } = largestFit(pen, title, {
      weight: 600,
      sizes: [72, 64, 56, 50, 44, 40, 36],
      mostAt: (each) => Math.max(each === 36 ? 3 : 1, Math.min(4, Math.floor(room / (each * 1.4)))),
    })
    pen.fillStyle = ink.title
    for (const [index, line] of lines.entries()) {
      if (index === 0) top += Math.round((pixels - 44) * 0.7)
      pen.fillText(line, margin, top)
      top += Math.round(pixels * 1.4)
    }
    top += 12
  }
  pen.fillStyle = ink.text
  if (source !== '') {
    pen.font = font(26, 600)
    for (const line of wrapText(source, 1, (text) => pen.measureText(text).width <= width))
      pen.fillText(line, margin, top)
    top += 50
  }
  pen.font = font(28)
  const room = Math.floor((footTop - 24 - top) / 44) + 1
  if (room <= 0) return
  for (const line of wrapText(description, Math.min(3, room), (text) => pen.measureText(text).width <= width)) {
    pen.fillText(line, margin, top)
    top += 44
  }
}

function drawFoot(
  pen: CanvasRenderingContext2D,
  siteName: string,
  scan: string,
  modules: readonly (readonly boolean[])[],
): void {
  const top = size.height - margin - code
  pen.fillStyle = ink.line
  pen.fillRect(margin, footTop, size.width - 2 * margin, 2)
  pen.fillStyle = ink.title
  pen.font = font(36, 600)
  const width = size.width - 3 * margin - code
  const lines = wrapText(siteName, 2, (text) => pen.measureText(text).width <= width)
  lines.forEach((line, index) => pen.fillText(line, margin, top + 60 + index * 48))
  pen.fillStyle = ink.text
  pen.font = font(26)
  wrapText(scan, 2, (text) => pen.measureText(text).width <= width).forEach((line, index) =>
    pen.fillText(line, margin, top + 60 + lines.length * 48 + 4 + index * 38),
  )
  const step = code / modules.length
  const codeLeft = size.width - margin - code
  pen.fillStyle = '#000'
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      // Modules overlap the next pixel, so that no light line shows between them.
      if (dark)
        pen.fillRect(Math.floor(codeLeft + x * step), Math.floor(top + y * step), Math.ceil(step), Math.ceil(step))
    }),
  )
}
