// Takes a first view's document apart, to say what each part of it weighs.
import { brotliCompressSync, constants } from 'node:zlib'

/** The parameters with which the platform compresses pages. An older commit's documents are compressed alike. */
const parameters = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

/** Every part by what finds its text in a document; the first script of a document is the starter. */
const patterns = {
  starter: /<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/,
  styles: /<style\b[^>]*>[\s\S]*?<\/style>/g,
  answers: /<script\b[^>]*\bid="first-view"[^>]*>[\s\S]*?<\/script>/g,
}

export const partNames = ['document', ...Object.keys(patterns), 'body']

const compressedSize = (text) => brotliCompressSync(Buffer.from(text), { params: parameters }).length

/**
 * The compressed bytes of a document and of its parts. A part weighs what the document would be smaller by without it,
 * because the answers repeat what the body says; the body is what remains without all of them.
 */
export function documentParts(html) {
  const document = compressedSize(html)
  const parts = Object.entries(patterns).map(([name, pattern]) => [
    name,
    document - compressedSize(html.replace(pattern, '')),
  ])
  const body = Object.values(patterns).reduce((text, pattern) => text.replace(pattern, ''), html)
  return { document, ...Object.fromEntries(parts), body: compressedSize(body) }
}
