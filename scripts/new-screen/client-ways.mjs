import { addEntries } from './client-entries.mjs'

/** Lets the product's search find a list or a form by its name, even when nothing else leads to the screen. */
export function addWay(workplace, names) {
  const { feature, title, variable, zh } = names
  addEntries(workplace, names, {
    kind: 'ways',
    chunk: 'ways',
    imports: [`import { ${variable}Path } from './${feature}.paths'`],
    type: 'readonly SearchWay[]',
    typeImport: `import type { SearchWay } from '../../frame/shell/way'`,
    brackets: '[]',
    entry: `{ path: ${variable}Path, words: { 'zh-CN': '${zh}', en: '${title}' } }`,
  })
}
