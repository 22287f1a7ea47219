export const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** The path without its parameter, which a list shares with the detail of its rows. */
export const resourceOf = (path) => path.replace(/\/:\w+$/, '')

/** The singular of an English name: a row of 'Libraries' is called 'Library 3'. */
export const singularOf = (name) =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/(?<![su]|new)s$/i, '')

/** The plural of an English name: the values of a `category` are `categories`. */
export const pluralOf = (name) =>
  /[^aeiou]y$/.test(name) ? name.replace(/y$/, 'ies') : /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`

/**
 * The names of everything that belongs to a screen. `home` is the folder of its feature in each layer, and `call` is
 * the endpoint that the screen asks.
 */
export function namesOf(kind, { area, feature }, screen, path, { zh, en, options = [] }) {
  const Screen = pascal(screen)
  return {
    kind,
    area,
    feature,
    home: `${area}/${feature}`,
    screen,
    // The path of a screen with comments has the parameter `aid`, because `id` is the id of a comment there.
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
    /** The options of `--with`, such as `has.search`. */
    has: Object.fromEntries(options.map((name) => [name, true])),
    /** The fields of a row, or of a form. */
    fields: [],
    /** The choice by which a list is filtered; null when it is not. */
    filter: null,
    /** The names of the generated list whose rows a detail shows; null when the detail has rows of its own. */
    list: null,
    /** The list into whose table a form writes, with what leads to it; null when the form has a table of its own. */
    publishes: null,
  }
}
