// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { FilteredList } from '../../src/application/frame/lists/filtered-list'
import type { Navigator } from '../../src/application/frame/navigation/navigator'
import { browserModule } from '../../src/composition/hosts/browser-host'
import { createApp, type App } from '../../src/composition/create-app'
import { FeatureTable } from '../../src/composition/feature-table'
import { features } from '../../src/composition/features'
import { serverModule } from '../../src/composition/hosts/server-host'
import { FirstViewAnswers } from '../../src/infrastructure/frame/http/first-view-answers'
import { openVisit } from '../support/with-visit'

const navigator: Navigator = {
  current: () => '/',
  navigateTo: () => undefined,
  back: () => undefined,
  toLogin: () => undefined,
  toBindPhone: () => undefined,
  openExternal: () => false,
  openApp: () => false,
  showWay: () => undefined,
  reload: () => undefined,
  exists: () => true,
}
const code = { path: () => '/', replaceRoute: () => undefined, isOnline: () => false, reload: () => undefined }

function inBrowser(): App {
  const visit = openVisit()
  return createApp({
    table: new FeatureTable(features),
    module: browserModule(window, navigator, visit, { '': { status: 200, body: null } }),
    code,
    history: visit,
  })
}

function onPlatform(): App {
  const module = serverModule({
    origin: 'https://city.example',
    cookies: {},
    language: 'en',
    dispatch: () => Promise.reject(new Error('nothing is asked for')),
    navigator,
    answers: new FirstViewAnswers({}, true),
    now: 0,
  })
  return createApp({ table: new FeatureTable(features), module, code, history: null })
}

/** The filters of lists that a screen chooses by its path. */
const fixedByPath: Readonly<Record<string, readonly string[]>> = { '/my-claimed': ['role'] }

const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path))

describe.each([
  ['a browser', inBrowser],
  ['the platform', onPlatform],
])('composed for %s', (_, compose) => {
  let app: App
  beforeEach(() => {
    app = compose()
  })

  it.each(paths)(
    'the screen of %s gets its view-model with all that this needs, and declares its filters',
    async (path) => {
      const route = app.screens().find((screen) => screen.path === path)
      const { viewModel } = await route!.prepare()
      const made = app.container.get(viewModel)
      expect(made).toBeInstanceOf(viewModel)
      // A reload would drop a filter that the route does not declare.
      const filters = Object.values(made).flatMap((part) =>
        part instanceof FilteredList ? Object.keys(part.defaults) : [],
      )
      expect(filters.filter((name) => !route!.queries?.includes(name))).toEqual(fixedByPath[path] ?? [])
    },
  )
})

it('a feature is named once, and what it needs is in the list too', () => {
  const names = features.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { needs = [] } of features) for (const needed of needs) expect(features).toContain(needed)
})
