import { describe, expect, it } from 'vitest'
import { everydayChunks, startChunks } from '../../src/composition/feature'
import { features } from '../../src/composition/features'
import { filesBelow } from '../house/source-tree'

const named = filesBelow(['src'], ['.ts', '.tsx']).flatMap(({ path, text }) =>
  [
    ...text.matchAll(/(?:lazyCode\(\s*'([\w-]+)',\s*\(\)\s*=>\s*)?import\(\s*\/\* webpackChunkName: "([\w-]+)" \*\//g),
  ].map(([, says, is = '']) => ({ path, says, is })),
)
const chunks = new Set(named.map(({ is }) => is))

describe('chunks', () => {
  it('are called by the features what the build calls them', () => {
    expect(named.filter(({ says, is }) => says !== undefined && says !== is)).toEqual([])
    for (const feature of features)
      for (const name of [
        ...(feature.parts ?? []),
        ...(feature.adapters === undefined ? [] : [feature.adapters.chunk]),
        ...feature.routes.map(({ load }) => load.chunk),
      ])
        expect(chunks, feature.name).toContain(name)
  })

  it("of adapters without screens are not part of other features' screens: uploading a picture does not load the profile", () => {
    const screens = features.flatMap(({ routes }) => routes.map(({ load }) => load.chunk))
    expect(features.find(({ name }) => name === 'uploads')?.adapters?.chunk).toBe('uploads')
    expect(screens).toContain('profile')
    for (const { name, routes, adapters } of features)
      if (routes.length === 0 && adapters !== undefined) expect(screens, name).not.toContain(adapters.chunk)
  })

  it('of a first view are those of its screen and of all adapters that it needs', () => {
    const ofPath = (path: string) =>
      features.flatMap((feature) =>
        feature.routes.filter((route) => route.path === path).map((route) => [...startChunks(feature, route)].sort()),
      )
    expect(ofPath('/posts/:aid')).toEqual([['article', 'html', 'taking-part']])
    expect(ofPath('/videos/:aid')).toEqual([['player', 'taking-part', 'video']])
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
    for (const name of ['video', 'tv', 'album', 'profile', 'uploads', 'cities']) expect(kept).not.toContain(name)
  })
})
