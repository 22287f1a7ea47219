import { FeedProblem } from './feed-problem'

/** Names of encodings that servers and programs of Windows use, and the Encoding Standard does not know. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ cp936: 'gb18030', ms936: 'gb18030', 'windows-936': 'gb18030', 'euc-gb': 'gb18030', 'gb-2312': 'gb18030' },
  ...{ cp950: 'big5', ms950: 'big5', 'windows-950': 'big5', utf8mb4: 'utf-8' },
}

/** The bytes in which a declaration of XML stands at the latest. */
const headLength = 4096

/**
 * The text of a feed. Its encoding is that of its mark (BOM) or of its first bytes, which show UTF-16 without a mark;
 * else what the header of the answer names, else its XML declaration, else UTF-8. A named encoding in which the bytes
 * are no text is passed over for the next one in which they are.
 * @param isCut whether the bytes may end in the middle of a character
 */
export function decodeFeed(bytes: Uint8Array, charset: string | null, isCut: boolean): string {
  const decode = (encoding: string, fatal: boolean) =>
    new TextDecoder(encoding, { fatal }).decode(bytes, { stream: isCut })
  const shown = shownBy(bytes)
  const named = shown === null ? namedEncodings(charset, declaredIn(bytes)) : [shown]
  const encodings = named.length > 0 && isSurelyUtf8(bytes, isCut) ? ['utf-8'] : named
  for (const encoding of [...encodings, 'utf-8'])
    try {
      return decode(encoding, true)
    } catch {
      // The bytes are no text in this encoding.
    }
  return decode(encodings[0] ?? 'utf-8', false)
}

/** The encodings that a feed names, in the order in which they count. */
function namedEncodings(...names: readonly (string | null)[]): string[] {
  const named = names.flatMap((name) => (name === null ? [] : { name, encoding: encodingOf(name) }))
  const known = named.flatMap(({ encoding }) => encoding ?? [])
  const [unknown] = named
  if (known.length === 0 && unknown !== undefined)
    throw new FeedProblem(`nobody knows its encoding "${unknown.name.slice(0, 40)}"`)
  // The first bytes show UTF-16; where they do not, a name that says so is wrong.
  return known.filter((encoding) => !encoding.startsWith('utf-16'))
}

/**
 * Whether bytes are UTF-8 although something else is named: a feed was converted, and its name left behind. Text of
 * other encodings is hardly ever legal UTF-8, and never with several characters of three bytes.
 */
function isSurelyUtf8(bytes: Uint8Array, isCut: boolean): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return /(?:[^\0-\u07ff][\0-\u07ff]*){3}/.test(text)
  } catch {
    return false
  }
}

/** The encoding that the bytes show by themselves; null when they may be of any that contains ASCII. */
function shownBy(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  return null
}

/** The name in the XML declaration, however it is written; blanks before it, which XML forbids, are overlooked. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, headLength)).toString('latin1')
  const [declaration] = /^\s*<\?xml\s[^>]*?\?>/i.exec(head) ?? []
  return /\sencoding\s*=\s*(["'])\s*([^"']+?)\s*\1/i.exec(declaration ?? '')?.[2] ?? null
}

function encodingOf(name: string): string | null {
  const label = name.trim().toLowerCase()
  for (const each of [otherNames[label] ?? label, label.replaceAll('_', '-')])
    try {
      const { encoding } = new TextDecoder(each)
      // GB18030 contains GBK and GB2312; sites that declare the older ones use characters of the newer.
      return encoding === 'gbk' ? 'gb18030' : encoding
    } catch {
      // Nobody knows it by this name.
    }
  return null
}
