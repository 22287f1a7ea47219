import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../src/application/frame/shared/failure'
import { SiteStore } from '../../../../src/application/frame/site/site.store'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import type { SiteConfig } from '../../../../src/domain/frame/site/site'
import type { HttpClient } from '../../../../src/infrastructure/frame/http/http-client'
import { HttpPagesGateway } from '../../../../src/infrastructure/overview/pages/http-pages-gateway'

function kit(answers: Readonly<Record<string, unknown>>, hasStartPage = true) {
  const sent: unknown[] = []
  const http = {
    send: (endpoint: { readonly name: string }, parts: object) => {
      sent.push([endpoint.name, parts])
      return Promise.resolve(endpoint.name in answers ? success(answers[endpoint.name]) : failure(failureOf('offline')))
    },
  }
  const site = new SiteStore()
  site.setConfig({ hasStartPage } as SiteConfig)
  return { gateway: new HttpPagesGateway(http as unknown as HttpClient, site), sent }
}
const wishes = { id: 'w', type: 'wishes', title: null, categoryId: 'errands', limit: 3, more: null } as const

describe('The page at the blank id (S001)', () => {
  const page = { id: 'default', title: 'Riverbend', cards: [] }

  it('is asked for where the site has one', async () => {
    const { gateway, sent } = kit({ getPage: page })
    expect(await gateway.page('default')).toMatchObject({ ok: true, value: { id: 'default' } })
    expect(sent).toEqual([['getPage', { failures: 'in-place', path: { id: 'default' }, signal: undefined }]])
  })

  it('is missing without a call where the site has none', async () => {
    const { gateway, sent } = kit({ getPage: page }, false)
    expect(await gateway.page('default')).toMatchObject({ ok: false, reason: { code: 'gone' } })
    expect(sent).toEqual([])
    expect(await gateway.page('page-1')).toMatchObject({ ok: true })
  })
})

describe('The content of a card, by the wire', () => {
  it('of wishes is the newest that still need somebody', async () => {
    const wish = { id: '7', createdAt: Date.UTC(2026, 10, 21, 8), cover: null, wisher: { id: 'u', onBehalfOf: null } }
    const { gateway, sent } = kit({ listWishes: { items: [wish], nextCursor: null } })
    expect(await gateway.content(wishes)).toMatchObject({
      ok: true,
      value: { items: [], channels: [], wishes: [{ id: '7', cover: null }] },
    })
    expect(sent).toEqual([
      ['listWishes', { failures: 'in-place', query: { state: 'open', pageSize: 3, categoryId: 'errands' } }],
    ])
  })

  it('of activities is the next that can be joined', async () => {
    const activity = { id: '8', startsAt: Date.UTC(2026, 10, 21, 8), endsAt: Date.UTC(2026, 10, 21, 10), cover: null }
    const { gateway, sent } = kit({ listActivities: { items: [activity], nextCursor: null } })
    const card = { id: 'a', type: 'activities', title: null, kind: 'health', limit: 2, more: null } as const
    expect(await gateway.content(card)).toMatchObject({
      ok: true,
      value: { items: [], channels: [], activities: [{ id: '8' }] },
    })
    expect(sent).toEqual([
      ['listActivities', { failures: 'in-place', query: { state: 'enrolling', pageSize: 2, kind: 'health' } }],
    ])
  })

  it('of the venues’ map is the picture of the city', async () => {
    const picture = { width: 600, height: 400, shapes: [], marks: [{ x: 1, y: 2, count: 3 }], total: 3, isMore: false }
    const map = { ...picture, attribution: 'Ours' }
    const { gateway, sent } = kit({ getMapPicture: map })
    const card = { id: 'm', type: 'venues-map', title: null, more: null } as const
    expect(await gateway.content(card)).toEqual({ ok: true, value: { items: [], channels: [], map } })
    expect(sent).toEqual([['getMapPicture', { failures: 'in-place' }]])
  })

  it('fails alone', async () => {
    expect(await kit({}).gateway.content(wishes)).toMatchObject({ ok: false, reason: { code: 'offline' } })
  })
})
