const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

/** What everything of a screen is called; `call` is the endpoint that it asks. */
export function namesOf(kind, feature, screen, path) {
  const Screen = pascal(screen)
  const title = screen.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
  return {
    kind,
    feature,
    screen,
    path,
    Screen,
    title,
    variable: camel(screen),
    featureVariable: camel(feature),
    parameter: /:(\w+)/.exec(path)?.[1] ?? null,
    snake: screen.replaceAll('-', '_'),
    call: `${{ list: 'list', detail: 'get', form: 'send' }[kind]}${Screen}`,
  }
}
