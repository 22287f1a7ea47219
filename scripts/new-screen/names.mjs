const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** The path without its parameter: a list and the detail of its rows have the same. */
export const resourceOf = (path) => path.replace(/\/:\w+$/, '')

/** One of them, in English: 'Libraries' has the row 'Library 3'. */
export const singularOf = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/(?<![su])s$/, '')

/** The columns of a row that the generator makes, as fields of a detail. */
const plainFields = [
  { name: 'title', type: 'localised', nullable: false },
  { name: 'text', type: 'localised', nullable: false },
  { name: 'createdAt', type: 'moment', nullable: false },
]

/** What everything of a screen is called; `home` is the folder of its feature in each layer, `call` the endpoint that it asks. */
export function namesOf(kind, { area, feature }, screen, path, { zh, en, options = [] }) {
  const Screen = pascal(screen)
  return {
    kind,
    area,
    feature,
    home: `${area}/${feature}`,
    screen,
    // What people comment on has the parameter `aid`: `id` is that of one comment.
    path: options.includes('comments') ? path.replace(/:\w+$/, ':aid') : path,
    Screen,
    zh,
    title: en,
    row: singularOf(en),
    variable: camel(screen),
    featureVariable: camel(feature),
    parameter: options.includes('comments') ? 'aid' : (/:(\w+)/.exec(path)?.[1] ?? null),
    snake: screen.replaceAll('-', '_'),
    url: `/v1${resourceOf(path).replaceAll('-', '_')}${kind === 'detail' ? '/:id' : ''}`,
    call: `${{ list: 'list', detail: 'get', form: 'send' }[kind]}${Screen}`,
    /** What `--with` asks for, such as `has.search`. */
    has: Object.fromEntries(options.map((name) => [name, true])),
    /** What a row has. */
    fields: plainFields,
    /** The names of the generated list whose rows a detail shows; else the detail has rows of its own. */
    list: null,
  }
}
