/** Elements that stand within a line; all others begin a paragraph of their own. */
const withinLine = new Set(
  'a abbr b bdi bdo cite code del em i ins kbd mark q rb ruby s samp small span strong sub sup time u var'.split(' '),
)
/** Cells stand beside each other in the paragraph of their row. */
const cells = new Set(['td', 'th'])
/**
 * What nobody reads beside the text itself: how its signs are pronounced, and what stands in for a medium; the controls
 * of a recording are marked.
 */
const unread = new Set(['rt', 'rp', 'video', 'audio', 'picture', 'img', 'wbr'])

export interface TextBlock {
  /** The innermost element of a paragraph that the text is in; it may have several texts, around those within it. */
  readonly element: HTMLElement
  readonly text: string
}

/**
 * The paragraphs of a rich text in order. The visible text is walked, so that each word is in one of them, whatever
 * elements stand around it.
 */
export function textBlocks(text: HTMLElement | null): readonly TextBlock[] {
  const blocks: TextBlock[] = []
  let [element, words] = [text, '']
  const end = (next: HTMLElement): void => {
    if (element !== null && words.trim() !== '') blocks.push({ element, text: words })
    element = next
    words = ''
  }
  const walk = (parent: HTMLElement, block: HTMLElement): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        if (block !== element) end(block)
        words += node.data
      } else if (node instanceof HTMLElement) {
        const name = node.localName
        if (name === 'br') words += '\n'
        else if (withinLine.has(name)) walk(node, block)
        else if (cells.has(name)) {
          words += ' '
          walk(node, block)
        } else if (!unread.has(name) && node.dataset['controls'] === undefined) {
          end(node)
          walk(node, node)
          end(block)
        }
      }
    }
  }
  if (text === null) return blocks
  walk(text, text)
  end(text)
  return blocks
}
