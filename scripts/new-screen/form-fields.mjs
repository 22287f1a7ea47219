// Writes a field of a form as code of each layer: its rule, its control, its words, and its column when it is sent.
import { isPublic, sampleOf } from './fields.mjs'
import { pascal, snake } from './names.mjs'

const mostLetters = { text: 60, 'long-text': 500, place: 60 }
const mostPictures = 9
const mostNumber = 100

const isText = ({ type }) => type === 'text' || type === 'long-text'
const hasRule = ({ type }) => Object.hasOwn(mostLetters, type)
const ruleOf = ({ variable }, { name }) => `${variable}${pascal(name)}Rule`
const mostOf = ({ Screen }, { name, type }) => `most${Screen}${type === 'pictures' ? 'Pictures' : pascal(name)}`

/** Whether a form sends other values than it begins with, where something has to be chosen first. */
export const isNarrowed = ({ fields }) => fields.some(({ type }) => type === 'choice' || type === 'number')
/** The name of what a form sends once its rules hold. */
export const sentType = (names) => (isNarrowed(names) ? `Checked${names.Screen}` : `${names.Screen}Form`)

const valueTypes = {
  number: () => 'number | null',
  choice: ({ valueType }) => `${valueType} | ''`,
  place: () => 'NamedPlace',
  pictures: () => 'readonly string[]',
  switch: () => 'boolean',
}
const comments = {
  number: () => 'The number; null until one is typed.',
  choice: ({ en }) => `The ${en.toLowerCase()}; '' until one is chosen.`,
  date: () => `YYYY-MM-DD; '' until chosen.`,
  pictures: () => 'Ids of uploaded pictures.',
}
const parsed = {
  text: (names, { name }, rule) => `parseText(form.${name}, ${rule})`,
  number: (names, each) => `parseNumber(form.${each.name}, ${mostOf(names, each)})`,
  choice: (names, { name }) => `form.${name} === '' ? failure('required') : success(form.${name})`,
  date: (names, { name }) => `parseDay(form.${name})`,
  phone: (names, { name }) => `parsePhoneNumber(form.${name})`,
  place: (names, { name }, rule) => `parsePlace(form.${name}, ${rule}, area)`,
  pictures: (names, each) =>
    `form.pictures.length > ${mostOf(names, each)} ? failure('too-many') : success(form.pictures)`,
  switch: (names, { name }) => `success(form.${name})`,
}

/** The domain of a form: its rules, its values, and the check that the client and the platform share. */
export function formDomain(names) {
  const { fields, home, screen, Screen } = names
  const has = (...types) => fields.some(({ type }) => types.includes(type))
  const chosen = fields.filter(({ type }) => type === 'choice')
  const ownChoices = chosen.filter(({ file }) => file === `${home}/${screen}`)
  const narrowed = isNarrowed(names)
  return `
${fields
  .flatMap((each) => {
    const rule = hasRule(each)
      ? `export const ${ruleOf(names, each)} = { least: 1, most: ${mostLetters[each.type]}${each.type === 'long-text' ? '' : `, lines: 'one'`} } as const satisfies TextRule`
      : {
          pictures: `export const ${mostOf(names, each)} = ${mostPictures}`,
          number: `export const ${mostOf(names, each)} = ${mostNumber}`,
        }[each.type]
    return rule === undefined ? [] : [rule]
  })
  .join('\n')}
${ownChoices
  .map(
    ({ constant, valueType, values }) =>
      `export const ${constant} = [${values.map(({ value }) => `'${value}'`).join(', ')}] as const\nexport type ${valueType} = (typeof ${constant})[number]\n`,
  )
  .join('')}
/** What is typed. */
export interface ${Screen}Form {
  ${fields
    .map((each) => {
      const comment = comments[each.type]?.(each)
      return `${comment === undefined ? '' : `/** ${comment} */\n  `}readonly ${each.name}: ${valueTypes[each.type]?.(each) ?? 'string'}`
    })
    .join('\n  ')}
}
${
  narrowed
    ? `
/** What is sent: whatever has to be chosen is chosen. */
export interface Checked${Screen} extends ${Screen}Form {
  ${fields.flatMap(({ name, type, valueType }) => ({ choice: [`readonly ${name}: ${valueType}`], number: [`readonly ${name}: number`] })[type] ?? []).join('\n  ')}
}
`
    : ''
}
/** The rules of the form, for the client and the platform alike. Its errors stand in the order of its fields. */
export function check${Screen}(form: ${Screen}Form${has('place') ? ', area: CityArea | null' : ''}): Result<${sentType(names)}, FieldErrors<keyof ${Screen}Form, string>> {
  return checkedFields({
    ${fields.map((each) => `${each.name}: ${(isText(each) ? parsed.text : parsed[each.type])(names, each, ruleOf(names, each))},`).join('\n    ')}
  })
}
${
  has('number')
    ? `
function parseNumber(typed: number | null, most: number): Result<number, 'required' | 'too-few' | 'too-many'> {
  if (typed === null) return failure('required')
  if (!Number.isInteger(typed) || typed < 1) return failure('too-few')
  return typed > most ? failure('too-many') : success(typed)
}
`
    : ''
}${
    has('date')
      ? `
function parseDay(typed: string): Result<string, 'required' | 'not-a-date'> {
  if (typed === '') return failure('required')
  return parseIsoDate(typed) === null ? failure('not-a-date') : success(typed)
}
`
      : ''
  }`
}

