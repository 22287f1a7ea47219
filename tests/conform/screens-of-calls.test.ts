import { describe, expect, it } from 'vitest'
import { readRoutes } from '../../conform/screens/routes'
import { readScreensOfCalls } from '../../conform/screens/screens-of-calls'
import { readSources } from '../../conform/screens/sources'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import { features } from '../../src/composition/features'

describe('the screens that make a call', () => {
  const screens = readScreensOfCalls()

  it('are read from every route of the client', () => {
    const found = new Set(readRoutes(readSources()).map(({ path }) => path))
    const missing = features.flatMap(({ routes }) => routes).filter(({ path }) => !found.has(path))
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('are those that show what it answers', () => {
    expect(screens.get('listFeed')).toContain('/index')
    expect(screens.get('getWallet')).toEqual(['/cash-out', '/wallet'])
    expect(screens.get('getArticle')).toEqual(['/posts/:aid', '/posts/:aid/comment/:id'])
    expect(screens.get('createWish')).toEqual(['/micro-wish-publish', '/send-wish'])
    expect(screens.get('getSite')).toEqual(['every screen (its frame)'])
  })

  it('are known for nearly every call that the client makes', () => {
    const without = allEndpoints().filter(({ endpoint }) => !screens.has(endpoint.name))
    expect(without.length).toBeLessThan(20)
  })
})
