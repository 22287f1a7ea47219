const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** The path without its parameter, which a list and the detail of its rows share. */
export const resourceOf = (path) => path.replace(/\/:\w+$/, '')

/** All names of a screen; `home` is the folder of its feature in each layer, `call` the endpoint that it asks. */
export function namesOf(kind, { area, feature }, screen, path, { zh, en }) {
  const Screen = pascal(screen)
  return {
    kind,
    area,
    feature,
    home: `${area}/${feature}`,
    screen,
    path,
    Screen,
    zh,
    title: en,
    variable: camel(screen),
    featureVariable: camel(feature),
    parameter: /:(\w+)/.exec(path)?.[1] ?? null,
    snake: screen.replaceAll('-', '_'),
    url: `/v1${resourceOf(path).replaceAll('-', '_')}${kind === 'detail' ? '/:id' : ''}`,
    call: `${{ list: 'list', detail: 'get', form: 'send' }[kind]}${Screen}`,
    /** The names of the generated list whose rows a detail shows; null when the detail has rows of its own. */
    list: null,
  }
}