/** The values that a form begins with. */
export const firstValues = (fields) =>
  fields
    .map(
      ({ name, type }) =>
        `${name}: ${{ number: 'null', place: `{ name: '', latitude: null, longitude: null }`, pictures: '[]', switch: 'false' }[type] ?? `''`}`,
    )
    .join(', ')

/** A field in the body of the contract. */
export const inBody = (names, each) => {
  const { name, type, constant } = each
  const schema = {
    number: 'z.int()',
    choice: `z.enum(${constant})`,
    date: 'day',
    phone: 'typedPhone',
    place: 'z.object({ name: writtenText(200), latitude: z.nullable(latitude), longitude: z.nullable(longitude) })',
    pictures: `z.array(id).check(z.maxLength(${mostOf(names, each)}))`,
    switch: 'flag',
  }[type]
  const comment = type === 'pictures' ? '/** Ids of uploaded pictures. */\n    ' : ''
  return `${comment}${snake(name)}: ${schema ?? 'writtenText(2000)'}`
}

export const inCall = ({ name, type }) => (type === 'pictures' ? 'pictures: [...pictures]' : name)

/** A field as its column takes it. */
export const inInsert = ({ name, type, localised }) => {
  if (localised) return `${name}: asWritten(sent.${name})`
  if (type === 'pictures') return name
  if (type === 'phone') return `${name}: sealContact(vault, id, sent.${name})`
  return type === 'place'
    ? `${name}: { ...sent.${name}, latitude: areaOf(sent.${name}.latitude), longitude: areaOf(sent.${name}.longitude) }`
    : `${name}: sent.${name}`
}

/** The control of a field on the screen, and what it needs before. */
export function controlOf(names, each) {
  const { name, type, constant, valueType } = each
  const bound = `{...field('${name}')}`
  const own = `const ${name} = field('${name}')`
  return {
    text: { control: `<TextField ${bound} letters={${ruleOf(names, each)}.most} />`, rule: ruleOf(names, each) },
    'long-text': {
      control: `<TextArea ${bound} rows={4} maxLength={${ruleOf(names, each)}.most} />`,
      rule: ruleOf(names, each),
    },
    number: {
      before: own,
      control: `<TextField {...${name}} inputMode="numeric" value={${name}.value === null ? '' : String(${name}.value)} onChange={(typed) => ${name}.onChange(numberIn(typed))} />`,
    },
    choice: {
      before: own,
      control: `<RadioGroup<${valueType}> {...${name}} value={${name}.value === '' ? null : ${name}.value} options={${constant}.map((value) => ({ value, label: words[\`${name}.\${value}\`] }))} />`,
    },
    date: { control: `<DateField ${bound} />` },
    phone: { control: `<TextField ${bound} type="tel" inputMode="tel" autoComplete="tel" />` },
    place: {
      control: `<PlaceField ${bound} letters={${ruleOf(names, each)}.most} onChange={(part) => form.change({ ${name}: { ...form.values.${name}, ...part } })} />`,
      rule: ruleOf(names, each),
    },
    pictures: { control: `{form.pictures !== null && <PicturesField ${bound} pictures={form.pictures} />}` },
    switch: {
      before: own,
      control: `<Checkbox id={${name}.id} label={${name}.label} checked={${name}.value} onChange={${name}.onChange} />`,
    },
  }[type]
}

