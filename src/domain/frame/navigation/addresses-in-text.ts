import { parseExternalUrl } from './external-url'

/**
 * Matches what may be an address, up to the first character that no address has: in Chinese that is the next word or a
 * full-width mark. It is made for a regular expression with other alternatives; `ownAddress` then finds where it ends.
 */
export const addressForm = String.raw`[Hh][Tt][Tt][Pp][Ss]?://[!#-;=?-\[\]^_a-~]+`

/** An address without its scheme: one with `www.`, or a host with a path. */
const bareForm = String.raw`(?:www\.[\w.-]+\.[a-z]{2,}|(?:[\w-]+\.)+[a-z]{2,}(?=/))[!#-;=?-\[\]^_a-~]*`

/** What may follow an address in a sentence and does not belong to it. `~` ends a sentence in Chinese chats. */
const afterAddress = /[.,;:!?'*~([{]+$/
const openers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** What is the address of something that has the form of one; null when nothing is. */
export function ownAddress(found: string): string | null {
  const url = parseExternalUrl(found.slice(0, endOf(found)).replace(afterAddress, ''))
  return url?.url ?? null
}

/** Says a word in place of each address, which nobody understands when a voice spells it. */
export function withAddressesAs(text: string, word: string): string {
  const addresses = new RegExp(String.raw`(^|[^\w@./-])(?:(${addressForm})|(${bareForm}))`, 'g')
  return text.replace(addresses, (found, before: string, whole: string | undefined, bare: string | undefined) => {
    const own = whole === undefined ? ownAddress(`https://${bare}`)?.slice('https://'.length) : ownAddress(whole)
    return own == null ? found : before + word + found.slice(before.length + own.length)
  })
}

/** The end of an address. A bracket that was opened before it ends it; one that was opened in it belongs to it. */
function endOf(found: string): number {
  const open: string[] = []
  for (let at = 0; at < found.length; at += 1) {
    const character = found.charAt(at)
    const opener = openers[character]
    if (opener === undefined) {
      if ('([{'.includes(character)) open.push(character)
    } else if (open.includes(opener)) open.length = open.lastIndexOf(opener)
    else return at
  }
  return found.length
}
