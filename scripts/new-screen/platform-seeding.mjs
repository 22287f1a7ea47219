import { domainImports, textsOf } from './fields.mjs'
import { schemaFromSeed, seedModules as modules } from './modules.mjs'

/** The demo rows of a list, or of a detail that has rows of its own. */
export function seeding(names) {
  const { feature, fields, has, row, Screen, screen, title, variable, zh } = names
  const { title: first } = textsOf(fields)
  const values = {
    text: (each) =>
      each === first
        ? `{ 'zh-CN': \`${zh}第\${number}条\`, en: \`${row} \${number}\` }`
        : `{ 'zh-CN': \`${each.zh}\${number}\`, en: \`${each.en} \${number}\` }`,
    'long-text': () => `{ 'zh-CN': \`这是第\${number}条的正文。\`, en: \`This is the text of number \${number}.\` }`,
    number: () => 'number',
    choice: ({ constant, values: [usual] }) => `${constant}[number % ${constant}.length] ?? '${usual.value}'`,
    date: () => `new Date(at.getTime() + number * 24 * hour).toISOString().slice(0, 10)`,
    place: () => `{ name: '滨河路 Riverside Road', latitude: null, longitude: null }`,
    pictures: () => '[]',
    switch: () => 'number % 2 === 0',
    moment: () => 'new Date(at.getTime() - number * hour)',
  }
  const rows = `Array.from({ length: 30 }, (_, index) => index + 1).map((number) => ({
    id: \`${screen}-\${number}\`,
    ${fields.map((each) => `${each.name}: ${values[each.type](each)},`).join('\n    ')}
  }))`
  const searched = fields.filter(({ localised }) => localised).map(({ name }) => `row.${name}`)
  return `
${domainImports(fields, modules.domain)}${has.search ? `import { searchParts } from '${modules.domain}/overview/search/search-parts'\n` : ''}import type { Database } from '${modules.database}'
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
      ? `rows.map((row) => ({ ...row, searchParts: searchParts([${searched.join(', ')}].flatMap((text) => Object.values(text)).join(' ')) }))`
      : 'rows'
  }, onCount)
}
`
}
