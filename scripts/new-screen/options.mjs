import { choiceValue, field, fieldTypes } from './fields.mjs'

/** What `--with` adds to a screen: the kind of screen that it is for, and what it makes. */
export const options = {
  search: { kind: 'list', makes: 'a search bar over all texts; the name of a place is no text' },
  comments: { kind: 'detail', makes: 'comments, and a new kind of content' },
  share: { kind: 'detail', makes: 'a button that shares the screen' },
  phone: { kind: 'form', makes: 'only a member with a phone may send it' },
  approval: { kind: 'form', makes: 'what is sent waits for the operator, who approves or refuses it at a desk' },
}

export const usage = `npm run new:screen -- --kind list|detail|form --zh <Chinese name> --en <English name> [options] <feature> <screen> </path>

  npm run new:screen -- --kind list --zh 图书馆 --en Libraries --fields title:text,text:long-text,place:place --filter kind=public,school --with search libraries libraries /libraries
  npm run new:screen -- --kind detail --zh 图书馆 --en Library --with comments,share libraries library /libraries/:aid
  npm run new:screen -- --kind form --zh 推荐图书馆 --en "Recommend a library" --publishes libraries --fields contact:phone --with phone,approval libraries recommendation /library-recommendation

Names are in kebab-case, those of fields in camelCase. A detail has one :parameter, at the end; at the path of a list it
shows the rows of that list, with all of its fields.

  --fields <name:type,…>   what a row or a form has, the title first: ${Object.keys(fieldTypes).join(', ')};
                           a choice with its values: cover:choice:hard/soft
  --filter <name=a,b>      list: tabs that filter by this choice, in the address; a:甲 gives a its Chinese name
  --names <name=甲,…>      detail, form: what a field is called in Chinese, and after a dot what a value of a choice is:
                           spot=场所,spot.indoors=室内; a form that publishes takes those of the detail
  --publishes <list>       form: what is sent becomes a row of this list of the feature. The form asks for all fields of
                           the list; its own --fields are seen by the office alone
  --with <a,b>             what the screen has besides:
${Object.entries(options)
  .map(([name, { kind, makes }]) => `                             ${name.padEnd(9)} ${kind}: ${makes}`)
  .join('\n')}
  --area <area>            where a new feature belongs (civic)
  --help                   this text

docs/how/add-a-screen.md says what is left to do afterwards.`

/** What is wrong with the options of a kind; null when nothing is. */
export function optionProblem(kind, { given, fields, filter, names, publishes }) {
  const unknown = given.find((name) => !Object.hasOwn(options, name))
  if (unknown !== undefined) return `no option ${unknown}: there are ${Object.keys(options).join(', ')}`
  const foreignOption = given.find((name) => options[name].kind !== kind)
  if (foreignOption !== undefined) return `${foreignOption} is for a ${options[foreignOption].kind}, not for a ${kind}`
  if (filter !== '' && kind !== 'list') return `--filter is for a list, not for a ${kind}`
  if (publishes !== '' && kind !== 'form') return `--publishes is for a form, not for a ${kind}`
  if (names !== '' && kind === 'list')
    return '--names is for a detail or a form: give the values of --filter theirs by a:甲'
  if (fields !== '' && kind === 'detail') return 'a detail shows the fields of its list: give --fields to the list'
  return null
}

/** What generated files name themselves, and the words that JavaScript keeps for itself. */
const reservedNames = [
  ...['id', 'userId', 'createdAt', 'updatedAt', 'searchParts', 'search', 'screen', 'submit', 'field', 'state'],
  ...'break case catch class const continue debugger default delete do else enum export extends false finally'.split(
    ' ',
  ),
  ...'for function if implements import in instanceof interface let new null package private protected'.split(' '),
  ...'public return static super switch this throw true try typeof var void while with yield await'.split(' '),
]

/** The fields of `--fields` and `--filter`; throws with the reason where they are not as they have to be. */
export function fieldsIn(kind, { fields, filter, names, publishes }) {
  const texts = fields.split(',').filter((text) => text !== '')
  const all = texts.map((text) => {
    const [name, type = 'text', values = '', ...more] = text.split(':')
    if (more.length > 0)
      throw new Error(`--names gives the values of ${name} their Chinese names, in the detail or form`)
    if (!Object.hasOwn(fieldTypes, type))
      throw new Error(`no type ${type}: there are ${Object.keys(fieldTypes).join(', ')}`)
    return field(name, type, {
      values: values
        .split('/')
        .filter((value) => value !== '')
        .map(choiceValue),
    })
  })
  const [filterName, filterValues = ''] = filter.split('=')
  const filterField =
    filter === ''
      ? null
      : field(filterName, 'choice', {
          values: filterValues
            .split(',')
            .filter((value) => value !== '')
            .map(choiceValue),
        })
  const allFields = [...all, ...(filterField === null ? [] : [filterField])]
  const problem = fieldProblem(kind, allFields, publishes, all[0])
  if (problem !== null) throw new Error(problem)
  return { fields: all, filter: filterField, names: chineseIn(names) }
}

/** What `--names` calls fields and values in Chinese. */
function chineseIn(names) {
  const pairs = names.split(',').filter((text) => text !== '')
  const wrong = pairs.find((pair) => !/^[a-z][a-zA-Z0-9]*(\.[a-z0-9-]+)?=[^=]*\p{Script=Han}[^=]*$/u.test(pair))
  if (wrong !== undefined)
    throw new Error(`--names has ${wrong}, which is not a name, =, and what it is called in Chinese`)
  return new Map(pairs.map((pair) => pair.split('=')))
}

/** The fields with what they and their values are called in Chinese; throws where a name is of none. */
export function withNames(fields, names) {
  const known = fields.flatMap(({ name, values }) => [name, ...values.map(({ value }) => `${name}.${value}`)])
  const unknown = [...names.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`--names has ${unknown}, but there are ${known.join(', ')}`)
  if (names.size === 0) return fields
  return fields.map((each) => ({
    ...each,
    zh: names.get(each.name) ?? each.zh,
    values: each.values.map((one) => ({ ...one, zh: names.get(`${each.name}.${one.value}`) ?? one.zh })),
  }))
}

function fieldProblem(kind, fields, publishes, first) {
  const names = fields.map(({ name }) => name)
  const wrong = names.find((name, index) => !/^[a-z][a-zA-Z0-9]*$/.test(name) || names.indexOf(name) !== index)
  if (wrong !== undefined) return `a field ${wrong} is there twice, or not in camelCase`
  const reserved = names.find((name) => reservedNames.includes(name))
  if (reserved !== undefined) return `${reserved} is taken: choose another name for the field`
  const empty = fields.find(({ type, values }) => type === 'choice' && values.length < 2)
  if (empty !== undefined) return `a choice has at least two values: ${empty.name}`
  const value = fields.flatMap(({ values }) => values).find((each) => !/^[a-z][a-z0-9-]*$/.test(each.value))
  if (value !== undefined) return `a value of a choice is in kebab-case, not ${value.value}`
  if (fields.some(({ name, type }) => (name === 'pictures') !== (type === 'pictures')))
    return 'a field of pictures has the name pictures'
  if (kind === 'list' && fields.some(({ type }) => type === 'phone'))
    return 'a phone number is seen by the office alone: give it to the form that publishes into the list'
  if (publishes !== '' && fields.some(({ type }) => type === 'pictures'))
    return 'everybody sees the pictures of what is published: give them to the list'
  return publishes === '' && first !== undefined && first.type !== 'text' && first.type !== 'long-text'
    ? 'the first field is a text: it is the title'
    : null
}
