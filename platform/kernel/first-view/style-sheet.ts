import { generate, parse, type AttributeSelector, type Block, type CssNode, type List, type Selector } from 'css-tree'

/** A rule of a style sheet, prepared for matching, or an at-rule with the rules inside it. */
type Part =
  | { readonly kind: 'rule'; readonly selectors: readonly Choice[]; readonly block: string }
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly kind: 'keyframes'; readonly use: RegExp; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

/** Tells whether something can match in a document. */
type Test = (markup: RenderedMarkup) => boolean

interface Choice {
  readonly canMatch: Test
  readonly text: string
}

/** The tags, classes and attributes of a document, by which selectors are matched. */
export interface RenderedMarkup {
  readonly tags: ReadonlySet<string>
  readonly classes: ReadonlySet<string>
  /** Attribute names, and pairs `name=value`. */
  readonly attributes: ReadonlySet<string>
}

/** The critical CSS of a document from each of its style sheets, without the custom properties that none of it uses. */
export function criticalStyles(sheets: readonly StyleSheet[], html: string): readonly string[] {
  const markup = drawnIn(html)
  const styles = sheets.map((sheet) => sheet.emitFor(markup))
  return withoutUnused(styles, html)
}

/** Removes the custom properties that nothing uses, and then those that only they used. */
function withoutUnused(styles: readonly string[], html: string): readonly string[] {
  const used = new Set(
    [html, ...styles].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  )
  const left = styles.map((text) =>
    text.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : '')),
  )
  return left.every((text, index) => text === styles[index]) ? styles : withoutUnused(left, html)
}

/** States that an element enters only through interaction. */
const interactionClasses = new Set(['active', 'focus', 'focus-visible', 'focus-within', 'hover'])
const alternatives = new Set(['is', 'where'])

/** A style sheet from which critical CSS is extracted. */
export class StyleSheet {
  private readonly parts: readonly Part[]

  constructor(text: string) {
    this.parts = partsOf(parse(text, { parseValue: false }) as Block)
  }

  /**
   * The critical CSS of a document, in the order of the sheet: the rules that can apply before any interaction. It may
   * contain unneeded rules, but misses none; the whole sheet must follow for later states.
   */
  emitFor(markup: RenderedMarkup): string {
    const rules = textOf(this.parts, markup)
    return (
      rules + this.parts.map((part) => (part.kind === 'keyframes' && part.use.test(rules) ? part.text : '')).join('')
    )
  }
}

function textOf(parts: readonly Part[], markup: RenderedMarkup): string {
  return parts
    .map((part) => {
      if (part.kind === 'other') return part.text
      if (part.kind === 'keyframes') return ''
      if (part.kind === 'group') {
        const innerText = textOf(part.parts, markup)
        return innerText && `${part.head}{${innerText}}`
      }
      const matching = part.selectors.filter(({ canMatch }) => canMatch(markup))
      return matching.length === 0 ? '' : matching.map(({ text }) => text).join() + part.block
    })
    .join('')
}

function testOf(selector: Selector): Test {
  const tests = selector.children.toArray().map(testOfNode)
  return (markup) => tests.every((canMatch) => canMatch(markup))
}

function testOfNode(node: CssNode): Test {
  if (node.type === 'ClassSelector') return ({ classes }) => classes.has(node.name)
  if (node.type === 'TypeSelector') return ({ tags }) => node.name === '*' || tags.has(node.name)
  if (node.type === 'AttributeSelector')
    return hasAttribute(node.matcher === '=' ? `${node.name.name}=${textIn(node.value)}` : node.name.name)
  // Only the client changes screens by view transitions.
  if (node.type === 'PseudoElementSelector') return () => !node.name.startsWith('view-transition')
  if (node.type !== 'PseudoClassSelector') return () => true
  if (node.name === 'disabled') return hasAttribute('disabled')
  if (!alternatives.has(node.name)) return () => !interactionClasses.has(node.name)
  const innerTests = selectorsIn(node.children).map(testOf)
  return (markup) => innerTests.some((canMatch) => canMatch(markup))
}

const hasAttribute =
  (attribute: string): Test =>
  ({ attributes }) =>
    attributes.has(attribute)

function partsOf({ children }: { readonly children: List<CssNode> }): readonly Part[] {
  return children.toArray().map((node): Part => {
    if (node.type === 'Rule') {
      return {
        kind: 'rule',
        selectors: selectorsOf(node.prelude).map((selector) => ({
          canMatch: testOf(selector),
          text: generate(selector),
        })),
        block: generate(node.block),
      }
    }
    if (node.type !== 'Atrule' || node.block === null) return { kind: 'other', text: generate(node) }
    const prelude = node.prelude === null ? '' : generate(node.prelude)
    if (node.name.endsWith('keyframes'))
      return { kind: 'keyframes', use: new RegExp(`animation[^;}]*[ :,]${prelude}(?![\\w-])`), text: generate(node) }
    if (node.name === 'media' || node.name === 'supports')
      return { kind: 'group', head: `@${node.name} ${prelude}`, parts: partsOf(node.block) }
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

/**
 * Collects what a document contains.
 * @param html the whole document, its `<html>` tag included
 */
export function drawnIn(html: string): RenderedMarkup {
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?:="([^"]*)")?(?=[\s/>])/g)]
  return {
    tags: new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag]) => tag ?? '')),
    classes: new Set(attributes.flatMap(([, name, value]) => (name === 'class' ? (value?.split(' ') ?? []) : []))),
    attributes: new Set(attributes.flatMap(([, name = '', value = '']) => [name, `${name}=${value}`])),
  }
}
