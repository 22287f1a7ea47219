const blocks = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, figcaption, tr, pre, blockquote footer'

/** The paragraphs of a rich text in order: the innermost blocks that contain text. */
export function textBlocks(text: Element | null): readonly HTMLElement[] {
  return [...(text?.querySelectorAll<HTMLElement>(blocks) ?? [])].filter(
    (block) => block.querySelector(blocks) === null && block.textContent.trim() !== '',
  )
}
