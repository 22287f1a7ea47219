import { parseExternalUrl } from './external-url'

/**
 * A letter that browsers show and copy in an address instead of its percent-encoding: one of a script that parts its
 * words by spaces, so that the next word is not taken for a part of the address. Letters in full width are Chinese.
 */
const shownLetter = String.raw`(?![\uFF00-\uFFEF])(?=[\p{L}\p{M}])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\u0300-\u036F]`
/** An ASCII character of an address, first those that its host may have. */
const hostCharacter = String.raw`[!$-.0-;=@-\[\]^_a-~]`
const rest = String.raw`(?:[!#-;=?-\[\]^_a-~]|${shownLetter})*`

/**
 * Matches what may be an address, up to the first character that no address has: in Chinese that is the next word or a
 * full-width mark. A host with other letters than those of ASCII is none, since it may be made to look like another
 * one. It is made for a regular expression by code points with other alternatives; `ownAddress` then finds where it ends.
 */
export const addressForm = String.raw`[Hh][Tt][Tt][Pp][Ss]?://${hostCharacter}+(?!${hostCharacter}|${shownLetter})(?:[/?#]${rest})?`

/** An address without its scheme: one with `www.`, or a host with a path. */
const bareForm = String.raw`(?:www\.[\w.-]+\.[a-z]{2,}(?!\w|${shownLetter})(?:[/?#:]${rest})?|(?:[\w-]+\.)+[a-z]{2,}/${rest})`

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
  const addresses = new RegExp(String.raw`(^|[^\w@./-])(?:(${addressForm})|(${bareForm}))`, 'gu')
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
