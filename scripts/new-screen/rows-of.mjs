import { choiceNames, field } from './fields.mjs'
import { listOf, publishedList } from './list-of.mjs'

const isText = ({ type }) => type === 'text' || type === 'long-text'

/**
 * The fields of a screen's rows or of its form, with the list that they belong to; or the reason why the screen cannot
 * be made.
 */
export function rowsOf(workplace, names, options, publishes) {
  const own = (each) => ({
    ...each,
    // The rows of a list are in both languages; a form is in the words of its member.
    localised: names.kind !== 'form' && isText(each),
    ...(each.type === 'choice' ? choiceOf(names, each) : {}),
  })
  const fields = options.fields.map(own)
  if (names.kind === 'form') {
    if (publishes === '') return { fields: fields.length > 0 ? fields : [field('text', 'long-text')] }
    const { reason, fields: listFields, publishes: list } = publishedList(workplace, names, publishes)
    if (reason !== undefined) return { reason }
    const twice = fields.find(({ name }) => listFields.some((each) => each.name === name))
    return twice === undefined
      ? { publishes: list, fields: [...listFields, ...fields.map((each) => ({ ...each, office: true }))] }
      : { reason: `${publishes} has the field ${twice.name} already, and the form asks for it` }
  }
  const filter = options.filter === null ? null : own(options.filter)
  const usualFields = [field('title', 'text'), field('text', 'long-text')].map(own)
  const rows = [...(fields.length > 0 ? fields : usualFields), ...(filter === null ? [] : [filter])]
  return { fields: [...rows, field('createdAt', 'moment')], filter, ...listOf(workplace, names) }
}

function choiceOf(names, each) {
  const { constant, type } = choiceNames(names, each)
  return { constant, valueType: type, file: `${names.home}/${names.screen}` }
}
