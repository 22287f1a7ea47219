import { mediaAddress } from './media'
import { media } from './media'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter)

/**
 * HTML of an article from the notation that the demo is written in, one block a paragraph: `## subhead`,
 * `> quote | who`, `![scene] caption`, lines of `- item` or `1. item`, lines of `| cell | cell` with the head first;
 * everything else is a paragraph, with **strong** words.
 */
export function articleHtml(text: string): string {
  return text.trim().split(/\n\s*\n/).map(blockHtml).join('\n')
}

function blockHtml(block: string): string {
  const lines = block.trim().split('\n').map((line) => line.trim())
  const first = lines[0] ?? ''
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`
  if (first.startsWith('> ')) return quoteHtml(lines.map((line) => line.replace(/^> ?/, '')).join(' '))
  if (first.startsWith('![')) return figureHtml(first)
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
  if (/^\d+\. /.test(first)) return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`
  if (first.startsWith('|')) return tableHtml(lines)
  return `<p>${inline(lines.join(' '))}</p>`
}

function inline(text: string): string {
  return escapeHtml(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
}

function quoteHtml(text: string): string {
  const [words = '', who] = text.split(' | ')
  return `<blockquote><p>${inline(words)}</p>${who === undefined ? '' : `<footer>${inline(who)}</footer>`}</blockquote>`
}

function figureHtml(line: string): string {
  const [, scene = '', caption = ''] = /^!\[([^\]]+)\]\s*(.*)$/.exec(line) ?? []
  const picture = media.pictures.find((each) => each.scene === scene) ?? media.pictures[0]
  if (picture === undefined) return ''
  const size = picture.width === undefined ? '' : ` width="${picture.width}" height="${picture.height}"`
  return `<figure><img src="${mediaAddress(picture.file)}" alt="${escapeHtml(caption)}"${size}><figcaption>${inline(caption)}</figcaption></figure>`
}

function tableHtml(lines: readonly string[]): string {
  const [head = [], ...rows] = lines.map((line) => line.replace(/^\|\s*|\s*\|$/g, '').split('|').map((cell) => inline(cell.trim())))
  return `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`
}

/** Minutes to read it: 400 Chinese characters or 220 English words a minute, one at the least. */
export function readingMinutes(html: string, language: 'zh-CN' | 'en'): number {
  const text = html.replace(/<[^>]+>/g, ' ')
  const length = language === 'en' ? (text.match(/\S+/g)?.length ?? 0) / 220 : (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 400
  return Math.max(1, Math.round(length))
}
