// Writes a column of a row as code of each layer: the platform, the wire, the client and the screen.
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const wireTypes = {
  localised: 'z.string()',
  text: 'z.string()',
  integer: 'z.int()',
  boolean: 'flag',
  moment: 'instant',
}
const valueTypes = { localised: 'string', text: 'string', integer: 'number', boolean: 'boolean', moment: 'number' }
const samples = { localised: `'Words'`, text: `'Words'`, integer: '1', boolean: 'true', moment: '0' }

export const onWire = ({ name, type, nullable }) =>
  `${snake(name)}: ${nullable ? `z.nullable(${wireTypes[type]})` : wireTypes[type]}`

export const fromRow = ({ name, type, nullable }) => {
  const value = { localised: `[language]`, moment: '.toISOString()' }[type] ?? ''
  const read =
    nullable && value !== ''
      ? `row.${name}?${value.startsWith('.') ? value : `.${value}`} ?? null`
      : `row.${name}${value}`
  return `${snake(name)}: ${read}`
}

export const inDomain = ({ name, type, nullable }) =>
  `${type === 'moment' ? '/** Milliseconds since 1970. */\n  ' : ''}readonly ${name}: ${valueTypes[type]}${nullable ? ' | null' : ''}`

export const inAdapter = ({ name, type, nullable }) =>
  type !== 'moment'
    ? name
    : `${name}: ${nullable ? `${name} === null ? null : instantOf(${name})` : `instantOf(${name}) ?? 0`}`

export const onScreen = ({ name, type, nullable }) => {
  const value = type === 'moment' ? `format.dateTime(value.${name})` : `value.${name}`
  const markup = `<p className={styles.text}>{${value}}</p>`
  return nullable ? `{value.${name} !== null && ${markup}}` : markup
}

export const asSample = ({ name, type }) => `${name}: ${samples[type]}`

/** The fields for the title and for the text below it, which are the first two texts. */
export function textsOf(fields) {
  const [title, text = title] = fields.filter(({ type }) => type === 'localised' || type === 'text')
  return { title, text }
}
/** Whether a screen can show a field without words of its own. */
export const isShown = ({ type }) => type !== 'boolean' && type !== 'integer'
