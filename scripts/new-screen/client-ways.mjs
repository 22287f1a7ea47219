/** Lets the product's search find a list or a form by its name, even when nothing else leads to the screen. */
export function addWay(workplace, { feature, featureVariable, home, title, variable, zh }) {
  const declaration = `src/composition/features/${feature}.feature.ts`
  const chunkName = /import\('\.\.\/\.\.\/ui\/[^']*\/([a-z0-9-]+\.ways)'\)/.exec(workplace.read(declaration))?.[1]
  const file = `src/ui/${home}/${chunkName ?? `${feature}.ways`}.ts`
  const path = `import { ${variable}Path } from './${feature}.paths'`
  if (chunkName !== undefined) {
    const words = /from '\.\/([a-z0-9-]+\.words)'/.exec(workplace.read(file))?.[1]
    workplace.change(file, [path], [/waysOf\(\w+, \[/, `\n  ['${variable}', ${variable}Path],`])
    workplace.change(
      `src/ui/${home}/${words}.ts`,
      [],
      [/'zh-CN': \{/, ` ${variable}: '${zh}',`],
      [/\ben: \{/, ` ${variable}: '${title}',`],
    )
    return
  }
  workplace.make(
    `src/ui/${home}/${feature}-ways.words.ts`,
    `import { words } from '../../frame/words/words'

/** What people call them, each name after a |. */
export const ${featureVariable}WaysWords = words({
  'zh-CN': { ${variable}: '${zh}' },
  en: { ${variable}: '${title}' },
})
`,
  )
  workplace.make(
    file,
    `import { waysOf } from '../../frame/shell/way'
${path}
import { ${featureVariable}WaysWords } from './${feature}-ways.words'

export const ways = waysOf(${featureVariable}WaysWords, [
  ['${variable}', ${variable}Path],
])
`,
  )
  workplace.change(
    declaration,
    [],
    [/name: featureName\([^\n]*\n/, `  ways: lazyCode('ways', () => import('../../ui/${home}/${feature}.ways')),\n`],
  )
}
