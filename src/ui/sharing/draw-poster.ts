import type { Shareable } from '../../application/sharing/share-content'
import { resized } from '../kit/image-source'
import { wrapText } from './wrap-text'

const size = { width: 750, height: 1120 }
const margin = 48
const coverHeight = 422
const code = 190
const font = (pixels: number, weight = 400) =>
  `${weight} ${pixels}px -apple-system, 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`
// Always the colours of paper: a poster goes to others, whatever theme its maker reads in.
const paper = '#fffdf9'
const ink = { title: '#1e1c19', text: '#57534c', line: '#e3dfd8', empty: '#efeae2', accent: '#bf3320' }

/** Draws the poster of a screen: its picture, title and words, the name of the site, and the address as a QR code. */
export async function drawPoster(shareable: Shareable, scan: string): Promise<Blob> {
  const [{ encode }, cover] = await Promise.all([import('uqr'), loadPicture(shareable.cover)])
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = paper
  pen.fillRect(0, 0, size.width, size.height)
  drawCover(pen, cover)
  drawWords(pen, shareable)
  drawFoot(pen, shareable.siteName, scan, encode(shareable.url, { ecc: 'M', border: 0 }).data)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png')
  })
}

/** The picture, or null: a poster without one is still a poster. */
async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  if (address === '') return null
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = resized(address, 750)
  try {
    await image.decode()
    return image
  } catch {
    return null
  }
}

function drawCover(pen: CanvasRenderingContext2D, cover: HTMLImageElement | null): void {
  pen.fillStyle = ink.empty
  pen.fillRect(0, 0, size.width, coverHeight)
  if (cover === null) {
    pen.fillStyle = ink.accent
    pen.fillRect(0, 0, size.width, 12)
    return
  }
  // Cut to its box from the middle, as everywhere else.
  const scale = Math.max(size.width / cover.naturalWidth, coverHeight / cover.naturalHeight)
  const width = size.width / scale
  const height = coverHeight / scale
  pen.drawImage(cover, (cover.naturalWidth - width) / 2, (cover.naturalHeight - height) / 2, width, height, 0, 0, size.width, coverHeight)
}

function drawWords(pen: CanvasRenderingContext2D, { title, description }: Shareable): void {
  const width = size.width - 2 * margin
  let top = coverHeight + 76
  pen.fillStyle = ink.title
  pen.font = font(44, 600)
  for (const line of wrapText(title, 3, (text) => pen.measureText(text).width <= width)) {
    pen.fillText(line, margin, top)
    top += 62
  }
  top += 12
  pen.fillStyle = ink.text
  pen.font = font(28)
  for (const line of wrapText(description, 3, (text) => pen.measureText(text).width <= width)) {
    pen.fillText(line, margin, top)
    top += 44
  }
}

function drawFoot(pen: CanvasRenderingContext2D, siteName: string, scan: string, modules: readonly (readonly boolean[])[]): void {
  const top = size.height - margin - code
  pen.fillStyle = ink.line
  pen.fillRect(margin, top - 36, size.width - 2 * margin, 2)
  pen.fillStyle = ink.title
  pen.font = font(36, 600)
  const width = size.width - 3 * margin - code
  const lines = wrapText(siteName, 2, (text) => pen.measureText(text).width <= width)
  lines.forEach((line, index) => pen.fillText(line, margin, top + 60 + index * 48))
  pen.fillStyle = ink.text
  pen.font = font(26)
  wrapText(scan, 2, (text) => pen.measureText(text).width <= width).forEach((line, index) => pen.fillText(line, margin, top + 60 + lines.length * 48 + 4 + index * 38))
  const step = code / modules.length
  const left = size.width - margin - code
  pen.fillStyle = '#000'
  modules.forEach((row, y) => row.forEach((dark, x) => {
    // Each square reaches the next, so that no light line shows between them.
    if (dark) pen.fillRect(Math.floor(left + x * step), Math.floor(top + y * step), Math.ceil(step), Math.ceil(step))
  }))
}
