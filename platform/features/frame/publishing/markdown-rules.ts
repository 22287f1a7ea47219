import type { MarkdownIt, StateInline, Token } from 'markdown-it'
import { addressForm, ownAddress } from '../../../../src/domain/frame/navigation/addresses-in-text'

const scheme = /https?$/i
const address = new RegExp(addressForm, 'uy')

/**
 * A plugin that makes links of addresses that stand in a text, as posts and comments have them. It finds them before
 * emphasis, since an address may contain its marks.
 */
export function linkAddresses(parser: MarkdownIt): void {
  parser.inline.ruler.before('emphasis', 'addresses', (state, isSilent) => {
    const found = addressAt(state)
    if (found === null) return false
    if (!isSilent) {
      // The scheme was taken for text, up to its colon.
      state.pending = state.pending.slice(0, -found.scheme.length)
      state.push('link_open', 'a', 1).attrs = [['href', found.address]]
      state.push('text', '', 0).content = found.address
      state.push('link_close', 'a', -1)
    }
    state.pos += found.address.length - found.scheme.length
    return true
  })
}

function addressAt(state: StateInline): { readonly scheme: string; readonly address: string } | null {
  if (state.linkLevel > 0 || !state.src.startsWith('://', state.pos)) return null
  const begun = scheme.exec(state.pending)?.[0]
  if (begun === undefined) return null
  address.lastIndex = state.pos - begun.length
  // An underscore at the end is the mark of an emphasis around the address.
  const own = ownAddress((address.exec(state.src)?.[0] ?? '').replace(/[_*]+$/, ''))
  return own === null || own.length < begun.length + 3 ? null : { scheme: begun, address: own }
}

const wide = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef“”‘’—…`
const endsWide = new RegExp(`[${wide}]$`, 'u')
const beginsWide = new RegExp(`^[${wide}]`, 'u')

/**
 * A plugin that joins the lines of a paragraph without a space where both sides are of a script that has none: a file
 * with lines of a certain length would have spaces amid its sentences.
 */
export function joinLines(parser: MarkdownIt): void {
  parser.core.ruler.push('join-lines', ({ tokens }) => {
    for (const { children } of tokens)
      for (const [index, child] of (children ?? []).entries())
        if (child.type === 'softbreak' && isBetweenWide(children ?? [], index)) {
          child.type = 'text'
          child.content = ''
        }
  })
}

function isBetweenWide(tokens: readonly Token[], index: number): boolean {
  const wordsIn = (some: readonly Token[]) => some.map(({ content }) => content).join('')
  return endsWide.test(wordsIn(tokens.slice(0, index))) && beginsWide.test(wordsIn(tokens.slice(index + 1)))
}
