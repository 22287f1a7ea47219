import { media, mediaAddress } from './media'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

/**
 * Makes the HTML of an article from the notation of the demo's texts. Empty lines separate its blocks: `## subhead`, `>
 * quote | who`, `![scene] caption`, `!video[clip] caption`, `!sound[recording] caption`, `!map[map latitude,longitude]
 * caption`, lines of `- item` or `1. item`, lines of `| cell | cell` with the head first, lines of `@ hh:mm update`;
 * every other block is a paragraph, with **strong** words and [links](/address).
 */
export function articleHtml(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(blockHtml)
    .join('\n')
}

function blockHtml(block: string): string {
  const lines = block
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const first = lines[0] ?? ''
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return quoteHtml(lines.map((line) => line.replace(/^> ?/, '')).join(' '))
  const [, kind, name, caption] = /^!(video|sound|map|)\[([^\]]+)\]\s*(.*)$/.exec(first) ?? []
  if (kind !== undefined)
    return `<figure>${figures[kind as keyof typeof figures](name ?? '', caption ?? '')}<figcaption>${inline(caption ?? '')}</figcaption></figure>`
  if (first.startsWith('@ ')) return updatesHtml(lines)
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  if (/^\d+\. /.test(first))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  if (first.startsWith('|')) return tableHtml(lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
}

function quoteHtml(text: string): string {
  const [words = '', who] = text.split(' | ')
  return `<blockquote><p>${inline(words)}</p>${who === undefined ? '' : `<footer>${inline(who)}</footer>`}</blockquote>`
}

const figures = {
  '': (scene: string, caption: string) =>
    pictureHtml(media.pictures.find((each) => each.scene === scene) ?? failMissing(scene), caption),
  video: (id: string) => {
    const { file, poster, width, height } = media.shorts?.find((each) => each.id === id) ?? failMissing(id)
    return `<video src="${mediaAddress(file ?? '')}" poster="${mediaAddress(poster ?? '')}" width="${width}" height="${height}"></video>`
  },
  sound: (name: string) =>
    `<audio src="${mediaAddress((media.audio?.find(({ file }) => file === `audio/${name}.m4a`) ?? failMissing(name)).file)}"></audio>`,
  map: (place: string, caption: string) => {
    const [id, position = ''] = place.split(' ')
    const [latitude, longitude] = position.split(',')
    const address = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
    return `<a href="${escapeHtml(address)}">${pictureHtml(media.maps.find((each) => each.id === id) ?? failMissing(place), caption)}</a>`
  },
}

function pictureHtml(
  { file, width, height }: { readonly file: string; readonly width?: number; readonly height?: number },
  caption: string,
): string {
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`
  return `<img src="${mediaAddress(file)}" alt="${escapeHtml(caption)}"${size}>`
}

function failMissing(name: string): never {
  throw new Error(`The demo has no ${name}`)
}

/** A live ticker: `@ 14:10 words`. */
function updatesHtml(lines: readonly string[]): string {
  const updates = lines.map((line) => /^@ (\d\d:\d\d) (.*)$/.exec(line) ?? failMissing(line))
  return `<dl>${updates.map(([, time = '', words = '']) => `<dt><time datetime="${time}">${time}</time></dt><dd>${inline(words)}</dd>`).join('')}</dl>`
}

function tableHtml(lines: readonly string[]): string {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\|\s*|\s*\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim())),
  )
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
}
