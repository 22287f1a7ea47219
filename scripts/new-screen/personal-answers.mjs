import { isPersonal } from '../personal-names.mjs'
import { itemFields } from './fields.mjs'
import { snake } from './names.mjs'

const document = 'docs/personal-answers.md'

/** Says who may see what the answer of a list or of a detail tells of a person, or of an exact place. */
export function personalAnswers(workplace, names) {
  const { call, fields, kind } = names
  if (kind === 'form') return
  const shown = kind === 'list' ? itemFields(names) : fields
  const siblings = shown.map(({ name }) => snake(name))
  const inAnswer = (name) => `\`${kind === 'list' ? 'items[].' : ''}${name}\``
  const places = shown
    .filter(({ type }) => type === 'place')
    .flatMap(({ name }) => ['latitude', 'longitude'].map((part) => inAnswer(`${snake(name)}.${part}`)))
  const others = shown
    .filter(({ name, type }) =>
      isPersonal(snake(name), ['text', 'long-text', 'date', 'choice'].includes(type), siblings),
    )
    .map(({ name }) => inAnswer(snake(name)))
  const rows = [
    [places, 'Everybody: the area, rounded to about 500 m, of what a member sends'],
    [others, 'Everybody: what its author chose to show'],
  ].filter(([paths]) => paths.length > 0)
  if (rows.length === 0) return
  const lines = rows.map(([paths, who]) => `| \`${call}\` | ${paths.join(', ')} | ${who} |\n`)
  workplace.change(document, [/[\s\S]*\n$/, lines.join('')])
  workplace.notes.push(
    `${document} says who may see ${rows.flatMap(([paths]) => paths).join(', ')}: everybody. Is it so?`,
  )
}
