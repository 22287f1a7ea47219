// Writes a field as code of each layer: the table, the wire, the client, and the screen that shows it.
import { pascal, pluralOf, singularOf, snake } from './names.mjs'

/** The types of `--fields`, with what they are called where a field's own name is not known in Chinese. */
export const fieldTypes = {
  text: '名称',
  'long-text': '内容',
  number: '数量',
  choice: '类型',
  date: '日期',
  phone: '联系电话',
  place: '地点',
  pictures: '图片',
  switch: '选项',
}
const chineseNames = {
  address: '地址',
  contact: '联系方式',
  count: '数量',
  date: '日期',
  description: '说明',
  kind: '类型',
  name: '名称',
  note: '备注',
  people: '人数',
  reason: '原因',
  seats: '座位数',
  state: '状态',
  text: '内容',
  title: '标题',
  when: '日期',
}

/** A field by its name and type; `values` are those of a choice, each with what it is called in both languages. */
export function field(name, type, more = {}) {
  return {
    name,
    type,
    nullable: false,
    values: [],
    zh: chineseNames[name] ?? fieldTypes[type] ?? name,
    // What a list is chosen by is a type (docs/how/words.md).
    en: name === 'kind' ? 'Type' : wordsOf(name),
    ...more,
  }
}

/** The values of a choice: `lost`, or with a Chinese name `lost:寻物`. */
export const choiceValue = (text, index) => {
  const [value, zh = `第${index + 1}类`] = text.split(':')
  return { value, zh, en: wordsOf(value) }
}

/** The words of a name: 'Found on' of `foundOn`. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/^./, (letter) => letter.toUpperCase())

/** The constant with the values of a choice, and the type of one: `thingKinds` and `ThingKind`. */
export function choiceNames({ variable, Screen }, { name }) {
  return { constant: `${singularOf(variable)}${pascal(pluralOf(name))}`, type: `${singularOf(Screen)}${pascal(name)}` }
}

const wireTypes = {
  localised: () => 'z.string()',
  text: () => 'z.string()',
  'long-text': () => 'z.string()',
  number: () => 'z.int()',
  switch: () => 'flag',
  moment: () => 'instant',
  date: () => 'day',
  choice: ({ constant }) => `z.enum(${constant})`,
  place: () => 'z.object({ name: z.string(), latitude: z.nullable(latitude), longitude: z.nullable(longitude) })',
  pictures: () => 'z.array(mediaUrl)',
}
const valueTypes = {
  number: () => 'number',
  switch: () => 'boolean',
  moment: () => 'number',
  choice: ({ valueType }) => valueType,
  place: () => 'NamedPlace',
  pictures: () => 'readonly string[]',
}
const samples = {
  number: () => '1',
  switch: () => 'true',
  moment: () => '0',
  date: () => `'2026-11-24'`,
  choice: ({ values }) => `'${values[0].value}' as const`,
  place: () => `{ name: 'River Street', latitude: null, longitude: null }`,
  pictures: () => '[]',
}
const typeOf = (each) => (each.localised ? 'localised' : each.type)

export const onWire = (each) => {
  const type = wireTypes[typeOf(each)](each)
  return `${snake(each.name)}: ${each.nullable ? `z.nullable(${type})` : type}`
}

/** How a column says that its text may have several lines. */
export const longText = 'A text of several lines.'

/** The column of a field in the table of a list, whose texts are in both languages, or of a form. */
export function columnOf({ name, type, localised, nullable, constant }) {
  const column = snake(name)
  const [code, fallback = ''] = {
    text: [localised ? `jsonb('${column}').$type<Localised>()` : `text('${column}')`],
    'long-text': [localised ? `jsonb('${column}').$type<Localised>()` : `text('${column}')`],
    number: [`integer('${column}')`],
    choice: [`text('${column}', { enum: ${constant} })`],
    date: [`date('${column}', { mode: 'string' })`],
    phone: [`text('${column}')`],
    place: [`jsonb('${column}').$type<NamedPlace>()`],
    pictures: [`jsonb('${column}').$type<readonly string[]>()`],
    switch: [`boolean('${column}')`],
  }[type]
  const comment =
    {
      // The detail and the form of a list read it again, since a column does not say how long its texts are.
      'long-text': localised ? `/** ${longText} */\n  ` : '',
      pictures: '/** Addresses of uploads. */\n  ',
      phone: '/** Sealed by the vault for its author and the office. */\n  ',
    }[type] ?? ''
  return `${comment}${name}: ${code}${nullable ? '' : '.notNull()'}${fallback}`
}

