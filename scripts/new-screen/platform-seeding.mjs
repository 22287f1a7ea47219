import { textsOf } from './fields.mjs'
import { demoContentFile } from './modules.mjs'

const count = 6
const localised = 'Localised'

/** How the type of a field stands in a row of the demo: what it holds, and a placeholder by the row's number. */
const inContent = {
  text: { type: localised, value: (number, each) => `bilingual('${each.zh}${number}', '${each.en} ${number}')` },
  'long-text': {
    type: localised,
    value: (number) => `bilingual('这是第${number}条的正文。', 'This is the text of number ${number}.')`,
  },
  number: { type: 'number', value: (number) => String(number) },
  choice: {
    type: ({ valueType }) => valueType,
    value: (number, { values }) => `'${values[number % values.length].value}'`,
  },
  date: { type: 'number', about: 'Days from the seeding on; before it, less than 0.', value: (number) => `-${number}` },
  place: { type: 'string', value: () => `'滨河路 Riverside Road'` },
  pictures: {
    type: 'readonly string[]',
    about: 'Names of scenes, which platform/demo/media/manifest.json lists.',
    value: (number) => (number % 2 === 0 ? '[]' : `['canal-morning']`),
  },
  switch: { type: 'boolean', value: (number) => String(number % 2 === 0) },
}

/** What a column takes, where a row of the demo has it in another form. */
const inColumn = {
  date: ({ name }) => `new Date(at.getTime() + row.${name} * 24 * hour).toISOString().slice(0, 10)`,
  place: ({ name }) => `{ name: row.${name}, latitude: null, longitude: null }`,
  pictures: ({ name }) => `row.${name}.map(pictureOf)`,
  moment: () => 'new Date(at.getTime() - (index + 1) * hour)',
}

/** The demo rows of a list, or of a detail that has rows of its own, one to a line: the formatter leaves them so. */
export function demoContent(names) {
  const { fields, row, Screen, zh } = names
  const { title } = textsOf(fields)
  const own = fields.filter(({ type }) => type !== 'moment')
  const typeOf = (each) => {
    const { type, about } = inContent[each.type]
    return `${about === undefined ? '' : `/** ${about} */\n  `}readonly ${each.name}: ${typeof type === 'string' ? type : type(each)}`
  }
  const valueOf = (number) => (each) =>
    `${each.name}: ${each === title ? `bilingual('${zh}第${number}条', '${row} ${number}')` : inContent[each.type].value(number, each)}`
  return `
interface DemoRow {
  ${own.map(typeOf).join('\n  ')}
}

/** The newest comes first. */
export const demo${Screen}: readonly DemoRow[] = [
${Array.from({ length: count }, (_, index) => `  { ${own.map(valueOf(index + 1)).join(', ')} },\n`).join('')}]
`
}

/** Puts the demo rows into the table. */
export function seeding(names) {
  const { feature, fields, has, Screen, screen, title, variable, zh } = names
  const changed = fields.filter(({ type }) => Object.hasOwn(inColumn, type))
  const searched = fields.filter(({ localised }) => localised).map(({ name }) => `row.${name}`)
  return `
const hour = 3_600_000

export const ${variable}Demo: DemoStep = {
  feature: '${feature}',
  what: { 'zh-CN': '${zh}', en: '${title}' },
  seed: seed${Screen},
}

/** Puts the rows of \`${demoContentFile(names)}\` into the table; the first is \`${screen}-1\`. */
export async function seed${Screen}(database: Database, at: Date, onCount: OnCount): Promise<void> {
  const rows = demo${Screen}.map((row, index) => ({
    ...row,
    id: \`${screen}-\${index + 1}\`,
    ${changed.map((each) => `${each.name}: ${inColumn[each.type](each)},`).join('\n    ')}${has.search ? `\n    searchParts: localisedParts(${searched.join(', ')}),` : ''}
  }))
  await insertAll(database, ${variable}Table, rows, onCount)
}
`
}
