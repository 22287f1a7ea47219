import { schemaFromSeed, seedModules as modules } from './modules.mjs'

/** The demo rows of a list, or of a detail that has rows of its own. */
export function seeding(names) {
  const { feature, has, row, Screen, screen, title, variable, zh } = names
  const texts = `
    title: { 'zh-CN': \`${zh}第\${number}条\`, en: \`${row} \${number}\` },
    text: { 'zh-CN': \`这是第\${number}条的正文。\`, en: \`This is the text of number \${number}.\` },`
  const rows = `Array.from({ length: 30 }, (_, index) => index + 1).map((number) => ({
    id: \`${screen}-\${number}\`,${texts}${has.filter ? `\n    state: number % 3 === 0 ? ('closed' as const) : ('open' as const),` : ''}
    createdAt: new Date(at.getTime() - number * hour),
  }))`
  return `
${has.search ? `import { searchParts } from '${modules.domain}/overview/search/search-parts'\n` : ''}import type { Database } from '${modules.database}'
import type { DemoStep } from '${modules.demoStep}'
import { insertAll, type OnCount } from '${modules.insert}'
import { ${variable}Table } from '${schemaFromSeed(names)}'

const hour = 3_600_000

export const ${variable}Demo: DemoStep = {
  feature: '${feature}',
  what: { 'zh-CN': '${zh}', en: '${title}' },
  seed: seed${Screen},
}

/** The first is \`${screen}-1\`. */
export async function seed${Screen}(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = ${rows}
  await insertAll(database, ${variable}Table, ${
    has.search
      ? `rows.map((row) => ({ ...row, searchParts: searchParts([row.title, row.text].flatMap((text) => Object.values(text)).join(' ')) }))`
      : 'rows'
  }, onCount)
}
`
}
