import type { LineFault } from './written-yaml'

/** The text of a file, or what keeps it from being one. */
export type FileText = { readonly text: string } | { readonly fault: LineFault }

/**
 * Reads the bytes of a file as text: UTF-8, or UTF-16 as editors of Windows write it. What is neither is not guessed:
 * most bytes are some text in any of the older encodings. All ends of lines become `\n`.
 */
export function fileText(bytes: Uint8Array): FileText {
  const encoding = utf16Of(bytes) ?? 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n')
  // The decoder writes this sign in place of what it cannot read, and so did the program that wrote the file.
  const at = text.indexOf('\ufffd')
  if (at === -1) return { text }
  const line = text.slice(0, at).split('\n').length
  const likely = encoding === 'utf-8' && isGb18030(bytes) ? '; it seems to be GB18030 (ANSI)' : ''
  return { fault: { line, message: `this cannot be read as UTF-8${likely}: save the file as UTF-8` } }
}

/** The encoding of a text in UTF-16, by its mark or, without one, by the zeros beside its Latin letters. */
function utf16Of([first, second, ...rest]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (rest.length === 0) return null
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 ? 'utf-16be' : null
}

function isGb18030(bytes: Uint8Array): boolean {
  try {
    return /\p{Script=Han}/u.test(new TextDecoder('gb18030', { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}
