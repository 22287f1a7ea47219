import { describe, expect, it } from 'vitest'
import { footerScreen } from '../../src/domain/frame/navigation/footer-link'
import { everydayChunks, startChunks } from '../../src/composition/feature'
import { features } from '../../src/composition/features'
import { withChunkNames } from '../../scripts/chunk-names.mjs'
import { filesBelow } from '../house/source-tree'

const sources = filesBelow(['src'], ['.ts', '.tsx'])
const chunks = new Set(
  sources.flatMap(({ text }) =>
    [...withChunkNames(text).matchAll(/import\(\s*\/\* webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name),
  ),
)

/** Declarations of a part of a feature, which loads without the rest of it (docs/ARCHITECTURE.md). */
const declaredApart: readonly string[] = [
  ...['activity', 'amenity-map', 'cities', 'collections-list', 'guide-search', 'helped-persons', 'inner-link'],
  ...['modules', 'notifications', 'participation', 'profile', 'radio', 'setting', 'specials-list', 'subscriptions'],
  ...['suggestions-list', 'switches', 'team', 'team-manager', 'tv'],
]

describe('chunks', () => {
  it('are called by the build what the features call them', () => {
    const lazy = sources.filter(({ text }) => /\blazy(?:Code|Binding)\(/.test(text))
    const elsewhere = lazy.map(({ path }) => path).filter((path) => !/[.-]feature\.ts$/.test(path))
    expect(elsewhere).toEqual([])
    const nameless = lazy.filter(({ text }) => /\bimport\(\s*(?!\s|\/\*|\))/.test(withChunkNames(text)))
    expect(nameless.map(({ path }) => path)).toEqual([])
    for (const feature of features)
      for (const name of [
        ...(feature.parts ?? []),
        ...(feature.adapters ?? []).map(({ chunk }) => chunk),
        ...(feature.mine === undefined ? [] : [feature.mine.chunk]),
        ...(feature.notices === undefined ? [] : [feature.notices.chunk]),
        ...(feature.ways === undefined ? [] : [feature.ways.chunk]),
        ...feature.routes.map(({ load }) => load.chunk),
      ])
        expect(chunks, feature.name).toContain(name)
  })

  it('of ways, entries of Mine and notices have no more than these: each is imported from the file of all by itself', () => {
    const whole = sources.filter(({ text }) => /\/[\w-]+\.entries'/.test(withChunkNames(text)))
    expect(whole.map(({ path }) => path)).toEqual([])
    expect(
      withChunkNames(
        "{ ways: lazyCode('ways', () => import('./a.entries')), load: lazyCode('a', () => import('./a')) }",
      ),
    ).toBe(
      `{ ways: lazyCode('ways', () => import(/* webpackChunkName: "ways", webpackExports: ["ways"] */ './a.entries?ways')), load: lazyCode('a', () => import(/* webpackChunkName: "a" */ './a')) }`,
    )
  })

  it("of adapters without screens are not part of other features' screens: uploading a picture does not load the profile", () => {
    const screens = features.flatMap(({ routes }) => routes.map(({ load }) => load.chunk))
    expect(features.find(({ name }) => name === 'uploads')?.adapters?.map(({ chunk }) => chunk)).toEqual(['uploads'])
    expect(screens).toContain('profile')
    for (const { name, routes, adapters = [] } of features)
      if (routes.length === 0) for (const { chunk } of adapters) expect(screens, name).not.toContain(chunk)
  })

  it('of declarations have the names of their features, by which a document asks for them', () => {
    const declared = sources.flatMap(({ path, text }) => {
      const [, file] = /^src\/composition\/features\/([\w-]+)\.feature\.ts$/.exec(path) ?? []
      return file === undefined ? [] : [{ file, names: [...text.matchAll(/ = declareFeature\(/g)].length }]
    })
    expect(declared.map(({ file }) => file).sort()).toEqual(features.map(({ name }) => name as string).sort())
    expect(declared.filter(({ names }) => names !== 1)).toEqual([])
  })

  it('of a declaration are all of one folder: that of its name, or the one of which it declares a part', () => {
    const folders = sources.flatMap(({ path, text }) => {
      if (!path.startsWith('src/composition/features/')) return []
      const loaded = [...text.matchAll(/\bimport\('\.\.\/\.\.\/(?:ui|infrastructure)\/([\w-]+\/[\w-]+)/g)]
      return [{ path, folders: [...new Set(loaded.map(([, folder]) => folder))] }]
    })
    // The screen for support shows what the host is, which the adapters of hosts know.
    const several = folders.filter((each) => each.folders.length > 1).map(({ path }) => path)
    expect(several).toEqual(['src/composition/features/support.feature.ts'])
    expect(folders.filter((each) => each.folders.length === 1).length).toBeGreaterThan(90)
    const names = folders.map(({ path }) => path.split(/[/.]/).at(-3) ?? '')
    const apart = names.filter((name) => !sources.some(({ path }) => path.split('/')[3] === name))
    expect(apart.sort()).toEqual(declaredApart)
  })

  it('of a first view are those of its screen and of all adapters that it needs', () => {
    const ofPath = (path: string) =>
      features.flatMap((feature) =>
        feature.routes.filter((route) => route.path === path).map((route) => [...startChunks(feature, route)].sort()),
      )
    expect(ofPath('/posts/:aid')).toEqual([['article', 'html', 'taking-part']])
    expect(ofPath('/videos/:aid')).toEqual([['player', 'taking-part', 'video', 'video-output']])
    expect(ofPath('/cates/:id')).toEqual([['category', 'feed']])
  })

  it('of what is opened day by day are kept with all that they need', () => {
    const kept = everydayChunks(features)
    for (const name of [
      'home',
      'category',
      'article',
      'html',
      'taking-part',
      'comment-list',
      'account',
      'radio',
      'player',
    ])
      expect(kept).toContain(name)
    for (const name of ['video', 'album', 'profile', 'uploads', 'cities']) expect(kept).not.toContain(name)
  })

  it('of every screen that a footer may lead to are kept (B02)', () => {
    const kept = everydayChunks(features)
    const types = Array.from({ length: 11 }, (_, at) => at + 1)
    const paths = types.flatMap((type) => footerScreen({ type, sourceType: 1 }) ?? [])
    expect(paths).toContain('/tv')
    for (const path of [...paths, '/page/:id?', '/setting', '/posts/:aid'])
      for (const feature of features)
        for (const route of feature.routes.filter((route) => route.path === path))
          for (const chunk of startChunks(feature, route)) expect(kept, path).toContain(chunk)
  })
})
