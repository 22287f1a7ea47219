import { generate, parse, type AttributeSelector, type Block, type CssNode, type List, type Selector } from 'css-tree'

/** A rule of a style sheet in the form that is asked for every page, or what stands around rules. */
type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Choice[]; readonly block: string }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

interface Choice {
  readonly selector: Selector
  readonly text: string
}

/** What stands in a document, by which a selector may match. */
interface Drawn {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  /** Names, and `name=value`. */
  readonly attributes: ReadonlySet<string>
}

/** States that an element is in only once somebody touches it. */
const touched = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover'])
const alternatives = new Set(['is', 'where'])

/** A style sheet whose rules can be chosen from. */
export class StyleSheet {
  private readonly parts: readonly Part[]

  constructor(text: string) {
    this.parts = partsOf(parse(text, { parseValue: false }) as Block)
  }

  /**
   * The part of it that a document can show before anybody touches it, in the order of the sheet. It may keep a rule too many, never
   * one too few; the whole sheet has to follow for what the page becomes later.
   * @param html the whole document, its `<html>` tag included
   */
  shownBy(html: string): string {
    return shownParts(this.parts, drawnIn(html))
  }
}

function shownParts(parts: readonly Part[], drawn: Drawn): string {
  const rules = textOf(parts, drawn)
  const animations = parts.filter((part) => part.kind === 'keyframes').filter(({ name }) => new RegExp(`animation[^;}]*[ :,]${name}\\b`).test(rules))
  return rules + animations.map(({ text }) => text).join('')
}

function textOf(parts: readonly Part[], drawn: Drawn): string {
  return parts.map((part) => {
    if (part.kind === 'other') return part.text
    if (part.kind === 'keyframes') return ''
    if (part.kind === 'group') {
      const inner = textOf(part.parts, drawn)
      return inner && `${part.head}{${inner}}`
    }
    const matching = part.selectors.filter(({ selector }) => canMatch(selector, drawn))
    return matching.length === 0 ? '' : matching.map(({ text }) => text).join() + part.block
  }).join('')
}

function canMatch(selector: Selector, drawn: Drawn): boolean {
  return selector.children.toArray().every((node) => {
    if (node.type === 'ClassSelector') return drawn.classes.has(node.name)
    if (node.type === 'TypeSelector') return node.name === '*' || drawn.tags.has(node.name)
    if (node.type === 'AttributeSelector') return drawn.attributes.has(node.matcher === '=' ? `${node.name.name}=${textIn(node.value)}` : node.name.name)
    if (node.type !== 'PseudoClassSelector') return true
    if (node.name === 'disabled') return drawn.attributes.has('disabled')
    return alternatives.has(node.name) ? selectorsIn(node.children).some((inner) => canMatch(inner, drawn)) : !touched.has(node.name)
  })
}

function partsOf({ children }: { readonly children: List<CssNode> }): readonly Part[] {
  return children.toArray().map((node): Part => {
    if (node.type === 'Rule') {
      return { kind: 'rule', selectors: selectorsOf(node.prelude).map((selector) => ({ selector, text: generate(selector) })), block: generate(node.block) }
    }
    if (node.type !== 'Atrule' || node.block === null) return { kind: 'other', text: generate(node) }
    const prelude = node.prelude === null ? '' : generate(node.prelude)
    if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: prelude, text: generate(node) }
    if (node.name === 'media' || node.name === 'supports') return { kind: 'group', head: `@${node.name} ${prelude}`, parts: partsOf(node.block) }
    return { kind: 'other', text: generate(node) }
  })
}

function selectorsOf(prelude: CssNode): readonly Selector[] {
  return prelude.type === 'SelectorList' ? prelude.children.toArray().filter((node) => node.type === 'Selector') : []
}

/** The selectors between the parentheses of a pseudo-class. */
function selectorsIn(children: List<CssNode> | null): readonly Selector[] {
  return children?.toArray().flatMap(selectorsOf) ?? []
}

function textIn(value: AttributeSelector['value']): string {
  return value === null ? '' : value.type === 'String' ? value.value : value.name
}

function drawnIn(html: string): Drawn {
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/g)]
  return {
    tags: new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag]) => tag ?? '')),
    classes: new Set(attributes.flatMap(([, name, value]) => (name === 'class' ? value?.split(' ') ?? [] : []))),
    attributes: new Set(attributes.flatMap(([, name = '', value = '']) => [name, `${name}=${value}`])),
  }
}
