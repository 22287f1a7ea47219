import ts from 'typescript'
import { expect, it } from 'vitest'
import { filesBelow, nodesOf, parse } from './source-tree'

/** Regions that come with a part of the screen, and say later what changes in it. */
const withTheirPart = ['src/ui/frame/kit/lightbox/lightbox.tsx', 'src/ui/media/gallery/gallery.screen.tsx']

/** Whether a region is rendered only under a condition, so that it comes together with what it says. */
function isConditional(region: ts.Node): boolean {
  for (let node = region.parent; !ts.isFunctionLike(node) && !ts.isSourceFile(node); node = node.parent)
    if (ts.isConditionalExpression(node) || ts.isBinaryExpression(node)) return true
  return false
}

it('has live regions that last, since what comes together with its region is often not read aloud', () => {
  const files = filesBelow(['src/ui'], ['.tsx'])
  const found = files.flatMap((file) => {
    if (withTheirPart.includes(file.path) || !file.text.includes('role="status"')) return []
    return [...nodesOf(parse(file))].flatMap((node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return []
      const attributes = node.attributes.properties.map((attribute) => attribute.getText())
      // One with a label has no text: it is what is there while something loads.
      const isRegion = attributes.includes('role="status"') && !attributes.some((text) => text.startsWith('aria-label'))
      return isRegion && isConditional(node) ? [`${file.path}: ${node.getText().slice(0, 60)}`] : []
    })
  })
  expect(found).toEqual([])
})