export const fromRow = (each) => {
  const { name, nullable } = each
  const value = { localised: `[language]`, moment: '.toISOString()', pictures: '' }[typeOf(each)] ?? ''
  const read =
    nullable && value !== ''
      ? `row.${name}?${value.startsWith('.') ? value : `.${value}`} ?? null`
      : `row.${name}${value}`
  return `${snake(name)}: ${each.type === 'pictures' && !nullable ? `[...row.${name}]` : read}`
}

export const inDomain = (each) => {
  const { name, type, nullable } = each
  const comment =
    { moment: 'Milliseconds since 1970.', date: 'YYYY-MM-DD', pictures: 'Addresses of the pictures.' }[type] ?? null
  const value = valueTypes[type]?.(each) ?? 'string'
  return `${comment === null ? '' : `/** ${comment} */\n  `}readonly ${name}: ${value}${nullable ? ' | null' : ''}`
}

export const inAdapter = ({ name, type, nullable }) =>
  type !== 'moment'
    ? name
    : `${name}: ${nullable ? `${name} === null ? null : instantOf(${name})` : `instantOf(${name}) ?? 0`}`

/** The facts that stand in a list of facts, each with its name; texts and pictures stand by themselves. */
export const isFact = ({ type }) => ['number', 'switch', 'choice', 'date', 'place'].includes(type)

const onScreenValue = (each) => {
  const value = `value.${each.name}`
  return (
    {
      moment: `format.dateTime(${value})`,
      date: `format.day(${value})`,
      place: `${value}.name`,
      choice: `words[\`${each.name}.\${${value}}\`]`,
      switch: `${value} ? words.yes : words.no`,
    }[each.type] ?? value
  )
}

export const onScreen = (each) => {
  const { name, type, nullable } = each
  const isShown = isFact(each)
    ? `<Fact name={words.${name}}>{${onScreenValue(each)}}</Fact>`
    : type === 'pictures'
      ? `<PictureGrid pictures={value.${name}} />`
      : `<p className={styles.text}>{${onScreenValue(each)}}</p>`
  return nullable ? `{value.${name} !== null && ${isShown}}` : isShown
}

export const sampleOf = (each) => samples[each.type]?.(each) ?? `'Words'`
export const asSample = (each) => `${each.name}: ${sampleOf(each)}`

/** The words of fields: the name of each, and the values of a choice. */
export const fieldWords = (fields) =>
  fields.flatMap(({ name, type, zh, en, values }) => [
    [name, zh, en],
    ...(type === 'choice' ? valueWords({ name, values }) : []),
  ])
export const valueWords = ({ name, values }) => values.map(({ value, zh, en }) => [`'${name}.${value}'`, zh, en])

/** The fields for the title and for the text below it, which are the first two texts. */
export function textsOf(fields) {
  const [title, text = title] = fields.filter(({ type }) => type === 'text' || type === 'long-text')
  return { title, text }
}

/** A field that everybody may see; a phone number is for the office alone. */
export const isPublic = ({ type }) => type !== 'phone'
export const hasType = (fields, type) => fields.some((each) => each.type === type)

/** The fields that a row of a list has: its title, its text, the choice that filters it, its first day and place. */
export function itemFields({ fields, filter }) {
  const { title, text } = textsOf(fields)
  const first = (type) => fields.find((each) => each.type === type)
  const prominentFields = [title, text, filter, first('date'), first('place'), first('moment')]
  return fields.filter((each) => prominentFields.includes(each))
}