/**
 * The words of a field: its name, and what is said of each thing that may be wrong with it. The numbers are those of
 * the rules in the domain, so that a rule is changed there alone.
 */
export function wordsOfField(names, each) {
  const { name, type, zh, en, values } = each
  const limit = `\${${mostOf(names, each)}}`
  const rule = ruleOf(names, each)
  const [least, most] = [`\${${rule}.least}`, `\${${rule}.most}`]
  const tooShort = [`'${name}.too-short'`, `${zh}至少${least}个字`, `Use at least ${least} characters for ‘${en}’`]
  const tooLong = [`'${name}.too-long'`, `${zh}最多${most}个字`, `Use at most ${most} characters for ‘${en}’`]
  const missingWords = [`'${name}.required'`, `请填写${zh}`, `Fill in ‘${en}’`]
  const optional = type === 'pictures'
  const name_ = [name, optional ? `${zh}（选填）` : zh, optional ? `${en} (optional)` : en]
  return [
    name_,
    ...({
      text: [missingWords, tooShort, tooLong],
      'long-text': [missingWords, tooShort, tooLong],
      number: [
        missingWords,
        [`'${name}.too-few'`, `${zh}至少为1`, `‘${en}’ is at least 1`],
        [`'${name}.too-many'`, `${zh}最多为${limit}`, `‘${en}’ is at most ${limit}`],
      ],
      choice: [
        [`'${name}.required'`, `请选择${zh}`, `Choose ‘${en}’`],
        ...values.map((each) => [`'${name}.${each.value}'`, each.zh, each.en]),
      ],
      date: [
        [`'${name}.required'`, `请选择${zh}`, `Choose ‘${en}’`],
        [`'${name}.not-a-date'`, `请填写正确的${zh}`, `Enter a valid day for ‘${en}’`],
      ],
      phone: [
        [`'${name}.empty'`, `请填写${zh}`, `Fill in ‘${en}’`],
        [`'${name}.not-a-phone-number'`, '请填写正确的手机号', 'Enter a valid phone number'],
      ],
      place: [
        missingWords,
        tooShort,
        tooLong,
        [`'${name}.not-a-position'`, '请重新定位', 'Please find your position again'],
      ],
      pictures: [
        [`'${name}.hint'`, `最多${limit}张`, `Up to ${limit}`],
        [`'${name}.too-many'`, `图片最多${limit}张`, `Use at most ${limit} pictures`],
        [`'${name}.unknown'`, '图片已失效，请重新添加', 'A picture is gone. Please add it again.'],
      ],
    }[type] ?? []),
  ]
}

/** A value that a test sends; on the wire its name is in snake_case. */
const samples = { text: `'Some words'`, 'long-text': `'Some words'`, phone: `'13900000002'` }
export const sampleForm = (fields, nameOf = (name) => name) =>
  fields.map((each) => `${nameOf(each.name)}: ${samples[each.type] ?? sampleOf(each)}`).join(', ')

/** The reason that a field of a form has when nothing was filled in; null where it may stay so. */
export const missingReason = ({ type }) =>
  ({ phone: 'empty', pictures: null, switch: null })[type] === undefined
    ? 'required'
    : ({ phone: 'empty' }[type] ?? null)

/** The fields that the office alone sees. */
export const officeFields = (fields) => fields.filter((each) => each.office === true || !isPublic(each))
export const firstTextOf = (fields) => fields.find(isText)
export const textFields = (fields) => fields.filter(isText)
